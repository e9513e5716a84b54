import Itinerary

extension Trip {
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
