import CNcurses
import Testing

@testable import Curses

extension DescribedTerminal {
  struct LeaveSequenceTests {
    private func sequence(of terminal: String) throws -> String {
      try describe(terminal)
      return String(decoding: LeaveSequence.whole, as: UTF8.self)
    }

    @Test func `a crash leaves an xterm as it was`() throws {
      let sequence = try sequence(of: "xterm-256color")
      // A half of a sequence is ended, then mouse and paste reports, the scroll region; the cursor goes to the last row.
      #expect(
        sequence.hasPrefix(
          "\u{18}\u{1B}[?2026l\u{1B}[?2031l" + "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[r\u{1B}[999H"))
      #expect(sequence.hasSuffix("\u{1B}[?1049l\u{1B}[23;0;0t"))
      #expect(sequence.contains("\u{1B}[?12l\u{1B}[?25h"), "the cursor shows")
    }

    @Test func `a terminal that keeps no other screen has the row of the prompt erased`() throws {
      #expect(try sequence(of: "vt100").hasSuffix("\u{1B}[K"))
      #expect(LeaveSequence.around.after == Array("\u{1B}[K".utf8))
      _ = try sequence(of: "xterm-256color")
      #expect(LeaveSequence.around.after == [])
    }

    @Test func `the scroll region is reset before ncurses leaves the screen`() throws {
      try describe("xterm-256color")
      #expect(
        LeaveSequence.around.before == "\u{1B}[?2026l\u{1B}[?2031l" + "\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?2004l\u{1B}[r")
    }

    @Test func `a pause of a capability is a cut`() {
      func parts(_ text: String) -> [String] {
        Capability(text: Array(text.utf8)).parts.map { String(decoding: $0, as: UTF8.self) }
      }
      #expect(parts("\u{1B}[?5h$<100/>\u{1B}[?5l") == ["\u{1B}[?5h", "\u{1B}[?5l"])
      #expect(parts("a$<1>b$<2>") == ["a", "b", ""])
      #expect(parts("$5 <b> $<unclosed") == ["$5 <b> $<unclosed"])
      #expect(parts("") == [""])
    }

    @Test func `a capability that a terminal lacks is nil`() throws {
      try describe("vt100")
      #expect(Capability("smcup") == nil)
      #expect(Capability("el")?.parts.map { String(decoding: $0, as: UTF8.self) } == ["\u{1B}[K", ""])
    }
  }
}
