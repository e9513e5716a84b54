import Almanac
import TestSupport
import Testing

@testable import Program

@Suite struct GroundsTests {
  /// The clock of the sandbox is in May 2026.
  private let table = """
    Date,Time,Home,Away
    2026-02-07,15:00,Liverpool,Everton
    2026-02-08,15:00,Everton,Arsenal
    2026-02-21,15:00,Preston North End,Leicester City
    2026-08-22,15:00,Liverpool,Arsenal
    2026-08-23,15:00,Leeds United,Arsenal

    """

  private let sandbox: CommandSandbox

  init() throws {
    var sandbox = try CommandSandbox()
    sandbox.variables = ["LC_ALL": "en_GB"]
    try sandbox.scratch.write(table, to: "g.csv")
    for (number, to) in ["2026-02-08", "2026-08-31"].enumerated() {
      sandbox.seed = UInt64(number + 1)
      expect(sandbox.line("new 'Trip \(number)' --schedule g.csv --from 2026-02-01 --to \(to)").status, 0)
    }
    self.sandbox = sandbox
  }

  @Test func `counts grounds by league from games that are over, each game once`() throws {
    let lines = sandbox.line("grounds").out.split(separator: "\n").map(\.singleSpaced)
    expect(lines.prefix(3).map(\.self), ["EPL and EFL 3 of 92", "EPL 2 of 20", "EFL 1 of 72"])
    expect(lines.last, "Hill Dickinson Stadium Liverpool 1 game last Sun 8 Feb 2026")
    let json = sandbox.line("grounds --json").out
    #expect(
      json.contains("\"venue\": \"Anfield\", \"city\": \"Liverpool, England\", \"league\": \"EPL\", \"games\": 1"))
    #expect(!json.contains("Elland Road"))
    let empty = try CommandSandbox()
    expect(Transcript(empty.run("grounds")).out, "No grounds visited yet.\n")
  }

  /// Boston's Bruins and Celtics share their arena, Arsenal's men and women their stadium.
  @Test(arguments: [
    ("NHL", "Boston Bruins", "Buffalo Sabres"), ("NBA", "Boston Celtics", "Miami Heat"), ("EPL", "Arsenal", "Everton"),
    ("WSL", "Arsenal Women", "Chelsea Women"),
  ])
  func `a ground of several leagues counts for that of the game`(league: String, home: String, away: String) throws {
    let sandbox = try CommandSandbox()
    try sandbox.scratch.write("Date,Time,Home,Away\n2026-02-07,15:00,\(home),\(away)\n", to: "g.csv")
    expect(sandbox.line("new Trip --schedule g.csv").status, 0)
    let json = sandbox.line("grounds --json").out
    #expect(json.contains("\"league\": \"\(league)\", \"games\": 1"), "\(json)")
    #expect(json.contains("\"leagues\": [\n    {\"league\": \"\(league)\""), "\(json)")
  }

  @Test func `a plan can leave out grounds that were visited`() throws {
    func plan(_ option: String = "") -> String {
      sandbox.line("plan --schedule g.csv --most --from 2026-08-01 --json \(option)").out
    }
    #expect(plan().contains("LIV"))
    let new = plan("--new-grounds")
    #expect(new.contains("LEE") && !new.contains("LIV"))
  }

  @Test func `a sample is not a visit`() throws {
    var sandbox = try CommandSandbox()
    sandbox.variables = ["XDG_DATA_HOME": FilePath(sandbox.path("data"))]
    expect(sandbox.line("sample").status, 0)
    expect(sandbox.line("grounds").out, "No grounds visited yet.\n")
  }

  @Test func `imports earlier visits of grounds from a table, each visit once`() throws {
    let sandbox = try CommandSandbox()
    try sandbox.scratch.write(
      "Ballpark,Visited,City\nWrigley Field,7/4/2019,\nFenway Park,,\nOld Yard,2018-05-01,\"Dayton, OH\"\nNowhere Park,,\n",
      to: "old.csv")
    for _ in 0..<2 {
      let added = sandbox.line("grounds --add old.csv --json")
      expect(added.err, "barnstorm: unknown venue \"Nowhere Park\"; add its city in a column\n")
      let grounds = try #require(JSONNode(Array(added.out.utf8))?["grounds"]?.elements)
      expect(
        grounds.map { "\($0["venue"]?.text ?? "") \($0["games"]?.text ?? "") \($0["last"]?.text ?? "-")" },
        ["Fenway Park 1 -", "Old Yard 1 2018-05-01", "Wrigley Field 1 2019-07-04"])
    }
    try sandbox.scratch.write("Fenway Park\nTarget Field\n", to: "list.txt")
    #expect(sandbox.line("grounds --add list.txt").out.contains("Target Field"))
    try sandbox.scratch.write("a,b\n1,2\n", to: "wrong.csv")
    let wrong = sandbox.line("grounds --add wrong.csv")
    expect(wrong.status, 1)
    #expect(wrong.err.hasSuffix("no column of venues; name it \"venue\" in the first line\n"))
  }
}
