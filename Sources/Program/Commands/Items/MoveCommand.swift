import Base
import Store
import TripCore

struct MoveCommand: Command {
  private static let item = Arguments.item(.movableItems)

  private static let day: Parameter<Int> = .required(
    "--day", takes: .oneOfAnyLook, help: "Target day, from 1.", completion: .known(.days)
  ) { Int(bounded: $0) }

  private static let first: Parameter<Bool> = .flag("--first", help: "Before all items of the day.")

  private static let last: Parameter<Bool> = .flag("--last", help: "After all items of the day.")

  private static let before: Parameter<String?> = .option(
    "--before", value: "item", takes: .oneOfAnyLook, help: "Before this item of the day.",
    completion: .known(.items))

  private static let after: Parameter<String?> = .option(
    "--after", value: "item", takes: .oneOfAnyLook, help: "After this item of the day.",
    completion: .known(.items))

  static let syntax = CommandSyntax(
    "move", "Move a leg or a custom item.",
    examples: ["barnstorm move rust 902B --day 2 --first", "barnstorm move rust 902B --day 3 --after A22E"]
  ) {
    Arguments.trip
    item
    day
    first
    last
    before
    after
  }

  private let trip: FilePath
  private let item: String
  private let day: Int
  private let spot: SlotSpot

  init(line: Invocation) throws(UsageError) {
    trip = try line[Arguments.trip]
    item = try line[Self.item]
    day = try line[Self.day]
    var spots: [SlotSpot] = []
    if line[Self.first] { spots.append(.first) }
    if line[Self.last] { spots.append(.last) }
    if let item = try line[Self.before] { spots.append(.before(item)) }
    if let item = try line[Self.after] { spots.append(.after(item)) }
    try line.end()
    guard spots.count == 1 else { throw .refused("pass one of --first, --last, --before and --after") }
    spot = spots[0]
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    let index = try open.index(of: item)
    let item = open.trip.itinerary[index]
    let slot = try spot.slot(for: index, onDay: day, in: open)
    let moved = open.wording.moved(to: Slots(in: open.trip.itinerary, carrying: index)[slot])
    if try open.apply(.move(item.id, to: slot)) == .unchanged {
      return try open.finish(saying: ["Nothing changed: \(open.wording.name(of: item)) is already there."], &outcome)
    }
    try open.finish(saying: [moved], &outcome)
  }
}

/// A spot on a day as the options of `move` name it.
enum SlotSpot: Equatable {
  case first, last
  /// Directly before an item of the day, by its id or the start of it.
  case before(String)
  case after(String)

  /// The number of the slot at this spot. The edit checks whether the item can go there.
  ///
  /// - Parameters:
  ///   - index: the index of the item to be moved.
  ///   - day: from 1.
  /// - Throws: a ``Failure`` if the item is a game, the trip has no such day, or the neighbor is not on that day.
  func slot(
    for index: ItemIndex, onDay day: Int, in open: OpenTrip
  ) throws(Failure) -> SlotNumber {
    let (trip, wording) = (open.trip, open.wording)
    let item = trip.itinerary[index]
    if item.game != nil { throw open.refused(.gameIsFixed(item)) }
    guard trip.itinerary.days.contains(day) else {
      throw open.refused(.dayOutsideTrip(day: day, dayCount: trip.itinerary.dayCount))
    }
    let slots = Slots(in: trip.itinerary, carrying: index)
    let range = slots.range(ofDay: day)
    switch self {
    case .first: return range.lowerBound
    case .last: return range.upperBound
    case .before(let name), .after(let name):
      let neighbour = trip.itinerary[try ItemArgument(in: trip, wording: wording).index(of: name)]
      if let found = range.first(where: { self.neighbour(in: slots[$0]) == neighbour.id }) { return found }
      throw Failure(SlotSpot.reasonWhy(neighbour, isNotBeside: item, on: day, wording))
    }
  }

  /// The identity of the item on the side of a slot that this spot names.
  private func neighbour(in slot: Slot) -> ItemID? {
    if case .before = self { slot.before?.id } else { slot.after?.id }
  }

  private static func reasonWhy(
    _ neighbour: Item, isNotBeside item: Item, on day: Int, _ wording: Wording
  ) -> String {
    if neighbour.id == item.id { return "can't move \(wording.name(of: item)) next to itself" }
    return "\(wording.name(of: neighbour)) is on Day \(neighbour.position.day), not on Day \(day)."
  }
}
