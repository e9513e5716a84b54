import CNcurses
import CTerminal
import Glibc

/// What the terminal reports beside keys.
///
/// Source: "XTerm Control Sequences": 1002 reports button presses and drags, 1006 in a form without limits, 2004 puts
/// marks around pasted text. Terminals that know none of them ignore the requests.
struct InputReports {
  let includesMouse: Bool

  /// Shift leaves the mouse to the terminal, as terminals do by themselves.
  var request: String { (includesMouse ? "\u{1B}[?1002h\u{1B}[?1006h" : "") + "\u{1B}[?2004h" }

  static let off = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l"
}

/// The rows that scroll. ncurses makes them those of the screen when it takes the terminal, and leaves it like that; a
/// terminal that has grown since could go on scrolling in its upper part alone.
enum ScrollRegion {
  /// Makes all rows scroll, which moves the cursor to the top. Empty if the terminal has no region, or another kind of it
  /// than the VT100 has.
  static var off: String { cncurses_has_scroll_region() ? "\u{1B}[r" : "" }
}

/// The bytes that leave the screen, for a handler that may only write.
enum LeaveSequence {
  /// From now on a crash gives the terminal back.
  static func arm() {
    // Attributes and colours off, keypad off, cursor on.
    let capabilities = ["sgr0", "op", "rmkx", "cnorm"].flatMap(bytes)
    // The last row that there is, where ncurses would leave the cursor, too.
    let lastRow = ScrollRegion.off.isEmpty ? "" : "\u{1B}[999H"
    // First an end to a sequence of which only one half may have been sent.
    let sequence = Array(("\u{18}" + InputReports.off + ScrollRegion.off + lastRow).utf8) + capabilities + ending
    sequence.withUnsafeBytes { _ = cterminal_arm($0.baseAddress, $0.count) }
  }

  /// What ncurses does not send when it leaves the screen: before that, and after it.
  static var around: (before: String, after: [UInt8]) {
    (InputReports.off + ScrollRegion.off, cncurses_capability("rmcup") == nil ? ending : [])
  }

  /// The screen of before. If the terminal keeps none, the row is erased in which the prompt of the shell will stand.
  private static var ending: [UInt8] { bytes(of: cncurses_capability("rmcup") == nil ? "el" : "rmcup") }

  private static func bytes(of capability: String) -> [UInt8] { Capability(capability)?.parts.flatMap { $0 } ?? [] }
}

/// What a terminal's description says that it is to be sent.
struct Capability {
  /// Its bytes, cut where they say that the terminal needs a moment (`$<100/>`), as no terminal in use does except to be
  /// seen.
  private(set) var parts: [[UInt8]] = [[]]

  /// Nil where the terminal cannot do it.
  init?(_ name: String) {
    guard let value = cncurses_capability(name) else { return nil }
    var rest = UnsafeRawBufferPointer(start: value, count: strlen(value))[...]
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
