import CommandLineSyntax
import ItineraryCore
import Paths
import Schedules
import TripMaking
import UserFiles

/// The arguments of commands that read schedules.
struct ScheduleArguments {
  static let files: Parameter<[FilePath]> = .list(
    "--schedule", help: "Schedules of leagues or teams, .ics or .csv.", isRequired: true, completion: .scheduleFile)

  private static let teams: Parameter<[String]> = .list(
    "--team", help: "Only games of these teams, by name, nickname or abbreviation.", completion: .known(.teams))

  private static let from: Parameter<CivilDate?> = .option(
    "--from", value: "date", help: "Only games on this day or later, as 2026-07-03."
  ) { CivilDate($0) }

  private static let to: Parameter<CivilDate?> = .option(
    "--to", value: "date", help: "Only games on this day or earlier."
  ) { CivilDate($0) }

  @ParameterBuilder static var parameters: [ParameterSyntax] {
    files
    teams
    from
    to
    ScheduleAnswers.parameters
  }

  let files: [FilePath]
  let teams: [String]
  let from: CivilDate?
  let to: CivilDate?
  let answers: ScheduleAnswers

  init(_ line: Invocation) throws(Misuse) {
    files = try line[Self.files]
    teams = try line[Self.teams]
    from = try line[Self.from]
    to = try line[Self.to]
    answers = try ScheduleAnswers(line)
  }

  /// - Throws: ``Misuse`` if the days are in the wrong order.
  func check() throws(Misuse) {
    if let from, let to, to < from { throw .refused("--to \(to) is before --from \(from)") }
  }

  /// The games that the files hold of these teams and days.
  ///
  /// - Throws: a ``Failure`` if a file cannot be read or is no schedule, or if it has none of a team.
  func schedule(from home: Home) throws -> Schedule {
    let schedule = try home.schedule(at: files, options: answers.options)
    try schedule.check(teams: teams)
    return schedule.filtered(teams: teams, from: from, to: to)
  }
}

/// The answers of the user to what schedules leave open.
struct ScheduleAnswers {
  private static let assumeZone: Parameter<String?> = .option(
    "--assume-zone", value: "zone", help: "The time zone of times and places that have none, as America/Chicago.")

  private static let venueCity: Parameter<[VenueCity]> = .list(
    "--venue-city", value: "x=y", help: "The city of a venue that is not known, as \"Plain Ham=Bath, England\"."
  ) { VenueCity($0) }

  @ParameterBuilder static var parameters: [ParameterSyntax] {
    assumeZone
    venueCity
  }

  let options: ScheduleOptions

  init(_ line: Invocation) throws(Misuse) {
    let cities = Dictionary(try line[Self.venueCity].map { ($0.venue, $0.city) }) { _, last in last }
    options = ScheduleOptions(assumedZone: try line[Self.assumeZone], venueCities: cities)
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

extension Completion {
  static let scheduleFile = Completion.files(["ics", "csv"])
}
