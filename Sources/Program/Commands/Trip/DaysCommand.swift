import Itinerary
import Preferences
import Store

struct DaysCommand: WritingCommand {
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
    tripArgument(\.trip)
    option(
      \.insert, "--insert-before", value: "D", help: "Insert a day before this one, from 1.", completion: .known(.days)
    ) { Int($0) }
    option(\.append, "--append", value: "N", help: "Add N days at the end.") { Int($0) }
    option(\.remove, "--remove", value: "D", help: "Remove this day.", completion: .known(.days)) { Int($0) }
    option(
      \.target, "--move-items-to", value: "D", help: "Move its items to this day.", completion: .known(.days)
    ) { Int($0) }
    flag(\.deletesItems, "--delete-items", help: "Delete its items.")
    option(
      \.swapped, "--swap", value: "D", help: "Swap the custom items of two days.", completion: .known(.days)
    ) { Int($0) }
    option(
      \.shifted, "--shift", value: "N",
      help: "From this day on, move all but games this many days later; -1 is a day earlier.", completion: .known(.days)
    ) { Int($0) }
    option(
      \.start, "--start", value: "date", help: "Date of Day 1, such as 2026-07-03; games keep their dates."
    ) { TypedDay($0) }
    flag(\.shiftsGames, "--shift-games", help: "With --start: games keep their days instead of their dates.")
    settings(\.flags, .wording)
  }

  private enum Change {
    case insert(Int)
    case append(Int)
    case remove(Int, Edit.DayItems)
    case swap(Int, Int)
    case shift(from: Int, by: Int)
    case start(TypedDay, isShifting: Bool)
  }

  private var trip: FilePath = ""
  private var insert: Int?
  private var append: Int?
  private var remove: Int?
  private var target: Int?
  private var deletesItems = false
  private var swapped: [Int] = []
  private var shifted: [Int] = []
  private var start: TypedDay?
  private var shiftsGames = false
  private var flags = Flags()
  private var change = Change.append(0)

  mutating func check() throws(UsageError) {
    if !swapped.isEmpty, swapped.count != 2 { throw .refused("--swap requires two days, such as --swap 2 3") }
    if !shifted.isEmpty, shifted.count != 2 {
      throw .refused("--shift requires a day and a number of days, such as --shift 4 1")
    }
    if target != nil, deletesItems { throw .refused("pass only one of --move-items-to and --delete-items") }
    if remove == nil, target != nil || deletesItems {
      throw .refused("--move-items-to and --delete-items require --remove")
    }
    if start == nil, shiftsGames { throw .refused("--shift-games requires --start") }
    let changes =
      [
        insert.map { .insert($0) }, append.map { .append($0) },
        remove.map { .remove($0, target.map { .moved(to: $0) } ?? (deletesItems ? .deleted : .none)) },
        swapped.isEmpty ? nil : .swap(swapped[0], swapped[1]),
        shifted.isEmpty ? nil : .shift(from: shifted[0], by: shifted[1]),
        start.map { .start($0, isShifting: shiftsGames) },
      ].compactMap(\.self) as [Change]
    guard changes.count == 1 else {
      throw .refused("pass one of --insert-before, --append, --remove, --swap, --shift and --start")
    }
    change = changes[0]
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let before = try OpenTrip(trip, flags: flags, in: surroundings)
    var open = before
    let edit = try edit(of: before, surroundings.typedDates(flags))
    if try open.apply(edit) == .unchanged {
      let report = EditReport(
        headline: "Nothing changed.", changes: [], problems: [], wording: open.wording, trip: open.trip)
      return try open.finish(saying: report.lines, adding: report.json, &outcome)
    }
    let report = EditReport(of: edit, before, open, headline: headline(before, open))
    try open.finish(saying: report.lines, adding: report.json, &outcome)
  }

  private func edit(of open: OpenTrip, _ order: Wording.Dates) throws(Failure) -> Edit {
    switch change {
    case .insert(let day): .insertDay(before: day)
    case .append(let count): .appendDays(count)
    case .remove(let day, let items): .removeDay(day, items)
    case .swap(let first, let second): .swapDays(first, second)
    case .shift(let day, let count): .shiftDays(from: day, by: count)
    case .start(let day, let isShifting):
      .start(
        on: try day.date(in: order, near: open.trip.startDate),
        isShifting ? .shifted : .kept(open.wording.zones))
    }
  }

  /// A sentence about the edit, with the new dates of the trip.
  private func headline(_ before: OpenTrip, _ after: OpenTrip) -> String {
    let (words, trip) = (after.wording, after.trip)
    let runs = "The trip runs \(words.dates(of: trip)), \(words.dayCount(of: trip))."
    return switch change {
    case .insert(let day): "Added \(words.dayTitle(day, of: trip)). \(runs)"
    case .append(let count): "Added \(count == 1 ? "a day" : "\(count) days"). \(runs)"
    case .remove(let day, _): "Removed \(words.dayTitle(day, of: before.trip)). \(runs)"
    case .shift(let day, let count):
      "Moved everything from Day \(day) on \(Wording.counted(abs(count), "day")) \(count < 0 ? "earlier" : "later")."
    case .swap(let first, let second): "Swapped the items of Day \(first) and Day \(second)."
    case .start: runs
    }
  }
}
