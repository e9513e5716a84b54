import Itinerary
import TestSupport
import Testing

@Suite struct JSONValueTests {
  private let answer: JSONValue = [
    "item": "c1", "validDayRange": [1, 2], "barriers": [Int](),
    "slots": [["day": 1, "after": nil as String?, "valid": true] as JSONValue],
    "nested": ["size": 1.5, "whole": 100.0] as JSONValue,
  ]

  @Test func `compact JSON is one line`() {
    expect(
      answer.compact,
      #"{"item": "c1", "validDayRange": [1, 2], "barriers": [], "#
        + #""slots": [{"day": 1, "after": null, "valid": true}], "nested": {"size": 1.5, "whole": 100}}"#)
  }

  @Test func `pretty JSON keeps the innermost objects on one line`() {
    let expected = #"""
      {
        "item": "c1",
        "validDayRange": [1, 2],
        "barriers": [],
        "slots": [
          {"day": 1, "after": null, "valid": true}
        ],
        "nested": {"size": 1.5, "whole": 100}
      }
      """#
    expect(answer.pretty, expected)
  }

  @Test func `escapes control characters for a terminal`() {
    let text = "a\"\\/\u{8}\t\n\u{C}\r\u{0}\u{1B}\u{7F}\u{80}\u{9B}\u{A0}é\u{2027}\u{2028}\u{2029}⭐😀"
    expect(
      JSONText.quoted(text),
      #""a\"\\/\b\t\n\f\r\u0000\u001b\u007f\u0080\u009b"# + "\u{A0}é\u{2027}" + #"\u2028\u2029⭐😀""#)
  }

  @Test func `a number without a JSON form is null`() {
    expect(JSONValue.number(.infinity).compact, "null")
    expect(JSONValue.null.compact, "null")
  }

  @Test func `escapes active text for a terminal`() {
    let text = "a\u{202E}b\u{200D}c\u{E0067}d\u{300}é🍴"
    let json = JSONText.quoted(text)
    expect(json, "\"\(text)\"")
    expect(JSONText.safeOnTerminal(json), #""a\u202eb\u200dc\udb40\udc67d\#u{300}é🍴""#)
  }
}
