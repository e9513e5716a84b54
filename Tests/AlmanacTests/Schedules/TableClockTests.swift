import Itinerary
import ScheduleTestSupport
import Testing

/// The clock of a table: zones in headings and next to times, missing AM and PM, columns that are not understood.
struct TableClockTests {
  private func table(_ heading: String, _ times: [String]) throws -> Schedule {
    let rows = times.enumerated().map { "2026-07-0\($0.offset + 1),\"\($0.element)\",Cubs,Cardinals,Wrigley Field" }
    return try read("Date,\(heading),Home,Away,Venue\n" + rows.joined(separator: "\n") + "\n")
  }

  private func starts(_ schedule: Schedule) -> [String] {
    schedule.games.map { $0.game.knownStart.map { String($0.description.dropFirst(11).prefix(5)) } ?? "TBD" }
  }

  @Test(arguments: [
    ("Start (Pacific)", "17:00", "19:00"), ("Start (Eastern)", "20:00", "19:00"), ("KO", "19:00", "19:00"),
    ("K.O.", "19:00", "19:00"), ("ET", "20:00", "19:00"), ("PT", "5:00 PM", "19:00"), ("Pacific", "17:00", "19:00"),
    ("UK time", "18:00", "12:00"), ("Time (Central)", "19:00", "19:00"), ("Time (Eastern)", "20:00", "19:00"),
    ("Time (Pacific)", "17:00", "19:00"), ("Time (Mountain)", "18:00", "19:00"), ("Pacific Time", "17:00", "19:00"),
    ("Time (US/Pacific)", "17:00", "19:00"), ("Time (UTC-4)", "20:00", "19:00"), ("Uhrzeit (MEZ)", "19:00", "12:00"),
    ("Heure (HE)", "20h00", "19:00"), ("Face-off (PT)", "17:00", "19:00"), ("Time (All Times PT)", "17:00", "19:00"),
    ("Time (UTC+05:30)", "22:00", "11:30"), ("Start Time ET", "20:00", "19:00"), ("TIME EDT", "20:00", "19:00"),
    ("Kickoff (GMT)", "17:00", "12:00"),
    ("Time", "8:00PM ET / 5:00PM PT", "19:00"), ("Time", "8:00 PM ET (7:00 PM local)", "19:00"),
    ("Time", "9:00 PM AT", "19:00"), ("Time", "20h00 HE", "19:00"), ("Time", "8:00 PM ET/5:00 PM PT", "19:00"),
    ("Time", "8:00 PM ET, FOX", "19:00"), ("Time", "8:00 PM (ET)", "19:00"), ("Time", "19:00 US/Central", "19:00"),
  ])
  func `uses the zone of a heading, or of a time`(_ heading: String, _ time: String, _ start: String) throws {
    let schedule = try table(heading, [time])
    #expect(starts(schedule) == [start], "\(schedule.messages)")
  }

  private static let finding = ScheduleFinding.assumedAfternoon

  @Test(arguments: [
    (
      ["7:07", "6:37", "1:07", "12:10", "11:30", "10:05"], ["19:07", "18:37", "13:07", "12:10", "11:30", "22:05"], true
    ),
    (["7:07", "19:07"], ["07:07", "19:07"], false), (["7:07", "0:30"], ["07:07", "00:30"], false),
    (["07:07", "1:07"], ["07:07", "01:07"], false), (["10:30", "12:00"], ["10:30", "12:00"], false),
    (["7:07 PM", "1:07 PM"], ["19:07", "13:07"], false), (["7:07 PM", "1:07"], ["19:07", "13:07"], true),
    (["11:00 AM", "1:07 PM"], ["11:00", "13:07"], false), (["7:07", "TBD"], ["19:07", "TBD"], true),
  ])
  func `reports times without AM and PM`(_ times: [String], _ expected: [String], _ isSaid: Bool) throws {
    let schedule = try table("Time", times)
    #expect(starts(schedule) == expected)
    #expect(schedule.findings.count { $0 == Self.finding } == (isSaid ? 1 : 0), "\(schedule.messages)")
  }

  private static let doubted = ScheduleFinding.assumed24Hours

  @Test(arguments: [
    (["10:30", "11:00", "12:05"], true), (["10:30"], true), (["12:05", "12:35"], false), (["10:30", "13:05"], false),
    (["07:05", "06:40"], true), (["07:05", "07:05 PM"], true), (["10:30 AM", "7:05 PM"], false),
    (["1030", "1100"], false), (["10h30", "11h00"], false), (["00:00", "10:30"], true), (["00:30", "10:30"], false),
  ])
  func `reports and skips times of either clock`(_ times: [String], _ isSaid: Bool) throws {
    let schedule = try table("Time", times)
    #expect(schedule.findings.count { $0 == Self.doubted } == (isSaid ? 1 : 0), "\(schedule.messages)")
    #expect(!schedule.findings.contains(Self.finding))
    #expect(!starts(schedule).contains("22:30"))
  }

