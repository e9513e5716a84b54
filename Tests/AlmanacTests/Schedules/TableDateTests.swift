import Itinerary
import ScheduleTestSupport
import Testing

/// Dates of tables: weekdays, years that are missing, and what titles and further headings tell.
struct TableDateTests {
  private func table(_ heading: String, _ rows: [String], name: String = "test", year: Int? = nil) throws -> Schedule {
    let text = "\(heading),Home,Away\n" + rows.map { "\($0),Cubs,Cardinals\n" }.joined()
    return try read(text, name: name, ScheduleOptions(year: year))
  }

  // MARK: Weekdays

  @Test(arguments: [
    ("Date", ["Wed 3/9/2025", "Sat 6/9/2025"]), ("Day,Date", ["Wed,3/9/2025", "Sat,6/9/2025"]),
    ("Wochentag,Date", ["Mi,3.9.2025", "Sa,6.9.2025"]), ("Date", ["mer. 3/9/2025", "sam. 6/9/2025"]),
  ])
  func `weekdays determine which number is the day`(_ heading: String, _ written: [String]) throws {
    let schedule = try table(heading, written)
    #expect(schedule.starts == ["2025-09-03", "2025-09-06"])
    #expect(!schedule.findings.contains { $0 == .otherWeekday || $0.isOfOrder })
  }

  @Test func `reports a weekday that does not fit`() throws {
    for (heading, row) in [("Date", "\"Mon, Sep 3, 2025\""), ("Day,Date", "Mon,2025-09-03")] {
      let schedule = try table(heading, [row])
      #expect(schedule.starts == ["2025-09-03"])
      #expect(schedule.reports(.otherWeekday, line: 2))
    }
  }

  @Test func `words that are several weekdays determine nothing`() throws {
    let schedule = try table("Date", ["do 3/9/2025", "di 6/9/2025"])
    #expect(!schedule.findings.contains(.otherWeekday))
  }

  @Test(arguments: ["25/07/06 25/07/16 25/08/02", "25.12.31 26.01.04"])
  func `two-digit years can come first`(_ written: String) throws {
    let dates = written.split(separator: " ")
    let schedule = try table("Date", dates.map(String.init))
    let expected = dates.map { date in
      let parts = date.split { !$0.isNumber }.map { $0.count == 1 ? "0\($0)" : String($0) }
      return "20\(parts.joined(separator: "-"))"
    }
    #expect(schedule.starts == expected)
    #expect(try table("Date", ["25/07/06", "26/07/06"]).starts == ["2006-07-25", "2006-07-26"])
  }

  @Test(arguments: ["mar. 16/9/2025", "Mar 16.9.2025", "mar 16/9/25"])
  func `mar before numbers means a Tuesday, not March`(_ written: String) throws {
    let schedule = try table("Date", [written, "mer. 17/9/2025"])
    #expect(schedule.starts == ["2025-09-16", "2025-09-17"])
    #expect(!schedule.findings.contains { $0 == .otherWeekday || $0.isOfOrder })
    #expect(try table("Date", ["Mar 16 2025"]).starts == ["2025-03-16"])
  }

  @Test(arguments: ["mar. 4 nov. 2025", "Mar 4 novembre 2025", "4 de noviembre de 2025", "4 novembro 2025"])
  func `mar before a day and a month means a Tuesday, not March`(_ written: String) throws {
    #expect(try table("Date", [written]).starts == ["2025-11-04"])
  }

  // MARK: Years

  private static let rows = ["\"Sat, Nov 22\"", "\"Mon, Nov 24\"", "\"Fri, Jan 2\""]
  private static let season = ["2025-11-22", "2025-11-24", "2026-01-02"]

  @Test(arguments: [2024, 2025, 2026, 2027])
  func `weekdays determine the year`(_ year: Int) throws {
    let schedule = try table("Date", Self.rows, year: year)
    #expect(schedule.starts == Self.season)
    #expect(schedule.reports(.yearByWeekdays(2025), line: 1))
  }

  @Test func `weekdays outweigh the name of the file`() throws {
    let schedule = try table("Date", Self.rows, name: "cubs-2026.csv")
    #expect(schedule.starts == Self.season)
    #expect(schedule.reports(.yearByWeekdays(2025), line: 1))
    // That of no year.
    let odd = try table("Date", ["\"Sat, Nov 22\"", "\"Sat, Nov 24\"", "\"Sat, Nov 25\""], name: "cubs-2026.csv")
    #expect(odd.starts == ["2026-11-22", "2026-11-24", "2026-11-25"])
    #expect(odd.findings.contains(.otherWeekday))
  }

  @Test func `dates without a year and a weekday need a year`() throws {
    #expect(throws: ScheduleRefusal.noYear(entries: 2)) { try table("Date", ["Nov 22", "Nov 24"], year: 2025) }
    #expect(ScheduleRefusal.noYear(entries: 2).description.contains("games-2026.csv"))
  }

