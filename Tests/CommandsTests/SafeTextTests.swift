import Screen
import TestSupport
import Testing

@testable import Program

@Suite struct SafeTextTests {
  private func shown(_ text: String, isForTerminal: Bool = false, _ repertoire: CharacterSupport = .unicode) -> String {
    String(
      decoding: SafeText.bytes(of: [text], isForTerminal: isForTerminal, repertoire: repertoire), as: UTF8.self)
  }

  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a\tb\nc\rd", "a b c d"), ("\u{1B}[31mRed\u{7}", "\u{FFFD}[31mRed\u{FFFD}"),
    ("\u{9B}2J", "\u{FFFD}2J"), ("x\u{7F}", "x\u{FFFD}"), ("a\u{2028}b\u{2029}c", "a b c"),
    ("São Tomé – naïve 👩‍🍳", "São Tomé – naïve 👩‍🍳"), ("\u{A0}é", "\u{A0}é"), ("…\u{2027}", "…\u{2027}"),
    ("a\u{202E}b\u{2066}c\u{61C}\u{200F}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}\u{FFFD}"), ("؀", "؀"),
  ])
  func `a pipe gets the text on one line, without control characters`(text: String, expected: String) {
    expect(shown(text), expected + "\n")
  }

  @Test func `invalid Unicode becomes a question mark`() {
    expect(shown("a\u{1B}b", .ascii), "a?b\n")
  }

  @Test func `a terminal gets the form that the editor shows`() {
    expect(shown("\u{1B}Room 👩‍🍳", isForTerminal: true), "\u{FFFD}Room 👩\n")
  }

  @Test func `a terminal without UTF-8 gets ASCII`() {
    #expect(shown("Mitchell’s – é", isForTerminal: true, .ascii).utf8.allSatisfy { $0 < 0x80 })
  }
}
