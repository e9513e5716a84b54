import Glibc
import Screen
import Testing

@testable import Curses

extension DescribedTerminal {
  struct InputReaderTests {
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
    func `keys are those of the terminal's description`(_ terminal: String, _ sent: String, _ keys: [Key]) throws {
      #expect(try self.keys(sent, on: terminal) == keys)
    }

    /// The characters of the bytes beyond ASCII in a locale; nil if it is not installed.
    private func highBytes(in name: String) -> [Unicode.Scalar?]?? {
      guard let locale = newlocale(1 << LC_CTYPE, name, nil) else { return .none }
      let before = uselocale(locale)
      defer {
        uselocale(before)
        freelocale(locale)
      }
      return .some(UserLocale.highBytes)
    }

    @Test(arguments: ["C", "C.UTF-8"]) func `bytes beyond ASCII are UTF-8`(_ locale: String) throws {
      let found = try #require(highBytes(in: locale))
      #expect(found == nil)
    }

    @Test func `bytes beyond ASCII are letters in a locale with one byte for each`() {
      guard let found = highBytes(in: "de_DE.ISO-8859-1") else { return }
      #expect(found?[0x60] == "à")
    }
  }
}
