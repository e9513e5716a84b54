import Foundation
import TestSupport
import Testing

@testable import Program

@Suite struct GamesTests {
  private let sandbox: CommandSandbox

  init() throws {
    sandbox = try CommandSandbox(trip: smallTrip)
    let table = """
      date,away,home,venue,game_id
      2026-07-03,Cardinals,Cubs,Wrigley Field,
      2026-07-04,Reds,Brewers,Miller Park,m1
      2026-07-05,Rovers,Cubs,Plain Ham,m2
      2026-02-30,Cardinals,Cubs,Wrigley Field,m3
      """
    try sandbox.scratch.write(table, to: "games.csv")
  }

  @Test func `lists games by day, and problems on standard error`() {
    let output = sandbox.line("games --schedule games.csv")
    expect(output.status, 0)
    expect(
      output.out,
      """
      Fri, Jul 3, 2026  TBD  MLB  St. Louis Cardinals @ Chicago Cubs   Wrigley Field · Chicago  mlb-2026-07-03-CHC-1
      Sat, Jul 4, 2026  TBD  MLB  Cincinnati Reds @ Milwaukee Brewers  Miller Park · Milwaukee  m1
      Sun, Jul 5, 2026  TBD  MLB  Rovers @ Chicago Cubs                Plain Ham · Chicago      m2

      """)
    let places = output.err.split(separator: "\n").map { $0.split(separator: ": ").prefix(3).joined(separator: " ") }
    expect(places, ["barnstorm games.csv:4 team", "barnstorm games.csv:4 venue", "barnstorm games.csv:5 row"])
    for again in ["games.csv games.csv", "games.csv --schedule games.csv"] {
      expect(sandbox.line("games --schedule \(again)").out, output.out)
    }
  }

  @Test func `prints games as JSON`() {
    let answer = sandbox.answer("games --schedule games.csv --team Cubs --to 2026-07-04 --json")
    #expect(
      answer.hasPrefix(
        #"""
        {
          "games": [
            {"gameId": "mlb-2026-07-03-CHC-1", "league": "MLB", "away": "St. Louis Cardinals", "home": "Chicago Cubs", "venue": "Wrigley Field", "city": "Chicago, IL", "start": "2026-07-03", "timeZone": "America/Chicago", "status": "timeTBD"}
          ],
          "problems": [
            {"file": "games.csv", "line": 4, "message": "unknown team \"Rovers\": assuming the name as written"},
        """#), "\(answer)")
    for part in [
      #""value": "the home team's, in Chicago, IL","#, #""reason": "unknown venue \"Plain Ham\"","#,
      #""text": "no valid date in \"2026-02-30\": skipped","#,
    ] {
      #expect(answer.contains(part), "\(answer)")
    }
    let output = sandbox.line(
      "games --schedule games.csv --from 2026-07-05 --venue-city 'Plain Ham=Bath, England' --json"
    )
    .out
    #expect(output.contains(#""city": "Bath, England""#) && !output.contains("Plain Ham=CITY"))
  }

  @Test func `update reads with the columns and the encoding given to new`() throws {
    let table = "wann,Anstoss um,wer,gegen\n3.7.2027,19:05,Cubs,Cardinals\n"
    try sandbox.scratch.write(table, to: "odd.csv")
    #expect(sandbox.refusal("games --schedule odd.csv").contains("--columns"))
    let columns = "--columns 'wann=date,Anstoss um=time,wer=home,gegen=away' --day-first"
    let game = sandbox.line("games --schedule odd.csv \(columns)").out
    #expect(game.contains("7:05 PM CDT") && game.contains("St. Louis Cardinals @ Chicago Cubs"))
    _ = sandbox.line("new Odd --schedule odd.csv \(columns) --output odd.json")
    #expect(sandbox.answer("show odd.json --json").contains("\"answers\""))
    try sandbox.scratch.write(table.replacing("19:05", with: "20:05"), to: "odd.csv")
    #expect(sandbox.line("update odd.json").out.contains("8:05"))
  }

  @Test func `recognizes the encoding of a file, or uses the given one`() throws {
    let names: [[UInt8]] = [
      [0x8B, 0x90, 0x90, 0x6C], [0x8D, 0xE3, 0x90, 0x5F], [0x93, 0x8C, 0x8B, 0x9E, 0x83, 0x68, 0x81, 0x5B, 0x83, 0x80],
    ]
    let table = Array("Date,Time,Home,Away,Venue\n2027-04-02,18:00,".utf8) + names.joined(separator: [0x2C]) + [0x0A]
    try Data(table).write(to: URL(filePath: sandbox.path("npb.csv")))
    for option in ["", " --encoding SHIFT_JIS"] {
      let japanese = sandbox.line("games --schedule npb.csv\(option)").out
      #expect(japanese.contains("JST") && japanese.contains("東京ドーム"), "\(japanese)")
    }
  }

  @Test(arguments: [
    ("games --schedule trip.json", 1, "trip.json: this is JSON, not a schedule of a known form"),
    ("games --schedule none.csv", 1, "none.csv: can't open: No such file or directory"),
    ("games --schedule games.csv --team Yankees", 1, "no game of \"Yankees\" in the schedule"),
    ("games --schedule games.csv --assume-zone Moon", 1, "games.csv: unknown time zone \"Moon\""),
    ("games", 64, "missing argument '--schedule <schedule> ...'"),
    ("games --schedule games.csv --from July", 64, "--from"),
    ("games --schedule games.csv --venue-city 'Plain Ham'", 64, "--venue-city"),
  ])
  func `refuses other files and invalid values in one line`(line: String, status: Int32, sentence: String) {
    let output = sandbox.refusal(line, status: status)
    #expect(status == 1 ? output == sentence : output.contains(sentence), "\(output)")
  }
}
