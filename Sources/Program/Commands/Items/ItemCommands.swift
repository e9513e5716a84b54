import Itinerary
import Screen
import Store

struct DuplicateCommand: EditingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "duplicate", "Copy a custom item.",
    discussion: "The copy is not ticked off, and is not the same booking: it has no reference.",
    examples: ["barnstorm duplicate rust C5A9 --day 4"])

  static var parameters: [Parameter<Self>] {
    trip
    itemArgument(\.name, .customItems)
    dayOption(\.day, help: "Day of the copy, from 1 (default: right below the item).")
  }

  var target = TripTarget()
  private var name = ""
  private var day: Int?

  func edit(_ open: inout OpenTrip, _: inout Outcome) throws -> ChangeReport {
    let (index, item) = try open.item(name)
    guard let custom = item.custom else { throw Failure("only custom items can be copied") }
    let added = try open.add(custom.duplicate, day: day ?? item.position.day, below: day == nil ? index : nil)
    return ChangeReport(lines: [added])
  }
}

struct DeleteCommand: EditingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "delete", "Delete a custom item, or a leg that no game needs.",
    discussion: "Asks for confirmation. Without a terminal, pass --yes.",
    examples: ["barnstorm delete rust C5A9 --yes"])

  static var parameters: [Parameter<Self>] {
    trip
    itemArgument(\.item, .customItems)
    yes(\.isConfirmed)
  }

  var target = TripTarget()
  private var item = ""
  private var isConfirmed = false

  func edit(_ open: inout OpenTrip, _: inout Outcome) throws -> ChangeReport {
    let item = try open.item(item).item
    _ = try open.apply(.delete(item.id))
    let name = "\"\(open.wording.name(of: item))\""
    if !isConfirmed, !open.context.isDryRun {
      try open.context.confirm(
        "Delete \(name)", unasked: "not deleted; pass --yes to delete \(name) without asking",
        declined: "kept: \(name) was not deleted")
    }
    return "Deleted \(name) from Day \(item.position.day)."
  }
}

struct MoveCommand: EditingCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "move", "Move a leg or a custom item.",
    examples: ["barnstorm move rust 902B --day 2 --first", "barnstorm move rust 902B --day 3 --after A22E"])

  static var parameters: [Parameter<Self>] {
    trip
    itemArgument(\.item, .movableItems)
    dayOption(\.day, help: "Target day, from 1.", isRequired: true)
    flag(\.spots[0], "--first", help: "Before all items of the day.", sets: .first)
    flag(\.spots[1], "--last", help: "After all items of the day.", sets: .last)
    option(
      \.spots[2], "--before", value: "item", takes: .verbatimWord, help: "Before this item of the day.",
      completion: .known(.items)
    ) { .before($0) }
    option(
      \.spots[3], "--after", value: "item", takes: .verbatimWord, help: "After this item of the day.",
      completion: .known(.items)
    ) { .after($0) }
    oneOf("--first", "--last", "--before", "--after", isRequired: true)
  }

  var target = TripTarget()
  private var item = ""
  private var day = 0
  private var spots: [SlotSpot?] = [nil, nil, nil, nil]
  private var spot: SlotSpot { spots.compactMap(\.self)[0] }

  func edit(_ open: inout OpenTrip, _: inout Outcome) throws -> ChangeReport {
    let (index, item) = try open.item(item)
    let slot = try spot.slot(for: index, onDay: day, in: open.trip, wording: open.wording)
    let moved = open.wording.moved(to: Slots(in: open.trip.itinerary, carrying: index)[slot])
    let isThere = try open.apply(.move(item.id, to: slot)) == .unchanged
    return isThere ? "Nothing changed: \(open.wording.name(of: item)) is already there." : ChangeReport(lines: [moved])
  }
}

enum SlotSpot: Equatable {
  case first, last
  case before(String), after(String)

