import Itinerary
import Making
import Preferences
import Screen
import Store

struct GroundsCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "grounds", "List the grounds you have visited.",
    discussion: """
      Counts the venues of games that are over, in all trips but the samples. --add takes a table with a column of venues, \
      and of cities and dates if you know them. A league is counted by the home grounds of its teams, and \
      the four of England also together.
      """,
    examples: ["barnstorm grounds", "barnstorm grounds --json", "barnstorm grounds --add ballparks.csv"])

  static var parameters: [Parameter<Self>] {
    option(
      \.file, "--add", value: "path", help: "Add grounds visited before, from a CSV file; - for standard input.",
      dash: .standardInput, completion: .files(["csv"]))
    settings(\.flags, .wording)
  }

  private var file: FilePath?
  private var flags = Flags()

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    if let file { try add(file, surroundings, &outcome) }
    let grounds = try surroundings.home.grounds(at: surroundings.now())
    if surroundings.answersPrograms {
      return outcome.answer(json: [
        "grounds": .array(grounds.all.map(value)), "leagues": .array(grounds.tallies.map(value)),
      ])
    }
    if grounds.all.isEmpty { return outcome.answer(lines: ["No grounds visited yet."]) }
    let wording = surroundings.presentation(flags).wording()
    let leagues = grounds.tallies.map { [$0.name, "\($0.visited) of \($0.grounds)"] }
    let rows = grounds.all.map { ground in
      [
        ground.venue, wording.cities.shown(ground.city), Wording.counted(ground.games, "game"),
        ground.last.map { "last \(wording.fullDate($0))" } ?? "",
      ]
    }
    let blank = leagues.isEmpty ? [] : [""]
    outcome.answer(lines: TextTable.lines(leagues) + blank + TextTable.lines(rows))
  }

  private func add(_ file: FilePath, _ surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let bytes = try surroundings.home.importedFile(file)
    guard let table = GroundsTable(bytes, dates: surroundings.typedDates(flags)) else {
      throw Failure("\(file): no column of venues; name it \"venue\" in the first line")
    }
    for name in table.unknown { outcome.complain("unknown venue \(JSONText.quoted(name)); add its city in a column") }
    if !surroundings.isDryRun { try surroundings.home.add(table.visits) }
  }

  private func value(_ ground: Grounds.Ground) -> JSONValue {
    [
      "venue": .string(ground.venue), "city": .string(ground.city), "league": ground.league.map { .string($0) } ?? nil,
      "games": .int(ground.games), "first": JSONValue(ground.first?.description),
      "last": JSONValue(ground.last?.description),
    ]
  }

  private func value(_ tally: Grounds.Tally) -> JSONValue {
    ["league": .string(tally.name), "visited": .int(tally.visited), "grounds": .int(tally.grounds)]
  }
}
