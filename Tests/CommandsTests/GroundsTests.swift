import Almanac
import TestSupport
import Testing

@testable import Program

/// The grounds of games that are over.
@Suite struct GroundsTests {
  /// The clock of the desk stands in May 2026.
  private let table = """
    Date,Time,Home,Away
    2026-02-07,15:00,Liverpool,Everton
    2026-02-08,15:00,Everton,Arsenal
    2026-02-21,15:00,Preston North End,Leicester City
    2026-08-22,15:00,Liverpool,Arsenal
    2026-08-23,15:00,Leeds United,Arsenal

    """

  private func desk() throws -> CommandDesk {
    var desk = try CommandDesk()
    desk.variables = ["LC_ALL": "en_GB"]
    try desk.scratch.write(table, to: "g.csv")
    for (number, to) in ["2026-02-08", "2026-08-31"].enumerated() {
      desk.seed = UInt64(number + 1)
      let new = desk.run(
        "new", "Trip \(number)", "--schedule", desk.path("g.csv"), "--from", "2026-02-01", "--to", to)
      expect(new.status, 0)
    }
    return desk
  }

  @Test func `grounds are counted once a game, by league, and from games that are over`() throws {
    let desk = try desk()
    let lines = Transcript(desk.run("grounds")).out.split(separator: "\n").map(\.singleSpaced)
    expect(lines.prefix(3).map(\.self), ["EPL and EFL 3 of 92", "EPL 2 of 20", "EFL 1 of 72"])
    expect(lines.last, "Hill Dickinson Stadium Liverpool 1 game last Sun 8 Feb 2026")
    let json = Transcript(desk.run("grounds", "--json")).out
    #expect(
      json.contains("\"venue\": \"Anfield\", \"city\": \"Liverpool, England\", \"league\": \"EPL\", \"games\": 1"))
    #expect(!json.contains("Elland Road"))
    let empty = try CommandDesk()
    expect(Transcript(empty.run("grounds")).out, "No grounds visited yet.\n")
  }

  /// Boston's Bruins and Celtics share their arena, Arsenal's men and women their stadium.
  @Test(arguments: [
    ("NHL", "Boston Bruins", "Buffalo Sabres"), ("NBA", "Boston Celtics", "Miami Heat"), ("EPL", "Arsenal", "Everton"),
    ("WSL", "Arsenal Women", "Chelsea Women"),
  ])
  func `a ground of several leagues counts for that of the game`(league: String, home: String, away: String) throws {
    let desk = try CommandDesk()
    try desk.scratch.write("Date,Time,Home,Away\n2026-02-07,15:00,\(home),\(away)\n", to: "g.csv")
    expect(desk.run("new", "Trip", "--schedule", desk.path("g.csv")).status, 0)
    let json = Transcript(desk.run("grounds", "--json")).out
    #expect(json.contains("\"league\": \"\(league)\", \"games\": 1"), "\(json)")
    #expect(json.contains("\"leagues\": [\n    {\"league\": \"\(league)\""), "\(json)")
  }

  @Test func `a plan can leave out grounds that were visited`() throws {
    let desk = try desk()
    let plan = { (more: [String]) in
      Transcript(
        desk.run(["plan", "--schedule", desk.path("g.csv"), "--most", "--from", "2026-08-01", "--json"] + more)
      ).out
    }
    #expect(plan([]).contains("LIV"))
    let new = plan(["--new-grounds"])
    #expect(new.contains("LEE") && !new.contains("LIV"))
  }
}
