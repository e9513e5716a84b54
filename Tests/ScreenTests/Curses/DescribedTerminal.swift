import CNcurses
import Glibc
import Testing

/// The suites that read descriptions of terminals, of which the C library has one at a time.
@Suite(.serialized) enum DescribedTerminal {
  /// Makes a type of terminal the one that is described, without a terminal.
  static func describe(_ name: String) throws {
    var name = Array(name.utf8CString)
    var found: CInt = 0
    #expect(setupterm(&name, STDOUT_FILENO, &found) == OK)
    try #require(found == 1)
  }
}
