import Itinerary

/// The trip on the screen, with what follows from it: the rules, the problems and the wording.
package struct DisplayedTrip: Equatable, Sendable {
  private var edited: EditedTrip
  package private(set) var timeline: Timeline
  package private(set) var advisories = Advisories.none
  package private(set) var wording: Wording
  package let rules: TravelRules
  private(set) var dayNotes: [DayNotes] = []
  /// The number of columns that the list needs next to the pane to show all rows whole.
  private(set) var rowWidth = 0

  /// - Parameter old: the timeline of an earlier state of the trip, of which what holds still is taken.
  package init(
    _ trip: Trip, zones: Zones, wording: Wording, rules: TravelRules = .standard, after old: Timeline? = nil
  ) {
    (self.wording, self.rules) = (wording, rules)
    self.wording.zones = zones
    edited = EditedTrip(trip)
    timeline = Timeline(of: trip, under: edited.constraints, rules: rules, zones: zones, after: old)
    update()
  }

  /// Derives the rest from the trip and its timeline.
  private mutating func update() {
    advisories = Advisories(of: trip, under: constraints, zones: wording.zones, timeline: timeline)
    wording.cities = trip.cityNames
    wording.doubleHeaders = DoubleHeaders(trip.itinerary)
    dayNotes = DayNotes.all(of: trip, timeline, wording)
    rowWidth = wording.typography == .words ? 0 : RowColumns.width(of: self)
  }

  package var trip: Trip { edited.trip }
  package var itinerary: ItemList { edited.trip.itinerary }
  package var constraints: ItineraryConstraints { edited.constraints }

  /// The numbers of problems and changes that need attention: `3 problems`, `1 change`.
  var notices: [String] {
    [(advisories.all.count, "problem"), (trip.changes.count { !$0.isSeen }, "change")].filter { $0.0 > 0 }
      .map { Wording.counted($0.0, $0.1) }
  }

  /// The name of the trip with its nights and costs: `Rust Belt Swing · 9 nights, 1 without a bed · 512.00 USD`.
  var heading: String { ([trip.name] + totals).joined(separator: wording.separator) }

  /// Nights are counted in a trip that has a hotel.
  var totals: [String] {
    let open = timeline.nights.count { $0.lodging == .open }
    let nights = Wording.counted(timeline.nights.count, "night") + (open == 0 ? "" : ", \(open) without a bed")
    return (trip.hasHotel ? [nights] : []) + trip.costs.map(wording.text)
  }

  /// Whether a schedule has changed an item and the user has not yet seen that in the list of changes.
  func isUnseen(_ id: ItemID) -> Bool { trip.changes.contains { !$0.isSeen && $0.item == id } }

  mutating func replace(by trip: Trip) {
    self = DisplayedTrip(trip, zones: wording.zones, wording: wording, rules: rules, after: timeline)
  }

  mutating func apply(_ edit: Edit, at now: Timestamp) throws(Refusal) -> Edit.Outcome {
    let outcome = try edited.apply(edit, at: now)
    if outcome == .unchanged { return outcome }
    timeline = Timeline(of: trip, under: constraints, rules: rules, zones: wording.zones, after: timeline)
    update()
    return outcome
  }

  /// The trip's days as they would be with an item moved into a slot; as they are if it may not be there.
  func days(moving index: ItemIndex, to slot: SlotNumber) -> [TimelineDay] {
    if !bearsOnDrives(itemAt: index) { return timeline.days }
    var edited = edited
    guard let outcome = try? edited.apply(.move(itinerary[index].id, to: slot), at: trip.modifiedAt),
      outcome != .unchanged
    else { return timeline.days }
    return Timeline(of: edited.trip, under: edited.constraints, rules: rules, zones: wording.zones, after: timeline)
      .days
  }

  /// Whether a move of the item can change when one drives: that of a leg, or of a row with a time in a trip with legs.
  private func bearsOnDrives(itemAt index: ItemIndex) -> Bool {
    itinerary[index].leg != nil || timeline[index].basis != .none && itinerary.items.contains { $0.leg != nil }
  }

  func problem(onDay day: Int) -> AdvisoryMark? { AdvisoryMark(advisories.all.filter { $0.day == day }) }

  // MARK: What may be done

  func refusalToDelete(itemAt index: ItemIndex) -> Refusal? { edited.refusalToDelete(itemAt: index) }

  /// Whether an item is a leg that no game needs. The legs from and to home belong to no city change, and are needed.
  func isUnneededLeg(itemAt index: ItemIndex) -> Bool {
    guard let leg = itinerary[index].leg, refusalToDelete(itemAt: index) == nil else { return false }
    return !trip.isHome(leg.from) && !trip.isHome(leg.to)
  }

  func canMove(itemAt index: ItemIndex) -> Bool {
    let slots = Slots(in: itinerary, carrying: index)
    return !slots.valid(under: constraints).isEmpty && !slots.isOnlyValidSlot(under: constraints)
  }

  /// Words that follow the name of an item which is at its only place: `can't be moved: …`; nil if it can move, or has no place.
  func immovableReason(at index: ItemIndex) -> String? {
    guard Slots(in: itinerary, carrying: index).isOnlyValidSlot(under: constraints),
      let zone = constraints.validDropZones(for: itinerary[index]).first
    else { return nil }
    return wording.immovableReason(within: zone)
  }
}
