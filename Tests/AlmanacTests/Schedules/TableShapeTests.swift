import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing

/// Tables as publishers and collections of data head them, each with the first game that must come out.
struct TableShapeTests {
  /// A table of `table-shapes.txt`.
  private struct Shape: CustomTestStringConvertible, Sendable {
    let testDescription, game, table: String
    let club: String?

    init(_ text: Substring) {
      let lines = text.split(separator: "\n", maxSplits: 1)
      let head = lines[0].split(separator: "=>").map { String($0).trimmed }
      let name = head[0].split(separator: ":").map { String($0).trimmed }
      (testDescription, game, table) = (name[0], head[1], String(lines[1]))
      club = name.dropFirst().first
    }
  }

  private static let shapes = String(
    decoding: Repository.file("Tests/AlmanacTests/Published/table-shapes.txt"), as: UTF8.self
  ).split(separator: "##").dropFirst().map(Shape.init)

  @Test(arguments: shapes) private func `understands headings`(_ shape: Shape) throws {
    let schedule = try read(shape.table, ScheduleOptions(club: shape.club))
    #expect(schedule.lines.contains { $0.hasPrefix(shape.game) }, "\(schedule.lines)")
  }

  @Test(arguments: [("Vs/At", "at"), ("vs./@", "@"), ("@", "@"), ("", "at"), ("vs", "at")])
  func `a column of signs determines the side`(_ heading: String, _ sign: String) throws {
    let table = "Date,\(heading),Opponent\n2026-07-03,\(sign),St. Louis Cardinals\n"
    let schedule = try read(table, ScheduleOptions(club: "Cubs"))
    let away = "Chicago Cubs @ St. Louis Cardinals | St. Louis, MO"
    #expect(schedule.lines.contains { $0.hasPrefix(away) }, "\(schedule.lines)")
  }

  @Test func `dates without a year continue into the next year`() throws {
    let table =
      "Week,Day,Date,VisTm,Pts,at,HomeTm,Pts,Time\n1,Sun,September 13,Green Bay Packers,,@,Chicago Bears,,1:00 PM\n18,Sun,January 10,Chicago Bears,,@,Green Bay Packers,,1:00 PM\n"
    let schedule = try read(table, name: "pfr-2026.csv")
    #expect(
      schedule.lines.contains { $0.contains("Packers @ Chicago Bears | Chicago, IL | 2026-09-13T13:00:00-05:00") })
    #expect(
      schedule.lines.contains { $0.contains("Bears @ Green Bay Packers | Green Bay, WI | 2027-01-10T13:00:00-06:00") })
    #expect(schedule.findings.contains(.nextYear(2027)))
  }

  @Test func `a file name with a league decides what abbreviations mean`() throws {
    let table = "GAME_DATE,MATCHUP,ARENA\n\"OCT 22, 2026\",CHI vs. MIA,United Center\n"
    #expect(try read(table, name: "nba.csv").first?.pairing == "Miami Heat @ Chicago Bulls")
  }

  @Test func `a table of opponents requires the club`() throws {
    let table = "date,opponent\n2026-07-03,vs Cardinals\n2026-07-04,@ Brewers\n"
    #expect(throws: ScheduleRefusal.noClub(entries: 2)) { try read(table) }
    #expect(ScheduleRefusal.noClub(entries: 2).description.contains("--club"))
  }

  @Test func `a file name with a club determines the club`() throws {
    let table = "date,opponent\n2026-07-03,vs Cardinals\n2026-07-04,@ Brewers\n"
    let schedule = try read(table, name: "files/chicago-cubs-2026.csv")
    #expect(schedule.pairings == ["St. Louis Cardinals @ Chicago Cubs", "Chicago Cubs @ Milwaukee Brewers"])
  }

  @Test func `a calendar named after an unknown club requires the club`() throws {
    let lines = ["X-WR-CALNAME:Larkhall Ramblers Fixtures 2026"]
    let text = calendar(["DTSTART:20260703T182000Z", "SUMMARY:@ Frome Town"], before: lines)
    #expect(throws: ScheduleRefusal.noClub(entries: 1)) { try read(text) }
    let schedule = try read(text, ScheduleOptions(club: "Larkhall Ramblers"))
    #expect(schedule.first?.pairing == "Larkhall Ramblers @ Frome Town")
  }
}
