import ItineraryCore

/// The trip on the screen, with what follows from it: the rules, the advisories and the wording.
package struct ShownTrip: Equatable, Sendable {
  private(set) package var trip: Trip
  private(set) package var constraints: ItineraryConstraints
  private(set) package var advisories: Advisories
  private(set) package var wording: Wording
  /// Whether this is all of the trip; false where the rest is still being read.
  let isWhole: Bool
  /// `8 games` to see; no edit changes how many there are. Nil while that is not known.
  let gameCount: String?

  package init(_ trip: Trip, zones: Zones, wording: Wording, isWhole: Bool = true) {
    self.trip = trip
    self.wording = wording
    self.isWhole = isWhole
    self.wording.zones = zones
    self.wording.cities = trip.cityNames
    self.wording.doubleHeaders = DoubleHeaders(trip.itinerary)
    constraints = ItineraryConstraints(trip.itinerary)
    advisories = Advisories(of: trip, under: constraints, zones: zones)
    gameCount = isWhole ? self.wording.gameCount(of: trip) : nil
  }

  package var itinerary: Itinerary { trip.itinerary }

  /// Whether both are copies of one value and neither was edited since.
  ///
  /// Costs the same for a trip of any length: copies share their memory until one of them changes. Equal values that do
  /// not share memory count as different.
  func isShared(with other: ShownTrip) -> Bool {
    itinerary.isShared(with: other.itinerary) && self == other
  }

  /// Takes over a new state of the trip.
  mutating func replace(by trip: Trip, zones: Zones) {
    self = ShownTrip(trip, zones: zones, wording: wording)
  }

  mutating func moveItem(at index: ItemIndex, toSlot slot: SlotNumber, now: Timestamp) throws(Refusal) -> MoveOutcome {
    let outcome = try trip.moveItem(at: index, toSlot: slot, under: constraints, now: now)
    if outcome != .unchanged { follow() }
    return outcome
  }

  mutating func add(_ custom: CustomItem, id: ItemID, day: Int, now: Timestamp) throws(EditRefusal) {
    _ = try trip.add(custom, id: id, day: day, now: now)
    follow()
  }

  mutating func add(_ customs: [(id: ItemID, item: CustomItem)], toSlot slot: SlotNumber, now: Timestamp) {
    trip.add(customs, toSlot: slot, now: now)
    follow()
  }

  mutating func editItem(at index: ItemIndex, to custom: CustomItem, now: Timestamp) throws(EditRefusal) -> Bool {
    let changed = try trip.editItem(at: index, to: custom, now: now)
    if changed { follow() }
    return changed
  }

  mutating func deleteItem(at index: ItemIndex, now: Timestamp) throws(EditRefusal) {
    let isLeg = itinerary[index].leg != nil
    try trip.deleteItem(at: index, now: now)
    follow()
    // It may have been the only one to name a city.
    if isLeg { wording.cities = trip.cityNames }
  }

  // MARK: What may be done

  /// Whether an item has a place to go to.
  func canMove(itemAt index: ItemIndex) -> Bool {
    let slots = Slots(in: itinerary, carrying: index)
    return !slots.valid(under: constraints).isEmpty && !slots.leaveNoChoice(under: constraints)
  }

  /// That an item stands at its only place: `cannot move: …`, to follow what it is; nil where it can move, or has no place.
  func standsFast(at index: ItemIndex) -> String? {
    guard Slots(in: itinerary, carrying: index).leaveNoChoice(under: constraints),
      let zone = constraints.validDropZones(for: itinerary[index]).first
    else { return nil }
    return wording.standsFast(within: zone)
  }

  /// Games keep their order under every edit, but a day that was numbered anew moves their sort orders.
  private mutating func follow() {
    constraints = ItineraryConstraints(trip.itinerary)
    advisories = Advisories(of: trip, under: constraints, zones: wording.zones)
  }
}
