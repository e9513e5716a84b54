import ScheduleTestSupport
import Schedules
import TestSupport
import Testing

struct PlaceholderTests {
  @Test func `baseball starts at 0333 where no time is set`() throws {
    for start in [
      "DTSTART:20260703T083300Z", "DTSTART:20260703T073300Z", "DTSTART;TZID=America/Chicago:20260703T033300",
    ] {
      try expect(read(calendar([start] + cubsEvent)).lines, [open("2026-07-03")], "\(start)")
    }
  }

  @Test func `football starts at midnight Eastern where no time is set`() throws {
    let lines = ["SUMMARY:Bears at Seahawks", "DTSTART:20270103T050000Z", "LOCATION:Lumen Field, Seattle, WA"]
    let line = "Chicago Bears @ Seattle Seahawks | Seattle, WA | 2027-01-03 | timeTBD"
    try expect(read(calendar(lines)).lines, [line])
  }

  @Test func `basketball has midnight Eastern with a flag`() throws {
    let table = """
      game_id,tip_utc,away_team,home_team,venue,city,is_tbd
      1,2026-01-15T05:00:00Z,PHX (Suns),LAL (Lakers),Crypto.com Arena,Los Angeles,true
      2,2026-01-17T05:00:00Z,PHX (Suns),LAL (Lakers),Crypto.com Arena,Los Angeles,false
      """
    try expect(
      read(table).lines,
      [
        "Phoenix Suns @ Los Angeles Lakers | Los Angeles, CA | 2026-01-15 | timeTBD",
        "Phoenix Suns @ Los Angeles Lakers | Los Angeles, CA | 2026-01-16T21:00:00-08:00 | scheduled",
      ])
  }

  @Test func `midnight by any clock but that of UTC is no time`() throws {
    let starts = [
      "DTSTART;TZID=America/New_York:20260703T000000", "DTSTART:20260703T000000", "DTSTART:20260703T050000Z",
      "DTSTART;VALUE=DATE:20260703", "DTSTART:20260703",
    ]
    for start in starts { try expect(read(calendar([start] + cubsEvent)).lines, [open("2026-07-03")], "\(start)") }
    let utc = try read(calendar(["DTSTART:20260704T000000Z"] + cubsEvent))
    expect(utc.lines, [cubsLine.replacing("13:20", with: "19:00")])
  }

  @Test func `an open time keeps the date that is written`() throws {
    let rows = ["7/3/2026,TBD", "7/3/2026,TBA", "7/3/2026,", "7/3/2026,3:33 AM", "7/3/2026,12:00 AM"]
    for row in rows {
      let table =
        "date,time,away,home,venue\n\(row),Cardinals,Cubs,Wrigley Field\n7/13/2026,1:20 PM,Cardinals,Cubs,Wrigley Field"
      try expect(read(table).lines.first, open("2026-07-03"), "\(row)")
    }
  }

  @Test func `a postponed game stays postponed without a time`() throws {
    let schedule = try read(calendar(["STATUS:CANCELLED", "DTSTART:20260703"] + cubsEvent))
    expect(schedule.lines, [open("2026-07-03").replacing("timeTBD", with: "cancelled")])
  }

  private func open(_ date: String) -> String {
    "St. Louis Cardinals @ Chicago Cubs | Chicago, IL | \(date) | timeTBD"
  }
}
