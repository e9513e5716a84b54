import CNcurses
import Glibc
import Screen
import Testing

@testable import Curses

/// What the descriptions of terminals say, of which the C library has one at a time.
@Suite(.serialized) struct DescribedTerminalTests {
  /// Makes a type of terminal the one that is described, without a terminal.
  private func describe(_ name: String) throws {
    var name = Array(name.utf8CString)
    var found: CInt = 0
    #expect(setupterm(&name, STDOUT_FILENO, &found) == OK)
    try #require(found == 1)
  }

  // MARK: Keys

  private func keys(_ text: String, on terminal: String) throws -> [Key] {
    try describe(terminal)
    var decoder = InputDecoder(keys: .described)
    return decoder.decode(Array(text.utf8), at: 0).compactMap { if case .key(let key) = $0 { key } else { nil } }
  }

  @Test(arguments: [
    ("xterm-256color", "\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", [Key.up, .down, .right, .left]),
    (
      "xterm-256color", "\u{1B}[1;2A\u{1B}[1;2B\u{1B}[1;2C\u{1B}[1;2D",
      [.shiftUp, .shiftDown, .shiftRight, .shiftLeft]
    ),
    ("xterm-256color", "\u{1B}OH\u{1B}OF\u{1B}[5~\u{1B}[6~", [.home, .end, .pageUp, .pageDown]),
    ("xterm-256color", "\u{1B}[3~\u{1B}[2~\u{1B}[Z\u{7F}", [.delete, .insert, .backTab, .backspace]),
    ("xterm-256color", "\u{1B}OP\u{1B}[15~\u{1B}[24~", [.function(1), .function(5), .function(12)]),
    ("linux", "\u{1B}[A\u{1B}[1~\u{1B}[4~\u{1B}[[A", [.up, .home, .end, .function(1)]),
    ("vt100", "\u{1B}OA\u{8}", [.up, .backspace]),
  ])
  func `keys follow the terminal's description`(_ terminal: String, _ sent: String, _ keys: [Key]) throws {
    #expect(try self.keys(sent, on: terminal) == keys)
  }

  // MARK: Leaving

  private func leaveSequence(of terminal: String) throws -> String {
    try describe(terminal)
    return String(decoding: LeaveSequence.sequence, as: UTF8.self)
  }

  @Test func `a crash leaves an xterm as it was`() throws {
    let sequence = try leaveSequence(of: "xterm-256color")
    // A half of a sequence is ended, then mouse and paste reports, the scroll region; the cursor goes to the last row.
    #expect(sequence.hasPrefix("\u{18}\(InputReports.off)\u{1B}[r\u{1B}[999H"))
    #expect(sequence.hasSuffix("\u{1B}[?1049l\u{1B}[23;0;0t"))
    #expect(sequence.contains("\u{1B}[?12l\u{1B}[?25h"), "the cursor shows")
    #expect(LeaveSequence.around.before == "\(InputReports.off)\u{1B}[r")
  }

  @Test func `a terminal that keeps no other screen has the row of the prompt erased`() throws {
    #expect(try leaveSequence(of: "vt100").hasSuffix("\u{1B}[K"))
    #expect(LeaveSequence.around.after == Array("\u{1B}[K".utf8))
    try describe("xterm-256color")
    #expect(LeaveSequence.around.after == [])
  }

  // MARK: Capabilities

  @Test(arguments: [
    ("\u{1B}[?5h$<100/>\u{1B}[?5l", ["\u{1B}[?5h", "\u{1B}[?5l"]), ("a$<1>b$<2>", ["a", "b", ""]),
    ("$5 <b> $<unclosed", ["$5 <b> $<unclosed"]), ("", [""]),
  ])
  func `the delays of a capability split it into parts`(text: String, parts: [String]) {
    #expect(Capability(text: Array(text.utf8)).parts.map { String(decoding: $0, as: UTF8.self) } == parts)
  }

  @Test func `a capability that a terminal lacks is nil`() throws {
    try describe("vt100")
    #expect(Capability("smcup") == nil)
    #expect(Capability("el")?.parts.map { String(decoding: $0, as: UTF8.self) } == ["\u{1B}[K", ""])
  }

  @Test func `blink means struck-out only if the description has both`() throws {
    try describe("xterm-256color")
    #expect(cncurses_strike_instead_of_blink())
    #expect(String(cString: try #require(cncurses_capability("sgr"))).contains("%p4%t;9%;"))
    for terminal in ["vt100", "linux", "dumb"] {
      try describe(terminal)
      #expect(!cncurses_strike_instead_of_blink())
    }
  }
}
