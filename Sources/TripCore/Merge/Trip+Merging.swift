import Base

/// A reason why two states are not merged.
package enum MergeRefusal: Error, Equatable, Sendable {
  /// The states are of two trips, with these ids.
  case differentTrips(String, String)
}

extension Trip {
  /// Merges two states of one trip; no edit of either is lost.
  ///
  /// Of every item the version changed last is kept, position and content as one value; so are the trip's own fields (name,
  /// dates, schedule and fields this version does not know). Between versions of the same moment their content decides.
  /// A deletion wins over edits up to its own moment; a later edit brings the item back, and the tombstone stays.
  ///
  /// Combinations that only the merge brought about are then repaired (``MergeRepair``), in the same way by every program
  /// that merges the same states.
  package func merged(with other: Trip) throws(MergeRefusal) -> Trip {
    guard id.utf8.elementsEqual(other.id.utf8) else { throw .differentTrips(id, other.id) }
    var state = TripState(self)
    state.join(TripState(other))
    return MergeRepair(of: state, madeFrom: [self, other]).trip(id: id)
  }

  /// The trip as a merge with itself leaves it: tombstones in order, one for each id, and no item that one of them covers.
  package var inMergedForm: Trip {
    MergeRepair(of: TripState(self), madeFrom: [self]).trip(id: id)
  }

  /// Returns this state with edits dated that were made without a new `modifiedAt`, as text editors and scripts make
  /// them: an item that differs from the known state but has its `modifiedAt` counts as changed a millisecond later.
  /// A merge could not know otherwise which of the two is the edit.
  package func notingEdits(since known: Trip) -> Trip {
    guard id.utf8.elementsEqual(known.id.utf8) else { return self }
    var trip = self
    if TripHeader.order(TripHeader(self), TripHeader(known)) != 0, modifiedAt == known.modifiedAt {
      trip.modifiedAt = modifiedAt.next
    }
    let before = Dictionary(known.itinerary.items.map { ($0.id, $0) }, uniquingKeysWith: Item.newer)
    var items = itinerary.items
    for index in items.indices {
      guard let old = before[items[index].id], old.modifiedAt == items[index].modifiedAt else { continue }
      if Item.order(items[index], old) != 0 { items[index].modifiedAt = old.modifiedAt.next }
    }
    trip.itinerary = Itinerary(items, dayCount: dayCount)
    return trip
  }
}
