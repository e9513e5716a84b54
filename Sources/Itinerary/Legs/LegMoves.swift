extension Trip {
  /// Moves each misplaced leg to the nearest valid slot, or back to its position before an earlier move once that is
  /// valid again. `detached`, the legs of journeys whose games have all changed, go where a new leg would.
  mutating func moveMisplacedLegs(
    detached: Set<ItemID>, keeping begun: Set<ItemID>, now: Timestamp
  ) -> [ScheduleChange] {
    var constraints = ItineraryConstraints(itinerary)
    let removed = itinerary.items.filter { item in
      detached.contains(item.id) && !begun.contains(item.id) && constraints.isMisplaced(item)
        && constraints.origin(of: item) == nil
    }
    let legs = itinerary.items.filter { $0.leg != nil && !begun.contains($0.id) && !removed.contains($0) }
    var origins: [ItemID: Position] = [:]
    for item in legs { origins[item.id] = constraints.origin(of: item) }
    // Remove all of them first, so that none is placed next to another that will move too.
    for item in removed { itinerary.remove(item) }
    for item in legs where origins[item.id] != nil { itinerary.remove(item) }
    var changes: [ScheduleChange?] = []
    for item in legs {
      if let origin = origins[item.id] {
        insert(item.moved(from: nil, at: now), at: origin, now: now)
      } else if constraints.isMisplaced(item) {
        moveToNearestSlot(item, from: item.leg?.movedFrom ?? item.position, under: constraints, now: now)
      } else {
        continue
      }
      guard let moved = itinerary.item(item.id), moved != item else { continue }
      changes.append(ScheduleChange(.legMoved, moved, from: item.position.day))
      constraints = ItineraryConstraints(itinerary)
    }
    for item in removed {
      guard let leg = item.leg else { continue }
      insertNew(item.moved(from: leg.movedFrom ?? item.position, at: now), now: now)
      changes.append(ScheduleChange(.legMoved, itinerary.item(item.id) ?? item, from: item.position.day))
    }
    return changes.compactMap { $0 }
  }

  /// Moves a leg to the valid slot that is the fewest slots away, and renumbers the day if necessary. ``MergeRepair``
  /// compares positions and renumbers nothing: the difference is intended.
  mutating func moveToNearestSlot(
    _ item: Item, from origin: Position?, under constraints: ItineraryConstraints, now: Timestamp
  ) {
    guard let index = itinerary.index(of: item.id) else { return }
    let slots = Slots(in: itinerary, carrying: index)
    let valid = slots.valid(under: constraints)
    guard let from = slots.origin, !valid.isEmpty else { return }
    moveItem(at: index, into: slots[from.clamped(to: valid)], from: origin, now: now)
  }

  var validLegs: Set<ItemID> {
    let constraints = ItineraryConstraints(itinerary)
    return Set(
      itinerary.items.lazy.filter { $0.leg != nil && constraints.refusal(for: $0, at: $0.position) == nil }.map(\.id))
  }

  mutating func repositionInvalidLegs(_ legs: Set<ItemID>, now: Timestamp) {
    var constraints = ItineraryConstraints(itinerary)
    for item in itinerary.items where legs.contains(item.id) {
      guard constraints.refusal(for: item, at: item.position) != nil else { continue }
      moveToNearestSlot(item, from: nil, under: constraints, now: now)
      constraints = ItineraryConstraints(itinerary)
    }
  }

  /// The legs among some rows that are needed: the only leg of a journey, and the legs from and to home.
  func neededLegs(among rows: [Item]) -> Set<ItemID> {
    let games = StayGames(itinerary)
    let ends = TripEnds(of: itinerary)
    var counts: [Int: Int] = [:]
    for item in itinerary.items {
      if let passage = item.leg.flatMap(games.passage) { counts[passage, default: 0] += 1 }
    }
    let needed = rows.filter { item in
      guard let leg = item.leg else { return false }
      if let passage = games.passage(of: leg) { return counts[passage] == 1 }
      return leg.isEnd(of: games, ends)
    }
    return Set(needed.map(\.id))
  }
}

extension ItineraryConstraints {
  func isMisplaced(_ item: Item) -> Bool {
    refusal(for: item, at: item.position) != nil && refusalToMove(item) == nil
  }

  fileprivate func origin(of item: Item) -> Position? {
    guard let origin = item.leg?.movedFrom, refusal(for: item, at: origin) == nil else { return nil }
    return origin
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
