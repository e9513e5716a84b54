import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Midnight, which is a time unless the feed shows otherwise.
struct MidnightTests {
  private func feed(_ starts: [String], _ summary: String = "Wanderers at Rovers", at venue: String = "Ice Barn")
    throws -> [String]
  {
    let events = starts.enumerated().flatMap { number, start in
      ["BEGIN:VEVENT", "UID:\(number)", "DTSTART\(start)", "SUMMARY:\(summary)", "LOCATION:\(venue)", "END:VEVENT"]
    }
    let text = (["BEGIN:VCALENDAR"] + events + ["END:VCALENDAR", ""]).joined(separator: "\r\n")
    return try read(text).lines.map { line in line.split(separator: "|").suffix(2).joined(separator: "|").trimmed }
  }

  @Test func `midnight in UTC is a time at an unknown place`() throws {
    try expect(feed([":20261011T000000Z"]), ["2026-10-11T00:00:00+00:00 | scheduled"])
    let season = (0..<20).map { ":202610\(10 + $0)T\($0 % 4 == 0 ? "000000" : "233000")Z" }
    #expect(try feed(season).allSatisfy { $0.hasSuffix("scheduled") })
  }

  @Test func `midnight in UTC is a time if the user says so`() throws {
    let table =
      "date,time,home,away,venue\n2026-10-11,00:00,Rovers,Wanderers,Ice Barn\n2026-10-12,23:30,Rovers,Wanderers,Ice Barn\n"
    let told = try read(table, ScheduleOptions(assumedZone: "UTC")).lines
    expect(told.first?.hasSuffix("2026-10-11T00:00:00+00:00 | scheduled"), true)
    let cubs = table.replacing("Rovers", with: "Cubs").replacing("Wanderers", with: "Cardinals")
    let local = try read(cubs, ScheduleOptions(assumedZone: "UTC")).lines
    expect(local.first?.hasSuffix("2026-10-10T19:00:00-05:00 | scheduled"), true)
  }

  @Test func `a club that plays at seven in the evening has times`() throws {
    let season = (0..<12).map { ":202607\(10 + $0)T000000Z" }
    let lines = try feed(season, "Cardinals at Cubs", at: "Wrigley Field")
    expect(lines.first, "2026-07-09T19:00:00-05:00 | scheduled")
    #expect(lines.allSatisfy { $0.hasSuffix("scheduled") })
  }

  @Test func `midnight at most games is not a time`() throws {
    let open = ["2026-07-10 | timeTBD", "2026-07-11 | timeTBD", "2026-12-12 | timeTBD", "2026-12-13 | timeTBD"]
    let starts = [":20260710T000000Z", ":20260711T000000Z", ":20261212T000000Z", ":20261213T000000Z"]
    try expect(feed(starts), open)
    try expect(feed(starts, "Cardinals at Cubs", at: "Wrigley Field"), open)
    let eastern = starts.map { ";TZID=America/New_York" + $0.replacing("Z", with: "") }
    try expect(feed(eastern, "Cardinals at Cubs", at: "Wrigley Field"), open)
  }

  /// A game of the World Cup on the Pacific coast, in a calendar that has one zone for the whole world.
  @Test func `midnight by another clock is a time among times`() throws {
    let starts = ["0614T000000", "0615T150000", "0616T180000"].map { ";TZID=America/New_York:2026\($0)" }
    try expect(feed(starts, "Australia vs Turkey", at: "Lumen Field").first, "2026-06-13T21:00:00-07:00 | scheduled")
  }

  @Test func `midnight with a word has no time, on the written date`() throws {
    for summary in ["Cardinals at Cubs - Time TBD", "Cardinals at Cubs (TBA)"] {
      try expect(feed([":20260710T000000Z"], summary, at: "Wrigley Field"), ["2026-07-10 | timeTBD"])
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
