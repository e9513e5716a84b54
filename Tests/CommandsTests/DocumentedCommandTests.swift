import TestSupport
import Testing

@testable import Program

/// The command lines that the pages and the help show.
@Suite struct DocumentedCommandTests {
  @Test(arguments: PageCode.pages) func `every command of a page is known, with its options and values`(page: String) {
    for code in PageCode.blocks(of: page).joined() { check(code, isComplete: true) }
    for code in PageCode.inlines(of: page) where code.hasPrefix("barnstorm ") { check(code, isComplete: false) }
  }

  @Test func `every example of the help is known, with its options and values`() {
    for code in Barnstorm.commands.flatMap({ $0.syntax.examples }) { check(code, isComplete: true) }
  }

  @Test func `a wrong option in a page is found`() {
    withKnownIssue { check("barnstorm show rust --bogus", isComplete: true) }
    withKnownIssue { check("true && barnstorm move rust 902B | less", isComplete: true) }
    check("barnstorm move rust 902B", isComplete: false)
  }

  /// Reads the commands of a shell line, without running them.
  ///
  /// - Parameter isComplete: whether the line can be run as it is; otherwise arguments can be missing.
  private func check(_ line: String, isComplete: Bool) {
    let parts = ShellLine("\(line) ", breaks: "").words.split { ["|", "||", "&&", ">", ">>", "#"].contains($0) }
    for words in parts {
      guard let start = words.firstIndex(of: "barnstorm"), words[..<start].allSatisfy({ $0 == "$" || $0.contains("=") })
      else { continue }
      // A number that the reader chooses is an N.
      let rest = words[(start + 1)...].map { Word($0 == "N" ? "1" : $0) }
      guard let first = rest.first else { continue }
      do {
        let (command, arguments) = Barnstorm.choice(first, rest)
        if case .run(let line) = try command.syntax.read(arguments) { _ = try command.init(line) }
      } catch UsageError.missing where !isComplete {
      } catch UsageError.missingValue where !isComplete {
      } catch {
        Issue.record("\(line): \(error)")
      }
    }
  }
}
