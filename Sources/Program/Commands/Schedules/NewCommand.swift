import Almanac
import Editor
import Itinerary
import Making
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
    home(\.home)
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

  func run(in context: CommandContext, _ outcome: inout Outcome) throws {
    let storage = context.storage
    let arguments = try arguments.resolved(in: context)
    let path = try output ?? storage.newPath(forTripNamed: name.trimmed)
    if storage.tripFiles.identity(path) != nil { throw StoreError.exists(path: path) }
    let trip: Trip
    if let first = arguments.from, let last = arguments.to, !arguments.hasSchedule {
      var ids = ItemIDSource(seed: context.seed())
      var empty = try NewTrip.empty(
        name: name.trimmed, from: first, to: last, home: outcome.home(home, near: [], in: nil), ids: &ids,
        now: context.now())
      empty.by = by
      trip = empty
    } else {
      trip = try self.trip(as: arguments, at: path, context, &outcome)
    }
    try context.create(trip, at: path, &outcome)
    // The next `barnstorm` without a name is to open this trip.
    if !context.isDryRun { storage.rememberAsLast(path) }
  }

  private func trip(
    as arguments: ScheduleArguments, at path: FilePath, _ context: CommandContext, _ outcome: inout Outcome
  ) throws -> Trip {
    let storage = context.storage
    let sources = storage.sources(typed: arguments.typed)
    let schedule = try arguments.fullSchedule(from: storage, today: context.today, &outcome)
    let (games, follows) = try choice(from: schedule, arguments, context)
    let options = arguments.answers.options
    let place = try outcome.home(home, near: games.compactMap(\.place?.point), in: storage.settings().country)
    var new = NewTrip(
      name: name.trimmed, games: games, from: arguments.from, to: arguments.to, home: place,
      sources: storage.stored(sources, forTripAt: path), follows: follows, assumedZone: options.assumedZone,
      club: options.club, dayFirst: options.isDayFirst, preseason: arguments.answers.includesPreseason, by: by)
    new.link.answers = ReadingAnswers(options)
    var ids = ItemIDSource(seed: context.seed())
    let trip = try new.trip(ids: &ids, now: context.now())
    outcome.report(of: schedule, about: games, on: trip.startDate...trip.date(ofDay: trip.dayCount))
    let displaySettings = context.displaySettings()
    let wording = displaySettings.wording(zones: storage.zones, cities: trip.cityNames)
    outcome.report(ofMeansIn: trip, wording: wording)
    outcome.report(ofClashesIn: trip, wording: wording, rules: displaySettings.travel)
    outcome.report(ofStreams: sources.compactMap(\.path).filter(storage.isStream))
    return trip
  }

  private func choice(
    from schedule: Schedule, _ arguments: ScheduleArguments, _ context: CommandContext
  ) throws -> ([ScheduleGame], follows: [String]) {
    let selection = GameSelection(teams: arguments.teams, from: arguments.from, to: arguments.to, gameIDs: gameIDs)
    if selection == GameSelection(), let choose = context.chooseGames {
      guard let games = try choose(name.trimmed, schedule.games) else {
        throw Failure("no games chosen; no trip created")
      }
      return (games, follows: [])
    }
    let games = try selection.games(of: schedule)
    return (games, selection.follows(games))
  }
}

struct ScheduleArguments: Parameters {
  static var parameters: [Parameter<Self>] { rows() }

  /// - Parameter hasTeams: whether games are chosen by teams; in plans these have another meaning.
  @ParameterBuilder<Self>
  static func rows(needsSchedule: Bool = true, hasTeams: Bool = true) -> [Parameter<Self>] {
    schedules(\.typed, isRequired: needsSchedule, omitted: needsSchedule ? "" : " (default: none, the trip is empty)")
    if hasTeams {
      option(
        \.teams, "--team", help: "Only games of these teams, by name, nickname or abbreviation.",
        completion: .known(.teams))
    }
    option(
      \.days.from, "--from", value: "date", help: "Only games from this date on, such as 2026-07-03, jul 3 or 3.7.")
    option(\.days.to, "--to", value: "date", help: "Only games up to this date.")
    group(\.answers)
  }

  var typed: [FilePath] = []
  private(set) var teams: [String] = []
  private(set) var from: CivilDate?
  private(set) var to: CivilDate?
  private var days: (from: TypedDay?, to: TypedDay?)
  var answers = ScheduleAnswers()

  var hasSchedule: Bool { !typed.isEmpty }
  var hasDates: Bool { days.from != nil && days.to != nil }

