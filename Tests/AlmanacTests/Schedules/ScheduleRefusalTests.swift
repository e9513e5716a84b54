import Almanac
import ScheduleTestSupport
import Testing

struct ScheduleRefusalTests {
  @Test(arguments: [
    ("", ScheduleRefusal.empty), (" \r\n\t ", .empty), ("<!DOCTYPE html><html></html>", .otherFormat(.webPage)),
    (
      "<html><body><pre>\nBEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260703\nSUMMARY:Cardinals at Cubs\nEND:VEVENT\n</pre>",
      .otherFormat(.webPage)
    ),
    ("{\"games\": []}", .otherFormat(.json)), ("%PDF-1.7 …", .otherFormat(.document)),
    ("PK\u{3}\u{4}\0\0", .otherFormat(.archive)),
    ("PK\u{3}\u{4}\0\0\u{6}\0[Content_Types].xml", .otherFormat(.workbook(".xlsx"))),
    ("PK\u{3}\u{4}\0\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet", .otherFormat(.workbook(".ods"))),
    ("a\0b", .otherFormat(.binary)),
    ("lorem ipsum dolor sit amet", .noHeader), ("name,age\nAnn,7\n", .noHeader),
    ("date,price\n2026-07-03,7\n", .noHeader),
    ("date,event\n2026-07-03,Dentist\n2026-07-04,Lunch\n", .noGames(entries: 2)),
    ("date,event\n2026-07-03,Dentist\n2026-07-04,Lunch\n2026-07-05,Lunch at Ann's\n", .noGames(entries: 3)),
    (
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260703\nSUMMARY:Dentist\nEND:VEVENT\nEND:VCALENDAR",
      .noGames(entries: 1)
    ),
  ])
  func `refuses other files`(_ text: String, _ refusal: ScheduleRefusal) {
    #expect(throws: refusal) { try read(text) }
  }

  @Test func `reads a game of a known team between other entries`() throws {
    let schedule = try read(
      "date,event\n2026-07-02,Gym\n2026-07-03,Dentist\n2026-07-04,Lunch\n2026-07-04,Haircut\n2026-07-05,Lunch at Ann's\n"
        + "2026-07-06,Cardinals at Cubs\n")
    #expect(schedule.pairings == ["St. Louis Cardinals @ Chicago Cubs"])
  }

  @Test func `reads games of an unknown club between its other entries`() throws {
    let practices = "date,event\n2026-07-02,Practice\n2026-07-03,Practice\n2026-07-04,Team meal\n2026-07-05,Pictures\n"
    let named = try read(practices + "2026-07-06,vs Wanderers\n", ScheduleOptions(club: "Rovers"))
    #expect(named.pairings == ["Wanderers @ Rovers"])
    // The club that is in every pair needs no naming.
    let pairs = ["Rovers vs Wanderers", "Harriers vs Rovers", "Rovers vs Bears", "Hawks vs Rovers"]
    let rows = pairs.enumerated().map { "2026-08-0\($0.offset + 1),\($0.element)\n" }.joined()
    let found = try read(practices + "2026-07-06,Banquet\n" + rows)
    #expect(found.pairings.first == "Wanderers @ Rovers" && found.games.count == 4)
  }

  @Test func `each refusal has a sentence`() {
    #expect(ScheduleRefusal.otherFormat(.webPage).description == "this is a web page, not a schedule (.ics or .csv)")
    #expect(
      ScheduleRefusal.otherFormat(.workbook(".xlsx")).description
        == "this is a workbook (.xlsx), not a schedule (.ics or .csv): "
        + "open it in a spreadsheet, save it as \"CSV UTF-8\" and pass that file")
    #expect(
      ScheduleRefusal.noGames(entries: 1).description == "no games: its only entry does not name two teams and a date")
    #expect(
      ScheduleRefusal.noGames(entries: 7).description == "no games: none of its 7 entries names two teams and a date")
    #expect(ScheduleRefusal.unknownZone("a\u{1B}b").description == "unknown time zone \"a b\"")
  }

  @Test func `repeated problems are counted`() throws {
    let rows = (0..<3000).map { "2026-07-03,Team \($0),Cubs,Nowhere \($0)\n" }.joined()
    let schedule = try read("date,away,home,venue\n2026-07-03,Cardinals,Cubs,\n" + rows)
    #expect(schedule.games.count == 3001)
    #expect(schedule.problems.count == 1001)
    #expect(schedule.messages.last?.hasSuffix("further warnings are not listed") == true)
  }

  // MARK: Files that are cut off

  private let events = (1...3).map { day in
    "BEGIN:VEVENT\r\nDTSTART:2026070\(day)T180000Z\r\nSUMMARY:Cardinals at Cubs\r\nEND:VEVENT\r\n"
  }
  private var whole: String { "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(events.joined())END:VCALENDAR\r\n" }

  @Test func `a calendar is complete up to its last letter but the line end`() throws {
    let bytes = Array(whole.utf8)
    let first = whole.utf8.count - events[1...].joined().utf8.count - "END:VCALENDAR\r\n".utf8.count
    for count in first...bytes.count {
      let schedule = try read(bytes: Array(bytes.prefix(count)))
      let isComplete = count >= bytes.count - "\r\n".utf8.count
      #expect(schedule.cutOffFiles.isEmpty == isComplete, "\(count) of \(bytes.count)")
      #expect(
        schedule.findings.contains { [.endsInLine, .endsInEvent, .endsInCalendar].contains($0) }
          == !isComplete)
    }
  }

  @Test func `events without a calendar around them are complete`() throws {
    #expect(try read(events.joined()).cutOffFiles == [])
  }

  @Test(arguments: [
    ("2026-07-03,13:20,Cubs,Cardinals\n", false), ("2026-07-03,13:20,Cubs,Cardinals", false),
    ("2026-07-03,13:20,Cubs,Cardinals\n2026-07-04,13:20,Cubs,Card", false),
    ("2026-07-03,13:20,Cubs,Cardinals\n2026-07-04,13:2", true),
    ("2026-07-03,13:20,Cubs,Cardinals\n2026-07-04,13:2\n", false),
  ])
  func `a table is truncated in a line with fewer fields`(rows: String, isCutOff: Bool) throws {
    let schedule = try read("date,time,home,away\n" + rows, name: "games.csv")
    #expect(schedule.cutOffFiles == (isCutOff ? ["games.csv"] : []))
  }

  /// Half a name would be another team.
  @Test func `the truncated last line of a table is not a game`() throws {
    let schedule = try read(
      "date,time,home,away,city\n2026-07-03,13:20,Cubs,Cardinals,Chicago\n2026-07-04,13:20,Cubs,Ca")
    #expect(schedule.games.count == 1)
    #expect(schedule.reports(.endsInLine, line: 3))
  }

  @Test func `distinguishes kinds of files`() throws {
    let cut = try read(String(whole.dropLast(30)), name: "a.ics")
    let both = Schedule.merging([cut, try read(whole, name: "b.ics")])
    #expect(both.cutOffFiles == ["a.ics"])
    #expect(both.filtered(teams: ["Cubs"], from: nil, to: nil).cutOffFiles == ["a.ics"])
  }
}
