import TestSupport
import Testing

@Suite(.waits) struct NewTests {
  private let schedule = """
    date,time,zone,home,away,venue,city
    2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
    2026-07-04,13:10,America/Detroit,Tigers,Cubs,Comerica Park,Detroit
    2026-07-05,13:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
    2026-07-07,13:10,America/New_York,Mets,Yankees,Citi Field,Flushing

    """

  private let desk = Desk()

  init() throws { try desk.scratch.write(schedule, to: "games.csv") }

  @Test func `prints the path of the new trip`() throws {
    let path = try desk.answer("new", "Two Teams", "--schedule", "games.csv", "--team", "Cubs")
    expect(path, "\(desk.scratch.path("data"))/barnstorm/trips/two-teams.json\n")
    let shown = try desk.answer("show", "Two Teams")
    #expect(shown.contains("Chicago → Detroit · ~287 mi · ~4h 30m"))
    #expect(!shown.contains("Guardians"))
  }

  @Test func `writes to the given path and records the schedule next to it`() throws {
    let arguments = [
      "new", "Swing", "--schedule", "games.csv", "--team", "CHC", "--from", "2026-07-04", "--to", "2026-07-06",
      "--output", "swing.json",
    ]
    try expect(desk.answer(arguments), "swing.json\n")
    let text = try desk.scratch.text("swing.json")
    #expect(text.contains(#""startDate": "2026-07-04""#))
    #expect(text.contains(#""dayCount": 3"#))
    #expect(text.contains(#""schedule": {"source": "games.csv", "follows": ["CHC"]}"#))
  }

  @Test func `picked games and several files make one trip`() throws {
    let more =
      "date,time,zone,home,away,city,venue\n2026-07-04,19:00,America/Chicago,Bulls,Pistons,Chicago,United Center\n"
    try desk.scratch.write(more, to: "nba.csv")
    _ = try desk.answer(
      "new", "Both", "--schedule", "games.csv", "nba.csv", "--game", "mlb-2026-07-03-CHC-1", "nba-2026-07-04-CHI-1",
      "--home", "Milwaukee", "--output", "both.json")
    let text = try desk.scratch.text("both.json")
    #expect(text.contains(#""source": "games.csv\nnba.csv", "follows": []"#))
    let shown = try desk.answer("show", "both.json")
    #expect(shown.contains("Milwaukee → Chicago"))
    #expect(shown.contains("Chicago → Milwaukee"))
    try expect(desk.answer("update", "both.json"), "Both is up to date.\n")
  }

  @Test func `never overwrites`() throws {
    try expect(
      desk.refusal("new", "X", "--schedule", "games.csv", "--output", "trip.json"), "trip.json: already exists")
    _ = try desk.answer("new", "Twice", "--schedule", "games.csv", "--team", "Cubs")
    let path = "\(desk.scratch.path("data"))/barnstorm/trips/twice.json"
    try expect(
      desk.refusal("new", "TWICE", "--schedule", "games.csv", "--team", "Cubs"),
      "a trip \"Twice\" already exists: \(path)")
  }

  @Test func `refuses in one line`() throws {
    try expect(
      desk.refusal("new", "X", "--schedule", "games.csv", "--team", "Mariners"),
      "no game of \"Mariners\" in the schedule"
    )
    try expect(
      desk.refusal("new", "X", "--schedule", "games.csv", "--from", "2027-01-01"),
      "no games on these days in the schedule")
    try expect(
      desk.refusal("new", "X", "--schedule", "games.csv", "--home", "Xanadu"),
      "unknown city \"Xanadu\"; use a larger one nearby, with its state or country")
    try expect(
      desk.refusal("new", "X", "--schedule", "games.csv", "--to", "2026-07-04", "--game", "mlb-2026-07-07-NYM-1"),
      "New York Yankees @ New York Mets is on 2026-07-07, outside the trip's dates")
    try expect(
      desk.misuse("new", "X"), "no schedule and no dates; pass --schedule, or --from and --to for an empty trip")
    #expect(!desk.scratch.exists("data/barnstorm/trips/x.json"))
  }

  @Test func `near misses are suggested and several meanings listed`() throws {
    func refusal(_ option: String, _ value: String) throws -> String {
      try desk.refusal("new", "X", "--schedule", "games.csv", option, value)
    }
    try expect(refusal("--team", "Cubz"), "no game of \"Cubz\" in the schedule. Did you mean \"Chicago Cubs\"?")
    try expect(
      refusal("--team", "New York"),
      "\"New York\" could be \"New York Mets\" or \"New York Yankees\"; use one of these names")
    try expect(
      refusal("--team", "Chicago"), "no game of \"Chicago\" in the schedule. Did you mean \"Chicago Cubs\"?",
      "the White Sox do not play in it")
    try expect(
      refusal("--game", "mlb-2026-07-3-CHC-1"),
      "no game \"mlb-2026-07-3-CHC-1\" in the schedule. Did you mean \"mlb-2026-07-03-CHC-1\"?")
    try expect(refusal("--home", "Milwakee"), "unknown city \"Milwakee\". Did you mean \"Milwaukee, WI\"?")
    try expect(refusal("--home", "Chicago, TX"), "unknown city \"Chicago, TX\". Did you mean \"Chicago, IL\"?")
    let near = try desk.run("new", "Near", "--schedule", "games.csv", "--home", "Springfield")
    #expect(near.err.contains("home: assuming Springfield, MA, the nearest to the games; for another, add its region"))
  }

