import Base
import Preferences
import Screen
import Store
import TripCore

struct GroundsCommand: Command {
  static let syntax = CommandSyntax(
    "grounds", "List the grounds you have visited.",
    discussion: """
      Counts the venues of games that are over, in all trips. A league is counted by the home grounds of its teams, and \
      the four of England also together.
      """,
    examples: ["barnstorm grounds", "barnstorm grounds --json"]
  ) {
    Arguments.json
    SettingOptions.wording.parameters
  }

  private let isJSON: Bool
  private let flags: Flags

  init(line: Invocation) throws(UsageError) {
    isJSON = line[Arguments.json]
    flags = try SettingOptions.wording.flags(of: line)
    try line.end()
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let grounds = try surroundings.home.grounds(at: surroundings.now())
    if isJSON {
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
        "last \(wording.fullDate(ground.last))",
      ]
    }
    let blank = leagues.isEmpty ? [] : [""]
    outcome.answer(lines: TextTable.lines(leagues) + blank + TextTable.lines(rows))
  }

  private func value(_ ground: Grounds.Ground) -> JSONValue {
    [
      "venue": .string(ground.venue), "city": .string(ground.city), "league": ground.league.map { .string($0) } ?? nil,
      "games": .int(ground.games), "first": .string(ground.first.description),
      "last": .string(ground.last.description),
    ]
  }

  private func value(_ tally: Grounds.Tally) -> JSONValue {
    ["league": .string(tally.name), "visited": .int(tally.visited), "grounds": .int(tally.grounds)]
  }
}
