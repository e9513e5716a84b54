import ItineraryCore
import Testing

/// What is found in a text, and taken out of it.
struct TextSearchTests {
  @Test(arguments: ["", "v", "venue", "venue-tbd", "tbd", "-", "é"])
  func `holds what occurs`(_ text: String) {
    #expect("venue-tbdé".contains(text))
    #expect("a venue-tbdé".dropFirst(2).contains(text[...]))
  }

  @Test(arguments: ["venues", "tbd-", "venue-tbdéx", "vv", "e\u{301}"])
  func `does not hold what does not occur`(_ text: String) {
    #expect(!"venue-tbdé".contains(text))
  }

  @Test func `empty text holds an empty one only`() {
    #expect("".contains(""))
    #expect(!"".contains("a"))
  }

  @Test(arguments: [
    ("", ""), ("a", "a"), ("%00", ""), ("%00a%00%00b%0", "ab%0"), ("%%000", "%0"),
    ("20260703T132000%00", "20260703T132000"),
  ])
  func `takes out every occurrence`(_ text: String, _ rest: String) {
    #expect(text.without("%00") == rest)
  }
}
