import Almanac
import ScheduleTestSupport
import Testing

/// Schedules that end before their own end, as an answer of a server that broke off does.
struct CutOffTests {
  private let events = (1...3).map { day in
    "BEGIN:VEVENT\r\nDTSTART:2026070\(day)T180000Z\r\nSUMMARY:Cardinals at Cubs\r\nEND:VEVENT\r\n"
  }
  private var whole: String { "BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(events.joined())END:VCALENDAR\r\n" }

  @Test func `a calendar is complete up to its last letter but the line end`() throws {
    let bytes = Array(whole.utf8)
    let first = whole.utf8.count - events[1...].joined().utf8.count - "END:VCALENDAR\r\n".utf8.count
    for count in first...bytes.count {
      let schedule = try read(bytes: Array(bytes.prefix(count)))
      let isWhole = count >= bytes.count - "\r\n".utf8.count
      #expect(schedule.cutOffFiles.isEmpty == isWhole, "\(count) of \(bytes.count)")
      #expect(
        schedule.findings.contains { [.file(.endsInLine), .file(.endsInEvent), .file(.endsInCalendar)].contains($0) }
          == !isWhole)
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
  func `a table is truncated in a line that has fields less`(rows: String, isCutOff: Bool) throws {
    let schedule = try read("date,time,home,away\n" + rows, name: "games.csv")
    #expect(schedule.cutOffFiles == (isCutOff ? ["games.csv"] : []))
  }

  /// Half a name would be another team.
  @Test func `the line in which a table is truncated is not a game`() throws {
    let schedule = try read(
      "date,time,home,away,city\n2026-07-03,13:20,Cubs,Cardinals,Chicago\n2026-07-04,13:20,Cubs,Ca")
    #expect(schedule.games.count == 1)
    #expect(schedule.reports(.file(.endsInLine), line: 3))
  }

  @Test func `distinguishes files`() throws {
    let cut = try read(String(whole.dropLast(30)), name: "a.ics")
    let both = Schedule.merging([cut, try read(whole, name: "b.ics")])
    #expect(both.cutOffFiles == ["a.ics"])
    #expect(both.filtered(teams: ["Cubs"], from: nil, to: nil).cutOffFiles == ["a.ics"])
  }
}
