import Itinerary
import Making
import Preferences
import Store

struct LegsCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "legs", "Add missing legs.",
    discussion: """
      Adds the missing legs between games in different cities. Existing legs stay unchanged, but --by also changes \
      those that you have not edited.
      """,
    examples: ["barnstorm legs rust", "barnstorm legs rust --home 'Columbus, OH'"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    option(\.home, "--home", value: "city", help: "Home city; adds the first and last leg.")
    flag(\.hasNoHome, "--no-home", help: "Remove the first and last leg.")
    modeOfTravel(\.by)
    settings(\.flags, .wording)
  }

  private var trip: FilePath = ""
  private var home: String?
  private var hasNoHome = false
  private var by: Leg.Mode?
  private var flags = Flags()

  func check() throws(UsageError) {
    if home != nil, hasNoHome { throw .refused("pass only one of --home and --no-home") }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let before = try OpenTrip(trip, flags: flags, in: surroundings)
    var open = before
    let games = before.trip.gamePoints
    let choice = try home.map { home throws(NewTripRefusal) in
      try Gazetteer.shared.home(home, near: games, in: surroundings.home.settings(flags).country)
    }
    if let note = choice?.note { outcome.complain(note) }
    let place = choice?.place
    let figures = LegFigures(for: open.trip, home: place, by: by)
    var outcomes = by == nil ? [] : [try open.apply(.setMode(figures))]
    outcomes.append(try open.apply(.addLegs(figures)))
    if let place { outcomes.append(try open.apply(.setHome(place.city, figures))) }
    if hasNoHome { outcomes.append(try open.apply(.setHome(nil, figures))) }
    outcome.complain(ofMeansIn: open.trip, since: by == nil ? before.trip : nil, wording: open.wording)
    var report = EditReport(of: .addLegs(figures), before, open)
    if outcomes.allSatisfy({ $0 == .unchanged }) {
      report.headline = "Nothing changed: no leg is missing."
      return try open.finish(saying: report.lines, adding: report.json, &outcome)
    }
    if report.changes.isEmpty {
      report.headline =
        place.map { "Home is \($0.city)." } ?? by.map { "New legs go by \($0.rawValue)." } ?? "The trip has no home."
    }
    report.changes += Self.changedModes(before, open)
    try open.finish(saying: report.lines, adding: report.json, &outcome)
  }

  /// The legs that were there before and go by another means now.
  private static func changedModes(_ before: OpenTrip, _ after: OpenTrip) -> [EditReport.Change] {
    let known = before.trip.itinerary.itemsByID
    return after.trip.itinerary.items.compactMap { item in
      guard let leg = item.leg, let old = known[item.id]?.leg, old.means != leg.means else {
        return nil
      }
      return EditReport.Change(
        name: "modeChanged", item: item.id, from: old.means.rawValue, to: leg.means.rawValue,
        message: "\(after.wording.journey(of: leg)) goes by \(leg.means.rawValue).")
    }
  }
}
