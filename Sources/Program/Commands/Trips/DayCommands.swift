import Itinerary
import Making
import Store

struct DaysCommand: EditingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "days", "Add, remove, swap or shift days, or change the start date.",
    discussion: """
      Games keep their dates: the start date moves along if games only follow the changed day, and a change between \
      two games is refused. A day with games can't be removed. If an item can't be shifted, none is. \
      Prints what changed and what no longer fits.
      """,
    examples: [
      "barnstorm days rust --append 2", "barnstorm days rust --remove 5 --move-items-to 4",
      "barnstorm days rust --swap 2 3", "barnstorm days rust --shift 4 1", "barnstorm days rust --start 2026-07-02",
    ])

  static var parameters: [Parameter<Self>] {
    trip
    option(
      \.insert, "--insert-before", value: "D", help: "Insert a day before this one, from 1.", completion: .known(.days))
    option(\.append, "--append", value: "N", help: "Add N days at the end.")
    option(\.remove, "--remove", value: "D", help: "Remove this day.", completion: .known(.days))
    option(\.newDay, "--move-items-to", value: "D", help: "Move its items to this day.", completion: .known(.days))
    flag(\.deletesItems, "--delete-items", help: "Delete its items.")
    option(\.swapped, "--swap", value: "D", help: "Swap the custom items of two days.", completion: .known(.days))
    option(
      \.shifted, "--shift", value: "N",
      help: "From this day on, move all but games this many days later; -1 is a day earlier.", completion: .known(.days)
    )
    option(\.start, "--start", value: "date", help: "Date of Day 1, such as 2026-07-03; games keep their dates.")
    flag(\.shiftsGames, "--shift-games", help: "With --start: games keep their days instead of their dates.")
    oneOf("--move-items-to", "--delete-items")
    options("--move-items-to", "--delete-items", require: "--remove")
    options("--shift-games", require: "--start")
    oneOf("--insert-before", "--append", "--remove", "--swap", "--shift", "--start", isRequired: true)
    settings(.wording)
  }

  var target = TripTarget()
  private var insert: Int?
  private var append: Int?
  private var remove: Int?
  private var newDay: Int?
  private var deletesItems = false
  private var swapped: [Int] = []
  private var shifted: [Int] = []
  private var start: TypedDay?
  private var shiftsGames = false

  func check() throws(UsageError) {
    if !swapped.isEmpty, swapped.count != 2 { throw .refused("--swap requires two days, such as --swap 2 3") }
    if !shifted.isEmpty, shifted.count != 2 {
      throw .refused("--shift requires a day and a number of days, such as --shift 4 1")
    }
  }

  func edit(_ open: inout OpenTrip, _: inout Outcome) throws -> ChangeReport {
    let before = open
    let edit = try edit(of: before)
    let isChanged = try open.apply(edit) != .unchanged
    let headline = isChanged ? headline(edit, before.trip, open) : "Nothing changed."
    return EditReport(of: edit, before, open, headline: headline).report
  }

  private func edit(of open: OpenTrip) throws(Failure) -> Edit {
    if let insert { return .insertDay(before: insert) }
    if let append { return .appendDays(append) }
    if let remove { return .removeDay(remove, newDay.map { .moved(to: $0) } ?? (deletesItems ? .deleted : .none)) }
    if !swapped.isEmpty { return .swapDays(swapped[0], swapped[1]) }
    guard let start else { return .shiftDays(from: shifted[0], by: shifted[1]) }
    let order = open.context.typedDates(target.flags)
    return .start(
      on: try start.date(in: order, near: open.trip.startDate), shiftsGames ? .shifted : .kept(open.wording.zones))
  }

  private func headline(_ edit: Edit, _ before: Trip, _ after: OpenTrip) -> String {
    let (words, trip) = (after.wording, after.trip)
    let runs = "The trip runs \(words.dates(of: trip)), \(words.dayCount(of: trip))."
    return switch edit {
    case .insertDay(let day): "Added \(words.dayTitle(day, of: trip)). \(runs)"
    case .appendDays(let count): "Added \(count == 1 ? "a day" : "\(count) days"). \(runs)"
    case .removeDay(let day, _): "Removed \(words.dayTitle(day, of: before)). \(runs)"
    case .shiftDays(let day, let count):
      "Moved everything from Day \(day) on \(Wording.counted(abs(count), "day")) \(count < 0 ? "earlier" : "later")."
    case .swapDays(let first, let second): "Swapped the items of Day \(first) and Day \(second)."
    default: runs
    }
  }
}

