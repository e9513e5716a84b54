import ItineraryCore

/// What a pass has learned of the place that changes the trip.
///
/// It is merged into the trip as that is by then, so that an edit made during the pass is kept like any other.
package struct SharedChanges: Equatable, Sendable {
  /// The trip's own fields as they are there.
  package private(set) var facts: TripFacts?
  /// The items there, as far as they could be read.
  package private(set) var items: [ItemID: Item] = [:]
  /// The marks of items that are gone there.
  package private(set) var removed: [ItemID: Tombstone] = [:]
  /// Whether anything differs from the trip.
  package private(set) var isEmpty = true

  package init() {}

  /// Notes an entry of the place. A later one of the same id replaces it if it is newer.
  mutating func note(_ entry: SharedEntry, isNews: Bool) {
    switch entry {
    case .trip(let new): facts = facts.map { SharedEntry.trip($0).joined(with: entry).facts ?? new } ?? new
    case .item(let item):
      items[item.id] = items[item.id].map { Item.order($0, item) < 0 ? item : $0 } ?? item
    }
    if isNews { isEmpty = false }
  }

  /// Notes that an item as it stands in the trip is gone there.
  mutating func noteRemoval(of item: Item) {
    removed[item.id] = Tombstone(id: item.id, deletedAt: item.modifiedAt)
    isEmpty = false
  }

  /// The trip with the changes.
  package func applied(to trip: Trip) -> Trip {
    if isEmpty { return trip }
    let items = items.values.sorted(by: Item.standsBefore)
    let removed = removed.values.sorted { $0.id < $1.id }
    return trip.merged(withShared: facts?.emptyTrip, items: items, deleted: removed)
  }

  /// The items of a trip that an edit or a deletion elsewhere replaces if the changes are applied to it.
  package func replaced(in trip: Trip) -> [Superseded] { trip.superseded(in: applied(to: trip), since: nil) }
}

extension SharedEntry {
  /// The trip's own fields; nil for an item.
  var facts: TripFacts? {
    if case .trip(let facts) = self { facts } else { nil }
  }
}