  @Test(arguments: [
    (["10/08/2026 7:05", "10/09/2026 1:10"], "19:05", true), (["Oct 8 2026 7:30", "Oct 9 2026 6:30"], "19:30", true),
    (["10/08/2026 0:00", "10/09/2026 7:05"], "TBD", true), (["10/08/2026 7:05", "10/09/2026 19:05"], "07:05", false),
    (["10/08/2026 7:05 AM", "10/09/2026 1:05 PM"], "07:05", false),
    (["2026-10-08 7:05", "2026-10-09 1:10"], "19:05", true),
    (["2026-10-08 07:05", "2026-10-09 01:10"], "07:05", false),
    (["2026-10-08T07:05:00", "2026-10-09T10:10:00"], "07:05", false),
  ])
  func `reports unclear times after dates like others`(_ written: [String], _ first: String, _ isSaid: Bool) throws {
    for heading in ["Date", "Start", "Time"] {
      let rows = written.map { "\($0),Cubs,Cardinals,Wrigley Field" }
      let schedule = try read("\(heading),Home,Away,Venue\n" + rows.joined(separator: "\n") + "\n")
      #expect(starts(schedule).contains(first), "\(heading) \(written): \(schedule.lines)")
      #expect(schedule.findings.count { $0 == Self.finding } == (isSaid ? 1 : 0), "\(schedule.messages)")
    }
  }

  @Test(arguments: [("7:30", true), ("01:30", true), ("9:30", false), ("10:30", false)])
  func `no game starts early in the morning, in any language`(_ time: String, _ isSaid: Bool) throws {
    let schedule = try read("Fecha;Hora;Local;Visitante;Estadio\n01/07/2026;\(time);Rovers;Wanderers;Köln\n")
    #expect(schedule.findings.contains(Self.doubted) == isSaid, "\(schedule.messages)")
  }

  @Test func `times in UTC and of tables with the day first have 24 hours`() throws {
    for table in [
      "date,time utc,home,away,venue\n2026-07-01,6:05,Cubs,Cardinals,Wrigley Field\n",
      "Datum;Uhrzeit;Heim;Gast;Ort\n01.07.2026;9:30;Rovers;Wanderers;Köln\n",
    ] {
      #expect(try !read(table).findings.contains(Self.finding))
    }
  }

  @Test(arguments: [
    ("(UTC-05:00) Eastern Time (US & Canada)", "20:00"), ("UTC-4", "20:00"), ("-04:00", "20:00"),
    ("Eastern Standard Time", "20:00"), ("UTC", "0:00"),
  ])
  func `a column of zones contains names and offsets`(_ zone: String, _ time: String) throws {
    let date = time == "0:00" ? "2026-07-02" : "2026-07-01"
    let rows = "\(date),\(time),\(zone),Cubs,Cardinals,Wrigley Field\n2026-07-03,20:00,,Cubs,Cardinals,Wrigley Field\n"
    let schedule = try read("date,time,tz,home,away,venue\n" + rows)
    #expect(starts(schedule).first == "19:00", "\(schedule.messages)")
  }

  @Test(arguments: [("Zeitpunkt des Spiels", "19:07"), ("Kickoff (local / ET)", "19:05 / 20:05")])
  func `reports a column of times that it does not understand`(_ heading: String, _ time: String) throws {
    let schedule = try table(heading, [time])
    #expect(starts(schedule) == ["TBD"])
    #expect(schedule.reports(.unusedColumn(heading), line: 1))
  }

  // MARK: Two times

  @Test(arguments: [
    ("13:05 / 19:05", "13:05"), ("1:05 PM/6:05 PM", "13:05"), ("1:05 PM and 7:05 PM", "13:05"),
    ("8:05 PM / 7:05 PM CT", "20:05"), ("7:05 PM; 8:05 PM ET", "19:05"), ("19:05, 20:05", "19:05"),
  ])
  func `reports a second time`(_ written: String, _ start: String) throws {
    let schedule = try table("Time", [written])
    #expect(starts(schedule) == [start])
    #expect(schedule.reports(.twoTimes(in: written), line: 2))
    #expect(schedule.findings.allSatisfy { !$0.isOfUnknownZone })
  }

  @Test(arguments: ["1:05 / 7:05 PM", "1:05 & 7:05 PM", "1 & 4 PM", "12/3 PM", "8:05/7:05 PM CT"])
  func `does not guess between two times of which only the second has AM or PM`(_ written: String) throws {
    let schedule = try table("Time", [written])
    #expect(starts(schedule) == ["TBD"])
    #expect(schedule.reports(.noTime(in: written), line: 2))
  }

