import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

struct TableTests {
  @Test(arguments: [
    "date,time,away,home,venue\n2026-07-03,13:20,Cardinals,Cubs,Wrigley Field\n",
    "Date;Time;Away;Home;Venue\r\n2026-07-03;13:20;Cardinals;Cubs;Wrigley Field\r\n",
    "DATE\tTIME\tVISITOR\tHOME TEAM\tBALLPARK\n2026-07-03\t1:20 PM\tCardinals\tCubs\tWrigley Field",
    "home|away|venue|date|time\nCubs|Cardinals|Wrigley Field|2026-07-03|1:20p\n",
    "sep=;\nDate;Time;Away;Home;Venue\n2026-07-03;13.20;Cardinals;Cubs;Wrigley Field\n",
    "My games of 2026\n\n\"Home\",\"Away\",\"Venue\",\"Game Date\",\"Start Time\"\n\"Cubs\",\"Cardinals\",\"Wrigley Field\",\"2026-07-03\",\"1:20 p.m.\"",
    "date,start,away,home,venue,city\n2026-07-03,,STL,CHC,\"Wrigley \"\"The Friendly\"\" Confines\",\"Chicago\"",
  ])
  func `reads all kinds of headers and separators`(_ table: String) throws {
    let schedule = try read(table)
    #expect(schedule.pairings == ["St. Louis Cardinals @ Chicago Cubs"])
    #expect(schedule.cities == ["Chicago, IL"])
    if table.contains("20") && !table.contains("Confines") { #expect(schedule.lines == [cubsLine]) }
  }

  @Test func `reads the columns of a season`() throws {
    let table = """
      date,start_local,tz,home,home_abbr,away,away_abbr,venue,city,region,country,start_utc,status,game_id,notes
      2026-07-03,13:20,America/Chicago,Chicago Cubs,CHC,St. Louis Cardinals,STL,Wrigley Field,Chicago,IL,US,2026-07-03T18:20Z,scheduled,mlb-1,
      2026-07-04,,America/Chicago,Chicago Cubs,CHC,St. Louis Cardinals,STL,Wrigley Field,Chicago,IL,US,,time-tbd,mlb-2,
      2026-07-05,13:20,America/Chicago,Chicago Cubs,CHC,St. Louis Cardinals,STL,Wrigley Field,Chicago,IL,US,2026-07-05T18:20Z,postponed,mlb-3,"rain, again"
      2026-07-06,13:20,America/Chicago,Chicago Cubs,CHC,St. Louis Cardinals,STL,Wrigley Field,Chicago,IL,US,2026-07-06T18:20Z,venue-tbd,mlb-4,
      """
    let schedule = try read(table)
    #expect(schedule.ids == ["mlb-1", "mlb-2", "mlb-3", "mlb-4"])
    #expect(schedule.games.map(\.game.status.rawValue) == ["scheduled", "timeTBD", "postponed", "scheduled"])
    #expect(schedule.lines.first == cubsLine)
    #expect(schedule.messages == [])
  }

  @Test func `reads Eastern times of MLB files`() throws {
    let header = "START DATE,START TIME,START TIME ET,SUBJECT,LOCATION,DESCRIPTION,END DATE,END DATE ET,END TIME\r\r\n"
    let rows = [
      "07/03/26,01:20 PM,02:20 PM,Cardinals at Cubs,Wrigley Field - Chicago,\"Local TV: A ----- B, C\",07/03/26,07/03/26,",
      "07/04/26,,,Cardinals at Cubs - Time TBD,Wrigley Field - Chicago,,07/04/26,07/04/26,",
      "07/07/26,09:10 PM,12:10 AM,Cubs at Dodgers,Dodger Stadium - Los Angeles,,07/08/26,07/08/26,",
      "07/08/26,09:10 PM,10:10 PM,Cubs at Padres,Petco Park - San Diego,,07/08/26,07/09/26,",
    ]
    #expect(
      try read(header + rows.joined(separator: "\r\r\n")).lines == [
        cubsLine, "St. Louis Cardinals @ Chicago Cubs | Chicago, IL | 2026-07-04 | timeTBD",
        "Chicago Cubs @ Los Angeles Dodgers | Los Angeles, CA | 2026-07-07T21:10:00-07:00 | scheduled",
        "Chicago Cubs @ San Diego Padres | San Diego, CA | 2026-07-08T19:10:00-07:00 | scheduled",
      ])
  }

