import Base
import Making
import Preferences
import Store
import TripCore

struct GameCommand: Command {
  private static let action: Parameter<String> = .argument("action", help: "Action: add or remove.")

  private static let item: Parameter<String?> = .argument(
    "item", help: "With remove: the ID of the game in the trip (a unique prefix is enough).", completion: .known(.items)
  )

  private static let gameIDs: Parameter<[String]> = .list(
    "--game", value: "id", help: "With add: these games (IDs from `barnstorm games`).")

  private static let dryRun: Parameter<Bool> = .flag("--dry-run", help: "Only print what would change.")

  static let syntax = CommandSyntax(
    "game", "Add games to a trip, or remove one.",
    discussion: """
      A new game is placed by time on its day, and legs are updated as after `barnstorm update`. Prints what \
      changed. Updates don't bring back games you removed.
      """,
    examples: [
      "barnstorm game rust add --schedule mlb.csv --game mlb-2026-07-05-CLE-1", "barnstorm game rust remove A22E",
    ]
  ) {
    Arguments.trip
    action
    item
    UpdateScheduleArguments.parameters
    gameIDs
    dryRun
    Arguments.json
    SettingOptions.wording.parameters
  }

  private let trip: FilePath
  private let action: Action
  private let schedules: UpdateScheduleArguments
  private let isDryRun: Bool
  private let isJSON: Bool
  private let flags: Flags

  private enum Action: Equatable {
    case add([String])
    case remove(String)
  }

  init(line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    let name = try line[Self.action]
    let item = try line[Self.item]
    schedules = try UpdateScheduleArguments(line)
    let ids = try line[Self.gameIDs]
    isDryRun = line[Self.dryRun]
    isJSON = line[Arguments.json]
    flags = try SettingOptions.wording.flags(of: line)
    try line.end()
    switch (name, item) {
    case ("add", nil):
      if ids.isEmpty { throw .refused("no games to add; pass --game ID (`barnstorm games` lists them)") }
      action = .add(ids)
    case ("add", let item?): throw .unexpected([item])
    case ("remove", let item?):
      if !ids.isEmpty || schedules.isGiven { throw .refused("--schedule and --game require add") }
      action = .remove(item)
    case ("remove", nil): throw .refused("no game to remove; pass its ID (`barnstorm show` lists them)")
    default:
      let meant = NearMiss.nearest(to: name, among: ["add", "remove"]).map { ["'\($0)'"] } ?? []
      throw .refused("unknown action '\(name)'; use add or remove\(NearMiss.question(meant))")
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
