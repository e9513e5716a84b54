import ItineraryCore

/// What this device saw of an entry when it last looked at it in the place, or wrote it there.
///
/// Observations rather than a list of things to do: what is to be done follows from comparing them with the trip and the
/// place, so that a program killed at any point, or an answer that was lost, leaves nothing half done.
package struct Observation: Equatable, Sendable {
  /// The name of the resource that holds the entry.
  package var name: ResourceName
  /// The version seen; nil after a write of which the place did not say the version.
  package var tag: EntityTag?
  /// The entry's own time of change.
  package var modifiedAt: Timestamp
  /// The mark of what this program writes of the entry (``EntryCodec/mark(of:)``); nil if the resource is not written that
  /// way, since another program has changed it.
  package var mark: ContentDigest?
  /// What the resource held. Properties that this program does not know survive the next write by it.
  package var body: [UInt8]
  /// How often in a row this program has written again what another one took away, without any change of the entry.
  package var restorations: Int

  package init(
    name: ResourceName, tag: EntityTag?, modifiedAt: Timestamp, mark: ContentDigest?, body: [UInt8],
    restorations: Int = 0
  ) {
    (self.name, self.tag, self.modifiedAt, self.mark) = (name, tag, modifiedAt, mark)
    (self.body, self.restorations) = (body, restorations)
  }

  /// The number of restorations after which a place that takes away what is written there is left to its ways.
  static let mostRestorations = 3
}

/// A resource that is no readable event of the trip, so that it is not fetched again until it changes.
package struct UnusedResource: Equatable, Sendable {
  /// The version that was read.
  package var tag: EntityTag
  /// The reason why it cannot be read, in a sentence; nil if it only belongs to something else.
  package var complaint: String?

  package init(tag: EntityTag, complaint: String? = nil) { (self.tag, self.complaint) = (tag, complaint) }
}

/// An entry that the place does not take. The others go on; this one is tried again after its next edit, or after a day.
package struct ParkedEntry: Equatable, Sendable {
  /// The reason in a sentence.
  package var message: String
  /// The time of the change that was refused.
  package var modifiedAt: Timestamp
  /// The time of the refusal.
  package var since: Timestamp

  package init(message: String, modifiedAt: Timestamp, since: Timestamp) {
    (self.message, self.modifiedAt, self.since) = (message, modifiedAt, since)
  }

  /// Whether it is not yet time to try a change again.
  func holds(_ change: Timestamp, at now: Timestamp) -> Bool {
    change == modifiedAt && now < since.adding(seconds: 86_400) && since <= now
  }
}

extension Timestamp {
  func adding(seconds: Int64) -> Timestamp { Timestamp(microseconds: microseconds + seconds * 1_000_000) }
}
