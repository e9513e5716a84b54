import Itinerary
import TestSupport

/// Compares the product with the reference, for one item of one trip: the first difference, in words; nil if they
/// agree.
struct ConstraintsComparison {
  let trip: Trip
  let reference: ConstraintsReference
  let constraints: ItineraryConstraints
  private let sortOrdersOfDays: [[Double]]

  init(_ trip: Trip) {
    self.trip = trip
    let items = trip.itinerary.items
    reference = ConstraintsReference(dayCount: trip.dayCount, items: items)
    constraints = ItineraryConstraints(tripDayCount: trip.dayCount, items: items.reversed())
    sortOrdersOfDays = (0...trip.dayCount + 1).map { day in
      items.filter { $0.position.day == day }.map(\.position.sortOrder)
    }
  }

  /// Positions worth asking about: on, just next to and between the rows of a day, its ends, and invalid positions.
  func positions(onDay day: Int) -> [Double] {
    let rows = sortOrdersOfDays[day]
    let between = zip(rows, rows.dropFirst()).map { $0 / 2 + $1 / 2 }
    let ends = [(rows.first ?? 1) - 1, (rows.last ?? 1) + 1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude]
    return rows.flatMap { [$0.nextDown, $0, $0.nextUp] } + between + ends + [.nan, .infinity, -.infinity]
  }

  func difference(for item: Item, askingAt sortOrders: (Int) -> [Double]) -> String? {
    let rule = reference.rule(for: item)
    return differenceOfSummary(item, rule) ?? differenceOfPositions(item, rule, sortOrders)
  }

  private func differenceOfSummary(_ item: Item, _ rule: ConstraintsReference.Rule) -> String? {
    let days = constraints.validDayRange(for: item)
    let allowed = rule.isGame ? [] : rule.allowedDays
    if days.map(Array.init) ?? [] != allowed { return "validDayRange \(String(describing: days)), not \(allowed)" }
    let barriers = constraints.barrierGames(for: item).map(\.id)
    if barriers != rule.barriers.map(\.id) { return "barrierGames \(barriers), not \(rule.barriers.map(\.id))" }
    if (constraints.refusalToMove(item) == nil) != !allowed.isEmpty { return "refusalToMove" }
    return nil
  }

  private func differenceOfPositions(
    _ item: Item, _ rule: ConstraintsReference.Rule, _ sortOrders: (Int) -> [Double]
  ) -> String? {
    let zones = constraints.validDropZones(for: item)
    for day in 0...trip.dayCount + 1 {
      for sortOrder in sortOrders(day) {
        let allowed = rule.allows(day: day, sortOrder: sortOrder)
        let valid = constraints.isValidPosition(for: item, day: day, sortOrder: sortOrder)
        if valid != allowed { return "isValidPosition(day: \(day), sortOrder: \(sortOrder)) is \(valid)" }
        let contained = zones.contains { $0.contains(Position(day: day, sortOrder: sortOrder)) }
        if contained != allowed { return "validDropZones contain (day: \(day), \(sortOrder)): \(contained)" }
      }
    }
    return nil
  }

  /// Compares every slot for the item at an index: its place, whether it is valid, and why not.
  func differenceOfSlots(carrying index: ItemIndex) -> String? {
    let item = trip.itinerary[index]
    let rule = reference.rule(for: item)
    let expected = SlotsReference(reference, carrying: item)
    let slots = Slots(in: trip.itinerary, carrying: index)
    if slots.count != expected.places.count { return "\(slots.count) slots, not \(expected.places.count)" }
    if slots.origin?.rawValue != expected.origin { return "origin \(slots.origin ?? -1), not \(expected.origin)" }
    let valid = slots.valid(under: constraints)
    for (number, place) in zip(slots.numbers, expected.places) {
      let slot = slots[number]
      guard slot.day == place.day, slot.index == place.index, slot.after?.id == place.after,
        slot.before?.id == place.before
      else { return "slot \(number) is \(slot), not \(place)" }
      let reason = expected.refusal(of: item, under: rule, at: place)
      if valid.contains(number) != (reason == nil) { return "slot \(number) in valid: \(valid.contains(number))" }
      let refusal = slots.refusal(at: number, under: constraints)
      if refusal != reason {
        return "slot \(number): \(String(describing: refusal)), not \(String(describing: reason))"
      }
    }
    return nil
  }

  /// The difference with all that is needed to see it again.
  func report(_ difference: String, _ item: Item, seed: UInt64? = nil) -> String {
    "\(seed.map { "seed \($0): " } ?? "")\(difference)\nfor \(item.listing)\nin \(trip.listing)"
  }
}
