import CNcurses
import Testing

@testable import Curses

extension DescribedTerminal {
  struct StrikethroughTests {
    @Test func `blink strikes where the description has both, and is unused otherwise`() throws {
      try describe("xterm-256color")
      #expect(cncurses_strike_instead_of_blink())
      #expect(String(cString: try #require(cncurses_capability("sgr"))).contains("%p4%t;9%;"))
      for terminal in ["vt100", "linux", "dumb"] {
        try describe(terminal)
        #expect(!cncurses_strike_instead_of_blink())
      }
    }
  }
}
