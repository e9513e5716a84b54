import Itinerary

/// What this device knew of an entry when it last read or wrote it in the remote.
///
/// These are stored rather than pending tasks, which follow from comparing them with the trip and the remote, so a
/// killed program or a lost answer leaves nothing half done.
package struct Observation: Equatable, Sendable {
  package var name: ResourceName
  /// Nil after a write whose answer did not name the version.
  package var tag: EntityTag?
  package var modifiedAt: Timestamp
  /// As ``EntryCodec/mark(of:)`` gives it; nil if another program has changed the resource.
  package var mark: ContentDigest?
  /// Its properties that are unknown to this program survive the next write.
  package var body: [UInt8]
  /// How often in a row this program has written again what another one removed, while the entry stayed the same.
  package var restorations = 0
  package var isOurs = false
  /// Whether the remote has shown the version since it was written: listed its tag, or given its content.
  package var isProven = true

  /// After so many, this program accepts that the remote removes what it writes.
  static let mostRestorations = 3
}

/// A resource that is not a readable event of the trip. It is not fetched again until it changes.
package struct UnusedResource: Equatable, Sendable {
  package var tag: EntityTag
  /// A sentence; nil if the resource is simply not part of the trip.
  package var complaint: String?
  package var counter: DeviceCounter?
}

/// An entry that the remote refuses. It does not hold up others, and is tried again after its next edit or after a day.
package struct RejectedEntry: Equatable, Sendable {
  package var message: String
  package var modifiedAt: Timestamp
  package var since: Timestamp

  func holds(_ change: Timestamp, at now: Timestamp) -> Bool {
    change == modifiedAt && now < since.adding(seconds: 86_400) && since <= now
  }
}

extension Timestamp {
  func adding(seconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds + seconds * 1_000_000) }
}
