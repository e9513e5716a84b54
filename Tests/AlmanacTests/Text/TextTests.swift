import Almanac
import Itinerary
import TestSupport
import Testing

/// What is found in a text, and what is made of one.
struct TextTests {
  @Test func `contains a text that occurs, and no other`() {
    for text in ["", "v", "venue", "venue-tbd", "tbd", "-", "é"] {
      #expect("venue-tbdé".contains(text) && "a venue-tbdé".dropFirst(2).contains(text[...]))
    }
    for text in ["venues", "tbd-", "venue-tbdéx", "vv", "e\u{301}"] { #expect(!"venue-tbdé".contains(text)) }
    #expect("".contains("") && !"".contains("a"))
  }

  @Test func `finds the first occurrence of a text`() {
    let text = "Café – bar – café"
    expect(text.range(of: " – ").map { String(text[..<$0.lowerBound]) }, "Café")
    expect(text.range(of: "café").map { String(text[$0.upperBound...]) }, "")
    #expect(text.range(of: "x") == nil && "".range(of: "x") == nil)
    expect("a".range(of: "").map { "a"[$0].isEmpty }, true)
  }

  @Test func `splits lines between complete characters`() {
    for text in ["", "a", "a\nb", "a\r\nb\r\n\r\nc", "\n\na\u{B}b\u{C}c\rd", "é\r\nb", "a\u{2028}b"] {
      expect(text.lines, text.split(whereSeparator: \.isNewline))
    }
  }

  @Test func `collapses white space between words`() {
    for text in [
      "", " \n", "a", "a b", " a", "a ", "a  b", "a\tb", "a\r\nb", "é  b", "a\u{A0}b", "  a \t b\u{A0}\n c ",
    ] {
      expect(text.singleSpaced, text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
  }

  @Test func `folds case, diacritics and white space`() {
    let texts = [
      ("  Première\u{A0}\t Ligue ", "premiere ligue"), ("São Paulo → Córdoba", "sao paulo → cordoba"),
      ("Straße\r\nMünchen", "strasse munchen"), ("a \u{301} b", "a b"), ("\u{3000}東京\u{2003}ドーム", "東京 ドーム"),
    ]
    for (text, folded) in texts {
      expect(FoldedText(text).text, folded)
      expect(FoldedText(folded).text, folded)
    }
  }

  @Test func `escapes a text of joiners in linear time`() {
    let joiners = String(repeating: "\u{200D}", count: 300_000)
    expect(JSONText.safeOnTerminal(joiners).utf8.count, 6 * 300_000)
  }

  @Test(arguments: [
    ([], "abcdef", "abcd"), (["abcdef"], "abcdef", "abcd"), (["abcdef", "abcdeg"], "abcdef", "abcdef"),
    (["abcde1", "ABCDE2", "x"], "ABCDE2", "ABCDE2"), (["abcdX", "abcyZ"], "abcyZ", "abcy"), (["ab", "cd"], "ab", "ab"),
    (["abcd", "abcde"], "abcde", "abcde"),
  ])
  func `a short ID has at least four characters, and is unique regardless of case`(
    ids: [String], id: String, short: String
  ) {
    expect(ShortIDs(ids).short(id), short)
  }

  @Test func `the last of two separators, or one that no group of digits follows, begins the fraction`() {
    let numbers: [(String, String?)] = [
      ("122,5", "122.5"), ("12,3", "12.3"), ("0,8", "0.8"), ("0,125", "0.125"), ("1.234,5", "1234.5"),
      ("1,234.5", "1234.5"), ("1,234,567", "1234567"), ("1.234.567,89", "1234567.89"), ("2 597", "2597"),
      ("2 597,5", "2597.5"), ("1'234.5", "1234.5"), ("280", "280"), ("12.", nil), ("1,2,3", nil), ("12,34.5", nil),
      ("1.2 3", nil), ("", nil), ("x", nil), (",5", "0.5"), ("1234,567", "1234.567"),
    ]
    for (text, number) in numbers { expect(TypedNumber(text), number.map { .number($0) }, "\(text)") }
  }

  @Test func `three digits after one separator can be a group or a fraction`() {
    for separator in [",", "."] as [Character] {
      expect(TypedNumber("1\(separator)234"), .ambiguous(thousands: "1234", fraction: "1.234", separator: separator))
    }
  }
}
