/// Legs that a change of the games moves, and that go back when it is taken back.
extension Trip {
  /// Moves each leg that stands where it may not to the nearest valid slot, and back those that were moved before, once
  /// their old position is valid again.
  ///
  /// - Parameter strangers: the legs whose passage has other games than before: they go where a new leg would.
  mutating func moveMisplacedLegs(strangers: Set<ItemID>, now: Timestamp) -> [LegChange] {
    var constraints = ItineraryConstraints(itinerary)
    let lifted = itinerary.items.filter { item in
      strangers.contains(item.id) && constraints.isMisplaced(item) && constraints.origin(of: item) == nil
    }
    // All of them first: one must not be placed beside another that is about to go.
    for item in lifted { itinerary.remove(item) }
    var changes: [LegChange] = []
    for item in itinerary.items where item.leg != nil {
      if let origin = constraints.origin(of: item) {
        itinerary.remove(item)
        insert(item.moved(from: nil, at: now), at: origin, now: now)
      } else if constraints.isMisplaced(item) {
        moveToNearestSlot(item, from: item.leg?.movedFrom ?? item.position, under: constraints, now: now)
      } else {
        continue
      }
      guard let moved = itinerary.item(item.id), moved != item else { continue }
      changes.append(.moved(moved, from: item.position))
      constraints = ItineraryConstraints(itinerary)
    }
    for item in lifted {
      guard let leg = item.leg else { continue }
      let slot = slotForNew(leg)
      _ = insert(
        item.moved(from: leg.movedFrom ?? item.position, at: now), day: slot.day, index: slot.index, now: now)
      changes.append(.moved(itinerary.item(item.id) ?? item, from: item.position))
    }
    return changes
  }

  /// Moves a leg to the valid slot the fewest slots away from where it is.
  ///
  /// Counts in slots, so a leg that shares its position with a game stays beside it and gets a number of its own; the day
  /// is renumbered if need be. ``MergeRepair`` compares positions and renumbers nothing: the two differ on purpose.
  ///
  /// - Parameter origin: the position that the leg goes back to once that is valid again.
  mutating func moveToNearestSlot(
    _ item: Item, from origin: Position?, under constraints: ItineraryConstraints, now: Timestamp
  ) {
    guard let index = itinerary.index(of: item.id) else { return }
    let slots = Slots(in: itinerary, carrying: index)
    let valid = slots.valid(under: constraints)
    guard let from = slots.origin, !valid.isEmpty else { return }
    let slot = slots[min(max(from, valid.lowerBound), valid.upperBound - 1)]
    itinerary.remove(at: index)
    _ = insert(item.moved(from: origin, at: now), day: slot.day, index: slot.index, now: now)
  }
}

extension ItineraryConstraints {
  /// Whether a leg stands where it may not, though there is a valid position.
  fileprivate func isMisplaced(_ item: Item) -> Bool {
    refusal(for: item, at: item.position) != nil && refusalToMove(item) == nil
  }

  /// The position that a leg was moved from, if it may stand there now.
  fileprivate func origin(of item: Item) -> Position? {
    guard let origin = item.leg?.movedFrom, refusal(for: item, at: origin) == nil else { return nil }
    return origin
  }
}

extension Itinerary {
  fileprivate mutating func remove(_ item: Item) {
    if let index = index(of: item.id) { remove(at: index) }
  }
}

extension Item {
  /// The item as it is when something moves it, with the position that a leg remembers.
  func moved(from origin: Position?, at now: Timestamp) -> Item {
    var item = self
    item.modifiedAt = modificationTime(at: now)
    if var leg, leg.movedFrom != origin {
      leg.movedFrom = origin
      item.kind = .travel(leg)
    }
    return item
  }
}
