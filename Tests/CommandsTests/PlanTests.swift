import Itinerary
import Screen
import Store
import TestSupport
import Testing

@testable import Program

@Suite struct PlanTests {
  private let rows = [
    "2026-07-03,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago",
    "2026-07-05,13:20,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago",
    "2026-07-04,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit",
    "2026-07-07,18:40,America/Detroit,Tigers,Guardians,Comerica Park,Detroit",
    "2026-07-06,18:40,America/New_York,Pirates,Reds,PNC Park,Pittsburgh",
  ]

  private let sandbox: CommandSandbox

  init() throws {
    sandbox = try CommandSandbox()
    let text = (["date,time,zone,home,away,venue,city"] + rows).joined(separator: "\n") + "\n"
    try sandbox.scratch.write(text, to: "games.csv")
    try sandbox.scratch.write(
      """
      from,to,meters,minutes\r
      Wrigley Field,Comerica Park,450000,270\r
      Comerica Park,Wrigley Field,450000,270\r
      Wrigley Field,PNC Park,740000,440\r
      PNC Park,Wrigley Field,740000,440\r
      Comerica Park,PNC Park,460000,280\r
      PNC Park,Comerica Park,460000,280\r
      """, to: "drives.csv")
  }

  private func plan(_ options: String) -> Transcript {
    sandbox.line("plan --schedule games.csv --drives drives.csv \(options)")
  }

  @Test func `prefers the fewest days, then the fewest miles`() throws {
    let output = plan("--all --json")
    expect(output.status, 0)
    expect(output.err, "")
    #expect(output.out.contains(#""status": "optimal""#))
    #expect(output.out.contains(#""days": 3,"#))
    #expect(output.out.contains(#""meters": 1190000,"#))
    #expect(output.out.contains(#""bound": {"days": 3, "meters": 1190000}"#))
  }

  @Test func `prints the tightest leg and the longest day of a tour`() throws {
    let output = plan("--venue 'Wrigley Field' 'Comerica Park'")
    expect(output.status, 0)
    #expect(output.out.hasPrefix("2 days, 280 mi, 4h 30m driving, 2 games: optimal (proven)\n"))
    #expect(output.out.contains("  tightest leg "))
    #expect(output.out.contains("  longest day 4h 30m on "))
  }

