import Itinerary

/// The changes from the remote, to be merged into the trip as it is by then, with the edits made during the sync.
package struct SharedChanges: Equatable, Sendable {
  package private(set) var bareTrip: Trip?
  package private(set) var items: [ItemID: Item] = [:]
  package private(set) var removed: [ItemID: Tombstone] = [:]
  private var times = ChangeTimes()
  package private(set) var isEmpty = true

  /// - Parameter stamps: the times of its changes, if it was merged with the trip's own version.
  mutating func record(_ entry: SharedEntry, changesTrip: Bool, stamps: FieldStamps? = nil) {
    switch entry {
    case .trip(let new):
      if bareTrip.map({ $0.modifiedAt <= new.modifiedAt }) ?? true { times.header = stamps }
      bareTrip = bareTrip.map { SharedEntry.trip($0).joined(with: entry).bareTrip ?? new } ?? new
    case .item(let item):
      if let old = items[item.id], old.order(to: item) >= 0 { break }
      (items[item.id], times.items[item.id]) = (item, stamps)
    }
    if changesTrip { isEmpty = false }
  }

  mutating func recordRemoval(of item: Item) {
    removed[item.id] = Tombstone(id: item.id, deletedAt: item.modifiedAt)
    isEmpty = false
  }

  /// - Parameter known: the trip with which the sync began, if it may have been edited since.
  package func applied(to trip: Trip, base known: Trip? = nil) -> Trip {
    if isEmpty { return trip }
    let items = items.values.sorted(by: Item.precedes)
    let removed = removed.values.sorted { $0.id < $1.id }
    return trip.merged(withShared: bareTrip, items: items, deleted: removed, base: known, times: times)
  }

  package func replaced(in trip: Trip) -> [Superseded] { trip.superseded(in: applied(to: trip), since: nil) }
}

extension SharedEntry {
  var bareTrip: Trip? {
    if case .trip(let bareTrip) = self { bareTrip } else { nil }
  }
}
