/// A change that one action of a user made to a trip: its name, its time, and every version that it replaced.
package struct Operation: Equatable, Sendable {
  /// An item before and after; nil where the trip did not have it.
  package struct ItemChange: Equatable, Sendable {
    package internal(set) var before: Item?
    package internal(set) var after: Item?

    package var id: ItemID { (after ?? before)?.id ?? ItemID("") }
  }

  package struct HeaderChange: Equatable, Sendable {
    package internal(set) var before: TripHeader
    package internal(set) var after: TripHeader
  }

  /// A clause without a subject and a stop: `moved Dinner to Day 4`.
  package internal(set) var name: String
  package internal(set) var time: Timestamp
  /// The fingerprint of the schedule that brought the change, if one did.
  package internal(set) var schedule: String?
  package internal(set) var header: HeaderChange?
  /// The items, in list order, deleted ones last.
  package internal(set) var items: [ItemChange]

  init(name: String, time: Timestamp, schedule: String? = nil, header: HeaderChange? = nil, items: [ItemChange] = []) {
    (self.name, self.time, self.schedule, self.header, self.items) = (name, time, schedule, header, items)
  }

  package init(named name: String, from old: Trip, to new: Trip, at time: Timestamp, schedule: String? = nil) {
    let before = Dictionary(old.itinerary.items.map { ($0.id, $0) }, uniquingKeysWith: Item.newer)
    let changed = new.itinerary.items.filter { item in
      before[item.id].map { $0 != item && item.differences(from: $0)?.isEmpty != true } ?? true
    }
    let retained = Set(new.itinerary.items.map(\.id))
    let deleted = old.itinerary.items.filter { !retained.contains($0.id) }
    let (first, second) = (TripHeader(old), TripHeader(new))
    self.init(
      name: name, time: time, schedule: schedule,
      header: second.differences(from: first)?.isEmpty == false ? HeaderChange(before: first, after: second) : nil,
      items: changed.map { ItemChange(before: before[$0.id], after: $0) }
        + deleted.map { ItemChange(before: $0, after: nil) })
  }

  /// Whether nothing has changed that an undo could take back, as when a warning was dismissed.
  package var isEmpty: Bool { header == nil && items.isEmpty }

  package var reversed: Operation {
    Operation(
      name: name, time: time, schedule: schedule,
      header: header.map { HeaderChange(before: $0.after, after: $0.before) },
      items: items.map { ItemChange(before: $0.after, after: $0.before) })
  }
}

extension Operation {
  /// The changes for programs, `{"item", "field", "from", "to"}` each, as in the trip file; `position` is day and order.
  package var json: JSONValue {
    let own = header.map { Self.changes(of: nil, from: $0.before.fieldTexts, to: $0.after.fieldTexts) } ?? []
    return .array(
      own
        + items.flatMap { Self.changes(of: $0.id, from: $0.before?.fieldTexts ?? [], to: $0.after?.fieldTexts ?? []) })
  }

  private static func changes(
    of item: ItemID?, from old: [(name: String, json: String)], to new: [(name: String, json: String)]
  ) -> [JSONValue] {
    let before = Dictionary(old.map { ($0.name, $0.json) }) { a, _ in a }
    let after = Dictionary(new.map { ($0.name, $0.json) }) { a, _ in a }
    let names = new.map(\.name) + old.map(\.name).filter { after[$0] == nil }
    return names.filter { before[$0] != after[$0] }.map { name in
      [
        "item": item, "field": name, "from": before[name].map(JSONValue.json), "to": after[name].map(JSONValue.json),
      ]
    }
  }
}

extension Item {
  /// The fields with their values as JSON, without those that date and name the item.
  fileprivate var fieldTexts: [(name: String, json: String)] {
    let content =
      switch kind {
      case .game(let game): Game.fields.namedTexts(of: game)
      case .travel(let leg): Leg.fields.namedTexts(of: leg)
      case .custom(let custom): CustomItem.fields.namedTexts(of: custom)
      }
    return [("position", Position.fields.text(of: position))] + content + kindExtra.named + extra.named
  }
}

extension TripHeader {
  fileprivate var fieldTexts: [(name: String, json: String)] { TripHeader.fields.namedTexts(of: self) }
}

// MARK: Undoing

package struct Undone: Equatable, Sendable {
  /// Something that was changed after the operation, so that the undo kept it.
  package struct Retained: Equatable, Sendable {
    /// The item as it is, or as the operation left it if it was deleted since; nil for the trip itself.
    package let item: Item?
    /// The groups of fields; empty for an item that was added or deleted since.
    package var groups: Set<String> = []
  }

  package internal(set) var trip: Trip
  /// The items that have changed, in the order of the operation, deleted ones included.
  package internal(set) var items: [ItemID] = []
  package internal(set) var hasOtherHeader = false
  package internal(set) var retained: [Retained] = []

  package var isUnchanged: Bool { items.isEmpty && !hasOtherHeader }
}

