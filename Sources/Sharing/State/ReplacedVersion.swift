import Base
import TripCore

/// A version of an entry that an edit or deletion by others has replaced. It is kept so that the user can restore it.
package struct ReplacedVersion: Equatable, Sendable {
  /// The id of the item or of the trip.
  package var id: String
  /// The version's own time of change.
  package var modifiedAt: Timestamp
  /// The time at which this device learned of the replacement.
  package var replacedAt: Timestamp
  /// Whether a deletion replaced it.
  package var wasDeleted: Bool
  /// The version as the event that this program writes for it.
  package var body: [UInt8]

  package init(id: String, modifiedAt: Timestamp, replacedAt: Timestamp, wasDeleted: Bool, body: [UInt8]) {
    (self.id, self.modifiedAt, self.replacedAt) = (id, modifiedAt, replacedAt)
    (self.wasDeleted, self.body) = (wasDeleted, body)
  }
}

/// The versions that were replaced, the oldest first.
package struct ReplacedVersions: Equatable, Sendable {
  package private(set) var versions: [ReplacedVersion]

  /// The largest numbers of versions that are kept, of one entry and of all.
  static let most = (ofOne: 20, ofAll: 1000)

  package init(_ versions: [ReplacedVersion] = []) { self.versions = versions }

  /// Adds a version, unless it equals the last one kept of its entry, which happens after a killed pass.
  package mutating func add(_ version: ReplacedVersion) {
    let isKnown = versions.contains { $0.id == version.id && $0.body == version.body }
    if isKnown { return }
    versions.append(version)
    let ofOne = versions.indices.filter { versions[$0].id == version.id }
    if ofOne.count > Self.most.ofOne { versions.remove(at: ofOne[0]) }
    if versions.count > Self.most.ofAll { versions.removeFirst() }
  }
}
