/// Merging of what a place holds of a trip, where each item lies by itself.
extension Trip {
  /// Merges the items of a place that several programs share, by the rules of ``merged(with:)``.
  ///
  /// - Parameters:
  ///   - facts: the trip's own fields as they are there, in a trip without items; nil if the place does not tell them.
  ///   - items: all items there. They may stand on days past the end: the parts of one change arrive one by one.
  ///   - deleted: the marks of items that are no longer there.
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
