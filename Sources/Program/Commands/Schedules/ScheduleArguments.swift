import Base
import Making
import Preferences
import Schedules
import Store

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

  private static let from: Parameter<TypedDay?> = .option(
    "--from", value: "date", help: "Only games from this date on, such as 2026-07-03, jul 3 or 3.7."
  ) { TypedDay($0) }

  private static let to: Parameter<TypedDay?> = .option(
    "--to", value: "date", help: "Only games up to this date."
  ) { TypedDay($0) }

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
  private(set) var from: CivilDate?
  private(set) var to: CivilDate?
  private let days: (from: TypedDay?, to: TypedDay?)
  let answers: ScheduleAnswers

  /// - Parameter needsSchedule: whether a schedule is required.
  init(_ line: Invocation, needsSchedule: Bool = true) throws(UsageError) {
    typed = try line[needsSchedule ? Self.files : Self.optionalFiles]
    teams = try line[Self.teams]
    days = (try line[Self.from], try line[Self.to])
    (from, to) = (days.from?.exact, days.to?.exact)
    answers = try ScheduleAnswers(line)
  }

  static func sources(of line: Invocation, in home: UserStorage) throws(UsageError) -> [ScheduleSource] {
    try line[files].map(home.source(typed:))
  }

  var hasSchedule: Bool { !typed.isEmpty }

  func sources(in home: UserStorage) -> [ScheduleSource] { typed.map(home.source(typed:)) }

  /// Whether both dates are given.
  var hasDates: Bool { days.from != nil && days.to != nil }

  /// Returns the arguments with the dates that depend on the user's order of day and month, or on today.
  ///
  /// - Throws: a ``Failure`` if the days do not exist or are in the wrong order.
  func settled(in surroundings: CommandContext, _ flags: Flags = Flags()) throws(Failure) -> ScheduleArguments {
    var settled = self
    let (order, today) = (surroundings.typedDates(flags), surroundings.today)
    settled.from = try days.from.map { day throws(Failure) in try day.date(in: order, near: today) }
    settled.to = try days.to.map { day throws(Failure) in
      try day.date(in: order, near: settled.from ?? today)
    }
    if let from = settled.from, let to = settled.to, to < from { throw Failure("--to \(to) is before --from \(from)") }
    return settled
  }

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
  private static let dayFirst: Parameter<Bool> = .flag(
    "--day-first", help: "Dates such as 5/11 are day/month (default: from the file, its venues and the locale).")

  private static let columns: Parameter<[String: ColumnMeaning]?> = .option(
    "--columns", value: "x=y,…",
    help: """
      Meanings of columns by their headings, such as 'Datum=date,Anstoß=time': \
      \(ColumnMeaning.allCases.map(\.rawValue).joined(separator: ", ")).
      """
  ) { ColumnArgument.read($0, meaning: ColumnMeaning.init) }

  private static let encoding: Parameter<String?> = .option(
    "--encoding", value: "name", help: "Encoding of the file, as iconv calls it (default: recognized).")

  private static let monthFirst: Parameter<Bool> = .flag("--month-first", help: "Dates such as 5/11 are month/day.")

  @ParameterBuilder static var parameters: [ParameterSyntax] {
    assumeZone
    club
    venueCity
    preseason
    dayFirst
    monthFirst
    columns
    encoding
  }

  let options: ScheduleOptions
  /// Whether the user includes preseason games; nil for the choice of the trip.
  let includesPreseason: Bool?

  init(_ line: Invocation) throws(UsageError) {
    let cities = Dictionary(try line[Self.venueCity].map { ($0.venue, $0.city) }) { _, last in last }
    let (isDayFirst, isMonthFirst) = (line[Self.dayFirst], line[Self.monthFirst])
    if isDayFirst, isMonthFirst { throw .refused("pass only one of --day-first and --month-first") }
    var options = ScheduleOptions(
      assumedZone: try line[Self.assumeZone], venueCities: cities, club: try line[Self.club],
      isDayFirst: isDayFirst ? true : isMonthFirst ? false : nil)
    (options.columns, options.encoding) = (try line[Self.columns] ?? [:], try line[Self.encoding])
    self.options = options
    includesPreseason = line[Self.preseason] ? true : nil
  }
}

/// The meanings of columns as a user gives them: `Datum=date,Anstoß=time`.
enum ColumnArgument {
  /// Reads the meanings; nil for an unknown one. A heading may have commas.
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
