import Itinerary
import TestSupport
import Testing

@Suite struct ShortIDsTests {
  @Test(arguments: [
    ([], "abcdef", "abcd"), (["abcdef"], "abcdef", "abcd"), (["abcdef", "abcdeg"], "abcdef", "abcdef"),
    (["abcde1", "ABCDE2", "x"], "ABCDE2", "ABCDE2"), (["abcdX", "abcyZ"], "abcyZ", "abcy"), (["ab", "cd"], "ab", "ab"),
    (["abcd", "abcde"], "abcde", "abcde"),
  ])
  func `a prefix has at least four characters, and distinguishes the IDs in any case`(
    ids: [String], id: String, short: String
  ) {
    expect(ShortIDs(ids).short(id), short)
  }
}
