import Itinerary
import ScheduleTestSupport
import Testing

/// Days of tables that stand elsewhere than in the row of a game: above it, in several columns, in an odd order.
struct TableDayTests {
  // MARK: Above

  @Test(arguments: [
    "Date,Time,Home,Away\n\"Friday, July 3, 2026\",,,\n,19:05,Cubs,Cardinals\n,19:40,Royals,Tigers\n",
    "Date,Time,Home,Away\n2026-07-03,,,\n,19:05,Cubs,Cardinals\n,19:40,Royals,Tigers\n",
    "Date,Time,Home,Away\n2026-07-03,19:05,Cubs,Cardinals\n,19:40,Royals,Tigers\n",
    "Date,Time,Home,Away\n46206,,,\n,19:05,Cubs,Cardinals\n,19:40,Royals,Tigers\n",
    "Date,Time,Home,Away\n2026-07-03,19:05,Cubs,Cardinals\n〃,19:40,Royals,Tigers\n",
    "Time,Home,Away,Date\nFriday,July 3,2026,\n19:05,Cubs,Cardinals,\n19:40,Royals,Tigers,\n",
    "Time,Home,Away\nFriday 3 July 2026,,\nField 1,,\n19:05,Cubs,Cardinals\n19:40,Royals,Tigers\n",
    "\"Fri, Jul 3, 2026\"\nTime,Home,Away\n19:05,Cubs,Cardinals\n19:40,Royals,Tigers\n",
    "Date,Start,Home,Away\n2026-07-03,7:05 PM,Cubs,Cardinals\n,7:40 PM,Royals,Tigers\n",
  ])
  func `a date above counts, which is reported`(_ table: String) throws {
    let schedule = try read(table)
    #expect(schedule.starts == ["2026-07-03T19:05", "2026-07-03T19:40"], "\(schedule.messages)")
    #expect(schedule.findings.contains(.date(.dayAbove)))
    #expect(
      !schedule.findings.contains {
        $0.isOfSkipped && ![.date(.missing(nil)), .team(.missing(nil)), .date(.missing("Field 1"))].contains($0)
      })
  }

  @Test(arguments: [
    // A row without a time is perhaps of no day yet, and a line of its own begins another part.
    ",,Royals,Tigers", "Playoffs,,,\n,19:40,Royals,Tigers", "TBD,,Cubs,Royals\n,19:40,Royals,Tigers", ",19:40,,",
    "Jul 4-6 2026,19:05,Cubs,Tigers\n,19:40,Royals,Tigers", "Week 2,,,\n,19:40,Royals,Tigers",
  ])
  func `a date above counts for no row that can be of another day`(_ rows: String) throws {
    let schedule = try read("Date,Time,Home,Away\n2026-07-03,19:05,Cubs,Cardinals\n\(rows)\n")
    #expect(!schedule.starts.contains { $0.hasSuffix("19:40") }, "\(schedule.lines)")
    #expect(schedule.findings.contains { $0.isOfSkipped })
  }

  @Test func `a row of another weekday is not of the day above`() throws {
    let schedule = try read(
      "Day,Date,Time,Home,Away\nFri,7/3/2026,7:05 PM,Cubs,Cardinals\nSat,,7:05 PM,Royals,Tigers\n", name: "x")
    #expect(!schedule.starts.contains("2026-07-03T19:05") || schedule.findings.contains(.date(.otherWeekday)))
    let exact = try read("Day,Date,Time,Home,Away\nFri,2026-07-03,7:05 PM,Cubs,Cardinals\nSat,,7:05 PM,Royals,Tigers\n")
    #expect(exact.starts == ["2026-07-03T19:05"])
  }

  @Test(arguments: [
    ("December 2026,,,\n3,13:20,Cubs,Cardinals\nJanuary,,,\nSat 2,13:20,Cubs,Cardinals", ["2026-12-03", "2027-01-02"]),
    ("JULY,2026,,\nFri 3,13:20,Cubs,Cardinals\n4th,13:20,Cubs,Cardinals", ["2026-07-03", "2026-07-04"]),
    ("2026-07-03,13:20,Cubs,Cardinals\n4,13:20,Cubs,Cardinals", ["2026-07-03", "2026-07-04"]),
  ])
  func `a month above counts for the days below`(_ rows: String, _ expected: [String]) throws {
    let schedule = try read("Date,Time,Home,Away\n\(rows)\n")
    #expect(schedule.starts.map { String($0.prefix(10)) } == expected)
    #expect(schedule.findings.contains(.date(.monthAbove)))
  }

  @Test(arguments: ["1,13:20,Cubs,Royals", "3-4,13:20,Cubs,Royals", "31,13:20,Cubs,Royals"])
  func `rejects a number that is not a day of the month above`(_ row: String) throws {
    let schedule = try read("Date,Time,Home,Away\nJune 2026,,,\n3,13:20,Cubs,Cardinals\n\(row)\n")
    #expect(schedule.starts == ["2026-06-03T13:20"])
    #expect(schedule.findings.contains { $0.isOfSkipped })
  }

  @Test(arguments: ["Mariners", "Junior", "Marlins", "7.05"])
  func `words that begin like months are not headings`(_ word: String) throws {
    let schedule = try read("Date,Time,Home,Away\n\(word),,,\n3,13:20,Cubs,Royals\n2026-07-04,13:20,Cubs,Cardinals\n")
    #expect(schedule.starts == ["2026-07-04T13:20"])
  }

  // MARK: Several columns

  @Test(arguments: [
    ("Year,Month,Day", ["2026,7,3", "2026,July,4"]), ("Jahr;Monat;Tag", ["2026;7;3", "2026;Juli;4"]),
    ("Day,Month,Date,Year", ["Fri,July,3,2026", "Sat,July,4,2026"]), ("Year,Date", ["2026,Jul 3", "2026,Jul 4"]),
    ("Season,Date", ["2026,Jul 3", "2026,Jul 4"]), ("Month,Date", ["Jul,3-7-2026", "7,7/4/2026"]),
  ])
  func `the parts of a date can have columns of their own`(_ heading: String, _ dates: [String]) throws {
    let separator = heading.contains(";") ? ";" : ","
    let rows = dates.map { [$0, "19:05", "Cubs", "Cardinals"].joined(separator: separator) }
    let text = [[heading, "Time", "Home", "Away"].joined(separator: separator)] + rows
    let schedule = try read(text.joined(separator: "\n") + "\n")
    #expect(schedule.starts == ["2026-07-03T19:05", "2026-07-04T19:05"], "\(schedule.messages)")
  }

  @Test func `seasons that differ determine no year`() {
    #expect(throws: ScheduleRefusal.noYear(entries: 2)) {
      try read("Season,Date,Home,Away\n2024,Jul 3,Cubs,Cardinals\n2025,Jul 4,Cubs,Cardinals\n")
    }
  }

  // MARK: Orders

  @Test func `a month above twelve shows that the day follows the year`() throws {
    let table = "Date,Home,Away\n2025-05-07,Cubs,Cardinals\n2025-13-07,Royals,Tigers\n"
    #expect(try read(table).starts == ["2025-05-07"])
    #expect(try read(table).reports(.date(.afterYear(isDayFirst: false)), line: 3))
    let schedule = try read(table + "2025-20-07,Royals,Tigers\n")
    #expect(schedule.starts == ["2025-07-05", "2025-07-13", "2025-07-20"])
    #expect(schedule.reports(.date(.afterYear(isDayFirst: true)), line: 3))
    let mixed = try read(table + "2025-20-07,Royals,Tigers\n2025-07-14,Mets,Tigers\n")
    #expect(mixed.starts == ["2025-05-07", "2025-07-14"])
    #expect(mixed.reports(.date(.missing("2025-13-07")), line: 3))
    #expect(
      try read(
        "Start,Home,Away\n2025-05-07 19:05,Cubs,Cardinals\n2025-13-07 19:05,Royals,Tigers\n2025-20-07 19:05,Mets,Tigers\n"
      ).starts
        == ["2025-07-05T19:05", "2025-07-13T19:05", "2025-07-20T19:05"])
  }

  @Test func `periods mean that the day comes first, which is reported`() throws {
    let schedule = try read("Date,Home,Away\n03.07.2026 - 19:05 Uhr,Cubs,Cardinals\n")
    #expect(schedule.starts == ["2026-07-03T19:05"])
    #expect(schedule.reports(.date(.eitherOrder(isDayFirst: true, .form)), line: 2))
    #expect(try read("Date,Home,Away\nSat. 3/7/2026,Cubs,Cardinals\n").starts == ["2026-03-07"])
  }

  @Test(arguments: [
    "2026年7月3日(金)", "2026년 7월 3일", "2026 July 3", "\"2026, Jul 03\"", "7/3/2026 (Fri)", "3/7/2026 (Fri)",
  ])
  func `dates as they are written elsewhere`(_ written: String) throws {
    #expect(try read("Date,Home,Away\n\(written),Cubs,Cardinals\n").starts == ["2026-07-03"])
  }

  @Test func `words that begin like weekdays are ignored`() throws {
    let schedule = try read("Date,Home,Away\n7/14/2026 (Friendly),Cubs,Cardinals\n7/20/2026 Sunset,Cubs,Cardinals\n")
    #expect(schedule.starts == ["2026-07-14", "2026-07-20"])
    #expect(!schedule.findings.contains(.date(.otherWeekday)))
  }

  @Test(arguments: ["Fri Jul 3 - Sun Jul 5 2026", "Jul 3 & 4", "Jul 3 to 5", "Jul 3/4", "3 and 4 July"])
  func `reports further days in a field`(_ written: String) throws {
    let schedule = try read("Date,Home,Away\n\(written),Cubs,Cardinals\n2026-07-20,Cubs,Cardinals\n")
    #expect(schedule.findings.contains { [.date(.several(written)), .date(.missing(written))].contains($0) })
  }

  @Test(arguments: ["Moved to 2026-07-05", "Rescheduled from 7/2"])
  func `reports a status that names another day`(_ status: String) throws {
    let schedule = try read("Date,Home,Away,Status\n2026-07-04,Cubs,Cardinals,\(status)\n")
    #expect(schedule.reports(.date(.mayBeMoved(status)), line: 2))
  }

  @Test func `a heading determines which number is the day`() throws {
    let schedule = try read("Date (DD/MM/YYYY),Time (24h),Home,Away\n03/07/2026,19:05,Cubs,Cardinals\n")
    #expect(schedule.starts == ["2026-07-03T19:05"])
  }

  @Test func `reports a table next to another`() throws {
    let row = "2026-07-03,Cardinals,,2026-07-14,Brewers\n"
    let schedule = try read("Date,Opponent,,Date,Opponent\n" + row, ScheduleOptions(club: "Cubs"))
    #expect(schedule.reports(.file(.twoTables), line: 1))
  }

  @Test(arguments: ["19:05", "1899-12-30T19:05:00.000Z"])
  func `reports a time that differs from the date in UTC`(_ time: String) throws {
    let schedule = try read("Date,Time,Home,Away\n2026-07-03T05:00:00.000Z,\(time),Cubs,Cardinals\n")
    #expect(schedule.reports(.time(.other(time, date: "2026-07-03T05:00:00.000Z")), line: 2))
    let fitting = try read("Date,Time,Home,Away\n2026-07-03T18:20:00Z,1:20 PM,Cubs,Cardinals\n")
    #expect(!fitting.findings.contains(.time(.other("1:20 PM", date: "2026-07-03T18:20:00Z"))))
  }
}
