import ItineraryCore

/// All that this device keeps of sharing one trip in one place, beside the trip itself.
///
/// A device that has lost it starts with an empty one: nothing is lost, but what was deleted here and never told the place
/// is compared anew.
package struct SharingState: Equatable, Sendable {
  /// What was last seen of each entry, by its id.
  package var entries: [String: Observation] = [:]
  /// The resources of the place that are no entries.
  package var unused: [ResourceName: UnusedResource] = [:]
  /// The entries that the place does not take, by their ids.
  package var parked: [String: ParkedEntry] = [:]
  package var replaced = ReplacedVersions()
  /// The time at which the place last refused to be written by this user; nil if it did not.
  package var readOnlySince: Timestamp?
  /// A mark of what this side was when a pass last had nothing to do; nil if one had since. As long as that and the place stay
  /// as they are, the next one has nothing to do either (``isAtRest(with:)``).
  package var rest: String?

  package init() {}

  /// What the place does not have yet of a trip.
  package struct Waiting: Equatable, Sendable {
    /// Whether the trip's own fields are among it.
    package var hasFacts = false
    /// The items that are new or edited.
    package var items: [Item] = []
    /// The number of items that were deleted here.
    package var deleted = 0

    package var count: Int { (hasFacts ? 1 : 0) + items.count + deleted }
  }

  /// The changes of the trip that the place does not have yet, without those that are parked.
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
