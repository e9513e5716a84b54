import Itinerary
import Screen

struct SlotsCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "slots", "List every slot for an item, and whether it can go there.",
    examples: ["barnstorm slots rust 902B"])

  static var parameters: [Parameter<Self>] {
    tripArgument(\.arguments.trip)
    itemArgument(\.item, .items)
    json(\.arguments.isJSON)
    settings(\.arguments.flags, .wording)
  }

  private var arguments = TripArguments()
  private var item = ""

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) throws {
    let open = try arguments.open(in: surroundings)
    let answer = SlotsAnswer(open: open, index: try open.index(of: item))
    if arguments.isJSON { outcome.answer(json: answer.json) } else { outcome.answer(lines: answer.lines) }
  }
}

/// The slots of one item, for people and for programs.
private struct SlotsAnswer {
  private let wording: Wording
  private let item: Item
  private let slots: Slots
  private let constraints: ItineraryConstraints
  /// The reason why the item may not go to a slot, for each slot; nil if it may.
  private let reasons: [String?]

  init(open: OpenTrip, index: ItemIndex) {
    let (wording, constraints) = (open.wording, open.constraints)
    let slots = Slots(in: open.trip.itinerary, carrying: index)
    self.wording = wording
    self.constraints = constraints
    self.slots = slots
    item = open.trip.itinerary[index]
    reasons = slots.numbers.map { slots.refusal(at: $0, under: constraints).map(wording.sentence) }
  }

  var json: JSONValue {
    let days = constraints.validDayRange(for: item).map { [.int($0.lowerBound), .int($0.upperBound)] as JSONValue }
    let barriers = constraints.barrierGames(for: item).map { JSONValue.string($0.id.text) }
    return [
      "item": .string(item.id.text), "validDayRange": days ?? nil, "barriers": .array(barriers),
      "slots": .array(slots.numbers.map(value)),
    ]
  }

  private func value(_ number: SlotNumber) -> JSONValue {
    let slot = slots[number]
    let reason = reasons[number.rawValue]
    return [
      "day": .int(slot.day), "index": .int(slot.index), "after": JSONValue(slot.after?.id.text),
      "before": JSONValue(slot.before?.id.text), "valid": .bool(reason == nil), "reason": JSONValue(reason),
    ]
  }

  var lines: [String] {
    TextTable.lines(slots.numbers.map { [reasons[$0.rawValue] == nil ? "yes" : "no", sentence($0)] })
  }

  private func sentence(_ number: SlotNumber) -> String {
    let place = wording.place(of: slots[number])
    let here = number == slots.origin ? ", where it is" : ""
    return "\(place)\(here).\(reasons[number.rawValue].map { " \($0)" } ?? "")"
  }
}
