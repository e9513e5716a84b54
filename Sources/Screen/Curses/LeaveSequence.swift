import CNcurses
import CTerminal
import Platform

/// The bytes that leave the screen, for a handler of crashes that may only write.
enum LeaveSequence {
  static func arm() {
    sequence.withUnsafeBytes { _ = cterminal_arm($0.baseAddress, $0.count) }
  }

  /// Everything to send, whatever half of a sequence was sent before.
  static var sequence: [UInt8] {
    // Attributes and colors off, keypad off, cursor on.
    let capabilities = ["sgr0", "op", "rmkx", "cnorm"].flatMap(bytes)
    // The last row that there is, where ncurses would leave the cursor, too.
    let lastRow = ScrollRegion.off.isEmpty ? "" : "\u{1B}[999H"
    // First an end to a sequence of which only one half may have been sent.
    return Array(("\u{18}" + InputReports.off + ScrollRegion.off + lastRow).utf8) + capabilities + ending
  }

  static var around: (before: String, after: [UInt8]) {
    (InputReports.off + ScrollRegion.off, cncurses_capability("rmcup") == nil ? ending : [])
  }

  /// Brings back the screen from before. If the terminal keeps none, erases the row in which the prompt of the shell will be.
  private static var ending: [UInt8] { bytes(of: cncurses_capability("rmcup") == nil ? "el" : "rmcup") }

  private static func bytes(of capability: String) -> [UInt8] { Capability(capability)?.parts.flatMap { $0 } ?? [] }
}

/// The bytes to send to the terminal for a capability of its description, cut where the terminal needs a moment
/// (`$<100/>`), as no terminal in use does except for the user to see something.
struct Capability {
  private(set) var parts: [[UInt8]] = [[]]

  init?(_ name: String) {
    guard let value = cncurses_capability(name) else { return nil }
    self.init(text: Array(UnsafeRawBufferPointer(start: value, count: strlen(value))))
  }

  /// - Parameter text: the text of the description, in which every `$<…>` is a pause.
  init(text: [UInt8]) {
    var rest = text[...]
    while let byte = rest.popFirst() {
      let isPause = byte == UInt8(ascii: "$") && rest.first == UInt8(ascii: "<")
      if isPause, let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
    }
  }
}
