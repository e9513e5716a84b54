import Atlas
import Base
import Editor
import Making
import Preferences
import Store
import TripCore

struct LegsCommand: Command {
  private static let home: Parameter<String?> = .option(
    "--home", value: "city", help: "Home city; adds the first and last leg.")

  private static let noHome: Parameter<Bool> = .flag("--no-home", help: "Remove the first and last leg.")

  static let syntax = CommandSyntax(
    "legs", "Add missing legs.",
    discussion: "Adds the missing legs between games in different cities. Existing legs stay unchanged.",
    examples: ["barnstorm legs rust", "barnstorm legs rust --home 'Columbus, OH'"]
  ) {
    Arguments.trip
    home
    noHome
    Arguments.json
    SettingOptions.wording.parameters
  }

  private let trip: FilePath
  private let home: String?
  private let hasNoHome: Bool
  private let isJSON: Bool
  private let flags: Flags

  init(line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    home = try line[Self.home]
    hasNoHome = line[Self.noHome]
    isJSON = line[Arguments.json]
    flags = try SettingOptions.wording.flags(of: line)
    try line.end()
    if home != nil, hasNoHome { throw .refused("pass only one of --home and --no-home") }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let before = try OpenTrip(trip, flags: flags, in: surroundings)
    var open = before
    let place = try home.map { home throws(NewTripRefusal) in try Gazetteer.shared.home(home) }
    let figures = LegFigures(for: open.trip, home: place)
    var outcomes = [try open.apply(.addLegs(figures))]
    if let place { outcomes.append(try open.apply(.setHome(place.city, figures))) }
    if hasNoHome { outcomes.append(try open.apply(.setHome(nil, figures))) }
    var report = EditReport(of: .addLegs(figures), before, open)
    if outcomes.allSatisfy({ $0 == .unchanged }) {
      report.headline = "Nothing changed: no leg is missing."
      return outcome.answer(report.answer(isJSON: isJSON))
    }
    try open.save(&outcome)
    if report.changes.isEmpty { report.headline = place.map { "Home is \($0.city)." } ?? "The trip has no home." }
    outcome.report(report.answer(isJSON: isJSON))
  }
}
