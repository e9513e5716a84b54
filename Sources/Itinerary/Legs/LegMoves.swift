/// Moving legs that a change of the games made invalid, and moving them back later.
extension Trip {
  /// Moves each misplaced leg to the nearest valid slot. Moves legs back that were moved before once their old position
  /// is valid again.
  ///
  /// - Parameters:
  ///   - strangers: the legs of journeys whose games have all changed. They go where a new leg would.
  ///   - begun: the legs that stay where they are.
  mutating func moveMisplacedLegs(
    strangers: Set<ItemID>, keeping begun: Set<ItemID>, now: Timestamp
  ) -> [LegChange] {
    var constraints = ItineraryConstraints(itinerary)
    let lifted = itinerary.items.filter { item in
      strangers.contains(item.id) && !begun.contains(item.id) && constraints.isMisplaced(item)
        && constraints.origin(of: item) == nil
    }
    let legs = itinerary.items.filter { $0.leg != nil && !begun.contains($0.id) && !lifted.contains($0) }
    var origins: [ItemID: Position] = [:]
    for item in legs { origins[item.id] = constraints.origin(of: item) }
    // Remove all of them first, so that none is placed next to another that will move too.
    for item in lifted { itinerary.remove(item) }
    for item in legs where origins[item.id] != nil { itinerary.remove(item) }
    var changes: [LegChange] = []
    for item in legs {
      if let origin = origins[item.id] {
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
      let slot = slotForNew(item)
      let moved = item.moved(from: leg.movedFrom ?? item.position, at: now)
      _ = insert([moved], day: slot.day, index: slot.index, now: now)
      changes.append(.moved(itinerary.item(item.id) ?? item, from: item.position))
    }
    return changes
  }

  /// Moves a leg to the valid slot that is the fewest slots away.
  ///
  /// Counts slots, so a leg with the same position as a game stays next to it and gets a sort number of its own; the day
  /// is renumbered if necessary. ``MergeRepair`` compares positions and renumbers nothing: the difference is intended.
  mutating func moveToNearestSlot(
    _ item: Item, from origin: Position?, under constraints: ItineraryConstraints, now: Timestamp
  ) {
    guard let index = itinerary.index(of: item.id) else { return }
    let slots = Slots(in: itinerary, carrying: index)
    let valid = slots.valid(under: constraints)
    guard let from = slots.origin, !valid.isEmpty else { return }
    let slot = slots[min(max(from, valid.lowerBound), valid.upperBound - 1)]
    itinerary.remove(at: index)
    _ = insert([item.moved(from: origin, at: now)], day: slot.day, index: slot.index, now: now)
  }
}

extension ItineraryConstraints {
  /// Whether a leg is at an invalid position although there is a valid one.
  fileprivate func isMisplaced(_ item: Item) -> Bool {
    refusal(for: item, at: item.position) != nil && refusalToMove(item) == nil
  }

  /// The position from which a leg was moved, if it is valid now.
  fileprivate func origin(of item: Item) -> Position? {
    guard let origin = item.leg?.movedFrom, refusal(for: item, at: origin) == nil else { return nil }
    return origin
  }
}

extension ItemList {
  fileprivate mutating func remove(_ item: Item) {
    if let index = index(of: item.id) { remove(at: index) }
  }
}

extension Item {
  /// The item after a move by the program, with the position that a leg remembers.
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
