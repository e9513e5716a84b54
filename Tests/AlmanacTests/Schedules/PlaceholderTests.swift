import Almanac
import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

struct PlaceholderTests {
  @Test func `a baseball start at 3:33 AM has no time`() throws {
    for start in [
      "DTSTART:20260703T083300Z", "DTSTART:20260703T073300Z", "DTSTART;TZID=America/Chicago:20260703T033300",
    ] {
      try expect(read(calendar([start] + cubsEvent)).lines, [open("2026-07-03")], "\(start)")
    }
  }

  @Test func `a football start at midnight Eastern has no time`() throws {
    let lines = ["SUMMARY:Bears at Seahawks", "DTSTART:20270103T050000Z", "LOCATION:Lumen Field, Seattle, WA"]
    let line = "Chicago Bears @ Seattle Seahawks | Seattle, WA | 2027-01-03 | timeTBD"
    try expect(read(calendar(lines)).lines, [line])
  }

  @Test func `a basketball start at midnight Eastern with a flag has no time`() throws {
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

  @Test func `midnight in any zone but UTC is not a time`() throws {
    let starts = [
      "DTSTART;TZID=America/New_York:20260703T000000", "DTSTART:20260703T000000", "DTSTART:20260703T050000Z",
      "DTSTART;VALUE=DATE:20260703", "DTSTART:20260703",
    ]
    for start in starts { try expect(read(calendar([start] + cubsEvent)).lines, [open("2026-07-03")], "\(start)") }
    let utc = try read(calendar(["DTSTART:20260704T000000Z"] + cubsEvent))
    expect(utc.lines, [cubsLine.replacing("13:20", with: "19:00")])
  }

  @Test func `an open time keeps the written date`() throws {
    let rows = ["7/3/2026,TBD", "7/3/2026,TBA", "7/3/2026,", "7/3/2026,3:33 AM", "7/3/2026,12:00 AM"]
    for row in rows {
      let table =
        "date,time,away,home,venue\n\(row),Cardinals,Cubs,Wrigley Field\n7/13/2026,1:20 PM,Cardinals,Cubs,Wrigley Field"
      try expect(read(table).lines.first, open("2026-07-03"), "\(row)")
    }
  }

  @Test func `the last minute of a day and midnight Eastern are not times, except in the evening`() throws {
    for (zone, time, sides, expected) in [
      ("Time ET", "11:59 PM", "Fresno State Bulldogs,Hawaii Rainbow Warriors", "2026-09-05T17:59:00-10:00 | scheduled"),
      ("Time ET", "12:00 AM", "Fresno State Bulldogs,Hawaii Rainbow Warriors", "2026-09-04T18:00:00-10:00 | scheduled"),
      ("Time ET", "12:00 AM", "Florida State Seminoles,Alabama Crimson Tide", "2026-09-05 | timeTBD"),
      ("Time ET", "11:59 PM", "Florida State Seminoles,Alabama Crimson Tide", "2026-09-05 | timeTBD"),
      ("Time ET", "12:00 AM", "Utah Utes,Colorado Buffaloes", "2026-09-05 | timeTBD"),
      ("Time", "23:59", "Florida State Seminoles,Alabama Crimson Tide", "2026-09-05 | timeTBD"),
      ("Time", "23:59", "Nobody,Unknown Town", "2026-09-05 | timeTBD"),
    ] {
      let row =
        "Date,\(zone),Away,Home\n2026-09-04,1:00 PM,Tennessee Volunteers,Georgia Bulldogs\n2026-09-05,\(time),\(sides)\n"
        + "2026-09-12,1:00 PM,Tennessee Volunteers,Georgia Bulldogs"
      #expect(try readWithAllZones(row).lines.contains { $0.hasSuffix(expected) }, "\(zone) \(time) \(sides)")
    }
  }

  @Test func `reports an entry of several days and an uncertain game`() throws {
    let days = ["SUMMARY:Cardinals at Cubs", "DTSTART;VALUE=DATE:20260703", "DTEND;VALUE=DATE:20260708"]
    #expect(try read(calendar(days)).findings.contains(.lasts(5)))
    let moments = ["SUMMARY:Cardinals at Cubs", "DTSTART:20260703T150000Z", "DTEND:20260707T230000Z"]
    #expect(try read(calendar(moments)).findings.contains(.lasts(5)))
    expect(try read(calendar(moments)).first?.end?.time?.unixSeconds, 1_783_465_200)
    expect(try read(calendar(days)).first?.end, CivilDate("2026-07-07").map(PlannedMoment.on))
    let night = ["SUMMARY:Cardinals at Cubs", "DTSTART:20260704T000000Z", "DTEND:20260704T030000Z"]
    expect(try read(calendar(night)).findings.contains { $0.kind == .length }, false)
    for (end, isLong) in [("2026-07-07", true), ("7/7/2026", true), ("2026-07-04", false), ("10:00 PM", false)] {
      let table = "date,end date,away,home\n2026-07-03,\(end),Cardinals,Cubs"
      expect(try read(table).findings.contains(.lasts(5)), isLong, "\(end)")
    }
    for (start, end, days) in [
      ("10:00", "2026-07-04", 2), ("19:05", "2026-07-04", 1), ("10:00", "2026-07-04 01:30", 1),
      ("10:00", "2026-07-04 16:00", 2), ("", "2026-07-04", 2),
    ] {
      let table = "date,time,end,away,home\n2026-07-03,\(start),\(end),Cardinals,Cubs"
      expect(try read(table).first?.end?.date, days == 2 ? date("2026-07-04") : nil, "\(start) \(end)")
    }
    let seventh =
      ["SUMMARY:NLCS Game 7 (if necessary): Cardinals at Cubs"] + cubsEvent.filter { !$0.hasPrefix("SUMMARY") }
    #expect(try read(calendar(seventh)).findings.contains(.ifNecessary))
    let starred = cubsEvent + ["DESCRIPTION:NLCS\\n*If necessary"]
    #expect(try read(calendar(starred)).findings.contains(.ifNecessary))
    for (column, text) in [("status", "If necessary"), ("Notes", "Game 7 - if needed"), ("If Necessary", "Y")] {
      let table = "date,time,away,home,\(column)\n2026-07-03,13:20,Cardinals,Cubs,"
      expect(try read(table + text).findings.contains(.ifNecessary), true, "\(column)")
      expect(try read(table + "N").findings.contains(.ifNecessary), false, "\(column)")
    }
    expect(try read(calendar(cubsEvent)).findings.contains(.ifNecessary), false)
  }

  @Test func `a postponed game stays postponed without a time`() throws {
    let schedule = try read(calendar(["STATUS:CANCELLED", "DTSTART:20260703"] + cubsEvent))
    expect(schedule.lines, [open("2026-07-03").replacing("timeTBD", with: "cancelled")])
  }

  private func open(_ date: String) -> String {
    "St. Louis Cardinals @ Chicago Cubs | Chicago, IL | \(date) | timeTBD"
  }

  // MARK: Midnight, a time unless the feed shows otherwise

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

  @Test func `midnight in UTC is a time with the user's option`() throws {
    let table =
      "date,time,home,away,venue\n2026-10-11,00:00,Rovers,Wanderers,Ice Barn\n2026-10-12,23:30,Rovers,Wanderers,Ice Barn\n"
    let specified = try read(table, ScheduleOptions(assumedZone: "UTC")).lines
    expect(specified.first?.hasSuffix("2026-10-11T00:00:00+00:00 | scheduled"), true)
    let cubs = table.replacing("Rovers", with: "Cubs").replacing("Wanderers", with: "Cardinals")
    let local = try read(cubs, ScheduleOptions(assumedZone: "UTC")).lines
    expect(local.first?.hasSuffix("2026-10-10T19:00:00-05:00 | scheduled"), true)
  }

  @Test func `00:00 UTC is a time for a club that plays at seven in the evening`() throws {
    let season = (0..<12).map { ":202607\(10 + $0)T000000Z" }
    let lines = try feed(season, "Cardinals at Cubs", at: "Wrigley Field")
    expect(lines.first, "2026-07-09T19:00:00-05:00 | scheduled")
    #expect(lines.allSatisfy { $0.hasSuffix("scheduled") })
  }

  @Test func `midnight is not a time if most games have it`() throws {
    let open = ["2026-07-10 | timeTBD", "2026-07-11 | timeTBD", "2026-12-12 | timeTBD", "2026-12-13 | timeTBD"]
    let starts = [":20260710T000000Z", ":20260711T000000Z", ":20261212T000000Z", ":20261213T000000Z"]
    try expect(feed(starts), open)
    try expect(feed(starts, "Cardinals at Cubs", at: "Wrigley Field"), open)
    let eastern = starts.map { ";TZID=America/New_York" + $0.replacing("Z", with: "") }
    try expect(feed(eastern, "Cardinals at Cubs", at: "Wrigley Field"), open)
  }

  /// A game of the World Cup on the Pacific coast, in a calendar that has one zone for the whole world.
  @Test func `midnight in another zone is a time among other times`() throws {
    let starts = ["0614T000000", "0615T150000", "0616T180000"].map { ";TZID=America/New_York:2026\($0)" }
    try expect(feed(starts, "Australia vs Turkey", at: "Lumen Field").first, "2026-06-13T21:00:00-07:00 | scheduled")
  }

  @Test func `midnight with a word for TBD has no time, on the written date`() throws {
    for summary in ["Cardinals at Cubs - Time TBD", "Cardinals at Cubs (TBA)"] {
      try expect(feed([":20260710T000000Z"], summary, at: "Wrigley Field"), ["2026-07-10 | timeTBD"])
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
