import Base

/// Merging with a place that stores each item of a trip separately.
extension Trip {
  /// Merges the trip with the items of a shared place, by the rules of ``merged(with:)``.
  ///
  /// - Parameters:
  ///   - facts: the place's version of the trip's own fields, as a trip without items; nil if the place has none.
  ///   - items: all items in the place. They may be on days after the end, because the parts of a change arrive
  ///     separately.
  ///   - deleted: the tombstones of items that are gone from the place.
  package func merged(withShared facts: Trip?, items: [Item], deleted: [Tombstone]) -> Trip {
    let facts = facts.flatMap { $0.id.utf8.elementsEqual(id.utf8) ? $0 : nil } ?? self
    var state = TripState(self)
    state.join(TripState(facts, items: items, deleted: deleted))
    var there = facts
    let lastDay = items.lazy.map(\.position.day).max() ?? 1
    there.itinerary = Itinerary(items, dayCount: max(facts.dayCount, lastDay))
    return MergeRepair(of: state, madeFrom: [self, there]).trip(id: id)
  }
}
