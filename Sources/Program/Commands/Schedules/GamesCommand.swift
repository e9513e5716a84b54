import Atlas
import Base
import Editor
import Making
import Preferences
import Schedules
import Store
import TripCore

struct GamesCommand: Command {
  static let syntax = CommandSyntax(
    "games", "Print what schedules hold, as read.",
    discussion: """
      Day by day, by the clock of each venue. What a schedule leaves open, and what was assumed, is said on standard \
      error, or with --json among the problems.
      """,
    examples: ["barnstorm games --schedule mlb.csv --team Cubs --from 2026-07-01"]
  ) {
    ScheduleArguments.parameters
    Arguments.json
  }

  private let schedules: ScheduleArguments
  private let isJSON: Bool

  init(line: Invocation) throws(Misuse) {
    schedules = try ScheduleArguments(line)
    isJSON = line[Arguments.json]
    try line.end()
    try schedules.check()
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) throws {
    var schedule = try schedules.schedule(from: surroundings.home, &outcome)
    if isJSON {
      return outcome.answer(json: [
        "games": .array(schedule.games.map { value($0.game) }), "problems": .array(schedule.problems.map(value)),
      ])
    }
    for problem in schedule.problems { outcome.complain(problem.description) }
    outcome.answer(lines: takeLines(of: &schedule.games, surroundings))
  }

  /// Makes the lines of games, and takes the games away: 100,000 of them take as much memory as their lines.
  private func takeLines(of games: inout [ScheduleGame], _ surroundings: Surroundings) -> [String] {
    if games.isEmpty { return ["No games."] }
    let zones = surroundings.home.zones.load(names: Set(games.compactMap(\.game.timeZone)))
    let cities = CityNames(Set(games.map(\.game.city)).sorted())
    let wording = surroundings.presentation.wording(zones: zones, cities: cities)
    var rows = GameTable(wording)
    var table = LongTable()
    // From the last one, so that each game goes as soon as its row is made.
    while let game = games.popLast() { table.append(rows.row(game)) }
    games = []
    var lines = table.takeLines()
    lines.reverse()
    return lines
  }

  /// The fields of a game in a trip file.
  private func value(_ game: Game) -> JSONValue {
    let start =
      switch game.start {
      case .at(let moment): moment.description
      case .on(let date): date.description
      }
    let fields: [(String, String?)] = [
      ("gameId", game.gameID), ("league", game.league), ("away", game.away), ("home", game.home),
      ("venue", game.venue), ("city", game.city), ("start", start), ("timeZone", game.timeZone),
      ("status", game.status.rawValue),
    ]
    return .object(fields.compactMap { name, text in text.map { JSONValue.Member(name, .string($0)) } })
  }

  private func value(_ problem: ScheduleProblem) -> JSONValue {
    ["file": .string(problem.file), "line": .int(problem.line), "message": .string(problem.message)]
  }
}

/// Makes the rows of games. A day and a place are worded once for all of their games.
private struct GameTable {
  private struct Place: Hashable {
    let venue: String?
    let city: String
  }

  private let wording: Wording
  private var day: (date: CivilDate, text: String)?
  private var places: [Place: String] = [:]

  init(_ wording: Wording) {
    self.wording = wording
  }

  mutating func row(_ game: ScheduleGame) -> [String] {
    [
      text(of: game.day), wording.startOrStatus(of: game.game), game.game.league ?? "", game.game.matchup,
      place(of: game.game), game.game.gameID,
    ]
  }

  private mutating func text(of date: CivilDate) -> String {
    if let day, day.date == date { return day.text }
    let text = "\(wording.shortDate(date)), \(date.year)"
    day = (date, text)
    return text
  }

  private mutating func place(of game: Game) -> String {
    let place = Place(venue: game.venue, city: game.city)
    if let text = places[place] { return text }
    let text = wording.place(of: game)
    places[place] = text
    return text
  }
}