  @Test func `the new trip is the one that opens`() throws {
    _ = try desk.answer("new", "Older", "--schedule", "games.csv", "--team", "Cubs")
    let newer = try desk.answer("new", "Newer", "--schedule", "games.csv", "--team", "Tigers")
    try expect(desk.scratch.text("state/barnstorm/last-trip"), newer)
    _ = try desk.answer("new", "Here", "--schedule", "games.csv", "--team", "Cubs", "--output", "here.json")
    try expect(desk.scratch.text("state/barnstorm/last-trip"), desk.scratch.path("here.json") + "\n")
  }

  @Test func `reports clashes and problems on standard error`() throws {
    let more = """
      date,time,zone,home,away,venue,city
      2026-07-03,19:10,America/Detroit,Tigers,Guardians,Comerica Park,Detroit
      2026-07-03,25:99,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago

      """
    try desk.scratch.write(more, to: "more.csv")
    let made = try desk.run("new", "Clash", "--schedule", "games.csv", "more.csv", "--to", "2026-07-03")
    expect(made.status, 0)
    #expect(made.out.hasSuffix("/clash.json\n"))
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
    try desk.scratch.write(schedule + open, to: "games.csv")
    let execution = try desk.run(
      "new", "Days", "--schedule", "games.csv", "--team", "Cubs", "--to", "2026-07-04", "--output", "days.json")
    expect(
      execution.err.split(separator: "\n").filter { !$0.contains("Day ") },
      [
        "barnstorm: games.csv:6: team: unknown team \"Rovers\": assuming the name as written",
        "barnstorm: games.csv:10: row: no valid date in \"2026-07-33\": skipped",
        "barnstorm: 2 problems with other games of the schedule: `barnstorm games` lists all",
      ])
    try expect(
      desk.run("update", "days.json").err, execution.err.split(separator: "\n").prefix(2).map { "\($0)\n" }.joined())
    #expect(try desk.run("games", "--schedule", "games.csv").err.contains("(1 more like this)"))
  }

  @Test func `a game without a start is included, and a plan says why it is not`() throws {
    try desk.scratch.write(
      schedule + "2026-07-08,TBD,America/New_York,Mets,Yankees,Citi Field,Flushing\n", to: "games.csv")
    let id = "mlb-2026-07-08-NYM-1"
    _ = try desk.answer("new", "Open", "--schedule", "games.csv", "--game", id, "--output", "open.json")
    #expect(try desk.answer("show", "open.json").contains("TBD"))
    try expect(
      desk.refusal("plan", "--schedule", "games.csv", "--game", id),
      "can't plan the game \"\(id)\": its start is unknown; use --tbd safe")
    #expect(
      try desk.answer("plan", "--schedule", "games.csv", "--game", id, "--tbd", "safe").contains("optimal (proven)"))
  }

  @Test func `a home that has the first game has no leg to it, and is a city like others`() throws {
    _ = try desk.answer(
      "new", "Home", "--schedule", "games.csv", "--team", "Cubs", "--home", "Chicago, IL", "--output", "home.json")
    let legs = try desk.answer("show", "home.json").split(separator: "\n").filter { $0.contains("→") }
    expect(
      legs.map { $0.contains("Chicago → Detroit") ? "there" : $0.contains("Detroit → Chicago") ? "back" : "" },
      ["there", "back"])
    #expect(!(try desk.scratch.text("home.json")).contains("\"Home\", \"to\""))
  }

  @Test func `after a night game the drive is on the next morning, and districts are New York`() throws {
    let games = """
      date,time,zone,home,away,venue,city
      2026-07-03,18:35,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago
      2026-07-04,19:10,America/New_York,Guardians,Tigers,Progressive Field,Cleveland
      2026-07-06,13:10,America/New_York,Mets,Cubs,Citi Field,Flushing

      """
    try desk.scratch.write(games, to: "games.csv")
    _ = try desk.answer("new", "Night", "--schedule", "games.csv", "--output", "night.json", "--from", "2026-07-03")
    let shown = try desk.answer("show", "night.json").split(separator: "\n").map(String.init)
    let day = try #require(shown.firstIndex { $0.hasPrefix("Day 2 ") })
    #expect(shown[day + 1].contains("~9:00 AM") && shown[day + 1].contains("Chicago → Cleveland"))
    #expect(shown[day + 1].contains("arrives ~3:25 PM · leave by 12:00 PM"))
    #expect(shown.contains { $0.contains("Cleveland → New York") })
  }

  @Test func `sample writes to the given path and never overwrites a file`() throws {
    try expect(desk.answer("sample", "s.json"), "s.json\n")
    try expect(desk.refusal("sample", "s.json"), "\(desk.scratch.path("s.json")): already exists")
    try expect(desk.refusal("sample", "trip.json"), "\(desk.scratch.path("trip.json")): already exists")
    try expect(desk.refusal("sample", "no/s.json"), "no/s.json: can't write: No such file or directory")
  }

  @Test func `without a path it goes into the data directory, once`() throws {
    let path = try desk.answer("sample").dropLast()
    #expect(path.hasPrefix(desk.scratch.path("data/barnstorm/trips/")))
    #expect(try desk.answer("list").contains(path))
    try expect(desk.refusal("sample"), "\(path): already exists")
  }

  @Test func `the sample has no error and is written as the program writes`() throws {
    _ = try desk.answer("sample", "s.json")
    try expect(desk.run("check", "s.json").status, 0)
    try expect(desk.answer("show", "s.json", "--json"), desk.scratch.text("s.json"))
  }
}
