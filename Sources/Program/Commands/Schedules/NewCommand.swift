import Itinerary
import Making
import Preferences
import Store

struct NewCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "new", "Create a trip, from schedules or empty, and print its path.",
    discussion: """
      On a terminal, without --team, --game or dates, shows a list of games to choose from. Otherwise takes the \
      games of the teams on the days, and those picked with --game; without teams and games, all games on the days. \
      The trip runs from the first to the last game unless --from and --to set other dates. It has a leg wherever \
      the city changes. `barnstorm update` adds later games of the teams on these days; a trip of games picked with \
      --game keeps to those. Without a schedule the trip is empty and runs from --from to --to.
      The next `barnstorm` without a trip opens the new one. Warnings of the schedule and problems of the trip are \
      reported on standard error.
      """,
    examples: [
      "barnstorm new Cubs --schedule cubs.ics --from 2026-07-03",
      "barnstorm new Duel --schedule mlb.csv --team Cubs Tigers",
      "barnstorm new 'Long weekend' --from 2026-09-04 --to 2026-09-07",
    ])

  static var parameters: [Parameter<Self>] {
    argument(\.name, "name", help: "Trip name.")
    group(\.arguments, ScheduleArguments.rows(needsSchedule: false))
    option(\.gameIDs, "--game", value: "id", help: "Include these games (IDs from `barnstorm games`).")
    option(\.home, "--home", value: "city", help: "Home city; adds the first and last leg.")
    modeOfTravel(\.by)
    option(
      \.output, "--output", value: "path", help: "Output path (default: the data directory).", completion: .tripFile)
  }

  private var name = ""
  private var arguments = ScheduleArguments()
  private var gameIDs: [String] = []
  private var home: String?
  private var by = Leg.Mode.drive
  private var output: FilePath?

  func check() throws(UsageError) {
    if !arguments.hasSchedule {
      if !arguments.teams.isEmpty || !gameIDs.isEmpty { throw .refused("--team and --game require --schedule") }
      if !arguments.hasDates {
        throw .refused("no schedule and no dates; pass --schedule, or --from and --to for an empty trip")
      }
    }
    if name.trimmed.isEmpty { throw .refused("Missing value for 'name'.") }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var command = self
    command.arguments = try arguments.settled(in: surroundings)
    try command.make(in: surroundings, &outcome)
  }

  private func make(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    if !arguments.hasSchedule { return try makeEmptyTrip(in: surroundings, &outcome) }
    let userHome = surroundings.home
    let schedule = try arguments.wholeSchedule(from: userHome, today: surroundings.today, &outcome)
    let sources = arguments.sources(in: userHome)
    let target = try output ?? userHome.newPath(forTripNamed: name.trimmed)
    if userHome.tripFiles.identity(target) != nil { throw StoreError.exists(path: target) }
    let (games, follows) = try choice(from: schedule, surroundings)
    let place = try homePlace(
      near: games.compactMap(\.place?.point), in: userHome.settings().country, &outcome)
    var new = NewTrip(
      name: name.trimmed, games: games, from: arguments.from, to: arguments.to, home: place,
      sources: userHome.stored(sources, forTripAt: target), follows: follows,
      assumedZone: arguments.answers.options.assumedZone, club: arguments.answers.options.club,
      dayFirst: arguments.answers.options.isDayFirst, preseason: arguments.answers.includesPreseason,
      by: by)
    new.answers = ReadingAnswers(arguments.answers.options)
    let trip = try trip(new, surroundings)
    outcome.complain(of: schedule, about: games, on: trip.startDate...trip.date(ofDay: trip.dayCount))
    let presentation = surroundings.presentation()
    let wording = presentation.wording(zones: userHome.zones, cities: trip.cityNames)
    outcome.complain(ofMeansIn: trip, wording: wording)
    outcome.complain(ofClashesIn: trip, wording: wording, rules: presentation.travel)
    outcome.complain(ofStreams: sources.compactMap(\.path).filter(userHome.isStream))
    try surroundings.create(trip, at: target, &outcome)
    // The next `barnstorm` without a name is to open this trip. Failing to remember it is not an error.
    if !surroundings.isDryRun { try? userHome.library().rememberLastTrip(target) }
  }

  private func makeEmptyTrip(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    guard let first = arguments.from, let last = arguments.to else { return }
    let home = surroundings.home
    let target = try output ?? home.newPath(forTripNamed: name.trimmed)
    var ids = ItemIDSource(seed: surroundings.seed())
    var trip = try NewTrip.empty(
      name: name.trimmed, from: first, to: last, home: homePlace(near: [], in: nil, &outcome), ids: &ids,
      now: surroundings.now()
    )
    trip.by = by
    try surroundings.create(trip, at: target, &outcome)
    if !surroundings.isDryRun { home.rememberAsLast(target) }
  }

  /// The games, and the teams that the trip is to follow.
  private func choice(
    from schedule: Schedule, _ surroundings: CommandContext
  ) throws -> ([ScheduleGame], follows: [String]) {
    let selection = GameSelection(teams: arguments.teams, from: arguments.from, to: arguments.to, gameIDs: gameIDs)
    if selection == GameSelection(), let choose = surroundings.chooseGames {
      guard let games = try choose(name.trimmed, schedule.games) else {
        throw Failure("no games chosen; no trip created")
      }
      return (games, follows: [])
    }
    do throws(NewTripRefusal) {
      let games = try selection.games(of: schedule)
      return (games, selection.follows(games))
    } catch {
      throw Failure(error.description)
    }
  }

  private func trip(_ new: NewTrip, _ surroundings: CommandContext) throws(Failure) -> Trip {
    do {
      var ids = ItemIDSource(seed: surroundings.seed())
      return try new.trip(ids: &ids, now: surroundings.now())
    } catch {
      throw Failure(error.description)
    }
  }

  private func homePlace(
    near games: [GeoPoint], in country: String?, _ outcome: inout Outcome
  ) throws(NewTripRefusal) -> Place? {
    guard let city = home else { return nil }
    let home = try Gazetteer.shared.home(city, near: games, in: country)
    if let note = home.note { outcome.complain(note) }
    return home.place
  }
}