extension Trip {
  /// Undoes an operation: each field gets its value from before, unless it was changed since. A new edit, dated now, of which
  /// combinations such as a leg on the wrong side of a game are repaired as after a merge.
  package func undoing(_ operation: Operation, at now: Timestamp) -> Undone {
    var undoing = Undoing(self, at: now)
    for change in operation.items { undoing.undo(change) }
    undoing.keepOrderOfTies()
    if let header = operation.header { undoing.undo(header) }
    return undoing.undone
  }
}

/// An undo that is being made. Items can be on days that the trip does not have yet, or not any more.
private struct Undoing {
  private let trip: Trip
  private let now: Timestamp
  private var bareTrip: Trip
  private var items: [ItemID: Item]
  private var deleted: [Tombstone]
  private var changed: [ItemID] = []
  private var retained: [Undone.Retained] = []
  /// The dates that the rows had which come back.
  private var former: [ItemID: Timestamp] = [:]

  init(_ trip: Trip, at now: Timestamp) {
    (self.trip, self.now, bareTrip, deleted) = (trip, now, trip, trip.deleted)
    bareTrip.itinerary = ItemList([], dayCount: trip.dayCount)
    items = Dictionary(trip.itinerary.items.map { ($0.id, $0) }, uniquingKeysWith: Item.newer)
  }

  var undone: Undone {
    let hasOtherHeader = bareTrip.modifiedAt != trip.modifiedAt
    if changed.isEmpty, !hasOtherHeader { return Undone(trip: trip, retained: retained) }
    let state = TripState(bareTrip, items: Array(items.values), deleted: deleted)
    return Undone(
      trip: MergeRepair(of: state, madeFrom: [trip]).trip(id: trip.id), items: changed, hasOtherHeader: hasOtherHeader,
      retained: retained)
  }

  mutating func undo(_ change: Operation.ItemChange) {
    let id = change.id
    switch (change.before, change.after, items[id]) {
    case (let before?, let after?, let item?):
      let merge = item.reverted(from: after, to: before)
      if !merge.retained.isEmpty { retained.append(Undone.Retained(item: item, groups: merge.retained)) }
      guard merge.hasChanged else { return }
      var reverted = merge.value
      reverted.modifiedAt = item.modificationTime(at: now)
      (items[id], former[id]) = (reverted, before.modifiedAt)
    case (nil, let after?, let item?):
      guard item.differences(from: after)?.isEmpty == true else { return retained.append(Undone.Retained(item: item)) }
      items[id] = nil
      deleted.append(Tombstone(id: id, deletedAt: item.modificationTime(at: now)))
    case (var before?, nil, nil):
      former[id] = before.modifiedAt
      before.modifiedAt = before.modificationTime(at: now)
      items[id] = trip.datedAfterTombstone(before)
    case (let before?, nil, let item?):
      if item.differences(from: before)?.isEmpty != true { retained.append(Undone.Retained(item: item)) }
      return
    case (.some, let after?, nil): return retained.append(Undone.Retained(item: after))
    case (nil, _, _): return
    }
    changed.append(id)
  }

  /// Dates rows after one that comes back to their position, if they were below it: rows of one position are in the order
  /// of their dates.
  mutating func keepOrderOfTies() {
    for ties in Dictionary(grouping: items.values, by: \.position).values
    where ties.contains(where: { former[$0.id] != nil }) {
      let old = ties.sorted { (former[$0.id] ?? $0.modifiedAt, $0.id) < (former[$1.id] ?? $1.modifiedAt, $1.id) }
      for (above, below) in zip(old, old.dropFirst()) {
        guard let above = items[above.id], let below = items[below.id], !Item.precedes(above, below) else { continue }
        items[below.id]?.modifiedAt = above.modifiedAt.next
      }
    }
  }

  mutating func undo(_ change: Operation.HeaderChange) {
    let merge = TripHeader(bareTrip).reverted(from: change.after, to: change.before)
    if !merge.retained.isEmpty { retained.append(Undone.Retained(item: nil, groups: merge.retained)) }
    guard merge.hasChanged else { return }
    var header = merge.value
    header.modifiedAt = max(now, bareTrip.modifiedAt.next)
    bareTrip.apply(header)
  }
}

extension FieldMergeable {
  /// Gives the fields that changed between two versions their old values, unless they have changed since. Returns also
  /// the groups of fields that were kept, and whether any got its old value.
  fileprivate func reverted(from after: Self, to before: Self) -> (value: Self, retained: Set<String>, hasChanged: Bool)
  {
    var value = self
    guard let groups = before.differences(from: after), let later = differences(from: after),
      let open = differences(from: before)
    else { return (self, [], false) }
    let reverted = groups.subtracting(later)
    for group in reverted { value.take(group, from: before) }
    return (value, groups.intersection(later).intersection(open), !reverted.isEmpty)
  }
}
