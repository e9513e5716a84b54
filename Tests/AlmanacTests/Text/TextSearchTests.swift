import Itinerary
import TestSupport
import Testing

/// What is found in a text.
struct TextSearchTests {
  @Test(arguments: ["", "v", "venue", "venue-tbd", "tbd", "-", "é"])
  func `contains a text that occurs`(_ text: String) {
    #expect("venue-tbdé".contains(text))
    #expect("a venue-tbdé".dropFirst(2).contains(text[...]))
  }

  @Test(arguments: ["venues", "tbd-", "venue-tbdéx", "vv", "e\u{301}"])
  func `does not contain other texts`(_ text: String) {
    #expect(!"venue-tbdé".contains(text))
  }

  @Test func `empty text contains only the empty one`() {
    #expect("".contains(""))
    #expect(!"".contains("a"))
  }

  @Test func `the range of a text is that of its first occurrence`() {
    let text = "Café – bar – café"
    expect(text.range(of: " – ").map { String(text[..<$0.lowerBound]) }, "Café")
    expect(text.range(of: "café").map { String(text[$0.upperBound...]) }, "")
    #expect(text.range(of: "x") == nil && "".range(of: "x") == nil)
    expect("a".range(of: "").map { "a"[$0].isEmpty }, true)
  }

  @Test func `white space becomes one space between words`() {
    expect("  a \t b\u{A0}\n c ".singleSpaced, "a b c")
    expect(" \n".singleSpaced, "")
  }

  @Test func `lines are those of complete characters`() {
    for text in ["", "a", "a\nb", "a\r\nb\r\n\r\nc", "\n\na\u{B}b\u{C}c\rd", "é\r\nb", "a\u{2028}b"] {
      expect(text.lines, text.split(whereSeparator: \.isNewline))
    }
  }

  @Test func `words have one space between them`() {
    for text in ["", " ", "a", "a b", " a", "a ", "a  b", "a\tb", "a\r\nb", "é  b", "a\u{A0}b"] {
      expect(text.singleSpaced, text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
  }
}