struct SortCommand: EditingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "sort", "Sort a day by time.",
    discussion: "Untimed items stay next to a neighbor, games don't move, and legs stay between their games.",
    examples: ["barnstorm sort rust --day 3"])

  static var parameters: [Parameter<Self>] {
    trip
    dayOption(\.day, help: "The day to sort, from 1.", isRequired: true)
    settings(.wording)
  }

  var target = TripTarget()
  private var day = 0

  func edit(_ open: inout OpenTrip, _: inout Outcome) throws -> ChangeReport {
    try open.apply(.sortDay(day, open.wording.zones)) == .unchanged
      ? "Nothing changed: Day \(day) is in order." : "Sorted \(open.wording.dayTitle(day, of: open.trip))."
  }
}

struct LegsCommand: EditingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "legs", "Add missing legs.",
    discussion: """
      Adds the missing legs between games in different cities. Existing legs stay unchanged, but --by also changes \
      those that you have not edited.
      """,
    examples: ["barnstorm legs rust", "barnstorm legs rust --home 'Columbus, OH'"])

  static var parameters: [Parameter<Self>] {
    trip
    home(\.home)
    flag(\.hasNoHome, "--no-home", help: "Remove the first and last leg.")
    oneOf("--home", "--no-home")
    modeOfTravel(\.by)
    settings(.wording)
  }

  var target = TripTarget()
  private var home: String?
  private var hasNoHome = false
  private var by: Leg.Mode?

  func edit(_ open: inout OpenTrip, _ outcome: inout Outcome) throws -> ChangeReport {
    let before = open
    let country = open.context.storage.settings(target.flags).country
    let place = try outcome.home(home, near: before.trip.gamePoints, in: country)
    let legDefaults = LegDefaults(for: open.trip, home: place, by: by)
    var edits = by == nil ? [] : [Edit.setMode(legDefaults)]
    edits.append(.addLegs(legDefaults))
    if let place { edits.append(.setHome(place.city, legDefaults)) }
    if hasNoHome { edits.append(.setHome(nil, legDefaults)) }
    let isUnchanged = try edits.map { try open.apply($0) }.allSatisfy { $0 == .unchanged }
    outcome.report(ofMeansIn: open.trip, since: by == nil ? before.trip : nil, wording: open.wording)
    var report = EditReport(of: .addLegs(legDefaults), before, open)
    if isUnchanged {
      report.headline = "Nothing changed: no leg is missing."
    } else if report.changes.isEmpty {
      report.headline =
        place.map { "Home is \($0.city)." } ?? by.map { "New legs go by \($0.rawValue)." } ?? "The trip has no home."
    }
    report.changes += Self.changedModes(before, open)
    return report.report
  }

  private static func changedModes(_ before: OpenTrip, _ after: OpenTrip) -> [ReportedChange] {
    let known = before.trip.itinerary.itemsByID
    return after.trip.itinerary.items.compactMap { item in
      guard let leg = item.leg, let old = known[item.id]?.leg, old.means != leg.means else { return nil }
      return ReportedChange(
        name: "modeChanged", item: item.id, from: old.means.rawValue, to: leg.means.rawValue,
        message: "\(after.wording.journey(of: leg)) goes by \(leg.means.rawValue).")
    }
  }
}
