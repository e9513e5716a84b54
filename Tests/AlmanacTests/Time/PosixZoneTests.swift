import Itinerary
import TestSupport
import Testing

struct PosixZoneTests {
  @Test(arguments: [
    // Weekdays of months, at two o'clock by default.
    ("CST6CDT,M3.2.0,M11.1.0", "2026-03-08T07:59:59Z", -21_600, "CST"),
    ("CST6CDT,M3.2.0,M11.1.0", "2026-03-08T08:00:00Z", -18_000, "CDT"),
    ("CST6CDT,M3.2.0,M11.1.0", "2026-11-01T06:59:59Z", -18_000, "CDT"),
    ("CST6CDT,M3.2.0,M11.1.0", "2026-11-01T07:00:00Z", -21_600, "CST"),
    // The south: daylight time over the new year.
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00:00Z", 39_600, "AEDT"),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-04-04T15:59:59Z", 39_600, "AEDT"),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-04-04T16:00:00Z", 36_000, "AEST"),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-10-03T16:00:00Z", 39_600, "AEDT"),
    // Half an hour of daylight time.
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-04-04T14:59:59Z", 39_600, "+11"),
    ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", "2026-04-04T15:00:00Z", 37_800, "+1030"),
    // The last Sunday of a month with four.
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T00:59:59Z", 7200, "CEST"),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "2026-10-25T01:00:00Z", 3600, "CET"),
    // A change before midnight of its day.
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59Z", -7200, "-02"),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", -3600, "-01"),
    // A change four days after the Thursday named.
    ("IST-2IDT,M3.4.4/26,M10.5.0", "2026-03-27T00:00:00Z", 10_800, "IDT"),
    ("IST-2IDT,M3.4.4/26,M10.5.0", "2026-03-26T23:59:59Z", 7200, "IST"),
    ("EET-2EEST,M4.4.4/50,M10.4.4/50", "2026-04-24T23:59:59Z", 7200, "EET"),
    ("EET-2EEST,M4.4.4/50,M10.4.4/50", "2026-04-25T00:00:00Z", 10_800, "EEST"),
    // Winter time as the exception.
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-15T12:00:00Z", 0, "GMT"),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-07-15T12:00:00Z", 3600, "IST"),
    // Days of the year: J60 is always March 1, 59 is February 29 in a leap year.
    ("AAA0BBB,J60/0,J300/0", "2028-02-29T23:59:59Z", 0, "AAA"),
    ("AAA0BBB,J60/0,J300/0", "2028-03-01T00:00:00Z", 3600, "BBB"),
    ("AAA0BBB,J60/0,J300/0", "2026-03-01T00:00:00Z", 3600, "BBB"),
    ("AAA0BBB,59/0,299/0", "2028-02-28T23:59:59Z", 0, "AAA"),
    ("AAA0BBB,59/0,299/0", "2028-02-29T00:00:00Z", 3600, "BBB"),
    ("AAA0BBB,59/0,299/0", "2026-03-01T00:00:00Z", 3600, "BBB"),
    // Daylight time all year.
    ("XXX3EDT4,0/0,J365/23", "2026-01-01T03:00:00Z", -14_400, "EDT"),
    ("XXX3EDT4,0/0,J365/23", "2026-12-31T23:59:59Z", -14_400, "EDT"),
    ("XXX3EDT4,0/0,J365/23", "2027-01-01T02:59:59Z", -14_400, "EDT"),
    // No daylight time.
    ("MST7", "2026-07-03T12:00:00Z", -25_200, "MST"),
    ("<+03>-3", "2026-07-03T12:00:00Z", 10_800, "+03"),
    ("<+0845>-8:45", "2026-07-03T12:00:00Z", 31_500, "+0845"),
    ("LMT5:50:36", "2026-07-03T12:00:00Z", -21_036, "LMT"),
  ])
  func `a rule gives the period of an instant`(text: String, time: String, offset: Int, abbreviation: String) throws {
    let zone = try #require(PosixZone(text))
    expect(zone.period(at: moment(time)), .init(offsetSeconds: offset, abbreviation: abbreviation))
  }

  @Test func `every instant has a period, also at the ends of the calendar`() throws {
    let zone = try #require(PosixZone("AEST-10AEDT,M10.1.0,M4.1.0/3"))
    for time in [Int64.min, moment("0000-01-01T00:00:00Z"), moment("9999-12-31T23:59:59Z"), .max] {
      #expect(["AEST", "AEDT"].contains(zone.period(at: time).abbreviation))
    }
  }

  @Test(arguments: [
    "", "CST", "6", "CS6", "CST24", "CST-24", "CST6:60", "CST6CDT", "CST6CDT,M3.2.0", "CST6CDT,M3.2.0,M11.1.0,",
    "CST6CDT,M13.2.0,M11.1.0", "CST6CDT,M0.2.0,M11.1.0", "CST6CDT,M3.6.0,M11.1.0", "CST6CDT,M3.2.7,M11.1.0",
    "CST6CDT,J0,J365", "CST6CDT,J1,J366", "CST6CDT,0,366", "CST6CDT,M3.2.0/168,M11.1.0", "CST6CDT,M3.2.0/,M11.1.0",
    "CST6CDT,M3.2.0/2:3x,M11.1.0", "CST6CDT24,M3.2.0,M11.1.0", "<+03-3", "<>-3", "<a\u{7}b>-3", ":America/Chicago",
    "CST99999999999999999999", "CST6 ",
  ])
  func `rejects invalid TZ strings`(text: String) {
    #expect(PosixZone(text) == nil)
  }
}
