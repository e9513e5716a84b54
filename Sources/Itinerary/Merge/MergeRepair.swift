/// Repairs combinations that only a merge can make: an item on a day that another program
/// removed, a leg on the wrong side of a game that another program moved, two legs for one city change.
///
/// - Of the legs that programs made for one city change, only the one changed last is kept, and none of them if a user has
///   edited a leg of the city change (`superfluousLegs`).
/// - A game is never moved. The trip is made long enough for its games.
/// - Any other item on a day past the end goes to the end of the last day.
/// - A leg at an invalid position goes to the nearest valid slot with room. It stays if it was misplaced before the merge,
///   which a problem reports, or if it has no valid position.
///
/// A pure function of the merged states, without a clock: every program that merges the same states gets the same
/// bytes. Repaired items count as changed one microsecond later. So a repair wins over the state that it repaired, but
/// never over an edit or deletion by a user, which is at least a millisecond later than the state it changes.
struct MergeRepair {
  private var header: TripHeader
  private var items: [Item]
  private var deleted: [Tombstone]
  private let state: TripState
  /// Legs that were at invalid positions in every merged state, although they had valid ones.
  private let misplacedBefore: Set<ItemID>

  init(of state: TripState, madeFrom trips: [Trip]) {
    header = state.header
    items = Array(state.items.values)
    deleted = state.tombstones
    self.state = state
    misplacedBefore = MergeRepair.misplacedLegs(of: state, in: trips)
    let lastGameDay = items.lazy.filter { $0.game != nil }.map(\.position.day).max() ?? 1
    if lastGameDay > header.dayCount {
      header.dayCount = lastGameDay
      header.modifiedAt = header.modifiedAt.afterRepair
    }
    removeSuperfluousLegs()
    moveIntoTrip()
  }

  func trip(id: String) -> Trip {
    var trip = Trip(id: id, header, items: items)
    (trip.deleted, trip.dismissed, trip.changes) = (deleted, state.dismissed, state.changes)
    trip.itinerary.placeLegs(except: misplacedBefore)
    return trip
  }

  private static func misplacedLegs(of state: TripState, in trips: [Trip]) -> Set<ItemID> {
    var misplaced: Set<ItemID> = []
    var placed: Set<ItemID> = []
    for trip in trips {
      let constraints = ItineraryConstraints(trip.itinerary)
      for item in trip.itinerary.items where item.leg != nil && state.items[item.id] == item {
        if constraints.isMisplaced(item) { misplaced.insert(item.id) } else { placed.insert(item.id) }
      }
    }
    return misplaced.subtracting(placed)
  }

  private mutating func removeSuperfluousLegs() {
    let superfluous = items.superfluousLegs
    guard !superfluous.isEmpty else { return }
    for leg in superfluous {
      var tombstone = Tombstone(id: leg.id, deletedAt: leg.modifiedAt.afterRepair)
      items.removeAll { $0.id == leg.id }
      if let old = deleted.firstIndex(where: { $0.id == leg.id }) { tombstone.extra = deleted.remove(at: old).extra }
      deleted.append(tombstone)
    }
    deleted.sort(by: Tombstone.precedes)
  }

  private mutating func moveIntoTrip() {
    let lastDay = header.dayCount
    let outside = items.indices.filter { items[$0].position.day > lastDay }
      .sorted { Item.precedes(items[$0], items[$1]) }
    guard !outside.isEmpty else { return }
    var end = items.lazy.filter { $0.position.day == lastDay }.map(\.position.sortOrder).max()
    for index in outside {
      // If no larger number exists, rows share one and are ordered by their ids.
      let sortOrder = SortOrder.fitting(after: end, before: nil) ?? end ?? 1
      items[index].repair(to: Position(day: lastDay, sortOrder: sortOrder))
      end = sortOrder
    }
  }
}

extension ItemList {
  fileprivate mutating func placeLegs(except retained: Set<ItemID>) {
    let constraints = ItineraryConstraints(self)
    // The legs are moved in their old order. Moving one changes only the neighbors of the others.
    let misplaced = items.filter { item in
      item.leg != nil && !retained.contains(item.id) && constraints.refusal(for: item, at: item.position) != nil
    }
    for leg in misplaced {
      guard let index = index(of: leg.id), let position = nearestPosition(forItemAt: index, under: constraints) else {
        continue
      }
      var leg = leg
      leg.repair(to: position)
      replace(at: index, with: leg)
    }
  }

  /// The first position with room, from the side of the valid run that the leg is nearer to; one that shares its position with
  /// its departure game is too early. Unlike ``Trip/reconcileLegs(since:ends:estimate:now:)``, a merge renumbers no day.
  private func nearestPosition(forItemAt index: ItemIndex, under constraints: ItineraryConstraints) -> Position? {
    let slots = Slots(in: self, carrying: index)
    let valid = slots.valid(under: constraints)
    let departure = constraints.validDropZones(for: self[index]).first?.after
    let isEarly = departure.map { self[index].position <= $0.position } ?? false
    let positions = (isEarly ? Array(valid) : valid.reversed()).lazy.compactMap { position(in: slots[$0]) }
    return positions.first { constraints.refusal(for: self[index], at: $0) == nil }
  }

  private func position(in slot: Slot) -> Position? {
    let sortOrder = SortOrder.fitting(after: slot.after?.position.sortOrder, before: slot.before?.position.sortOrder)
    return sortOrder.map { Position(day: slot.day, sortOrder: $0) }
  }
}

extension Item {
  fileprivate mutating func repair(to position: Position) {
    self.position = position
    modifiedAt = modifiedAt.afterRepair
  }
}

extension Timestamp {
  /// A microsecond later, but never as late as an edit would be.
  var afterRepair: Timestamp {
    microseconds % 1000 == 999 ? self : Timestamp(microseconds: microseconds + 1)
  }
}
