import Itinerary
import ScheduleTestSupport
import Testing

/// Days of tables that are not in the row of a game: above it, in several columns, in another order.
struct TableDayTests {
  // MARK: Above

  @Test(arguments: [
    "Date,Time,Home,Away\n\"Friday, July 3, 2026\",,,\n,19:05,Cubs,Cardinals\n,19:40,Royals,Tigers\n",
    "Date,Time,Home,Away\n2026-07-03,,,\n,19:05,Cubs,Cardinals\n,19:40,Royals,Tigers\n",
    "Date,Time,Home,Away\n2026-07-03,19:05,Cubs,Cardinals\n,19:40,Royals,Tigers\n",
    "Time,Home,Away,Date\nFriday,July 3,2026,\n19:05,Cubs,Cardinals,\n19:40,Royals,Tigers,\n",
    "Time,Home,Away\nFriday 3 July 2026,,\nField 1,,\n19:05,Cubs,Cardinals\n19:40,Royals,Tigers\n",
    "\"Fri, Jul 3, 2026\"\nTime,Home,Away\n19:05,Cubs,Cardinals\n19:40,Royals,Tigers\n",
    "Date,Start,Home,Away\n2026-07-03,7:05 PM,Cubs,Cardinals\n,7:40 PM,Royals,Tigers\n",
  ])
  func `uses the date of the row above, with a finding`(_ table: String) throws {
    let schedule = try read(table)
    #expect(schedule.starts == ["2026-07-03T19:05", "2026-07-03T19:40"], "\(schedule.messages)")
    #expect(schedule.findings.contains(.dayAbove))
    #expect(
      !schedule.findings.contains {
        $0.isOfSkipped && ![.noDate(in: nil), .noTeams(in: nil), .noDate(in: "Field 1")].contains($0)
      })
  }

  @Test(arguments: [
    // A row without a time is perhaps of no day yet, and a line of its own begins another part.
    ",,Royals,Tigers", "Playoffs,,,\n,19:40,Royals,Tigers", "TBD,,Cubs,Royals\n,19:40,Royals,Tigers", ",19:40,,",
    "Jul 4-6 2026,19:05,Cubs,Tigers\n,19:40,Royals,Tigers", "Week 2,,,\n,19:40,Royals,Tigers",
  ])
  func `does not use a date above for a row that can be of another day`(_ rows: String) throws {
    let schedule = try read("Date,Time,Home,Away\n2026-07-03,19:05,Cubs,Cardinals\n\(rows)\n")
    #expect(!schedule.starts.contains { $0.hasSuffix("19:40") }, "\(schedule.lines)")
    #expect(schedule.findings.contains { $0.isOfSkipped })
  }

  @Test func `a row of another weekday is not of the day above`() throws {
    let schedule = try read(
      "Day,Date,Time,Home,Away\nFri,7/3/2026,7:05 PM,Cubs,Cardinals\nSat,,7:05 PM,Royals,Tigers\n", name: "x")
    #expect(!schedule.starts.contains("2026-07-03T19:05") || schedule.findings.contains(.otherWeekday))
    let exact = try read("Day,Date,Time,Home,Away\nFri,2026-07-03,7:05 PM,Cubs,Cardinals\nSat,,7:05 PM,Royals,Tigers\n")
    #expect(exact.starts == ["2026-07-03T19:05"])
  }

  @Test func `reads the year from its own column`() throws {
    let rows = ["Jul 3", "Jul 4"].map { "2026,\($0),19:05,Cubs,Cardinals\n" }
    let schedule = try read("Year,Date,Time,Home,Away\n" + rows.joined())
    #expect(schedule.starts == ["2026-07-03T19:05", "2026-07-04T19:05"], "\(schedule.messages)")
  }

  // MARK: Orders

  @Test func `periods in dates mean day first, with a finding`() throws {
    let schedule = try read("Date,Home,Away\n03.07.2026 - 19:05 Uhr,Cubs,Cardinals\n")
    #expect(schedule.starts == ["2026-07-03T19:05"])
    #expect(schedule.reports(.eitherOrder(isDayFirst: true, .form), line: 2))
    #expect(try read("Date,Home,Away\nSat. 3/7/2026,Cubs,Cardinals\n").starts == ["2026-03-07"])
  }

  @Test(arguments: [
    "2026年7月3日(金)", "2026년 7월 3일", "2026 July 3", "\"2026, Jul 03\"", "7/3/2026 (Fri)", "3/7/2026 (Fri)",
  ])
  func `reads dates as they are written elsewhere`(_ written: String) throws {
    #expect(try read("Date,Home,Away\n\(written),Cubs,Cardinals\n").starts == ["2026-07-03"])
  }

  @Test func `words that begin like weekdays are ignored`() throws {
    let schedule = try read("Date,Home,Away\n7/14/2026 (Friendly),Cubs,Cardinals\n7/20/2026 Sunset,Cubs,Cardinals\n")
    #expect(schedule.starts == ["2026-07-14", "2026-07-20"])
    #expect(!schedule.findings.contains(.otherWeekday))
  }

  @Test(arguments: ["Fri Jul 3 - Sun Jul 5 2026", "Jul 3 & 4", "Jul 3 to 5", "Jul 3/4", "3 and 4 July"])
  func `reports further days in a field`(_ written: String) throws {
    let schedule = try read("Date,Home,Away\n\(written),Cubs,Cardinals\n2026-07-20,Cubs,Cardinals\n")
    #expect(schedule.findings.contains { [.severalDays(in: written), .noDate(in: written)].contains($0) })
  }

  @Test(arguments: ["Moved to 2026-07-05", "Rescheduled from 7/2"])
  func `reports a status that names another day`(_ status: String) throws {
    let schedule = try read("Date,Home,Away,Status\n2026-07-04,Cubs,Cardinals,\(status)\n")
    #expect(schedule.reports(.mayBeMoved(status), line: 2))
  }

  @Test func `a heading determines which number is the day`() throws {
    let schedule = try read("Date (DD/MM/YYYY),Time (24h),Home,Away\n03/07/2026,19:05,Cubs,Cardinals\n")
    #expect(schedule.starts == ["2026-07-03T19:05"])
  }

  @Test func `reports a table next to another`() throws {
    let row = "2026-07-03,Cardinals,,2026-07-14,Brewers\n"
    let schedule = try read("Date,Opponent,,Date,Opponent\n" + row, ScheduleOptions(club: "Cubs"))
    #expect(schedule.reports(.twoTables, line: 1))
  }

  @Test(arguments: ["19:05", "1899-12-30T19:05:00.000Z"])
  func `reports a time that differs from the date in UTC`(_ time: String) throws {
    let schedule = try read("Date,Time,Home,Away\n2026-07-03T05:00:00.000Z,\(time),Cubs,Cardinals\n")
    #expect(schedule.reports(.time(time, otherThanIn: "2026-07-03T05:00:00.000Z"), line: 2))
    let fitting = try read("Date,Time,Home,Away\n2026-07-03T18:20:00Z,1:20 PM,Cubs,Cardinals\n")
    #expect(!fitting.findings.contains(.time("1:20 PM", otherThanIn: "2026-07-03T18:20:00Z")))
  }
}