  @Test func `reads files of Fixture Download`() throws {
    let table = """
      Match Number,Round Number,Date,Location,Home Team,Away Team,Result
      1,1,15/08/2026 20:00,Anfield,Liverpool,Bournemouth,
      2,1,16/08/2026 12:30,Villa Park,Aston Villa,Newcastle,4 - 2
      """
    let schedule = try read(table, name: "epl-2026-UTC.csv", ScheduleOptions(assumedZone: "UTC"))
    #expect(
      schedule.lines == [
        "Bournemouth @ Liverpool | Liverpool, England | 2026-08-15T21:00:00+01:00 | scheduled",
        "Newcastle @ Aston Villa | Birmingham, England | 2026-08-16T13:30:00+01:00 | scheduled",
      ])
  }

  @Test func `a column of signs determines who is at home`() throws {
    let table = """
      Gm#,Date,Tm,,Opp,Time
      1,2026-07-03,CHC,,STL,13:20
      2,2026-07-10,CHC,@,STL,13:20
      """
    let schedule = try read(table)
    #expect(schedule.homes == ["Chicago Cubs", "St. Louis Cardinals"])
    #expect(schedule.reports(.noVenue, line: 2))
  }

  @Test func `an unclosed quote swallows no rows`() throws {
    let table =
      "date,away,home,venue\n2026-07-03,Cardinals,\"Cubs,Wrigley Field\n2026-07-04,Cardinals,Cubs,Wrigley Field\n"
    let schedule = try read(table)
    #expect(schedule.days == ["2026-07-03", "2026-07-04"])
    #expect(schedule.games.allSatisfy { $0.game.home == "Chicago Cubs" })
    #expect(schedule.reports(.unclosedQuote, line: 2))
  }

  @Test func `newlines and separators can be in quotes`() throws {
    let table =
      "date,notes,away,home,venue\n2026-07-03,\"one,\ntwo\r\nthree\",Cardinals,Cubs,Wrigley Field\n2026-02-30,,A,B,C\n"
    let schedule = try read(table)
    #expect(schedule.games.count == 1)
    #expect(schedule.findings == [.noDate(in: "2026-02-30")])
  }

  @Test func `reads and reports Latin-1 in a field`() throws {
    var bytes = Array("date,away,home,venue\n2026-07-03,Austin FC,CF Montr?al,Stade Saputo\n".utf8)
    let mark = try #require(bytes.firstIndex(of: UInt8(ascii: "?")))
    bytes[mark] = 0xE9
    let schedule = try read(bytes: bytes)
    #expect(schedule.first?.home == "CF Montreal")
    #expect(schedule.findings == [.notUTF8])
  }

  @Test func `reads short, long and blank rows`() throws {
    let table = "date,away,home,venue\n\n2026-07-03,Cardinals\n,,,\n2026-07-04,Cardinals,Cubs,Wrigley Field,x,y,z\n"
    let schedule = try read(table)
    #expect(schedule.days == ["2026-07-04"])
    #expect(schedule.findings == [.noTeams(in: nil)])
  }

  @Test(
    arguments: [
      ("mlb-2026-EasternStandardTime.csv", "America/New_York", "13:20"),
      ("a/mlb-2026-PacificStandardTime (1).csv", "America/Los_Angeles", "16:20"),
      ("mlb-2026-UTC.csv", "UTC", "09:20"),
    ])
  func `uses a zone in the file name`(_ name: String, _ zone: String, _ time: String) throws {
    let text = """
      Date,Location,Home Team,Away Team
      03/07/2026 14:20,Wrigley Field,Cubs,Cardinals
      13/07/2026 14:20,Wrigley Field,Cubs,Cardinals

      """
    let schedule = try read(text, name: name)
    let start = schedule.first?.knownStart?.description
    #expect(start == "2026-07-03T\(time):00-05:00")
    #expect(schedule.reports(.zone(unknown: nil, assumed: zone, isInFileName: true), line: 2))
    let specified = try read(text, name: name, ScheduleOptions(assumedZone: "America/Chicago"))
    #expect(specified.first?.knownStart?.description.hasSuffix("T14:20:00-05:00") == true)
  }

  // MARK: UTF-16

  private static let month =
    "date,time,away,home,venue\n"
    + (1...28).map { "2026-07-\($0 < 10 ? "0" : "")\($0),13:20,Cardinals,Cubs,Wrigley Field\n" }.joined()

  @Test(arguments: [true, false], [true, false])
  func `reads UTF-16 with and without a byte order mark`(isLittle: Bool, hasMark: Bool) throws {
    let text = (hasMark ? "\u{FEFF}" : "") + Self.month.replacing("Cubs", with: "Zürich")
    let bytes = text.utf16.flatMap { unit -> [UInt8] in
      let (low, high) = (UInt8(unit & 0xFF), UInt8(unit >> 8))
      return isLittle ? [low, high] : [high, low]
    }
    let schedule = try read(bytes: bytes)
    expect(schedule.games.count, 28)
    expect(schedule.first?.home, "Zürich")
    // Half a character at the end.
    try expect(read(bytes: bytes + [0x41]).games.count, 28)
  }
}
