/// A trip as merging sees it: its own fields as one value, and items and tombstones by identity.
///
/// States form a join semilattice: joining is commutative, associative and idempotent, so programs that have seen the
/// same edits hold the same state, in whatever order and however often they met.
package struct TripState {
  private(set) package var header: TripHeader
  private(set) package var items: [ItemID: Item]
  private(set) var deleted: [ItemID: Tombstone]
  private var dismissals: [String: Dismissal]
  private var recorded: [String: RecordedChange]

  package init(_ trip: Trip) {
    self.init(trip, items: trip.itinerary.items, deleted: trip.deleted)
    dropDeletedItems()
  }

  /// Makes a state of a trip's own fields, and of items that may be outside its days, because they arrive separately.
  init(_ trip: Trip, items: [Item], deleted: [Tombstone]) {
    header = TripHeader(trip)
    self.items = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: Item.newer)
    self.deleted = Dictionary(deleted.map { ($0.id, $0) }, uniquingKeysWith: Tombstone.newer)
    dismissals = Dictionary(trip.dismissed.map { ($0.key, $0) }, uniquingKeysWith: Dismissal.newer)
    recorded = Dictionary(trip.changes.map { ($0.key, $0) }, uniquingKeysWith: RecordedChange.newer)
  }

  /// Joins with a state made from one that both sides knew: what both have changed since is merged by fields.
  mutating func join(_ other: TripState, since known: TripState?, times: ChangeTimes = ChangeTimes()) {
    guard let known else { return join(other) }
    header = FieldMerge(header, other.header, since: known.header, laterTimes: times.header).value
    for (id, item) in items {
      guard let otherItem = other.items[id], let old = known.items[id] else { continue }
      items[id] = FieldMerge(item, otherItem, since: old, laterTimes: times.items[id]).value
    }
    join(other)
  }

  package mutating func join(_ other: TripState) {
    header = TripHeader.newer(header, other.header)
    items.merge(other.items, uniquingKeysWith: Item.newer)
    deleted.merge(other.deleted, uniquingKeysWith: Tombstone.newer)
    dismissals.merge(other.dismissals, uniquingKeysWith: Dismissal.newer)
    recorded.merge(other.recorded, uniquingKeysWith: RecordedChange.newer)
    dropDeletedItems()
  }

  /// A deletion wins over the edit of the same moment and all before it.
  private mutating func dropDeletedItems() {
    for (id, tombstone) in deleted {
      if let item = items[id], item.modifiedAt <= tombstone.deletedAt { items[id] = nil }
    }
  }

  package var dismissed: [Dismissal] { dismissals.values.sorted(by: Dismissal.precedes) }

  package var changes: [RecordedChange] { RecordedChange.kept(Array(recorded.values)) }

  package var tombstones: [Tombstone] { deleted.values.sorted(by: Tombstone.precedes) }
}

/// The times of changes in versions merged from a known state and others: nothing in the known state is newer.
package struct ChangeTimes: Equatable, Sendable {
  package var header: FieldStamps?
  package var items: [ItemID: FieldStamps] = [:]

  package init() {}
}

/// The trip's own fields, which are edited and merged as one value.
package struct TripHeader: Equatable, Sendable {
  var name: String
  var startDate: CivilDate
  var dayCount: Int
  package var modifiedAt: Timestamp
  var schedule: ScheduleLink?
  var extra: ExtraFields

  package init(_ trip: Trip) {
    (name, startDate, dayCount) = (trip.name, trip.startDate, trip.dayCount)
    (modifiedAt, schedule, extra) = (trip.modifiedAt, trip.schedule, trip.extra)
  }
}

extension Trip {
  init(id: String, _ header: TripHeader, items: [Item]) {
    self.init(
      id: id, name: header.name, startDate: header.startDate, dayCount: header.dayCount, modifiedAt: header.modifiedAt,
      items: items)
    (schedule, extra) = (header.schedule, header.extra)
  }

  package mutating func apply(_ header: TripHeader) {
    (name, startDate, modifiedAt) = (header.name, header.startDate, header.modifiedAt)
    (schedule, extra) = (header.schedule, header.extra)
    if header.dayCount != dayCount { itinerary = ItemList(itinerary.items, dayCount: header.dayCount) }
  }
}

extension Tombstone {
  /// The order of a trip's tombstones: that of the deletions.
  static func precedes(_ a: Tombstone, _ b: Tombstone) -> Bool {
    a.deletedAt != b.deletedAt ? a.deletedAt < b.deletedAt : a.id < b.id
  }

  static func newer(_ a: Tombstone, _ b: Tombstone) -> Tombstone { fields.newer(a, b, by: \.deletedAt) }
}
