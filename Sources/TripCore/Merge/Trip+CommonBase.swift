import Base

/// Merging of two copies whose last common state is known, as a version control system knows it.
extension Trip {
  /// Merges two copies whose common state is known: ``merged(with:)``, with what only the common state shows.
  ///
  /// - An item that one copy has lost without a tombstone, as by a text editor or a `git revert`, and that the other has left
  ///   as it was, is gone. If the other has edited it, it stays.
  /// - What differs from the common state is an edit, whatever its `modifiedAt` says: one that is no later than the common
  ///   state's counts as a millisecond later than that.
  ///
  /// Commutative. If the three are not of one trip, throws ``MergeRefusal/differentTrips(_:_:)``.
  package func merged(with other: Trip, since base: Trip) throws(MergeRefusal) -> Trip {
    guard id.utf8.elementsEqual(base.id.utf8) else { throw .differentTrips(id, base.id) }
    return try datingChanges(since: base).merged(with: other.datingChanges(since: base))
  }

  /// Returns this copy with every difference from an earlier state dated after it, and tombstones for the missing
  /// items.
  private func datingChanges(since base: Trip) -> Trip {
    let before = TripState(base)
    var trip = self
    var header = TripHeader(self)
    header.modifiedAt = base.modifiedAt
    if TripHeader.order(header, before.header) != 0 { trip.modifiedAt = max(modifiedAt, base.modifiedAt.next) }
    trip.itinerary = Itinerary(itinerary.items.map { $0.dated(since: before) }, dayCount: dayCount)
    trip.deleted += before.itemsMissing(in: TripState(trip)).map { Tombstone(id: $0.id, deletedAt: $0.modifiedAt) }
    return trip
  }
}

extension Item {
  /// Returns this item, dated after its earlier version or its deletion if it differs from that.
  fileprivate func dated(since before: TripState) -> Item {
    var item = self
    if let old = before.items[id] {
      item.modifiedAt = old.modifiedAt
      let isSame = Item.order(item, old) == 0
      item.modifiedAt = isSame ? modifiedAt : max(modifiedAt, old.modifiedAt.next)
    } else if let deletion = before.deleted[id] {
      item.modifiedAt = max(modifiedAt, deletion.deletedAt.next)
    }
    return item
  }
}

extension TripState {
  /// Items of this state that a later one has neither kept nor marked as deleted.
  fileprivate func itemsMissing(in later: TripState) -> [Item] {
    items.values.filter { item in
      guard later.items[item.id] == nil else { return false }
      return later.deleted[item.id].map { $0.deletedAt < item.modifiedAt } ?? true
    }
  }
}

/// An item of which two copies had different versions, and one of them gave way when they were merged.
package struct Superseded: Equatable, Sendable {
  /// The version that gave way.
  package let lost: Item
  /// The version that was kept; nil if the item is deleted.
  package let kept: Item?
}

extension Trip {
  /// The items of this copy whose content or position a merge did not keep.
  ///
  /// - Parameters:
  ///   - merged: the trip that this copy was merged into.
  ///   - base: the common state, where it is known: what this copy left as it was there has not been edited, so nothing
  ///     of it is lost.
  package func superseded(in merged: Trip, since base: Trip?) -> [Superseded] {
    let (after, before) = (TripState(merged), base.map(TripState.init))
    return itinerary.items.compactMap { item in
      let kept = after.items[item.id]
      if let kept, kept.isSame(as: item) { return nil }
      if let old = before?.items[item.id], old.isSame(as: item) { return nil }
      return Superseded(lost: item, kept: kept)
    }
  }
}

extension Item {
  /// Whether content and position are the same, whenever they were written.
  fileprivate func isSame(as other: Item) -> Bool {
    var dated = self
    dated.modifiedAt = other.modifiedAt
    return Item.order(dated, other) == 0
  }
}
