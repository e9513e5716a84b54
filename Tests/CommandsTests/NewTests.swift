import Itinerary
import TestSupport
import Testing

@testable import Program

@Suite struct NewTests {
  private let sandbox: CommandSandbox

  private let schedule = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-04,13:10,America/Detroit,Tigers,Cubs,Comerica Park,Detroit
    2026-07-05,13:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-07,13:10,America/New_York,Mets,Yankees,Citi Field,Flushing

    """

  init() throws {
    sandbox = try CommandSandbox(trip: smallTrip)
    try sandbox.scratch.write(schedule, to: "games.csv")
  }

  @Test func `prints the path of the new trip, which is the one that opens`() {
    let path = "data/barnstorm/trips/two-teams.json"
    expect(sandbox.answer("new 'Two Teams' --schedule games.csv --team Cubs"), "\(path)\n")
    let displayed = sandbox.answer("show 'Two Teams'")
    #expect(displayed.contains("Chicago → Detroit · ~287 mi · ~4h 30m"))
    #expect(!displayed.contains("Guardians"))
    expect(sandbox.scratch.text("state/barnstorm/last-trip"), "\(sandbox.path(path))\n")
    expect(
      sandbox.refusal("new 'TWO TEAMS' --schedule games.csv --team Cubs"),
      "a trip \"Two Teams\" already exists: \(path)")
    expect(sandbox.refusal("new X --schedule games.csv --output trip.json"), "trip.json: already exists")
  }

  @Test func `writes to the given path and records the schedule next to it`() throws {
    expect(
      sandbox.answer("new Swing --schedule games.csv --team CHC --from 2026-07-04 --to 2026-07-06 --output swing.json"),
      "swing.json\n")
    let trip = try sandbox.trip("swing.json")
    expect([trip.startDate.description, "\(trip.dayCount)"], ["2026-07-04", "3"])
    expect([trip.schedule?.source], ["games.csv"])
    expect(trip.schedule?.follows, ["CHC"])
    expect(sandbox.scratch.text("state/barnstorm/last-trip"), sandbox.path("swing.json\n"))
  }

  @Test func `combines picked games and several files into one trip`() throws {
    let more =
      "date,time,zone,home,away,city,venue\n2026-07-04,19:00,America/Chicago,Bulls,Pistons,Chicago,United Center\n"
    try sandbox.scratch.write(more, to: "nba.csv")
    _ = sandbox.answer(
      "new Both --schedule games.csv nba.csv --game mlb-2026-07-03-CHC-1 nba-2026-07-04-CHI-1 --home Milwaukee "
        + "--output both.json")
    let link = try sandbox.trip("both.json").schedule
    expect(link?.source, "games.csv\nnba.csv")
    expect(link?.follows, [])
    let displayed = sandbox.answer("show both.json")
    #expect(displayed.contains("Milwaukee → Chicago") && displayed.contains("Chicago → Milwaukee"))
    expect(sandbox.answer("update both.json"), "Both is up to date.\n")
  }

  @Test(arguments: [
    ("--team Mariners", "no game of \"Mariners\" in the schedule"),
    ("--team Cubz", "no game of \"Cubz\" in the schedule. Did you mean \"Chicago Cubs\"?"),
    ("--team 'New York'", "\"New York\" could be \"New York Mets\" or \"New York Yankees\"; use one of these names"),
    // The White Sox do not play in it.
    ("--team Chicago", "no game of \"Chicago\" in the schedule. Did you mean \"Chicago Cubs\"?"),
    ("--from 2027-01-01", "no games on these days in the schedule"),
    (
      "--game mlb-2026-07-3-CHC-1",
      "no game \"mlb-2026-07-3-CHC-1\" in the schedule. Did you mean \"mlb-2026-07-03-CHC-1\"?"
    ),
    (
      "--to 2026-07-04 --game mlb-2026-07-07-NYM-1",
      "New York Yankees @ New York Mets is on 2026-07-07, outside the trip's dates"
    ),
    ("--home Xanadu", "unknown city \"Xanadu\"; use a larger one nearby, with its state or country"),
    ("--home Milwakee", "unknown city \"Milwakee\". Did you mean \"Milwaukee, WI\"?"),
    ("--home 'Chicago, TX'", "unknown city \"Chicago, TX\". Did you mean \"Chicago, IL\"?"),
  ])
  func `refuses what is not in the schedule, and suggests a near miss`(options: String, sentence: String) {
    expect(sandbox.refusal("new X --schedule games.csv \(options)"), sentence)
    expect(sandbox.scratch.text("data/barnstorm/trips/x.json"), nil)
  }

  @Test func `reports assumptions and clashes on standard error`() throws {
    expect(
      sandbox.refusal("new X", status: 64),
      "no schedule and no dates; pass --schedule, or --from and --to for an empty trip")
    #expect(
      sandbox.line("new Near --schedule games.csv --home Springfield").err
        .contains("home: assuming Springfield, MA, the nearest to the games; for another, add its region"))
    let more = """
      date,time,zone,home,away,venue,city
      2026-07-03,19:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
      2026-07-03,25:99,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago

