import Itinerary
import Store

struct MoveCommand: WritingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "move", "Move a leg or a custom item.",
    examples: ["barnstorm move rust 902B --day 2 --first", "barnstorm move rust 902B --day 3 --after A22E"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.trip)
    itemArgument(\.item, .movableItems)
    option(
      \.day, "--day", takes: .oneOfAnyLook, help: "Target day, from 1.", isRequired: true, completion: .known(.days)
    ) { Int($0) }
    flag(\.spots[0], "--first", help: "Before all items of the day.", sets: .first)
    flag(\.spots[1], "--last", help: "After all items of the day.", sets: .last)
    option(
      \.spots[2], "--before", value: "item", takes: .oneOfAnyLook, help: "Before this item of the day.",
      completion: .known(.items)
    ) { .before($0) }
    option(
      \.spots[3], "--after", value: "item", takes: .oneOfAnyLook, help: "After this item of the day.",
      completion: .known(.items)
    ) { .after($0) }
  }

  private var trip: FilePath = ""
  private var item = ""
  private var day = 0
  private var spots: [SlotSpot?] = [nil, nil, nil, nil]
  private var spot = SlotSpot.first

  mutating func check() throws(UsageError) {
    let given = spots.compactMap(\.self)
    guard given.count == 1 else { throw .refused("pass one of --first, --last, --before and --after") }
    spot = given[0]
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    var open = try OpenTrip(trip, in: surroundings)
    let index = try open.index(of: item)
    let item = open.trip.itinerary[index]
    let slot = try spot.slot(for: index, onDay: day, in: open.trip, wording: open.wording)
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
    for index: ItemIndex, onDay day: Int, in trip: Trip, wording: Wording
  ) throws(Failure) -> SlotNumber {
    let item = trip.itinerary[index]
    if item.game != nil { throw Failure(.gameIsFixed(item), wording) }
    guard trip.itinerary.days.contains(day) else {
      throw Failure(.dayOutsideTrip(day: day, dayCount: trip.itinerary.dayCount), wording)
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
