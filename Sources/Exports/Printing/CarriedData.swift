import CPrintData

/// The fonts built into the program.
enum CarriedData {
  static func font(bold: Bool) -> TrueTypeFont? {
    TrueTypeFont(
      bytes(bold ? carried_bold_font() : carried_regular_font()), name: bold ? "NotoSans-Bold" : "NotoSans-Regular")
  }

  private static func bytes(_ carried: carried_bytes) -> [UInt8] {
    Array(UnsafeBufferPointer(start: carried.start, count: carried.count))
  }
}
