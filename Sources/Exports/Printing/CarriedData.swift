import Atlas
import CPrintData

/// The fonts and outlines built into the program.
package enum CarriedData {
  package static func font(bold: Bool) -> TrueTypeFont? {
    TrueTypeFont(
      bytes(bold ? carried_bold_font() : carried_regular_font()), name: bold ? "NotoSans-Bold" : "NotoSans-Regular")
  }

  package static var outlines: Outlines { Outlines(bytes(carried_outlines())) }

  private static func bytes(_ carried: carried_bytes) -> [UInt8] {
    Array(UnsafeBufferPointer(start: carried.start, count: carried.count))
  }
}
