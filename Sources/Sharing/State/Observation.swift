import Itinerary

/// What this device knew of an entry when it last read or wrote it in the remote.
///
/// Observations are stored rather than pending tasks. The tasks follow from comparing observations with the trip and
/// the remote, so a killed program or a lost answer leaves nothing half done.
package struct Observation: Equatable, Sendable {
  package var name: ResourceName
  /// The version seen; nil after a write whose answer did not name the version.
  package var tag: EntityTag?
  /// The entry's own time of change.
  package var modifiedAt: Timestamp
  /// The digest of what this program writes for the entry (``EntryCodec/mark(of:)``); nil if another program has
  /// changed the resource.
  package var mark: ContentDigest?
  /// The content of the resource. Its properties that are unknown to this program survive the next write.
  package var body: [UInt8]
  /// The number of times in a row that this program has written again what another program removed, while the entry
  /// stayed the same.
  package var restorations: Int
  /// Whether this device wrote the version.
  package var isOurs: Bool
  /// Whether the remote has shown the version since it was written: listed its tag, or given its content.
  package var isProven = true

  package init(
    name: ResourceName, tag: EntityTag?, modifiedAt: Timestamp, mark: ContentDigest?, body: [UInt8],
    restorations: Int = 0, isOurs: Bool = false
  ) {
    (self.name, self.tag, self.modifiedAt, self.mark) = (name, tag, modifiedAt, mark)
    (self.body, self.restorations, self.isOurs) = (body, restorations, isOurs)
  }

  /// The number of restorations after which this program accepts that the remote removes what it writes.
  static let mostRestorations = 3
}

/// A resource that is not a readable event of the trip. It is not fetched again until it changes.
package struct UnusedResource: Equatable, Sendable {
  package var tag: EntityTag
  /// The reason why it cannot be read, in a sentence; nil if it is simply not part of the trip.
  package var complaint: String?
  package var counter: DeviceCounter?

  package init(tag: EntityTag, complaint: String? = nil, counter: DeviceCounter? = nil) {
    (self.tag, self.complaint, self.counter) = (tag, complaint, counter)
  }
}

/// An entry that the remote refuses. It does not hold up others, and is tried again after its next edit or after a day.
package struct RejectedEntry: Equatable, Sendable {
  /// The reason, as a sentence.
  package var message: String
  /// The time of the change that was refused.
  package var modifiedAt: Timestamp
  package var since: Timestamp

  package init(message: String, modifiedAt: Timestamp, since: Timestamp) {
    (self.message, self.modifiedAt, self.since) = (message, modifiedAt, since)
  }

  /// Whether it is too early to try a change again.
  func holds(_ change: Timestamp, at now: Timestamp) -> Bool {
    change == modifiedAt && now < since.adding(seconds: 86_400) && since <= now
  }
}

extension Timestamp {
  func adding(seconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds + seconds * 1_000_000) }
}
