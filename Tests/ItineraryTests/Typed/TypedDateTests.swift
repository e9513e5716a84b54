import Itinerary
import TestSupport
import Testing

@Suite struct TypedDateTests {
  @Test(arguments: [
    "aug 15", "Aug 15", "AUGUST 15", "august 15th", "15 aug", "15. August", "sat aug 15", "Saturday, August 15",
    "aug. 15",
    "8/15", "08/15", "15/8", "8-15", "15.8.", "8/15/2026", "8/15/26", "15.8.2026", "2026-08-15", "2026/8/15",
    "aug 15 2026", "August 15, 2026", "15 aug 2026", "Sat, Aug 15, 2026", " aug  15 ",
  ])
  func `dates are read`(text: String) throws {
    let date = try #require(TypedDate(text, in: .monthFirst))
    #expect(date.means(try #require(CivilDate("2026-08-15"))))
    #expect(!date.means(try #require(CivilDate("2026-08-16"))))
    #expect(!date.means(try #require(CivilDate("2026-07-15"))))
    expect(date.means(try #require(CivilDate("2025-08-15"))), (date.year == nil))
  }

  @Test(arguments: [
    "", " ", "aug", "saturday", "15", "8:15", "7.30", "7:30 pm", "au 15", "aug fifteen", "aug 32", "aug 0", "13/13",
    "0/5",
    "8/15/2026/1", "8//15", "-8-15", "2026-08", "day 3", "august 15 and more", "1234567/1", "8/1a", "15.8", "game 2",
    "..", "-",
  ])
  func `rejects other texts as dates`(text: String) {
    #expect(TypedDate(text, in: .monthFirst) == nil)
  }
}