      """
    try sandbox.scratch.write(more, to: "more.csv")
    let made = sandbox.line("new Clash --schedule games.csv more.csv --to 2026-07-03")
    expect([made.out, "\(made.status)"], ["data/barnstorm/trips/clash.json\n", "0"])
    #expect(made.err.contains("barnstorm: more.csv:3: "))
    #expect(made.err.contains("barnstorm: Day 1: Games in two cities: Chicago, Detroit\n"))
  }

  @Test func `reports only problems of the chosen games`() throws {
    let open = """
      2026-07-04,13:20,America/Chicago,Cubs,Rovers,Wrigley Field,Chicago
      2026-07-20,13:20,America/Chicago,Cubs,Rovers,Wrigley Field,Chicago
      2026-07-21,,America/Chicago,Cubs,Wanderers,Wrigley Field,Chicago
      2026-07-22,,America/Chicago,Trophy Day,,,
      2026-07-33,,America/Chicago,Cubs,Tigers,Wrigley Field,Chicago

      """
    try sandbox.scratch.write(schedule + open, to: "games.csv")
    let lines = sandbox.line("new Days --schedule games.csv --team Cubs --to 2026-07-04 --output days.json").err
      .split(separator: "\n")
    let output = lines.filter { !$0.contains("Day ") }
    #expect(
      output[0].hasPrefix("barnstorm: games.csv:6: team: ") && output[1].hasPrefix("barnstorm: games.csv:10: row: "))
    expect(
      output.dropFirst(2), ["barnstorm: 2 problems with other games of the schedule: `barnstorm games` lists all"])
    expect(sandbox.line("update days.json").err.split(separator: "\n"), Array(lines.prefix(2)))
    #expect(sandbox.line("games --schedule games.csv").err.contains("(1 more like this)"))
  }

  @Test func `a trip includes a game without a start, and a plan refuses it with a reason`() throws {
    try sandbox.scratch.write(
      schedule + "2026-07-08,TBD,America/New_York,Mets,Yankees,Citi Field,Flushing\n", to: "games.csv")
    let game = "--schedule games.csv --game mlb-2026-07-08-NYM-1"
    _ = sandbox.answer("new Open \(game) --output open.json")
    #expect(sandbox.answer("show open.json").contains("TBD"))
    expect(
      sandbox.refusal("plan \(game)"),
      "can't plan the game \"mlb-2026-07-08-NYM-1\": its start is unknown; use --tbd safe")
    #expect(sandbox.answer("plan \(game) --tbd safe").contains("optimal (proven)"))
  }

  @Test func `the sample has no error, is written as the program writes, and overwrites no file`() {
    expect(sandbox.answer("sample s.json"), "s.json\n")
    expect(sandbox.line("check s.json").status, 0)
    expect(sandbox.answer("show s.json --json"), sandbox.scratch.text("s.json"))
    for name in ["s.json", "trip.json"] { expect(sandbox.refusal("sample \(name)"), "\(name): already exists") }
    expect(sandbox.refusal("sample no/s.json"), "no/s.json: can't write: No such file or directory")
    let path = sandbox.answer("sample").dropLast()
    #expect(path.hasPrefix("data/barnstorm/trips/") && sandbox.answer("list").contains(path))
    expect(sandbox.refusal("sample"), "\(path): already exists")
  }
}
