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
  func request() { RawOutput.send((includesMouse ? "\u{1B}[?1002h\u{1B}[?1006h" : "") + "\u{1B}[?2004h") }
  func stop() { RawOutput.send(Self.off) }

  static let off = "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l"
}

/// The rows that scroll. ncurses makes them those of the screen when it takes the terminal, and leaves it like that; a
/// terminal that has grown since could go on scrolling in its upper part alone.
enum ScrollRegion {
  /// Makes all rows scroll, which moves the cursor to the top.
  static func reset() { RawOutput.send(off) }

  /// Empty if the terminal has no region, or another kind of it than the VT100 has.
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
    let sequence = Array((InputReports.off + ScrollRegion.off + lastRow).utf8) + capabilities + ending
    sequence.withUnsafeBytes { _ = cterminal_arm($0.baseAddress, $0.count) }
  }

  /// Sends what ncurses does not when it has left the screen.
  static func finish() {
    if cncurses_capability("rmcup") == nil { RawOutput.send(ending) }
  }

  /// The screen of before. If the terminal keeps none, the row is erased in which the prompt of the shell will stand.
  private static var ending: [UInt8] { bytes(of: cncurses_capability("rmcup") == nil ? "el" : "rmcup") }

  /// A capability without its padding, `$<5/>`, which no terminal in use needs here.
  private static func bytes(of capability: String) -> [UInt8] {
    guard let value = cncurses_capability(capability) else { return [] }
    var result: [UInt8] = []
    var rest = UnsafeRawBufferPointer(start: value, count: strlen(value))[...]
    while let byte = rest.popFirst() {
      let isPadding = byte == UInt8(ascii: "$") && rest.first == UInt8(ascii: "<")
      if isPadding, let end = rest.firstIndex(of: UInt8(ascii: ">")) {
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return result
  }
}

/// Bytes sent past ncurses.
enum RawOutput {
  static func send(_ text: String) { send(Array(text.utf8)) }

  static func send(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
  }
}
