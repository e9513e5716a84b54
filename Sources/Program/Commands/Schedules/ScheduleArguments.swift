import Base
import Editor
import Making
import Schedules
import Store
import TripCore

/// The arguments of commands that read schedules.
struct ScheduleArguments {
  private static let files: Parameter<[FilePath]> = .list(
    "--schedule",
    help: """
      Schedules: names of leagues (`barnstorm sources`), files, - for standard input, or addresses (https:, webcal:, http:).
      """,
    isRequired: true, dash: .standardInput, completion: .scheduleFile)

  private static let teams: Parameter<[String]> = .list(
    "--team", help: "Only games of these teams, by name, nickname or abbreviation.", completion: .known(.teams))

  private static let from: Parameter<CivilDate?> = .option(
    "--from", value: "date", help: "Only games from this date on, such as 2026-07-03."
  ) { CivilDate($0) }

  private static let to: Parameter<CivilDate?> = .option(
    "--to", value: "date", help: "Only games up to this date."
  ) { CivilDate($0) }

  private static let optionalFiles: Parameter<[FilePath]> = .list(
    "--schedule",
    help: """
      Schedules: names of leagues (`barnstorm sources`), files, - for standard input, or addresses (https:, webcal:, \
      http:) (default: none, the trip is empty).
      """, dash: .standardInput, completion: .scheduleFile)

  @ParameterBuilder static var parameters: [ParameterSyntax] {
    files
    others
  }

  /// The parameters of new trips, for which a schedule is optional.
  @ParameterBuilder static var parametersOfNewTrips: [ParameterSyntax] {
    optionalFiles
    others
  }

  /// The parameters of plans, in which teams have another meaning.
  @ParameterBuilder static var parametersOfPlans: [ParameterSyntax] {
    files
    from
    to
    ScheduleAnswers.parameters
  }

  @ParameterBuilder private static var others: [ParameterSyntax] {
    teams
    from
    to
    ScheduleAnswers.parameters
  }

  /// The schedules as they were typed.
  private let typed: [FilePath]
  let teams: [String]
  let from: CivilDate?
  let to: CivilDate?
  let answers: ScheduleAnswers

  /// - Parameter needsSchedule: whether a schedule is required.
  init(_ line: Invocation, needsSchedule: Bool = true) throws(UsageError) {
    typed = try line[needsSchedule ? Self.files : Self.optionalFiles]
    teams = try line[Self.teams]
    from = try line[Self.from]
    to = try line[Self.to]
    answers = try ScheduleAnswers(line)
  }

  static func sources(of line: Invocation, in home: UserStorage) throws(UsageError) -> [ScheduleSource] {
    try line[files].map(home.source(typed:))
  }

  var hasSchedule: Bool { !typed.isEmpty }

  func sources(in home: UserStorage) -> [ScheduleSource] { typed.map(home.source(typed:)) }

  /// - Throws: ``UsageError`` if the days are in the wrong order.
  func check() throws(UsageError) {
    if let from, let to, to < from { throw .refused("--to \(to) is before --from \(from)") }
  }

  /// Reads all schedules as one.
  ///
  /// - Throws: a ``Failure`` if one of them cannot be read or is not a schedule.
  func wholeSchedule(
    from home: UserStorage, today: CivilDate, _ outcome: inout Outcome
  ) throws(Failure) -> Schedule {
    var options = answers.options
    // Without them the first ten years of a series are read.
    options.dates = from.map { $0...max($0, to ?? $0.adding(days: 3660)) }
    var rules = ScheduleReadingRules(options: options, allowsStreams: true)
    rules.query = LeagueQuery(teams: teams, from: from, to: to, today: today)
    rules.includesPreseason = answers.includesPreseason
    return try outcome.schedule(home.readSchedule(from: sources(in: home), rules))
  }

  /// Reads the schedules and selects the games of these teams and days.
  ///
  /// - Throws: a ``Failure`` if a schedule cannot be read or is not one, or if it has no game of one of the teams.
  func schedule(from home: UserStorage, today: CivilDate, _ outcome: inout Outcome) throws -> Schedule {
    let schedule = try wholeSchedule(from: home, today: today, &outcome)
    try schedule.check(teams: teams)
    return schedule.filtered(teams: teams, from: from, to: to)
  }
}

/// The answers of the user to what schedules leave open.
struct ScheduleAnswers {
  private static let assumeZone: Parameter<String?> = .option(
    "--assume-zone", value: "zone", help: "Time zone for times and places without one, such as America/Chicago.")

  private static let venueCity: Parameter<[VenueCity]> = .list(
    "--venue-city", value: "x=y", help: "City of an unknown venue, such as \"Plain Ham=Bath, England\"."
  ) { VenueCity($0) }

  private static let club: Parameter<String?> = .option(
    "--club", value: "name",
    help: "Club whose schedule this is, if games name only the opponent, such as \"Kansas Jayhawks\".",
    completion: .known(.teams))

  private static let preseason: Parameter<Bool> = .flag(
    "--preseason", help: "Include preseason, all-star and exhibition games of leagues named by --schedule.")

  @ParameterBuilder static var parameters: [ParameterSyntax] {
    assumeZone
    club
    venueCity
    preseason
  }

  let options: ScheduleOptions
  /// Whether the user includes preseason games; nil for the choice of the trip.
  let includesPreseason: Bool?

  init(_ line: Invocation) throws(UsageError) {
    let cities = Dictionary(try line[Self.venueCity].map { ($0.venue, $0.city) }) { _, last in last }
    options = ScheduleOptions(
      assumedZone: try line[Self.assumeZone], venueCities: cities, club: try line[Self.club])
    includesPreseason = line[Self.preseason] ? true : nil
  }
}

/// The city of a venue as the user gives it, `Plain Ham=Bath, England`.
private struct VenueCity {
  let venue: String
  let city: String

  init?(_ argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else { return nil }
    venue = String(argument[..<equals])
    city = String(argument[argument.index(after: equals)...])
    if city.allSatisfy(\.isWhitespace) { return nil }
  }
}

extension Outcome {
  /// Returns the schedule of a reading, and adds notes about addresses that could not be reached.
  mutating func schedule(_ reading: ScheduleReading) throws(Failure) -> Schedule {
    for note in reading.mistakes + reading.notes { complain(note) }
    return try reading.schedule.get()
  }
}

extension Completion {
  static let scheduleFile = Completion.known(.leagues, orFiles: ["ics", "csv", "gz"])
}