  @Test func `reports obstacles, with status 1`() throws {
    let output = plan("--venue 'Wrigley Field' 'PNC Park' --from 2026-07-06")
    expect(output.status, 1)
    #expect(
      output.out.hasPrefix(
        """
        No tour fits.
          no game that fits at Wrigley Field on these days; the nearest are on 2026-07-05
          1 day earlier it fits: --from 2026-07-05

        Nearest: 1 day, 0 mi, 0m driving, 1 game: without Wrigley Field

        """), "\(output.out)")
    let days = plan("--all --days 2 --json")
    expect(days.status, 1)
    #expect(days.out.contains(#""status": "none""#))
    #expect(days.out.contains("fits without PNC Park, in 2 days"))
    #expect(days.out.contains("it takes 3 days: 1 more than --days 2"))
    #expect(days.out.contains(#""missing": ["PNC Park"]"#))
    #expect(days.out.contains(#"{"option": "--days", "asked": 2, "needs": 3}"#))
  }

  @Test func `prints the drives and days off of a tour`() throws {
    let output = plan("--venue Wrigley Comerica --from 2026-07-05")
    #expect(output.out.contains("    → Detroit · 280 mi · 4h 30m · "), "\(output.out)")
    #expect(output.out.contains("  2 nights on the way\n"), "\(output.out)")
    #expect(output.out.contains("  Mon, Jul 6, 2026  4h 30m of driving\n"), "\(output.out)")
    let json = plan("--venue Wrigley Comerica --from 2026-07-05 --json")
    #expect(
      json.out.contains(
        #"{"from": "Wrigley Field", "to": "Comerica Park", "meters": 450000, "minutes": 270, "mode": "drive"}"#
      ),
      "\(json.out)")
  }

  @Test func `long legs are flown, also in the trip created from them`() throws {
    let flown = plan("--venue Wrigley PNC --fly-over 300 --new 'By air'")
    expect(flown.status, 0)
    #expect(flown.out.contains(" · flight · "), "\(flown.out)")
    #expect(sandbox.line("show 'By air' --json").out.contains(#""mode": "flight""#))
    #expect(!plan("--venue Wrigley PNC --fly-over 500").out.contains("flight"))
  }

  @Test func `a preference that no tour meets is dropped, and reported`() throws {
    let output = plan("--venue Wrigley Comerica --to 2026-07-04 --rest-day-every 2 --new Two")
    expect(output.status, 0)
    #expect(output.out.contains("  the nearest to the request: without a day of rest every 2 days\n"), "\(output.out)")
    expect(sandbox.line("check Two").status, 0)
  }

  @Test func `a tour by train has no drives`() throws {
    let output = plan("--venue Wrigley Comerica --by train --end Cleveland")
    #expect(output.out.contains(" · train · ") && output.out.contains(" under way, 2 games"), "\(output.out)")
    #expect(!output.out.contains("driv"), "\(output.out)")
    let json = plan("--venue Wrigley Comerica --by train --json")
    #expect(json.out.contains(#""mode": "train""#) && !json.out.contains(#""mode": "drive""#), "\(json.out)")
  }

  @Test func `a trip that starts and ends elsewhere has legs from and to there`() throws {
    expect(plan("--venue Wrigley Comerica --start Milwaukee --end Cleveland --new 'One way'").status, 0)
    let displayed = sandbox.line("show 'One way'").out
    #expect(displayed.contains("Milwaukee") && displayed.contains("Cleveland"), "\(displayed)")
    expect(sandbox.line("check 'One way'").status, 0)
  }

  @Test func `reads typed dates, and reports the cost of preferences`() throws {
    let output = plan("--venue Wrigley PNC --from 'july 4' --one-game-a-day")
    #expect(output.out.contains("Sun, Jul 5, 2026") && !output.out.contains("Jul 3"), "\(output.out)")
    #expect(output.out.contains("  one game a day costs nothing\n"), "\(output.out)")
  }

  @Test func `names which games of a team are used`() throws {
    let output = plan("--team Tigers --home-games")
    #expect(output.out.contains("  Tigers: only home games count\n"), "\(output.out)")
    let away = plan("--team Guardians --away")
    #expect(away.out.contains("  Guardians: only away games count\n"), "\(away.out)")
    expect(plan("--all --away").status, 64)
  }

  @Test func `creates no trip from a tour that is only near`() throws {
    let output = plan("--all --days 2 --new 'Two days'")
    expect(output.status, 1)
    expect(output.err, "barnstorm: no trip \"Two days\" created: no tour fits the request\n")
    expect(sandbox.line("show 'Two days'").status, 1)
  }

  @Test func `through a pipe the progress is a line every ten seconds`() {
    var (lines, seconds): ([String], Int64) = ([], 0)
    let context = CommandContext(
      storage: UserStorage(), characterSupport: { .unicode }, columns: { 80 },
      now: { Timestamp(microseconds: 1_000_000 * seconds) }, prompt: nil, chooseGames: nil,
      longRun: { CommandContext.LongRun(show: { lines.append($0) }) })
    let meter = PlanMeter(context, began: Timestamp(microseconds: 0), Wording())
    for second in 0..<31 {
      seconds = Int64(second)
      #expect(!meter.tick())
    }
    meter.finish()
    expect(lines, ["no tour yet · 10.0 s", "no tour yet · 20.0 s", "no tour yet · 30.0 s"])
  }

  @Test func `creates a trip from the tour, with its legs`() throws {
    let output = plan("--all --new 'Three parks'")
    expect(output.status, 0)
    let displayed = sandbox.line("show 'Three parks'")
    #expect(displayed.out.contains("Wrigley Field"))
    #expect(displayed.out.contains("Chicago → "))
    expect(plan("--all --new 'Three parks'").status, 1)
  }

  @Test func `a planned trip has the drives of the plan, and no problems`() throws {
    let more = rows + ["2026-07-03,20:40,America/Chicago,Brewers,Mets,American Family Field,Milwaukee"]
    let text = (["date,time,zone,home,away,venue,city"] + more).joined(separator: "\n") + "\n"
    try sandbox.scratch.write(text, to: "games.csv")
    expect(plan("--all --home 'Gary, IN' --new 'Four parks'").status, 0)
    let checked = sandbox.line("check 'Four parks' --json")
    #expect(checked.out.contains(#""advisories": []"#))
    let trip = sandbox.line("show 'Four parks'")
    #expect(trip.out.contains("Detroit → Pittsburgh · 286 mi · 4h 40m"), "given, so without a sign of an estimate")
    #expect(trip.out.contains("Milwaukee → Detroit · ~"))
  }

  @Test(arguments: ["--by train", "--fly-over 200"])
  func `a planned trip keeps nights free that the plan keeps free`(means: String) throws {
    let late = [
      "date,time,zone,home,away,venue,city", "2026-07-03,19:05,America/Chicago,Cubs,Cardinals,Wrigley Field,Chicago",
      rows[2],
    ]
    try sandbox.scratch.write(late.joined(separator: "\n") + "\n", to: "games.csv")
    let output = sandbox.line("plan --schedule games.csv --all --new Late \(means)")
    #expect(output.out.contains("  longest day") == (means == "--by train"), "\(output.out)")
    let days = sandbox.line("timeline Late").out.split(separator: "Day ")
    #expect(days[1].contains("Chicago → Detroit") && days[1].contains("~9:00 AM"), "\(days)")
    expect(sandbox.line("check Late").status, 0)
  }

  @Test(arguments: [
    ("--max-driving 2", ["7200", "7200", "1800"]), ("--day 09:00-18:00", ["0", "16200", "0"]),
    ("--max-driving 3 --buffer 45m --not-on 2026-07-06", ["10800", "0", "5400"]), ("", ["0", "16200", "0"]),
  ])
  func `a planned trip has its drives on the days of the plan`(rules: String, seconds: [String]) throws {
    expect(plan("--new Two --venue Wrigley Comerica --from 2026-07-05 \(rules)").status, 0)
    let timeline = sandbox.line("timeline Two --json").out
    let driving = timeline.split(separator: "\"drivingSeconds\": ").dropFirst().map { $0.prefix(while: \.isNumber) }
    expect(driving.map(String.init), seconds, "\(timeline)")
    expect(sandbox.line("check Two").status, 0)
  }

  private func planned(_ games: [String], _ options: String) throws -> CommandSandbox {
    let sandbox = try CommandSandbox()
    let text = (["date,time,zone,home,away,venue,city"] + games).joined(separator: "\n") + "\n"
    try sandbox.scratch.write(text, to: "games.csv")
    expect(sandbox.line("plan --schedule games.csv --all --new Trip \(options)").status, 0)
    return sandbox
  }

  @Test func `a planned trip keeps rules that are looser than the settings`() throws {
    let sandbox = try planned(
      [
        "2026-07-06,13:10,America/Denver,Colorado Rockies,New York Mets,Coors Field,Denver",
        "2026-07-07,18:45,America/Chicago,St. Louis Cardinals,New York Mets,Busch Stadium,St. Louis",
        "2026-07-08,18:40,America/Chicago,Chicago Cubs,New York Mets,Wrigley Field,Chicago",
      ], "--buffer 0 --day 09:00-20:00")
    #expect(sandbox.line("check Trip --json").out.contains(#""advisories": []"#))
    #expect(sandbox.line("timeline Trip").out.contains("near "))
  }

  @Test func `a planned trip waits for the end of a game without a start`() throws {
    let sandbox = try planned(
      [
        "2026-08-15,,America/New_York,Cleveland Guardians,San Diego Padres,Progressive Field,Cleveland",
        "2026-08-16,13:40,America/New_York,Cincinnati Reds,Miami Marlins,Great American Ball Park,Cincinnati",
      ], "--tbd safe")
    let days = sandbox.line("timeline Trip").out.split(separator: "Day ")
    #expect(days[0].contains("TBD") && days[0].contains("between 11:00 AM and 11:00 PM"), "\(days)")
    #expect(days[1].contains("~9:00 AM") && days[1].contains("Cleveland → Cincinnati"), "\(days)")
    #expect(sandbox.line("check Trip --json").out.contains(#""advisories": []"#))
    #expect(
      sandbox.line("now Trip --at 2026-08-15T10:00").out.hasPrefix(
        "Day 1: San Diego Padres @ Cleveland Guardians at a time TBD"))
  }

  @Test func `a trip that starts in a city of its games has the first leg`() throws {
    let sandbox = try planned(
      [
        "2026-08-13,19:10,America/Detroit,Detroit Tigers,New York Mets,Comerica Park,Detroit",
        "2026-08-15,19:10,America/Toronto,Toronto Blue Jays,New York Mets,Rogers Centre,Toronto",
      ], "--start Toronto")
    let displayed = sandbox.line("show Trip").out
    #expect(displayed.contains("Toronto → Detroit") && displayed.contains("Detroit → Toronto"), "\(displayed)")
    #expect(sandbox.line("check Trip --json").out.contains(#""advisories": []"#))
  }

  @Test(arguments: [
    ("--venue 'Wrigly Field'", 1, "no venue \"Wrigly Field\" in the schedule. Did you mean \"Wrigley Field\"?"),
    ("--venue 'PNC Park' --without 'PNC Park'", 1, "\"PNC Park\" is both requested and excluded with --without"),
    ("--all --game nothing", 1, "no game \"nothing\" in the schedule; `barnstorm games` lists them"),
    ("--all --from 2027-01-01", 1, "no games on these days in the schedule"),
    ("--count 4", 1, "4 venues requested, but the games are at 3"),
    ("", 64, "nothing to see; pass --all, --venue, --team, --game, --most or --count"),
    ("--all --most", 64, "pass only one of --all, --most and --count"),
    ("--all --home Chicago --end Detroit", 64, "--home sets both start and end; omit --start and --end"),
  ])
  func `reports in a sentence what can't be planned`(options: String, status: Int32, sentence: String) {
    expect(sandbox.refusal("plan --schedule games.csv \(options)", status: status), sentence)
  }

  @Test func `reports a file of drives with a gap or an error`() throws {
    try sandbox.scratch.write("from,to,meters,minutes\nWrigley Field,Comerica Park,450000,270\n", to: "drives.csv")
    expect(
      plan("--venue 'Wrigley Field' 'Comerica Park'").err,
      "barnstorm: drives.csv: no drive from Comerica Park to Wrigley Field: estimated\n")
    try sandbox.scratch.write("from,to,meters,minutes\nWrigley Field,Comerica Park,near,270\n", to: "drives.csv")
    let output = plan("--all")
    expect(output.status, 1)
    expect(output.err, "barnstorm: drives.csv: line 2: meters and minutes must be whole numbers\n")
    try sandbox.scratch.write("from,to,meters,minutes\n", to: "drives.csv")
    expect(plan("--all").err, "barnstorm: drives.csv: no drives in the file\n")
  }
}
