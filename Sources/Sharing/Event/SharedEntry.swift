import Itinerary

/// A part of a trip that a remote stores as one resource.
package enum SharedEntry: Equatable, Sendable {
  case trip(Trip)
  case item(Item)

  package var id: String {
    switch self {
    case .trip(let bareTrip): bareTrip.id
    case .item(let item): item.id.text
    }
  }

  package var modifiedAt: Timestamp {
    switch self {
    case .trip(let bareTrip): bareTrip.modifiedAt
    case .item(let item): item.modifiedAt
    }
  }

  package var item: Item? {
    if case .item(let item) = self { item } else { nil }
  }
}

extension Trip {
  /// All of the trip except items and tombstones, with dismissed warnings and the list of changes by schedules.
  /// Additions to these do not change ``modifiedAt``: merging (``merged(with:)``) keeps those of both sides.
  package var withoutItems: Trip {
    var trip = self
    (trip.itinerary, trip.deleted) = (ItemList([], dayCount: dayCount), [])
    return trip
  }
}

extension SharedEntry {
  var json: [UInt8] {
    switch self {
    case .trip(let bareTrip): bareTrip.json
    case .item(let item): TripFile.encode(item)
    }
  }

  init(json: [UInt8], isTrip: Bool) throws(TripFileError) {
    self =
      if isTrip { .trip(try Trip(json: json).withoutItems) } else { .item(try TripFile.decodeItem(json)) }
  }
}

extension ResourceName {
  /// Existing resources keep their names. A name is part of paths and addresses, so that of an odd id has its digest.
  package init(ofEntry id: String) {
    self.init((id.isPlainID ? id : "id-\(ContentDigest(of: Array(id.utf8)))") + ".ics")
  }
}

extension String {
  /// Whether an id can be used unchanged as part of a path, of an address and of a property.
  var isPlainID: Bool {
    (1...120).contains(utf8.count) && !hasPrefix(".") && !hasSuffix(".") && !hasPrefix("-")
      && utf8.allSatisfy { byte in
        (48...57).contains(byte) || (97...122).contains(byte | 0x20) || "-_.".utf8.contains(byte)
      }
  }
}

/// The rules of which version wins are those of merging copies of a trip file, so that a device whose trip is merged
/// with the remote ends with exactly the version that the remote was given.
extension SharedEntry {
  /// Compares also the times of change.
  package func isSame(as other: SharedEntry) -> Bool {
    switch (self, other) {
    case (.item(let a), .item(let b)): a.order(to: b) == 0
    case (.trip(let a), .trip(let b)): a == b
    default: false
    }
  }

  /// The newer version of an item, or the newer fields of the trip with the dismissed warnings of both.
  package func joined(with other: SharedEntry) -> SharedEntry {
    switch (self, other) {
    case (.item(let a), .item(let b)): a.order(to: b) < 0 ? other : self
    case (.trip(let a), .trip(let b)):
      (try? a.merged(with: b)).map { .trip($0.withoutItems) } ?? self
    case (.trip, _): self
    default: other
    }
  }

  func merged(
    with other: SharedEntry, since known: SharedEntry, knownStamps: FieldStamps?,
    stamps: (here: FieldStamps?, there: FieldStamps?)
  ) -> EntryMerge? {
    switch (self, other, known) {
    case (.item(let a), .item(let b), .item(let old)):
      let merge = FieldMerge(a, b, since: old, knownStamps: knownStamps, stamps: (stamps.here, stamps.there))
      return EntryMerge(entry: .item(merge.value), lost: merge.lost, stamps: merge.stamps)
    case (.trip(let a), .trip(let b), .trip(let old)):
      let merge = FieldMerge(
        TripHeader(a), TripHeader(b), since: TripHeader(old), knownStamps: knownStamps,
        stamps: (stamps.here, stamps.there))
      guard var trip = try? a.merged(with: b) else { return nil }
      trip.apply(merge.value)
      return EntryMerge(entry: .trip(trip.withoutItems), lost: merge.lost, stamps: merge.stamps)
    default: return nil
    }
  }

  /// The version from which this one and one of the remote were probably made, for a device that knows none.
  ///
  /// Fields that nobody has changed there since the entry was made were changed here, if they differ. Without any, the
  /// newer side wins each field.
  ///
  /// - Returns: also the fields of which a change may be replaced that the other side has not seen.
  func assumedBase(
    with other: SharedEntry, stamps: FieldStamps
  ) -> (entry: SharedEntry, stamps: FieldStamps, doubtful: (here: Set<String>, there: Set<String>))? {
    guard let differences = differences(from: other) else { return nil }
    let older = differences.filter { stamps[$0] < modifiedAt }
    let untouched = older.filter { stamps[$0] <= stamps.others }
    let changed = untouched.isEmpty ? older : untouched
    var floor = stamps
    for group in differences.subtracting(changed) {
      floor.groups[group] = Timestamp(microseconds: stamps[group].microseconds - 1)
    }
    return (taking(changed, from: other), floor, (older.subtracting(changed), untouched.isEmpty ? changed : []))
  }

  private func taking(_ groups: Set<String>, from other: SharedEntry) -> SharedEntry {
    switch (self, other) {
    case (.item(var item), .item(let remote)):
      for group in groups { item.take(group, from: remote) }
      return .item(item)
    case (.trip(var bareTrip), .trip(let remote)):
      var header = TripHeader(bareTrip)
      for group in groups { header.take(group, from: TripHeader(remote)) }
      bareTrip.apply(header)
      return .trip(bareTrip)
    default: return self
    }
  }

  func stamps(since known: SharedEntry, knownStamps: FieldStamps?) -> FieldStamps? {
    guard let changed = differences(from: known) else { return nil }
    var stamps = knownStamps ?? FieldStamps(others: known.modifiedAt)
    for group in changed { stamps.groups[group] = modifiedAt }
    return stamps
  }

  package func differences(from other: SharedEntry) -> Set<String>? {
    switch (self, other) {
    case (.item(let a), .item(let b)): a.differences(from: b)
    case (.trip(let a), .trip(let b)): TripHeader(a).differences(from: TripHeader(b))
    default: nil
    }
  }

  package func text(of group: String) -> String {
    switch self {
    case .item(let item): item.text(of: group)
    case .trip(let bareTrip): TripHeader(bareTrip).text(of: group)
    }
  }

  func dated(_ moment: Timestamp) -> SharedEntry {
    switch self {
    case .trip(var bareTrip):
      bareTrip.modifiedAt = moment
      return .trip(bareTrip)
    case .item(let item): return .item(item.dated(moment))
    }
  }

  var isTrip: Bool { item == nil }
}

struct EntryMerge {
  var entry: SharedEntry
  /// The groups of which a change here was replaced by one of the remote, and the reverse.
  var lost: (first: Set<String>, second: Set<String>) = ([], [])
  var stamps: FieldStamps?
}

extension Timestamp {
  /// The moment after this one: no later than any subsequent edit.
  var justAfter: Timestamp { Timestamp(microseconds: microseconds + 1) }
}
