import Itinerary
import TestSupport
import Testing

struct LocalMomentTests {
  @Test(arguments: [
    ("2026-01-15", 0, "2026-01-15T00:00:00-06:00"),
    ("2026-07-03", 48_000, "2026-07-03T13:20:00-05:00"),
    ("2026-03-08", 7199, "2026-03-08T01:59:59-06:00"),
    ("2026-03-08", 10_800, "2026-03-08T03:00:00-05:00"),
    ("2031-07-04", 43_200, "2031-07-04T12:00:00-05:00"),
    // A skipped time is read with the offset from before the gap.
    ("2026-03-08", 9000, "2026-03-08T03:30:00-05:00"),
    // A repeated time is the first of the two.
    ("2026-11-01", 5400, "2026-11-01T01:30:00-05:00"), ("2026-11-01", 7200, "2026-11-01T02:00:00-06:00"),
  ])
  func `a local time becomes one instant`(date: String, second: Int, expected: String) throws {
    try expect(moment(date, second).description, expected)
  }

  @Test func `every half hour of two years round-trips`() throws {
    let rules = try chicago()
    let start = AlmanacTests.moment("2025-01-01T00:00:00Z")
    for step in Int64(0)..<(2 * 365 * 48) {
      let reading = rules.reading(at: start + step * 1800)
      let again = rules.moment(of: reading.date, secondOfDay: reading.secondOfDay)
      let gap = reading.unixSeconds - again.unixSeconds
      #expect(gap == 0 || gap == 3600, "\(reading) reads back as \(again)")
      #expect(again.secondOfDay == reading.secondOfDay && again.date == reading.date)
    }
  }

  private func moment(_ date: String, _ second: Int) throws -> OffsetDateTime {
    try chicago().moment(of: #require(CivilDate(date)), secondOfDay: second)
  }

  private func chicago() throws -> ZoneRules { try #require(ZoneRules(tzif: ZoneFileFixture.chicago.bytes)) }
}
