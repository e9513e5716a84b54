/// Why an edit is not made.
package enum EditRefusal: Error, Equatable, Sendable {
  /// Games and legs come from the schedule; they are not edited by hand.
  case notEditable(Item)
  /// Games, and legs between them, follow the trip's games; they are not deleted by hand.
  case notDeletable(Item)
  case dayOutsideTrip(day: Int, dayCount: Int)
  case idTaken(ItemID)
}

extension Trip {
  /// Adds a custom item at the end of a day.
  ///
  /// - Returns: whether the day had to be numbered anew.
  package mutating func add(
    _ custom: CustomItem, id: ItemID, day: Int, now: Timestamp
  ) throws(EditRefusal) -> Bool {
    guard itinerary.days.contains(day) else { throw .dayOutsideTrip(day: day, dayCount: dayCount) }
    guard itinerary.item(id) == nil else { throw .idTaken(id) }
    let item = Item(id: id, position: Position(day: day, sortOrder: 1), modifiedAt: now, kind: .custom(custom))
    return insert(item, day: day, index: itinerary.range(ofDay: day).count, now: now)
  }

  /// Adds custom items to a slot as one block, in order and evenly spaced.
  ///
  /// - Parameter slot: the number of a slot of ``Slots`` that carries nothing of the trip.
  package mutating func add(_ customs: [(id: ItemID, item: CustomItem)], toSlot slot: SlotNumber, now: Timestamp) {
    let slot = Slots(in: itinerary, carrying: nil)[slot]
    let items = customs.map { custom in
      Item(
        id: custom.id, position: Position(day: slot.day, sortOrder: 1), modifiedAt: now, kind: .custom(custom.item))
    }
    if !items.isEmpty { _ = insert(items, day: slot.day, index: slot.index, now: now) }
  }

  /// Replaces the content of a custom item.
  ///
  /// - Returns: whether anything changed; where nothing did, `modifiedAt` stays.
  package mutating func editItem(at index: ItemIndex, to custom: CustomItem, now: Timestamp) throws(EditRefusal) -> Bool
  {
    var item = itinerary[index]
    guard let old = item.custom else { throw .notEditable(item) }
    guard old != custom else { return false }
    item.kind = .custom(custom)
    item.modifiedAt = item.modificationTime(at: now)
    itinerary.replace(at: index, with: item)
    return true
  }

  /// Why an item is not deleted by hand; nil where it may be. Custom items may, and legs that no passage needs: games that
  /// went away leave such legs behind, and two copies of a trip may each bring one for the same passage.
  package func refusalToDelete(at index: ItemIndex) -> EditRefusal? {
    let item = itinerary[index]
    let isFree =
      switch item.kind {
      case .custom: true
      case .travel: !needsLeg(at: index)
      case .game: false
      }
    return isFree ? nil : .notDeletable(item)
  }

  /// Whether a leg is the only one that belongs to its passage.
  private func needsLeg(at index: ItemIndex) -> Bool {
    let stays = Stays(itinerary.items)
    func passage(ofItemAt index: ItemIndex) -> Int? { itinerary[index].leg.flatMap { stays.bounds(of: $0).place } }
    guard let own = passage(ofItemAt: index) else { return false }
    return !itinerary.indices.contains { $0 != index && passage(ofItemAt: $0) == own }
  }

  /// Deletes an item that may be deleted by hand, and leaves its tombstone.
  package mutating func deleteItem(at index: ItemIndex, now: Timestamp) throws(EditRefusal) {
    if let refusal = refusalToDelete(at: index) { throw refusal }
    let item = itinerary[index]
    itinerary.remove(at: index)
    deleted.append(Tombstone(id: item.id, deletedAt: item.modificationTime(at: now)))
  }
}