  @Test(arguments: [
    ("7:05 PM ET / 6:05 PM CT", "18:05"), ("7:05 to 10 PM", "19:05"), ("7:05 PM local", "19:05"),
    ("7:05 p. m.", "19:05"), ("*7:05 PM", "19:05"),
  ])
  func `text after a time is not a second time`(_ written: String, _ start: String) throws {
    let schedule = try table("Time", [written])
    #expect(starts(schedule) == [start])
    #expect(!schedule.findings.contains { $0 == .twoTimes(in: written) || $0.isOfUnknownZone }, "\(schedule.messages)")
  }

  // MARK: Timestamps, whatever their columns are called

  private let rangers = "Pittsburgh Penguins @ New York Rangers | New York, NY | 2025-10-07T20:00:00-04:00 | scheduled"

  private func table(_ headers: String, _ values: String) -> String {
    "\(headers),home_team,away_team,arena\n\(values),New York Rangers,Pittsburgh Penguins,Madison Square Garden\n"
  }

  @Test(arguments: [
    "time_utc", "time", "start", "game_datetime", "start_time", "start_utc", "kickoff", "datetime", "starts_at",
    "Tip-off",
    "game time UTC", "START TIME ET",
  ])
  func `a timestamp is an instant in every column of times`(_ column: String) throws {
    for value in ["2025-10-08T00:00:00Z", "2025-10-07 20:00:00-04:00", "2025-10-08T00:00Z", "20251008T000000Z"] {
      for date in ["2025-10-07", "2025-10-08", "Oct 7, 2025"] {
        let schedule = try read(table("date,\(column)", "\"\(date)\",\(value)"))
        #expect(schedule.lines == [rangers], "\(column) \(date) \(value)")
        #expect(schedule.findings.allSatisfy { $0 == .localAndUTCDiffer }, "\(column) \(date) \(value)")
      }
      #expect(try read(table(column, value)).lines == [rangers], "\(column) \(value)")
    }
  }

  @Test func `a timestamp in the column of dates decides the day`() throws {
    for time in ["", "8:00 PM", "20:00"] {
      #expect(try read(table("date,time", "2025-10-08T00:00:01Z,\(time)")).days == ["2025-10-07"])
    }
    #expect(try read(table("date", "2025-10-08T00:00:00Z")).lines == [rangers])
    #expect(try read(table("date,time", "2025-10-07T00:00:00Z,8:00 PM")).lines == [rangers])
  }

  @Test func `a timestamp without a zone has that of the table`() throws {
    for (columns, values) in [
      ("date,time", "2025-10-07,2025-10-07 20:00"), ("date,time_utc", "2025-10-07,2025-10-08 00:00:00"),
      ("date,time ET", "10/7/2025,10/07/2025 8:00 PM"), ("date,time,tz", "2025-10-07,2025-10-08 00:00:00,UTC"),
      ("time,timezone", "2025-10-07T19:00:00,America/Chicago"), ("date,start", "2025-10-07,8:00 PM"),
    ] {
      #expect(try read(table(columns, values)).lines == [rangers], "\(columns) \(values)")
    }
  }

  @Test func `a timestamp of another day than the date is reported`() throws {
    let schedule = try read(table("date,time_utc", "2025-10-01,2025-10-08T00:00:00Z"))
    #expect(schedule.lines == [rangers])
    #expect(
      try schedule.findings == [
        .date(#require(CivilDate("2025-10-01")), otherThanTime: #require(CivilDate("2025-10-08")))
      ])
  }

  @Test(arguments: ["1899-12-30T20:00:00", "1970-01-01 20:00:00", "2000-01-01T20:00:00", "0001-01-01T20:00:00"])
  func `the first day of a program is not a date`(_ value: String) throws {
    #expect(try read(table("date,time", "2025-10-07,\(value)")).lines == [rangers])
  }

  @Test func `a date in the column of times is not a time`() throws {
    let schedule = try read(table("date,time", "2025-10-07,2025-10-07"))
    #expect(schedule.lines == [rangers.replacing("T20:00:00-04:00 | scheduled", with: " | timeTBD")])
    #expect(schedule.findings == [.noTime(in: "2025-10-07")])
  }

  @Test func `times with seconds and spans of times stay times`() throws {
    for value in ["20:00:00", "8:00:00 PM", "20.00", "8:00 PM - 10:30 PM", "20:00 - 22:30", "20h00", "2000"] {
      #expect(try read(table("date,time", "2025-10-07,\(value)")).lines == [rangers], "\(value)")
    }
  }
}
