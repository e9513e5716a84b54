import Interchange
import ItineraryCore

/// A thing that a place holds of a trip: one of its items, or the trip itself.
package enum SharedEntry: Equatable, Sendable {
  case trip(TripFacts)
  case item(Item)

  /// The id of the item or of the trip.
  package var id: String {
    switch self {
    case .trip(let facts): facts.id
    case .item(let item): item.id.text
    }
  }

  package var modifiedAt: Timestamp {
    switch self {
    case .trip(let facts): facts.modifiedAt
    case .item(let item): item.modifiedAt
    }
  }

  /// The item; nil for the trip itself.
  package var item: Item? {
    if case .item(let item) = self { item } else { nil }
  }
}

/// All of a trip but its items and tombstones.
///
/// Dismissed warnings and the list of what schedules changed belong to it, and adding to them leaves ``modifiedAt`` as it
/// is: facts that are taken into a trip are merged with its own (``Trip/merged(with:)``), so that those of both sides are
/// kept.
package struct TripFacts: Equatable, Sendable {
  package var id: String
  package var name: String
  package var startDate: CivilDate
  /// N, at least 1; days run 1…N.
  package var dayCount: Int
  /// The time of the last change of name, dates or schedule.
  package var modifiedAt: Timestamp
  package var schedule: ScheduleLink?
  package var dismissed: [Dismissal]
  package var changes: [NotedChange]
  package var extra: ExtraFields

  package init(_ trip: Trip) {
    (id, name, startDate, dayCount) = (trip.id, trip.name, trip.startDate, trip.dayCount)
    (modifiedAt, schedule, extra) = (trip.modifiedAt, trip.schedule, trip.extra)
    (dismissed, changes) = (trip.dismissed, trip.changes)
  }

  /// The trip without any items.
  package var emptyTrip: Trip {
    Trip(
      id: id, name: name, startDate: startDate, dayCount: dayCount, modifiedAt: modifiedAt, dismissed: dismissed,
      changes: changes, schedule: schedule, extra: extra)
  }
}

extension SharedEntry {
  /// The entry as JSON: an item as a trip file has it, the trip as a file without items.
  var json: [UInt8] {
    switch self {
    case .trip(let facts): TripFile.encode(facts.emptyTrip)
    case .item(let item): TripFile.encode(item)
    }
  }

  /// Reads an entry of a kind.
  init(json: [UInt8], isTrip: Bool) throws(TripFileError) {
    self =
      if isTrip { .trip(TripFacts(try TripFile.decode(json))) } else { .item(try TripFile.decodeItem(json)) }
  }
}

extension ResourceName {
  /// The name under which a program puts a new entry into a place. What lies there already keeps its name.
  ///
  /// An id may be any text, and a name is part of a path and of an address: an id of anything but letters, digits, hyphens,
  /// underscores and dots within is replaced by its digest.
  package init(ofEntry id: String) {
    self.init((id.isPlainID ? id : "id-\(ContentDigest(of: Array(id.utf8)))") + ".ics")
  }
}

extension String {
  /// Whether an id can be part of a path, of an address and of a property as it is.
  var isPlainID: Bool {
    (1...120).contains(utf8.count) && !hasPrefix(".") && !hasSuffix(".") && !hasPrefix("-")
      && utf8.allSatisfy { byte in
        (48...57).contains(byte) || (97...122).contains(byte | 0x20) || "-_.".utf8.contains(byte)
      }
  }
}
