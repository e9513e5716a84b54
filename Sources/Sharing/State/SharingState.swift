import Base
import TripCore

/// Everything that this device stores about sharing one trip in one place, apart from the trip itself.
///
/// A device that has lost it starts with an empty state. Nothing is lost then, but deletions that had not reached the
/// place are compared again.
package struct SharingState: Equatable, Sendable {
  /// The last observation of each entry, by its id.
  package var entries: [String: Observation] = [:]
  /// The resources of the place that are no entries.
  package var unused: [ResourceName: UnusedResource] = [:]
  /// The entries that the place refuses, by their ids.
  package var parked: [String: ParkedEntry] = [:]
  package var replaced = ReplacedVersions()
  /// The time at which the place last refused to be written by this user; nil if it did not.
  package var readOnlySince: Timestamp?
  /// A digest of this side at the end of a pass that had nothing to do; nil if a later pass had. While it and the place
  /// stay the same, the next pass has nothing to do either (``isAtRest(with:)``).
  package var rest: String?

  package init() {}

  /// The changes of a trip that have not reached the place yet.
  package struct Waiting: Equatable, Sendable {
    /// Whether the trip's own fields are among them.
    package var hasFacts = false
    /// The new and edited items.
    package var items: [Item] = []
    /// The number of deleted items.
    package var deleted = 0

    package var count: Int { (hasFacts ? 1 : 0) + items.count + deleted }
  }

  /// The changes of the trip that have not reached the place yet, except parked ones.
  package func waiting(in trip: Trip) -> Waiting {
    var waiting = Waiting()
    waiting.hasFacts = isWaiting(trip.id, changedAt: trip.modifiedAt)
    var ids: Set<String> = [trip.id]
    for item in trip.itinerary.items where ids.insert(item.id.text).inserted {
      if isWaiting(item.id.text, changedAt: item.modifiedAt) { waiting.items.append(item) }
    }
    let deleted = Dictionary(trip.deleted.map { ($0.id.text, $0.deletedAt) }, uniquingKeysWith: max)
    for (id, seen) in entries where !ids.contains(id) {
      if let moment = deleted[id], moment > seen.modifiedAt, parked[id]?.modifiedAt != moment { waiting.deleted += 1 }
    }
    return waiting
  }

  private func isWaiting(_ id: String, changedAt moment: Timestamp) -> Bool {
    entries[id]?.modifiedAt != moment && parked[id]?.modifiedAt != moment
  }
}
