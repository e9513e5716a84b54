import Itinerary
import Making
import Preferences
import Sharing
import Store

struct UpdateCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "update", "Update a trip from a newer schedule.",
    discussion: """
      Prints what changed. Items you added stay put. Refuses a schedule that removes more than a third of the games, \
      has none of the trip's dates, or moves more than a third of the games by exactly a time zone difference or a \
      day. The trip follows the schedule named with --schedule from then on. Schedule warnings are reported on standard error.
      """,
    examples: ["barnstorm update cubs --dry-run", "barnstorm update cubs --schedule cubs-new.ics"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    group(\.schedules)
    settings(\.flags, .wording)
    flag(
      \.removals, "--allow-removals", help: "Update even if the schedule removes many games.", sets: .removals)
    flag(
      \.shift, "--allow-shift", help: "Update even if it moves many games by a time zone or a day.", sets: .shift)
  }

  private var trip: FilePath = ""
  private var schedules = UpdateScheduleArguments()
  private var flags = Flags()
  private var removals: UpdateOverrides = []
  private var shift: UpdateOverrides = []

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, flags: flags, in: surroundings)
    let schedule = try schedules.schedule(
      of: open, from: surroundings.home, insisting: removals.union(shift), &outcome)
    outcome.complain(of: schedule, for: open.trip)
    // A user who names another zone for the times wants the times to change.
    let zone = schedules.answers.options.assumedZone
    let isNewZone = zone != nil && zone != open.trip.schedule?.assumedZone
    let before = open.trip
    let changes = try open.trip.follow(
      schedule, zones: open.wording.zones, insisting: removals.union(isNewZone ? .shift : shift),
      now: surroundings.now())
    let named = schedules.named(in: surroundings.home)
    let isStream = named.compactMap(\.path).contains(where: surroundings.home.isStream)
    let sources = schedules.isGiven && !isStream ? surroundings.home.stored(named, forTripAt: open.path) : nil
    _ = open.trip.remember(schedules.answers.options, sources: sources, now: surroundings.now())
    var wording = open.wording(naming: changes.flatMap(\.games), [])
    wording.doubleHeaders = DoubleHeaders(before.itinerary)
    let touched = TouchedBookings(from: before, to: open.trip, zones: wording.zones, rules: open.travel)
    if !changes.isEmpty { open.trip.note(changes, touching: touched, in: wording, now: surroundings.now()) }
    outcome.complain(ofMeansIn: open.trip, since: before, wording: wording)
    let update = UpdateAnswer(changes: changes, touched: touched, name: open.trip.name, wording: wording)
    try open.finish(
      as: wording.name(ofUpdate: changes), from: schedule, saying: update.lines, namesProblems: false,
      adding: update.json, &outcome)
    if schedules.isGiven, !surroundings.isDryRun,
      open.trip.schedule?.sources == schedules.stored(in: surroundings.home, at: open.path)
    {
      surroundings.home.trustSchedule(of: open.trip)
    }
  }
}

/// The changes that an update brings, for people and for programs.
struct UpdateAnswer {
  let changes: [ScheduleChange]
  let touched: TouchedBookings
  let name: String
  let wording: Wording

  var lines: [String] {
    changes.isEmpty ? ["\(name) is up to date."] : changes.map(wording.sentence) + wording.lines(touched)
  }

  var json: JSONValue {
    ["changes": .array(changes.map(value)), "touched": .array(touched.items.map { .string($0.id.text) })]
  }

  private func value(_ change: ScheduleChange) -> JSONValue {
    [
      "change": .string(change.kind.rawValue), "gameId": JSONValue(change.gameID), "item": JSONValue(change.item?.text),
      "from": JSONValue(change.from), "to": JSONValue(change.to), "message": .string(wording.sentence(change)),
    ]
  }
}

extension Trip {
  /// Updates the trip to a schedule.
  ///
  /// - Throws: a ``Failure`` if the schedule lacks too many games or is shifted in time, in which case the trip is
  ///   unchanged.
  mutating func follow(
    _ schedule: Schedule, zones: Zones, insisting: UpdateOverrides, now: Timestamp
  ) throws(Failure) -> [ScheduleChange] {
    do throws(UpdateRefusal) {
      let update = try TripUpdate(of: self, to: schedule, zones: zones, insisting: insisting, now: now)
      self = update.trip
      return update.changes
    } catch {
      throw Failure("\(name): \(error)", kind: error.kind)
    }
  }

  /// Stores in the trip the schedule that it follows from now on, the zone and the order of dates in which that is read,
  /// and the club whose schedule it is.
  ///
  /// - Parameter sources: The schedule that the user named; nil for the trip's own.
  /// - Returns: whether one of them has changed.
  mutating func remember(_ options: ScheduleOptions, sources: [String]? = nil, now: Timestamp) -> Bool {
    guard var link = schedule ?? sources.map({ _ in ScheduleLink() }) else { return false }
    if let sources, !sources.isEmpty { link.source = sources.joined(separator: "\n") }
    link.assumedZone = options.assumedZone ?? link.assumedZone
    link.club = options.club ?? link.club
    link.dayFirst = options.isDayFirst ?? link.dayFirst
    link.answers = ReadingAnswers(options, after: link.answers)
    if link == schedule { return false }
    schedule = link
    modifiedAt = max(now, modifiedAt.next)
    return true
  }
}

/// The parameters that name the schedule that a trip follows.
struct UpdateScheduleArguments: Parameters {
  static var parameters: [Parameter<Self>] {
    schedules(\.typed, omitted: " (default: the trip's schedule)")
    group(\.answers)
  }

  private var typed: [FilePath] = []
  private(set) var answers = ScheduleAnswers()

  func named(in home: UserStorage) -> [ScheduleSource] { typed.map(home.source(typed:)) }
  var isGiven: Bool { !typed.isEmpty }

  /// The named schedules as a trip at a path stores them.
  func stored(in home: UserStorage, at path: FilePath) -> [String] { home.stored(named(in: home), forTripAt: path) }

  /// Reads the schedule: the one named, else the one that the trip was made from.
  ///
  /// - Parameter insistence: the refusals that the user overrules; files without games are a schedule, too, for one who
  ///   allows removals.
  func schedule(
    of open: OpenTrip, from home: UserStorage, insisting insistence: UpdateOverrides, _ outcome: inout Outcome
  ) throws(Failure) -> Schedule {
    let trip = open.trip
    let sources = isGiven ? named(in: home) : home.sources(ofScheduleOf: trip, at: open.path)
    if sources.isEmpty { throw Failure("\(JSONText.quoted(trip.name)) has no schedule; pass --schedule FILE") }
    var rules = ScheduleReadingRules(options: answers.options, insistence: insistence, allowsStreams: isGiven)
    rules.includesPreseason = answers.includesPreseason
    return try outcome.schedule(home.readSchedule(from: sources, for: trip, rules))
  }
}
