import Itinerary
import Preferences
import Screen
import Store

struct GamesCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "games", "List the games of schedules.",
    discussion: """
      Lists games by day, in venue time. Gaps and assumptions are reported on standard error, a line for each kind, or with \
      --json as assumptions and open questions.
      """,
    examples: ["barnstorm games --schedule mlb.csv --team Cubs --from 2026-07-01"])

  static var parameters: [Parameter<Self>] {
    group(\.schedules)
    json(\.isJSON)
    settings(\.flags, .wording)
  }

  private var schedules = ScheduleArguments()
  private var isJSON = false
  private var flags = Flags()

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let schedule = try schedules.settled(in: surroundings, flags)
      .schedule(from: surroundings.home, today: surroundings.today, &outcome)
    if isJSON {
      return outcome.answer(json: [
        "games": .array(schedule.games.map { value($0.game) }), "problems": .array(schedule.problems.map(value)),
        "assumptions": .array(schedule.problems.compactMap(assumption)),
        "open": .array(schedule.problems.compactMap(open)),
      ])
    }
    for line in schedule.problems.lines { outcome.complain(line) }
    outcome.answer(lines: lines(of: schedule.games, surroundings))
  }

  private func lines(of games: [ScheduleGame], _ surroundings: CommandContext) -> [String] {
    if games.isEmpty { return ["No games."] }
    let cities = CityNames(Set(games.map(\.game.city)).sorted())
    let wording = surroundings.presentation(flags).wording(zones: surroundings.home.zones, cities: cities)
    return TextTable.lines(games.map { row(of: $0, in: wording) })
  }

  private func row(of game: ScheduleGame, in wording: Wording) -> [String] {
    [
      wording.fullDate(game.day), wording.startOrStatus(of: game.game), game.game.badge ?? "",
      game.game.matchup, wording.place(of: game.game), game.game.gameID,
    ]
  }

  /// The fields of a game in a trip file.
  private func value(_ game: Game) -> JSONValue {
    let start =
      switch game.start {
      case .at(let moment): moment.description
      case .on(let date): date.description
      }
    let fields: [(String, String?)] = [
      ("gameId", game.gameID), ("league", game.league), ("competition", game.competition), ("away", game.away),
      ("home", game.home),
      ("venue", game.venue), ("city", game.city), ("start", start), ("timeZone", game.timeZone),
      ("status", game.status.rawValue),
    ]
    let neutral = game.neutral == true ? [JSONValue.Member("neutral", .bool(true))] : []
    return .object(fields.compactMap { name, text in text.map { JSONValue.Member(name, .string($0)) } } + neutral)
  }

  /// What was assumed; nil for what is open.
  private func assumption(_ problem: ScheduleProblem) -> JSONValue? {
    let meaning = problem.finding.meaning
    guard let value = meaning.value else { return nil }
    return [
      "kind": .string(meaning.kind.rawValue), "value": .string(value), "reason": .string(meaning.reason),
      "rows": rows(of: problem),
    ]
  }

  private func open(_ problem: ScheduleProblem) -> JSONValue? {
    let meaning = problem.finding.meaning
    if meaning.value != nil { return nil }
    return ["kind": .string(meaning.kind.rawValue), "text": .string("\(problem.finding)"), "rows": rows(of: problem)]
  }

  private func rows(of problem: ScheduleProblem) -> JSONValue {
    .array(problem.rows.map { $0.id.map(JSONValue.string) ?? .int($0.line) })
  }

  private func value(_ problem: ScheduleProblem) -> JSONValue {
    ["file": .string(problem.file), "line": .int(problem.line), "message": .string(problem.message)]
  }
}
