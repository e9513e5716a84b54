import CommandLineSyntax
import ItineraryCore
import UserFiles

struct MoveCommand: Command {
  private static let day: Parameter<Int> = .required(
    "--day", takes: .oneOfAnyLook, help: "The day to move it to, from 1.", completion: .known(.days)
  ) { Int($0) }

  private static let first: Parameter<Bool> = .flag("--first", help: "Before all items of the day.")

  private static let last: Parameter<Bool> = .flag("--last", help: "After all items of the day.")

  private static let before: Parameter<String?> = .option(
    "--before", value: "item", takes: .oneOfAnyLook, help: "Before this item of the day.",
    completion: .known(.items))

  private static let after: Parameter<String?> = .option(
    "--after", value: "item", takes: .oneOfAnyLook, help: "After this item of the day.",
    completion: .known(.items))

  static let syntax = CommandSyntax(
    "move", "Move a leg or a custom item to another place.",
    examples: ["barnstorm move rust 902B --day 2 --first", "barnstorm move rust 902B --day 3 --after A22E"]
  ) {
    Arguments.trip
    Arguments.item(.movableItems)
    day
    first
    last
    before
    after
  }

  let line: Invocation

  func run() throws {
    let day = try line[Self.day]
    let place = try place()
    var (open, index) = try line.openItem()
    let item = open.trip.itinerary[index]
    let slot = try slot(for: index, on: day, place, in: open)
    let slots = Slots(in: open.trip.itinerary, carrying: index)
    let (after, before) = slots.neighbours(of: slot)
    if try open.moveItem(at: index, toSlot: slot) == .unchanged {
      return try Output.print(lines: ["Nothing changed: \(open.wording.name(of: item)) stands there already."])
    }
    try open.save()
    Output.report(.lines([open.wording.moved(toDay: day, after: after, before: before)]))
  }

  /// Where on the day.
  private enum Place {
    case first, last
    case before(String)
    case after(String)
  }

  private func place() throws(Misuse) -> Place {
    var places: [Place] = []
    if line[Self.first] { places.append(.first) }
    if line[Self.last] { places.append(.last) }
    if let item = try line[Self.before] { places.append(.before(item)) }
    if let item = try line[Self.after] { places.append(.after(item)) }
    guard places.count == 1 else { throw .refused("Give one of --first, --last, --before and --after.") }
    return places[0]
  }

  /// The number of the slot at a place of a day.
  private func slot(for index: ItemIndex, on day: Int, _ place: Place, in open: OpenTrip) throws -> SlotNumber {
    let itinerary = open.trip.itinerary
    let item = itinerary[index]
    if let refusal = refusal(for: item, on: day, in: itinerary) { throw Failure(open.wording.sentence(refusal)) }
    let slots = Slots(in: itinerary, carrying: index)
    let range = slots.range(ofDay: day)
    func slot(beside name: String, _ side: (SlotNumber) -> ItemID?) throws -> SlotNumber {
      let neighbour = itinerary[try open.index(of: name)]
      if let found = range.first(where: { side($0) == neighbour.id }) { return found }
      throw Failure(reasonWhy(neighbour, isNotBeside: item, on: day, open.wording))
    }
    switch place {
    case .first: return range.lowerBound
    case .last: return range.upperBound
    case .before(let name): return try slot(beside: name) { slots[$0].before }
    case .after(let name): return try slot(beside: name) { slots[$0].after }
    }
  }

  private func refusal(for item: Item, on day: Int, in itinerary: Itinerary) -> Refusal? {
    if item.game != nil { return .gameIsFixed(item) }
    return itinerary.days.contains(day) ? nil : .dayOutsideTrip(day: day, dayCount: itinerary.dayCount)
  }

  private func reasonWhy(_ neighbour: Item, isNotBeside item: Item, on day: Int, _ wording: Wording) -> String {
    if neighbour.id == item.id { return "\(wording.name(of: item)) cannot stand beside itself." }
    return "\(wording.name(of: neighbour)) is on Day \(neighbour.position.day), not on Day \(day)."
  }
}
