import Itinerary
import Making
import Sharing
import Store

struct UpdateCommand: TripCommand, WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "update", "Update a trip from a newer schedule.",
    discussion: """
      Prints what changed. Items you added stay put. Refuses a schedule that removes more than a third of the games, \
      has none of the trip's dates, or moves more than a third of the games by exactly a time zone difference or a \
      day. The trip follows the schedule named with --schedule from then on. Schedule warnings are reported on standard error.
      """,
    examples: ["barnstorm update cubs --dry-run", "barnstorm update cubs --schedule cubs-new.ics"])

  static var parameters: [Parameter<Self>] {
    trip
    group(\.schedules, ScheduleArguments.ofTrip)
    settings(.wording)
    flag(\.removals, "--allow-removals", help: "Update even if the schedule removes many games.", sets: .removals)
    flag(\.shift, "--allow-shift", help: "Update even if it moves many games by a time zone or a day.", sets: .shift)
  }

  var target = TripTarget()
  private var schedules = ScheduleArguments()
  private var removals: UpdateOverrides = []
  private var shift: UpdateOverrides = []

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let (storage, now) = (open.context.storage, open.context.now())
    let schedule = try schedules.schedule(of: open, from: storage, overriding: removals.union(shift), &outcome)
    outcome.report(of: schedule, for: open.trip)
    // A user who names another zone for the times wants the times to change.
    let zone = schedules.answers.options.assumedZone
    let isNewZone = zone != nil && zone != open.trip.schedule?.assumedZone
    let before = open.trip
    let changes = try open.trip.follow(
      schedule, zones: open.wording.zones, overriding: removals.union(isNewZone ? .shift : shift), now: now)
    let named = storage.sources(typed: schedules.typed)
    let sources = storage.stored(named, forTripAt: open.path)
    let isStream = named.compactMap(\.path).contains(where: storage.isStream)
    open.trip.remember(schedules.answers.options, sources: named.isEmpty || isStream ? nil : sources, now: now)
    var wording = open.wording(naming: changes.flatMap(\.games), [])
    wording.doubleHeaders = DoubleHeaders(before.itinerary)
    let touched = TouchedBookings(from: before, to: open.trip, zones: wording.zones, rules: open.travel)
    if !changes.isEmpty { open.trip.record(changes, touching: touched, in: wording, now: now) }
    outcome.report(ofMeansIn: open.trip, since: before, wording: wording)
    let report = ChangeReport(
      lines: changes.isEmpty
        ? ["\(open.trip.name) is up to date."] : changes.map(wording.sentence) + wording.lines(touched),
      namesProblems: false,
      json: ["changes": changes.map { ReportedChange($0, wording.sentence($0)) }, "touched": touched.items.map(\.id)])
    try open.finish(report, as: wording.name(ofUpdate: changes), from: schedule, &outcome)
    if !named.isEmpty, !open.context.isDryRun, open.trip.schedule?.sources == sources {
      storage.trustSchedule(of: open.trip)
    }
  }
}

struct GameCommand: EditingCommand {
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
    trip
    argument(\.action, "action", help: "Action: add or remove.")
    argument(
      \.item, "item", help: "With remove: the ID of the game in the trip (a unique prefix is enough).",
      completion: .known(.items))
    group(\.schedules, ScheduleArguments.ofTrip)
    option(\.gameIDs, "--game", value: "id", help: "With add: these games (IDs from `barnstorm games`).")
    settings(.wording)
  }

  var target = TripTarget()
  private var action = ""
  private var item: String?
  private var schedules = ScheduleArguments()
  private var gameIDs: [String] = []

  func check() throws(UsageError) {
    switch (action, item) {
    case ("add", nil):
      if gameIDs.isEmpty { throw .refused("no games to add; pass --game ID (`barnstorm games` lists them)") }
    case ("add", let item?): throw .unexpected([item])
    case ("remove", _?):
      if !gameIDs.isEmpty || schedules.hasSchedule { throw .refused("--schedule and --game require add") }
    case ("remove", nil): throw .refused("no game to remove; pass its ID (`barnstorm show` lists them)")
    default:
      let candidates = NearMiss.nearest(to: action, among: ["add", "remove"]).map { ["'\($0)'"] } ?? []
      throw .refused("unknown action '\(action)'; use add or remove\(NearMiss.suggestion(candidates))")
    }
  }

  func edit(_ open: inout OpenTrip, _ outcome: inout Outcome) throws -> ChangeReport {
    let before = open
    let edit = Edit.chooseGames(try choice(open, open.context.storage, &outcome))
    _ = try open.apply(edit)
    return EditReport(of: edit, before, open).report
  }

  private func choice(_ open: OpenTrip, _ storage: UserStorage, _ outcome: inout Outcome) throws -> GameChoice {
    if let item { return GameChoice(removing: [try open.item(item).item.id], legDefaults: LegDefaults(for: open.trip)) }
    let schedule = try schedules.schedule(of: open, from: storage, overriding: [], &outcome)
    let games = try GameSelection(gameIDs: gameIDs).games(of: schedule)
    let sources = storage.stored(storage.sources(typed: schedules.typed), forTripAt: open.path)
    return GameChoice(adding: games, to: open.trip, sources: sources)
  }
}

extension Trip {
  mutating func follow(
    _ schedule: Schedule, zones: Zones, overriding: UpdateOverrides, now: Timestamp
  ) throws(Failure) -> [ScheduleChange] {
    do throws(UpdateRefusal) {
      let update = try TripUpdate(of: self, to: schedule, zones: zones, overriding: overriding, now: now)
      self = update.trip
      return update.changes
    } catch {
      throw Failure("\(name): \(error)", kind: error.kind)
    }
  }

  mutating func remember(_ options: ScheduleOptions, sources: [String]? = nil, now: Timestamp) {
    guard var link = schedule ?? sources.map({ _ in ScheduleLink() }) else { return }
    if let sources, !sources.isEmpty { link.source = sources.joined(separator: "\n") }
    link.assumedZone = options.assumedZone ?? link.assumedZone
    link.club = options.club ?? link.club
    link.dayFirst = options.isDayFirst ?? link.dayFirst
    link.answers = ReadingAnswers(options, after: link.answers)
    if link == schedule { return }
    schedule = link
    modifiedAt = max(now, modifiedAt.next)
  }
}

extension ScheduleArguments {
  @ParameterBuilder<Self> static var ofTrip: [Parameter<Self>] {
    schedules(\.typed, omitted: " (default: the trip's schedule)")
    group(\.answers)
  }

  /// Reads the schedule: the one named, else the one that the trip was made from. Files without games are a schedule,
  /// too, for one who allows removals.
  func schedule(
    of open: OpenTrip, from storage: UserStorage, overriding overrides: UpdateOverrides, _ outcome: inout Outcome
  ) throws(Failure) -> Schedule {
    let trip = open.trip
    let sources = hasSchedule ? storage.sources(typed: typed) : storage.sources(ofScheduleOf: trip, at: open.path)
    if sources.isEmpty { throw Failure("\(JSONText.quoted(trip.name)) has no schedule; pass --schedule FILE") }
    var rules = ScheduleReadingRules(options: answers.options, overrides: overrides, allowsStreams: hasSchedule)
    rules.includesPreseason = answers.includesPreseason
    return try outcome.schedule(storage.readSchedule(from: sources, for: trip, rules))
  }
}