  @Test(arguments: [
    ("cubs-2025-26.csv", ["Jan 2", "Feb 3"], ["2026-01-02", "2026-02-03"]),
    ("cubs-2025-26.csv", ["Nov 2", "Feb 3"], ["2025-11-02", "2026-02-03"]),
    ("Cubs 2025–2026.csv", ["Jan 2"], ["2026-01-02"]), ("cubs-2025.csv", ["Jan 2"], ["2025-01-02"]),
    ("cubs-2025-07.csv", ["Jan 2"], ["2025-01-02"]), ("x/2024/cubs-2025.csv", ["Jul 2"], ["2025-07-02"]),
  ])
  func `a season over the new year begins with its first game`(
    _ name: String, _ written: [String], _ expected: [String]
  ) throws {
    #expect(try table("Date", written, name: name).starts == expected)
  }

  // MARK: Titles and headings

  @Test func `reads club, year and zone from a title`() throws {
    let text = """
      Chicago Bulls 2025-26 Schedule,,
      All times Eastern,,

      Date,Opponent,Time
      Nov 22,at Boston,7:00 PM
      Jan 2,vs Orlando,8:30 PM

      """
    let schedule = try read(text)
    #expect(schedule.starts == ["2025-11-22T19:00", "2026-01-02T19:30"])
    #expect(schedule.pairings == ["Chicago Bulls @ Boston Celtics", "Orlando Magic @ Chicago Bulls"])
    #expect(schedule.reports(.zoneByTitle("Eastern", title: "All times Eastern"), line: 2))
  }

  @Test func `reports a year from a title, and takes none from a line about the file`() throws {
    let rows = "Date,Time,Home,Away\nNov 22,7:00 PM,Cubs,Cardinals\n"
    let schedule = try read("Season 2025,,,\n" + rows)
    #expect(schedule.starts == ["2025-11-22T19:00"])
    #expect(schedule.reports(.yearByTitle(2025, title: "Season 2025"), line: 1))
    for line in ["Last updated 12/1/2024", "© 2024 Cubs", "Printed on 1 Dec 2024", "As of 2024-12-01"] {
      #expect(throws: ScheduleRefusal.noYear(entries: 1)) { try read("\(line)\n" + rows) }
    }
  }

  @Test(arguments: [
    "Jul 3, 2026 at 7:05 PM", "7/3/2026 @ 7:05 PM", "3.7.2026 um 19:05", "3 July 2026 – 19:05", "2026-07-03 · 19:05",
    "3 juillet 2026 à 19h05", "7/3/2026\u{A0}7:05\u{202F}PM", "7/3/2026, 7:05:00\u{202F}PM", "3/7/2026 a las 19:05",
    "3 Jul 2026 kl. 19.05",
  ])
  func `a time can follow a date with words and signs between`(_ written: String) throws {
    let schedule = try table("Date", ["\"\(written)\"", "7/14/2026"])
    #expect(schedule.starts.contains { $0.hasSuffix("-03T19:05") || $0.hasSuffix("-07T19:05") }, "\(schedule.lines)")
    #expect(schedule.findings.allSatisfy { !$0.isOfUnknownZone })
  }

  @Test(arguments: ["7/4-7/6/2026", "Jul 4-6, 2026", "4–6 July 2026", "Jul 4 - 6 2026"])
  func `reports several days in one field`(_ written: String) throws {
    let schedule = try table("Date", ["\"\(written)\"", "7/14/2026"])
    #expect(schedule.starts.last == "2026-07-14")
    #expect(schedule.findings.contains(.severalDays(in: written)), "\(schedule.messages)")
    for plain in ["2026-07-04", "04-07-2026 - 19:05", "2026-07-04 19:05-21:30", "Jul-04-2026"] {
      #expect(try !table("Date", [plain]).findings.contains(.severalDays(in: plain)))
    }
  }

  @Test func `reports the next day after a time`() throws {
    for time in ["02:30 (+1)", "02:30+1", "2:30 AM +1"] {
      #expect(try table("Date,Time", ["2026-07-04,\(time)"]).reports(.mayBeNextDay(time), line: 2))
    }
    let zoned = try table("Date,Time", ["2026-07-04,02:30 UTC+1", "2026-07-04,02:30+01:00", "2026-07-04,02:30+10"])
    #expect(!zoned.findings.contains { $0.reason.hasSuffix("may mean the next day") })
  }

  @Test func `reads times of day in a UTC column`() throws {
    let schedule = try table("Date,UTC", ["2026-07-05,00:05", "2026-07-05,18:20"])
    #expect(schedule.starts == ["2026-07-04T19:05", "2026-07-05T13:20"])
  }

  @Test func `reports dates without a year that run backwards`() throws {
    let schedule = try table("Date", ["Jan 2", "Nov 22"], name: "cubs-2025-26.csv")
    #expect(schedule.reports(.yearOfLeap(2026), line: 3))
  }

