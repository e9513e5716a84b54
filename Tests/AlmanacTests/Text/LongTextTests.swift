import Almanac
import TestSupport
import Testing

/// Texts of other people in which each character becomes several.
struct LongTextTests {
  @Test func `a text of joiners alone is escaped in time that grows with its length`() {
    let joiners = String(repeating: "\u{200D}", count: 300_000)
    expect(JSONText.safeOnTerminal(joiners).utf8.count, 6 * 300_000)
  }
}