  /// The number of the slot at this spot for an item that is moved. The edit checks whether the item can go there.
  func slot(for index: ItemIndex, onDay day: Int, in trip: Trip, wording: Wording) throws(Failure) -> SlotNumber {
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
      let neighbor = trip.itinerary[try ItemArgument(trip: trip, wording: wording).index(of: name)]
      if let found = range.first(where: { self.neighbor(in: slots[$0]) == neighbor.id }) { return found }
      if neighbor.id == item.id { throw Failure("can't move \(wording.name(of: item)) next to itself") }
      let name = wording.name(of: neighbor)
      throw Failure("\(name) is on Day \(neighbor.position.day), not on Day \(day).")
    }
  }

  private func neighbor(in slot: Slot) -> ItemID? {
    if case .before = self { slot.before?.id } else { slot.after?.id }
  }
}

struct SlotsCommand: TripCommand {
  static let syntax = CommandSyntax(
    of: Self.self, "slots", "List every slot for an item, and whether it can go there.",
    examples: ["barnstorm slots rust 902B"])

  static var parameters: [Parameter<Self>] {
    trip
    itemArgument(\.item, .items)
    json
    settings(.wording)
  }

  var target = TripTarget()
  private var item = ""

  func run(on open: inout OpenTrip, _ outcome: inout Outcome) throws {
    let (index, item) = try open.item(item)
    let (wording, constraints) = (open.wording, open.constraints)
    let slots = Slots(in: open.trip.itinerary, carrying: index)
    let rows = slots.numbers.map { number in
      (number, slot: slots[number], reason: slots.refusal(at: number, under: constraints).map(wording.sentence))
    }
    outcome.output(
      in: open.context,
      json: [
        "item": item.id,
        "validDayRange": constraints.validDayRange(for: item).map { [$0.lowerBound, $0.upperBound] },
        "barriers": constraints.barrierGames(for: item).map(\.id),
        "slots": rows.json { _, slot, reason in
          [
            "day": slot.day, "index": slot.index, "after": slot.after?.id, "before": slot.before?.id,
            "valid": reason == nil, "reason": reason,
          ]
        },
      ],
      lines: TextTable.lines(
        rows.map { number, slot, reason in
          let here = number == slots.origin ? ", where it is" : ""
          return [reason == nil ? "yes" : "no", "\(wording.place(of: slot))\(here).\(reason.map { " \($0)" } ?? "")"]
        }))
  }
}

/// The item that a user names as ITEM: by its id, or by the start of it that no other item of the trip shares.
struct ItemArgument {
  let trip: Trip
  let wording: Wording
  private var items: [Item] { trip.itinerary.items }

  /// The index of the item. Throws a ``Failure`` that lists similar items, if it does not exist or is ambiguous.
  func index(of argument: String) throws(Failure) -> ItemIndex {
    if let exact = trip.itinerary.index(of: ItemID(argument)) { return exact }
    let wanted = argument.lowercased()
    let itinerary = trip.itinerary
    let matches =
      wanted.isEmpty ? [] : itinerary.indices.filter { itinerary[$0].id.text.lowercased().hasPrefix(wanted) }
    guard let first = matches.first else { throw unknown(argument) }
    if matches.count > 1 { throw ambiguous(argument, matches.map { itinerary[$0] }) }
    return first
  }

  private func unknown(_ argument: String) -> Failure {
    let ids = NearMiss.names(like: argument, among: items.map(\.id.text), maxEdits: 1)
    let names = ids.isEmpty ? NearMiss.names(like: argument, among: items.map(wording.name)) : []
    let candidates = items.filter { ids.contains($0.id.text) || names.contains(wording.name(of: $0)) }
    let hint =
      candidates.isEmpty ? "; `barnstorm show` lists them" : NearMiss.suggestion(candidates.prefix(3).map(described))
    return Failure("no item \(JSONText.quoted(argument)) in \(trip.name)\(hint)")
  }

  private func ambiguous(_ argument: String, _ items: [Item]) -> Failure {
    let few = 3
    var names = items.prefix(few).map(described)
    if items.count > few { names.append("\(items.count - few) more") }
    return Failure("\(JSONText.quoted(argument)) could be \(names.joined(separator: " or "))")
  }

  /// The start of an item's id and its name: `b2-d (Dinner)`.
  private func described(_ item: Item) -> String {
    "\(ShortIDs(items.map(\.id.text)).short(item.id.text)) (\(wording.name(of: item)))"
  }
}
