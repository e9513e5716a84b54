import Base
import ScheduleTestSupport
import Testing
import TripCore

@testable import Schedules

/// Events that repeat.
struct RecurrenceTests {
  private func days(_ rule: String, from start: String = "2026-07-03", at second: Int = 19 * 3600) throws -> [String] {
    let start = try #require(CivilDate(start))
    return try #require(RecurrenceRule(rule)).days(from: start, secondOfDay: second, slack: 0).map(\.description)
  }

  /// 2026-07-03 is a Friday.
  @Test func `rules give the days that the standard says`() throws {
    for (rule, expected) in [
      ("FREQ=DAILY;COUNT=3", ["2026-07-03", "2026-07-04", "2026-07-05"]),
      ("FREQ=DAILY;INTERVAL=2;UNTIL=20260707", ["2026-07-03", "2026-07-05", "2026-07-07"]),
      ("FREQ=DAILY;BYDAY=FR,MO;COUNT=3", ["2026-07-03", "2026-07-06", "2026-07-10"]),
      ("FREQ=WEEKLY;COUNT=2", ["2026-07-03", "2026-07-10"]),
      ("FREQ=WEEKLY;BYDAY=SU,FR;COUNT=4", ["2026-07-03", "2026-07-05", "2026-07-10", "2026-07-12"]),
      ("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR,TU;COUNT=4", ["2026-07-03", "2026-07-14", "2026-07-17", "2026-07-28"]),
      ("FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=FR,SU;COUNT=3", ["2026-07-03", "2026-07-12", "2026-07-17"]),
      ("FREQ=WEEKLY;UNTIL=20260710T230000Z", ["2026-07-03", "2026-07-10"]),
      ("FREQ=WEEKLY;UNTIL=20260710T035959Z", ["2026-07-03"]),
      ("FREQ=MONTHLY;COUNT=3", ["2026-07-03", "2026-08-03", "2026-09-03"]),
      ("FREQ=MONTHLY;BYDAY=1FR;COUNT=3", ["2026-07-03", "2026-08-07", "2026-09-04"]),
      ("FREQ=MONTHLY;BYDAY=-1SA;COUNT=3", ["2026-07-03", "2026-07-25", "2026-08-29"]),
      ("FREQ=YEARLY;COUNT=2", ["2026-07-03", "2027-07-03"]),
    ] {
      #expect(try days(rule) == expected, "\(rule)")
    }
    #expect(try days("FREQ=MONTHLY;COUNT=3", from: "2026-01-31") == ["2026-01-31", "2026-03-31", "2026-05-31"])
    #expect(try days("FREQ=YEARLY;COUNT=2", from: "2024-02-29") == ["2024-02-29", "2028-02-29"])
  }

  @Test func `a rule without an end is bounded`() throws {
    #expect(try days("FREQ=DAILY").count == 1000)
    #expect(try days("FREQ=WEEKLY").count == 523)
    #expect(try days("FREQ=DAILY;COUNT=999999999").count == 1000)
    for start in ["9999-12-31", "9990-01-31", "0000-01-01"] {
      for frequency in ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] {
        #expect(try days("FREQ=\(frequency);INTERVAL=1000", from: start).count < 5)
        #expect(try days("FREQ=\(frequency)", from: start).count <= 1000)
      }
    }
  }

  @Test func `a rule that is not known is none`() {
    for rule in [
      "", "FREQ=HOURLY", "FREQ=WEEKLY;BYSETPOS=1", "FREQ=WEEKLY;BYDAY=XX", "FREQ=WEEKLY;BYDAY=1FR", "COUNT=2",
      "FREQ=DAILY;UNTIL=soon", "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU", "FREQ=MONTHLY;BYDAY=9FR", "FREQ",
    ] {
      #expect(RecurrenceRule(rule) == nil, "\(rule)")
    }
  }

  @Test func `a series has a game on each date but those left out`() throws {
    let lines =
      cubsEvent + [
        "RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE:20260710T182000Z", "RDATE:20260705T182000Z", "END:VEVENT", "BEGIN:VEVENT",
        "UID:a1", "RECURRENCE-ID:20260717T182000Z", "DTSTART:20260718T182000Z", "SUMMARY:Cardinals at Cubs",
        "LOCATION:Wrigley Field",
      ]
    let schedule = try read(calendar(lines))
    #expect(schedule.games.map(\.day.description) == ["2026-07-03", "2026-07-05", "2026-07-18", "2026-07-24"])
    #expect(Set(schedule.games.map(\.game.gameID)).count == 4)
    #expect(schedule.messages.isEmpty)
  }

  @Test func `the clock of a series stays where the clocks change`() throws {
    let lines = [
      "UID:a", "DTSTART;TZID=America/Chicago:20261030T190000", "RRULE:FREQ=WEEKLY;UNTIL=20261107T060000Z",
      "SUMMARY:Cardinals at Cubs", "LOCATION:Wrigley Field",
    ]
    #expect(
      try read(calendar(lines)).lines.map { $0.split(separator: "|")[2] }
        == [" 2026-10-30T19:00:00-05:00 ", " 2026-11-06T19:00:00-06:00 "])
  }

  @Test func `what is not understood and what never ends is told`() throws {
    let odd = try read(calendar(cubsEvent + ["RRULE:FREQ=WEEKLY;BYSETPOS=1"]))
    #expect(odd.lines == [cubsLine])
    #expect(odd.findings == [.date(.unknownRule)])
    let endless = try read(calendar(cubsEvent + ["RRULE:FREQ=DAILY"]))
    #expect(endless.games.count == 1000)
    #expect(endless.findings == [.date(.longSeries(1000))])
  }
}
