import ArgumentParser
import ItineraryCore
import Schedules

/// The arguments of commands that read schedules.
struct ScheduleArguments: ParsableArguments {
  @Option(
    name: .customLong("schedule"), parsing: .upToNextOption, help: "Schedules of leagues or teams, .ics or .csv.",
    completion: .file(extensions: ["ics", "csv"]))
  var files: [String]

  @Option(
    name: .customLong("team"), parsing: .upToNextOption,
    help: "Only games of these teams, by name, nickname or abbreviation.")
  var teams: [String] = []

  @Option(help: ArgumentHelp("Only games on this day or later, as 2026-07-03.", valueName: "date"))
  var from: CivilDate?

  @Option(help: ArgumentHelp("Only games on this day or earlier.", valueName: "date"))
  var to: CivilDate?

  @OptionGroup var answers: ScheduleAnswers

  func validate() throws {
    if files.isEmpty { throw ValidationError("Missing expected argument '--schedule <schedule> ...'") }
    if let from, let to, to < from { throw ValidationError("--to \(to) is before --from \(from)") }
  }

  /// What the files hold of these teams and days.
  func schedule() throws -> Schedule {
    let schedule = try ScheduleFiles.read(files, options: answers.options)
    if let unknown = teams.first(where: { team in !schedule.games.contains { $0.isOf(team: team) } }) {
      throw Failure("no game of \(unknown) in the schedule")
    }
    return schedule.filtered(teams: teams, from: from, to: to)
  }
}

/// What a user knows that schedules leave open.
struct ScheduleAnswers: ParsableArguments {
  @Option(
    help: ArgumentHelp("The time zone of times and places that have none, as America/Chicago.", valueName: "zone"))
  var assumeZone: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("The city of a venue that is not known, as \"Plain Ham=Bath, England\".", valueName: "x=y"))
  var venueCity: [VenueCity] = []

  var options: ScheduleOptions {
    let cities = Dictionary(venueCity.map { ($0.venue, $0.city) }) { _, last in last }
    return ScheduleOptions(assumedZone: assumeZone, venueCities: cities)
  }
}

/// An answer to where a venue is, `Plain Ham=Bath, England`.
struct VenueCity: ExpressibleByArgument {
  let venue: String
  let city: String

  init?(argument: String) {
    guard let equals = argument.firstIndex(of: "="), equals > argument.startIndex else { return nil }
    venue = String(argument[..<equals])
    city = String(argument[argument.index(after: equals)...])
    if city.allSatisfy(\.isWhitespace) { return nil }
  }
}

extension CivilDate: ExpressibleByArgument {
  /// ISO 8601, `2026-07-03`.
  public init?(argument: String) {
    self.init(argument)
  }
}
