import Screen
import TestSupport
import Testing

@testable import Program

@Suite struct TextTableTests {
  @Test func `columns are as wide as their widest cell`() {
    expect(TextTable.lines([["a", "b", "c"], ["long", "", "and longer"]]), ["a     b  c", "long     and longer"])
  }

  @Test func `the last cell of a row is not a column`() {
    expect(
      TextTable.lines([["a", "b"], ["a text of its own"], ["ab", "c"]]), ["a   b", "a text of its own", "ab  c"])
  }

  @Test func `wide characters count as two columns`() {
    expect(TextTable.lines([["東京", "x"], ["abcd", "y"], ["é", "z"]]), ["東京  x", "abcd  y", "é     z"])
  }

  @Test func `an indent is before every line`() {
    expect(TextTable.lines([["a"], []], indent: 2), ["  a", "  "])
    expect(TextTable.lines([]), [])
  }
}
