package enum MergeRefusal: Error, Equatable, Sendable {
  case differentTrips(String, String)
}

extension Trip {
  /// Merges two states of one trip; no edit of either is lost.
  ///
  /// Of every item the version changed last is kept, position and content as one value; so are the trip's own fields
  /// (name, dates, schedule and fields this version does not know). Between versions of the same moment their content
  /// decides. A deletion wins over edits up to its own moment; a later edit brings the item back, and the tombstone
  /// stays.
  ///
  /// Combinations that only the merge brought about are then repaired (``MergeRepair``), in the same way by every
  /// program that merges the same states.
  ///
  /// - Parameter known: a state that both have been made from, if one is known. What both have changed since is then
  ///   merged by fields (``FieldMerge``).
  package func merged(with other: Trip, base known: Trip? = nil) throws(MergeRefusal) -> Trip {
    guard id.utf8.elementsEqual(other.id.utf8) else { throw .differentTrips(id, other.id) }
    var state = TripState(self)
    state.join(TripState(other), since: known.map(TripState.init))
    return MergeRepair(of: state, madeFrom: [self, other]).trip(id: id)
  }

  /// The trip as a merge with itself leaves it: tombstones in order, one for each id, and no item that one covers.
  package var inMergedForm: Trip {
    MergeRepair(of: TripState(self), madeFrom: [self]).trip(id: id)
  }

  /// Returns this state with edits dated that text editors and scripts made without a new `modifiedAt`: a millisecond
  /// after the known state. A merge could not know otherwise which of the two is the edit.
  package func recordingEdits(since known: Trip) -> Trip {
    guard id.utf8.elementsEqual(known.id.utf8) else { return self }
    var trip = self
    if TripHeader(self).order(to: TripHeader(known)) != 0, modifiedAt == known.modifiedAt {
      trip.modifiedAt = modifiedAt.next
    }
    let before = Dictionary(known.itinerary.items.map { ($0.id, $0) }, uniquingKeysWith: Item.newer)
    var items = itinerary.items
    for index in items.indices {
      guard let old = before[items[index].id], old.modifiedAt == items[index].modifiedAt else { continue }
      if items[index].order(to: old) != 0 { items[index].modifiedAt = old.modifiedAt.next }
    }
    trip.itinerary = ItemList(items, dayCount: dayCount)
    return trip
  }

  /// Returns this state with items dated after their deletion if it has both: somebody has put them back by hand.
  package func datingRestoredItems() -> Trip {
    let deletions = Dictionary(deleted.map { ($0.id, $0.deletedAt) }, uniquingKeysWith: max)
    let isCovered = { (item: Item) in deletions[item.id].map { item.modifiedAt <= $0 } ?? false }
    guard !deletions.isEmpty, itinerary.items.contains(where: isCovered) else { return self }
    var trip = self
    trip.itinerary = ItemList(itinerary.items.map(datedAfterTombstone), dayCount: dayCount)
    return trip
  }

  /// Merges two copies whose common state is known: ``merged(with:)``, with what only the common state shows.
  ///
  /// - An item that one copy has lost without a tombstone, as by a text editor or a `git revert`, and that the other has left
  ///   as it was, is gone. If the other has edited it, it stays.
  /// - A difference from the common state is an edit, whatever its `modifiedAt`. An edit dated before the common
  ///   state counts as a millisecond later than that state.
  ///
  /// Commutative. If the three are not of one trip, throws ``MergeRefusal/differentTrips(_:_:)``.
  package func merged(with other: Trip, since base: Trip) throws(MergeRefusal) -> Trip {
    guard id.utf8.elementsEqual(base.id.utf8) else { throw .differentTrips(id, base.id) }
    return try datingChanges(since: base).merged(with: other.datingChanges(since: base), base: base)
  }

  /// Returns this copy with every difference from an earlier state dated after it, missing items as tombstones.
  private func datingChanges(since base: Trip) -> Trip {
    let before = TripState(base)
    var trip = self
    var header = TripHeader(self)
    header.modifiedAt = base.modifiedAt
    if header.order(to: before.header) != 0 { trip.modifiedAt = max(modifiedAt, base.modifiedAt.next) }
    trip.itinerary = ItemList(itinerary.items.map { $0.dated(since: before) }, dayCount: dayCount)
    trip.deleted += before.itemsMissing(in: TripState(trip)).map { Tombstone(id: $0.id, deletedAt: $0.modifiedAt) }
    return trip
  }

  /// The items of this copy whose content or position a merge did not keep. What it left as it was in the common state,
  /// where that is known, has not been edited, so nothing of it is lost.
  package func superseded(in merged: Trip, since base: Trip?) -> [Superseded] {
    let (after, before) = (TripState(merged), base.map(TripState.init))
    return itinerary.items.compactMap { item in
      let retained = after.items[item.id]
      if let retained, retained.isSame(as: item) { return nil }
      if let old = before?.items[item.id] {
        if old.isSame(as: item) { return nil }
        // Every change of this copy is in the version that was kept.
        if let retained, let edited = item.differences(from: old), let open = retained.differences(from: item),
          edited.isDisjoint(with: open)
        {
          return nil
        }
      }
      return Superseded(lost: item, retained: retained)
    }
  }

  /// Merges the trip with the items of a remote, by the rules of ``merged(with:)``.
  ///
  /// - Parameters:
  ///   - bareTrip: the remote's version of the trip's own fields, as a trip without items; nil if the remote has none.
  ///   - items: all items in the remote. They may be on days after the end, as a change arrives in parts.
  ///   - deleted: the tombstones of items that were removed from the remote.
  ///   - known: the state of this trip from which the items were made, if it is known.
  ///   - times: the times of the changes in the items and the trip's own fields, as far as they are known.
  package func merged(
    withShared bareTrip: Trip?, items: [Item], deleted: [Tombstone], base known: Trip? = nil,
    times: ChangeTimes = ChangeTimes()
  ) -> Trip {
    let bareTrip = bareTrip.flatMap { $0.id.utf8.elementsEqual(id.utf8) ? $0 : nil } ?? self
    var state = TripState(self)
    state.join(TripState(bareTrip, items: items, deleted: deleted), since: known.map(TripState.init), times: times)
    var there = bareTrip
    let lastDay = items.lazy.map(\.position.day).max() ?? 1
    there.itinerary = ItemList(items, dayCount: max(bareTrip.dayCount, lastDay))
    return MergeRepair(of: state, madeFrom: [self, there]).trip(id: id)
  }
}

/// An item of which two copies had different versions, of which the merge kept one.
package struct Superseded: Equatable, Sendable {
  package let lost: Item
  /// The version that was kept; nil if the item is deleted.
  package let retained: Item?
}

extension Item {
  fileprivate func dated(since before: TripState) -> Item {
    var item = self
    if let old = before.items[id] {
      item.modifiedAt = old.modifiedAt
      let isSame = item.order(to: old) == 0
      item.modifiedAt = isSame ? modifiedAt : max(modifiedAt, old.modifiedAt.next)
    } else if let deletion = before.deleted[id] {
      item.modifiedAt = max(modifiedAt, deletion.deletedAt.next)
    }
    return item
  }

  fileprivate func isSame(as other: Item) -> Bool {
    var dated = self
    dated.modifiedAt = other.modifiedAt
    return dated.order(to: other) == 0
  }
}

extension TripState {
  fileprivate func itemsMissing(in later: TripState) -> [Item] {
    items.values.filter { item in
      guard later.items[item.id] == nil else { return false }
      return later.deleted[item.id].map { $0.deletedAt < item.modifiedAt } ?? true
    }
  }
}
