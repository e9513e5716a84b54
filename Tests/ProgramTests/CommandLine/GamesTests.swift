import TestSupport
import Testing

@Suite(.waits) struct GamesTests {
  private static let csv = """
    date,away,home,venue,game_id
    2026-07-03,Cardinals,Cubs,Wrigley Field,
    2026-07-04,Reds,Brewers,Miller Park,m1
    2026-07-05,Rovers,Cubs,Plain Ham,m2
    2026-02-30,Cardinals,Cubs,Wrigley Field,m3
    """

  private static let problems = [
    "games.csv:4: team: unknown team \"Rovers\": assuming the name as written",
    "games.csv:4: venue: unknown venue \"Plain Ham\": assuming the home team's, in Chicago, IL; "
      + "set another with --venue-city \"Plain Ham=CITY\"",
    "games.csv:5: row: no valid date in \"2026-02-30\": skipped",
  ]

  private let desk = Desk()

  init() throws { try desk.scratch.write(Self.csv, to: "games.csv") }

  @Test func `games are listed by day, problems on standard error`() throws {
    let execution = try desk.run("games", "--schedule", "games.csv")
    expect(execution.status, 0)
    expect(
      execution.out,
      """
      Fri, Jul 3, 2026  TBD  MLB  St. Louis Cardinals @ Chicago Cubs   Wrigley Field · Chicago  mlb-2026-07-03-CHC-1
      Sat, Jul 4, 2026  TBD  MLB  Cincinnati Reds @ Milwaukee Brewers  Miller Park · Milwaukee  m1
      Sun, Jul 5, 2026  TBD  MLB  Rovers @ Chicago Cubs                Plain Ham · Chicago      m2

      """)
    expect(execution.err, Self.problems.map { "barnstorm: \($0)\n" }.joined())
  }

  @Test func `games as JSON`() throws {
    let answer = try desk.answer("games", "--schedule", "games.csv", "--team", "Cubs", "--to", "2026-07-04", "--json")
    #expect(
      answer.hasPrefix(
        #"""
        {
          "games": [
            {"gameId": "mlb-2026-07-03-CHC-1", "league": "MLB", "away": "St. Louis Cardinals", "home": "Chicago Cubs", "venue": "Wrigley Field", "city": "Chicago, IL", "start": "2026-07-03", "timeZone": "America/Chicago", "status": "timeTBD"}
          ],
          "problems": [
            {"file": "games.csv", "line": 4, "message": "unknown team \"Rovers\": assuming the name as written"},
        """#))
    #expect(
      answer.hasSuffix(
        #"""
          "assumptions": [
            {
              "kind": "team",
              "value": "the name as written",
              "reason": "unknown team \"Rovers\"",
              "rows": [4]
            },
            {
              "kind": "venue",
              "value": "the home team's, in Chicago, IL",
              "reason": "unknown venue \"Plain Ham\"",
              "rows": [4]
            }
          ],
          "open": [
            {
              "kind": "row",
              "text": "no valid date in \"2026-02-30\": skipped",
              "rows": [5]
            }
          ]
        }

        """#), "\(answer)")
  }

  @Test func `update reads with the columns and the encoding given to new`() throws {
    try desk.scratch.write("wann,Anstoss um,wer,gegen\n3.7.2027,19:05,Cubs,Cardinals\n", to: "odd.csv")
    #expect(try desk.refusal("games", "--schedule", "odd.csv").contains("--columns"))
    let columns = "wann=date,Anstoss um=time,wer=home,gegen=away"
    let game = try desk.run("games", "--schedule", "odd.csv", "--columns", columns, "--day-first").out
    #expect(game.contains("7:05 PM CDT") && game.contains("St. Louis Cardinals @ Chicago Cubs"))
    _ = try desk.run("new", "Odd", "--schedule", "odd.csv", "--columns", columns, "--day-first", "--output", "odd.json")
    #expect(try desk.answer("show", "odd.json", "--json").contains("\"answers\""))
    try desk.scratch.write("wann,Anstoss um,wer,gegen\n3.7.2027,20:05,Cubs,Cardinals\n", to: "odd.csv")
    #expect(try desk.run("update", "odd.json").out.contains("8:05"))
    let hanshin: [UInt8] = [0x8D, 0xE3, 0x90, 0x5F]
    let yomiuri: [UInt8] = [0x8B, 0x90, 0x90, 0x6C]
    let dome: [UInt8] = [0x93, 0x8C, 0x8B, 0x9E, 0x83, 0x68, 0x81, 0x5B, 0x83, 0x80]
    let text =
      Array("Date,Time,Home,Away,Venue\n2027-04-02,18:00,".utf8) + yomiuri + [0x2C] + hanshin + [0x2C] + dome + [0x0A]
    try desk.scratch.write(text, to: "npb.csv")
    for options in [[], ["--encoding", "SHIFT_JIS"]] {
      let japanese = try desk.run(["games", "--schedule", "npb.csv"] + options).out
      #expect(japanese.contains("JST") && japanese.contains("東京ドーム"), "\(japanese)")
    }
  }

  @Test func `an answer to a problem is kept`() throws {
    let execution = try desk.run(
      "games", "--schedule", "games.csv", "--from", "2026-07-05", "--venue-city", "Plain Ham=Bath, England", "--json")
    #expect(execution.out.contains(#""city": "Bath, England""#))
    #expect(!execution.out.contains("Plain Ham=CITY"))
  }

  @Test func `the same file twice is one schedule`() throws {
    let once = try desk.run("games", "--schedule", "games.csv").out
    try expect(desk.run("games", "--schedule", "games.csv", "games.csv").out, once)
    try expect(desk.run("games", "--schedule", "games.csv", "--schedule", "games.csv").out, once)
  }

  @Test func `refuses other files in one line`() throws {
    try expect(
      desk.refusal("games", "--schedule", "trip.json"), "trip.json: this is JSON, not a schedule of a known form")
    try expect(desk.refusal("games", "--schedule", "none.csv"), "none.csv: can't open: No such file or directory")
    try expect(
      desk.refusal("games", "--schedule", "games.csv", "--team", "Yankees"), "no game of \"Yankees\" in the schedule")
    try expect(
      desk.refusal("games", "--schedule", "games.csv", "--assume-zone", "Moon"),
      "games.csv: unknown time zone \"Moon\"")
  }

  @Test func `reports wrong usage`() throws {
    #expect(try desk.misuse("games").contains("--schedule"))
    #expect(try desk.misuse("games", "--schedule", "games.csv", "--from", "July").contains("--from"))
    #expect(try desk.misuse("games", "--schedule", "games.csv", "--venue-city", "Plain Ham").contains("--venue-city"))
  }
}
