import Itinerary
import Making
import Preferences
import Store

struct GameCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "game", "Add games to a trip, or remove one.",
    discussion: """
      A new game is placed by time on its day, and legs are updated as after `barnstorm update`. Prints what \
      changed. Updates don't bring back games you removed.
      """,
    examples: [
      "barnstorm game rust add --schedule mlb.csv --game mlb-2026-07-05-CLE-1", "barnstorm game rust remove A22E",
    ])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    argument(\.actionName, "action", help: "Action: add or remove.")
    argument(
      \.item, "item", help: "With remove: the ID of the game in the trip (a unique prefix is enough).",
      completion: .known(.items))
    group(\.schedules)
    option(\.gameIDs, "--game", value: "id", help: "With add: these games (IDs from `barnstorm games`).")
    settings(\.flags, .wording)
  }

  private enum Action {
    case add([String])
    case remove(String)
  }

  private var trip: FilePath = ""
  private var actionName = ""
  private var item: String?
  private var schedules = UpdateScheduleArguments()
  private var gameIDs: [String] = []
  private var flags = Flags()
  private var action = Action.add([])

  mutating func check() throws(UsageError) {
    switch (actionName, item) {
    case ("add", nil):
      if gameIDs.isEmpty { throw .refused("no games to add; pass --game ID (`barnstorm games` lists them)") }
      action = .add(gameIDs)
    case ("add", let item?): throw .unexpected([item])
    case ("remove", let item?):
      if !gameIDs.isEmpty || schedules.isGiven { throw .refused("--schedule and --game require add") }
      action = .remove(item)
    case ("remove", nil): throw .refused("no game to remove; pass its ID (`barnstorm show` lists them)")
    default:
      let meant = NearMiss.nearest(to: actionName, among: ["add", "remove"]).map { ["'\($0)'"] } ?? []
      throw .refused("unknown action '\(actionName)'; use add or remove\(NearMiss.question(meant))")
    }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let before = try OpenTrip(trip, flags: flags, in: surroundings)
    var open = before
    let edit = Edit.chooseGames(try choice(open, surroundings.home, &outcome))
    _ = try open.apply(edit)
    let report = EditReport(of: edit, before, open)
    try open.finish(saying: report.lines, adding: report.json, &outcome)
  }

  private func choice(_ open: OpenTrip, _ home: UserStorage, _ outcome: inout Outcome) throws -> GameChoice {
    switch action {
    case .remove(let item):
      let item = open.trip.itinerary[try open.index(of: item)]
      return GameChoice(removing: [item.id], figures: LegFigures(for: open.trip))
    case .add(let ids):
      let schedule = try schedules.schedule(of: open, from: home, insisting: [], &outcome)
      let games = try GameSelection(gameIDs: ids).games(of: schedule)
      let sources = home.stored(schedules.named(in: home), forTripAt: open.path)
      return GameChoice(adding: games, to: open.trip, sources: sources)
    }
  }
}