  /// Returns the arguments with their dates, which can depend on the user's order of day and month, and on today.
  func resolved(in context: CommandContext, _ flags: Flags = Flags()) throws -> ScheduleArguments {
    var resolved = self
    let (order, today) = (context.typedDates(flags), context.today)
    resolved.from = try days.from.map { try $0.date(in: order, near: today) }
    resolved.to = try days.to.map { try $0.date(in: order, near: resolved.from ?? today) }
    if let from = resolved.from, let to = resolved.to, to < from {
      throw UsageError.refused("--to \(to) is before --from \(from)")
    }
    return resolved
  }

  func fullSchedule(from storage: UserStorage, today: CivilDate, _ outcome: inout Outcome) throws(Failure) -> Schedule {
    var options = answers.options
    // Without them the first ten years of a series are read.
    options.dates = from.map { $0...max($0, to ?? $0.adding(days: 3660)) }
    var rules = ScheduleReadingRules(options: options, allowsStreams: true)
    rules.query = LeagueQuery(teams: teams, from: from, to: to, today: today)
    rules.includesPreseason = answers.includesPreseason
    return try outcome.schedule(storage.readSchedule(from: storage.sources(typed: typed), rules))
  }

  func schedule(from storage: UserStorage, today: CivilDate, _ outcome: inout Outcome) throws -> Schedule {
    let schedule = try fullSchedule(from: storage, today: today, &outcome)
    try schedule.check(teams: teams)
    return schedule.filtered(teams: teams, from: from, to: to)
  }
}

struct ScheduleAnswers: Parameters {
  static var parameters: [Parameter<Self>] {
    option(
      \.options.assumedZone, "--assume-zone", value: "zone",
      help: "Time zone for times and places without one, such as America/Chicago.")
    option(
      \.options.club, "--club", value: "name",
      help: "Club whose schedule this is, if games name only the opponent, such as \"Kansas Jayhawks\".",
      completion: .known(.teams))
    option(
      \.cities, "--venue-city", value: "x=y", help: "City of an unknown venue, such as \"Plain Ham=Bath, England\".")
    flag(
      \.includesPreseason, "--preseason",
      help: "Include preseason, all-star and exhibition games of leagues named by --schedule.", sets: true)
    flag(
      \.isDayFirst, "--day-first",
      help: "Dates such as 5/11 are day/month (default: from the file, its venues and the locale).")
    flag(\.isMonthFirst, "--month-first", help: "Dates such as 5/11 are month/day.")
    oneOf("--day-first", "--month-first")
    option(
      \.options.columns, "--columns", value: "x=y,…",
      help: """
        Meanings of columns by their headings, such as 'Datum=date,Anstoß=time': \
        \(ColumnMeaning.allCases.map(\.rawValue).joined(separator: ", ")).
        """
    ) { ColumnArgument.read($0, meaning: ColumnMeaning.init) }
    option(
      \.options.encoding, "--encoding", value: "name",
      help: "Encoding of the file, as iconv calls it (default: recognized).")
  }

  private(set) var options = ScheduleOptions()
  /// Whether preseason games are included; nil for the choice of the trip.
  private(set) var includesPreseason: Bool?
  private var cities: [VenueCity] = []
  private var isDayFirst = false
  private var isMonthFirst = false

  mutating func check() throws(UsageError) {
    options.isDayFirst = isDayFirst ? true : isMonthFirst ? false : nil
    options.venueCities = Dictionary(cities.map { ($0.venue, $0.city) }) { _, last in last }
  }
}

extension Dictionary: ParameterValue { typealias Single = Self }

/// The meanings of columns as a user gives them: `Datum=date,Anstoß=time`. A heading may have commas.
enum ColumnArgument {
  static func read<Meaning>(_ argument: String, meaning: (String) -> Meaning?) -> [String: Meaning]? {
    var (columns, heading): ([String: Meaning], String) = ([:], "")
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      heading += heading.isEmpty ? part : "," + part
      guard let equals = heading.lastIndex(of: "=") else { continue }
      guard let meaning = meaning(String(heading[heading.index(after: equals)...]).trimmed) else { return nil }
      columns[String(heading[..<equals]).trimmed] = meaning
      heading = ""
    }
    return heading.isEmpty && !columns.isEmpty ? columns : nil
  }
}

/// The city of a venue as the user gives it, `Plain Ham=Bath, England`.
private struct VenueCity: TextValue {
  let venue: String
  let city: String

  init?(_ argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else { return nil }
    venue = String(argument[..<equals])
    city = String(argument[argument.index(after: equals)...])
    if city.allSatisfy(\.isWhitespace) { return nil }
  }
}

extension UserStorage {
  func sources(typed: [FilePath]) -> [ScheduleSource] { typed.map(source(typed:)) }
}

extension Outcome {
  mutating func schedule(_ reading: ScheduleReading) throws(Failure) -> Schedule {
    for note in reading.mistakes + reading.notes { report(note) }
    return try reading.schedule.get()
  }
}
