import Testing

@testable import Curses

struct TerminalTests {
  @Test func `an unknown terminal gets advice that helps`() {
    #expect(
      TerminalError.unknown("xtrem", isDatabaseThere: true).description
        == "TERM is \"xtrem\", which the terminal database does not know; try TERM=xterm-256color")
    let missing = TerminalError.unknown("xterm-256color", isDatabaseThere: false).description
    #expect(missing.hasPrefix("TERM is \"xterm-256color\", and the terminal database is missing; install the package"))
    #expect(missing.contains("ncurses-base") && missing.contains("TERMINFO"))
    #expect(!missing.contains("try TERM="))
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("é→", "w6nihpI="),
  ])
  func `base64 matches RFC 4648`(text: String, encoded: String) {
    #expect(Terminal.base64(Array(text.utf8)) == encoded)
  }
}
