import Itinerary

/// Edits as the editor and the commands make them, and the problems of a trip under the standard rules.
extension Trip {
  package func advisories(_ zones: Zones = TestZones.all) -> [Advisory] {
    Advisories(of: self, under: ItineraryConstraints(itinerary), zones: zones, rules: .standard).all
  }

  @discardableResult
  package mutating func apply(_ edit: Edit, at now: Timestamp) throws(Refusal) -> Edit.Outcome {
    var edited = EditedTrip(self)
    let outcome = try edited.apply(edit, at: now)
    self = edited.trip
    return outcome
  }

  @discardableResult
  package mutating func moveItem(
    at index: ItemIndex, toSlot slot: SlotNumber, now: Timestamp
  ) throws(Refusal) -> Edit.Outcome {
    try apply(.move(itinerary[index].id, to: slot), at: now)
  }
}
