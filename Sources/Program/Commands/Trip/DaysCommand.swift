import Base
import Preferences
import Store
import TripCore

struct DaysCommand: Command {
  private static let insert: Parameter<Int?> = .option(
    "--insert-before", value: "D", help: "Insert a day before this one, from 1.", completion: .known(.days)
  ) { Int(bounded: $0) }

  private static let append: Parameter<Int?> = .option(
    "--append", value: "N", help: "Add N days at the end."
  ) { Int(bounded: $0) }

  private static let remove: Parameter<Int?> = .option(
    "--remove", value: "D", help: "Remove this day.", completion: .known(.days)
  ) { Int(bounded: $0) }

  private static let moveItems: Parameter<Int?> = .option(
    "--move-items-to", value: "D", help: "Move its items to this day.", completion: .known(.days)
  ) { Int(bounded: $0) }

  private static let deleteItems: Parameter<Bool> = .flag("--delete-items", help: "Delete its items.")

  private static let swap: Parameter<[Int]> = .list(
    "--swap", value: "D", help: "Swap the custom items of two days.", completion: .known(.days)
  ) { Int(bounded: $0) }

  private static let shift: Parameter<[Int]> = .list(
    "--shift", value: "N", help: "From this day on, move all but games this many days later; -1 is a day earlier.",
    completion: .known(.days)
  ) { Int($0) }

  private static let start: Parameter<TypedDay?> = .option(
    "--start", value: "date", help: "Date of Day 1, such as 2026-07-03; games keep their dates."
  ) { TypedDay($0) }

  private static let shiftGames: Parameter<Bool> = .flag(
    "--shift-games", help: "With --start: games keep their days instead of their dates.")

  static let syntax = CommandSyntax(
    "days", "Add, remove, swap or shift days, or change the start date.",
    discussion: """
      Games keep their dates: the start date moves along if games only follow the changed day, and a change between \
      two games is refused. A day with games can't be removed. If an item can't be shifted, none is. \
      Prints what changed and what no longer fits.
      """,
    examples: [
      "barnstorm days rust --append 2", "barnstorm days rust --remove 5 --move-items-to 4",
      "barnstorm days rust --swap 2 3", "barnstorm days rust --shift 4 1", "barnstorm days rust --start 2026-07-02",
    ]
  ) {
    Arguments.trip
    insert
    append
    remove
    moveItems
    deleteItems
    swap
    shift
    start
    shiftGames
    Arguments.json
    SettingOptions.wording.parameters
  }

  private let trip: FilePath
  private let change: Change
  private let isJSON: Bool
  private let flags: Flags

  private enum Change: Equatable {
    case insert(Int)
    case append(Int)
    case remove(Int, Edit.DayItems)
    case swap(Int, Int)
    case shift(from: Int, by: Int)
    case start(TypedDay, isShifting: Bool)
  }

  init(line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    var changes: [Change] = []
    if let day = try line[Self.insert] { changes.append(.insert(day)) }
    if let count = try line[Self.append] { changes.append(.append(count)) }
    let (removed, target, isDeleting) = (
      try line[Self.remove], try line[Self.moveItems], line[Self.deleteItems]
    )
    let swapped = try line[Self.swap]
    let shifted = try line[Self.shift]
    let (start, isShifting) = (try line[Self.start], line[Self.shiftGames])
    isJSON = line[Arguments.json]
    flags = try SettingOptions.wording.flags(of: line)
    try line.end()
    if let removed {
      changes.append(.remove(removed, target.map { .moved(to: $0) } ?? (isDeleting ? .deleted : .none)))
    }
    if !swapped.isEmpty {
      guard swapped.count == 2 else { throw .refused("--swap requires two days, such as --swap 2 3") }
      changes.append(.swap(swapped[0], swapped[1]))
    }
    if !shifted.isEmpty {
      guard shifted.count == 2 else {
        throw .refused("--shift requires a day and a number of days, such as --shift 4 1")
      }
      changes.append(.shift(from: shifted[0], by: shifted[1]))
    }
    if let start { changes.append(.start(start, isShifting: isShifting)) }
    if target != nil, isDeleting { throw .refused("pass only one of --move-items-to and --delete-items") }
    if removed == nil, target != nil || isDeleting {
      throw .refused("--move-items-to and --delete-items require --remove")
    }
    if start == nil, isShifting { throw .refused("--shift-games requires --start") }
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