  @Test func `reports an unreadable date before a time`() throws {
    let schedule = try table("Date", ["2026-07-03 doors 6:00 game 7:05"])
    #expect(schedule.findings.contains(.noTime(in: "2026-07-03 doors 6:00 game 7:05")))
    let open = try table("Date", ["2026-07-03 TBD", "2026-07-04 00:00"])
    #expect(!open.findings.contains { $0.reason.hasPrefix("no time in") })
  }

  @Test(arguments: [
    ("* Pacific Time", "21:05"), ("(Eastern Time)", "18:05"), ("All times ET", "20:05"), ("(all times PT)", "23:05"),
    ("* Times are in US Pacific", "23:05"),
    ("All times local", "19:05"), ("Game times subject to change", "19:05"), ("Times at stadium", "19:05"),
  ])
  func `a note below the games names the zone of their times`(_ line: String, _ start: String) throws {
    let schedule = try read("Date,Time,Home,Away\n2026-07-03,19:05,Cubs,Cardinals\n\(line),,,\n")
    let clock = start == "20:05" ? "18:05" : start == "23:05" ? "21:05" : start
    #expect(schedule.starts == ["2026-07-03T\(clock)"], "\(schedule.messages)")
  }

  @Test func `a repeated heading applies to the rows below it`() throws {
    let text = """
      DATE\tOPPONENT\tRESULT\tW-L
      Wed, Oct 22\tvs Detroit\tW115-111\t1-0

      DATE\tTIME\tOPPONENT\tTV
      Sat, Nov 22\t7:00 PM\t@ Boston\tNBCS
      """
    let schedule = try read(text + "\n", ScheduleOptions(club: "Chicago Bulls", year: 2026))
    #expect(schedule.starts == ["2025-10-22", "2025-11-22T19:00"])
    let swapped = try read("Date,Home,Away\n2026-07-03,Cubs,Cardinals\nDate,Away,Home\n2026-07-04,Cubs,Cardinals\n")
    #expect(swapped.pairings == ["St. Louis Cardinals @ Chicago Cubs", "Chicago Cubs @ St. Louis Cardinals"])
    #expect(!swapped.findings.contains { $0.isOfSkipped })
  }

  @Test func `"local" is the home team's clock, or an unknown one without a home team`() throws {
    let schedule = try read("Date,ET,Local,Away,Home\n2026-07-06,10:10 PM,7:10 PM,Giants,Dodgers\n")
    #expect(schedule.pairings == ["San Francisco Giants @ Los Angeles Dodgers"])
    #expect(schedule.starts == ["2026-07-06T19:10"])
    #expect(
      try read("Fecha,Hora,Local,Visitante\n06/07/2026,19:10,Dodgers,Giants\n").first?.home
        == "Los Angeles Dodgers")
  }

  // MARK: Times

  @Test func `offsets from UTC in their own column apply`() throws {
    let schedule = try read(
      "date,time,utc_offset,home,away\n2026-07-06,22:10,-04:00,Dodgers,Giants\n2026-07-07,21:10,-0500,Dodgers,Giants\n")
    #expect(schedule.starts == ["2026-07-06T19:10", "2026-07-07T19:10"])
  }

  @Test(arguments: [
    ("7:05 PM", "19:05"), ("7:05p", "19:05"), ("7 PM", "19:00"), ("7pm", "19:00"), ("12:05 AM", "00:05"),
    ("12:05 PM", "12:05"), ("19:05", "19:05"), ("19h05", "19:05"), ("1905", "19:05"), ("19.05", "19:05"),
    ("7:05 p.m.", "19:05"), ("19:05:30", "19:05"), ("8:05 PM ET", "19:05"), ("8:05 PM (ET)", "19:05"),
    ("0:05", "00:05"),
    ("7:05-9:30 PM", "19:05"), ("7:05 – 9:30 PM", "19:05"), ("10:00-11:30 AM", "10:00"), ("11:00-1:30 PM", "11:00"),
    ("7-9:30 PM", "19:00"), ("7:05 PM - 9:30 PM", "19:05"), ("Noon", "12:00"), ("12:00 noon", "12:00"),
    ("20h", "20:00"), ("20 Uhr", "20:00"), ("20:30 Uhr", "20:30"), ("21:00 hs", "21:00"), ("19:05-21:30", "19:05"),
    ("9:05 PM-12:30 AM", "21:05"), ("11:30-12:45 PM", "11:30"), ("10:00-11:30", "10:00"), ("11:00 - 13:30", "11:00"),
    ("09:00–11:00", "09:00"), ("12:05-14:00", "12:05"), ("2026-07-03T09:05-10:00", "14:05"),
  ])
  func `reads times as clubs write them`(_ written: String, _ expected: String) throws {
    let schedule = try table("Date,Time", ["2026-07-03,\(written)"])
    #expect(schedule.starts == ["2026-07-03T\(expected)"], "\(schedule.messages)")
    #expect(schedule.findings.allSatisfy { !$0.isOfUnknownZone })
  }
}
