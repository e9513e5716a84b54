import ItineraryCore

/// A version of an entry that gave way to an edit or a deletion made elsewhere, kept so that it can be restored.
package struct ReplacedVersion: Equatable, Sendable {
  /// The id of the item or of the trip.
  package var id: String
  /// The version's own time of change.
  package var modifiedAt: Timestamp
  /// The time at which this device learned of the change that replaced it.
  package var replacedAt: Timestamp
  /// Whether it gave way to a deletion.
  package var wasDeleted: Bool
  /// The version as the event that this program writes of it.
  package var body: [UInt8]

  package init(id: String, modifiedAt: Timestamp, replacedAt: Timestamp, wasDeleted: Bool, body: [UInt8]) {
    (self.id, self.modifiedAt, self.replacedAt) = (id, modifiedAt, replacedAt)
    (self.wasDeleted, self.body) = (wasDeleted, body)
  }
}

/// The versions that gave way, the oldest first.
package struct ReplacedVersions: Equatable, Sendable {
  package private(set) var versions: [ReplacedVersion]

  /// The most versions kept of one entry, and of all.
  static let most = (ofOne: 20, ofAll: 1000)

  package init(_ versions: [ReplacedVersion] = []) { self.versions = versions }

  /// Adds a version, unless it is the last one kept of its entry: a pass that was killed finds it again.
  package mutating func add(_ version: ReplacedVersion) {
    let isKnown = versions.contains { $0.id == version.id && $0.body == version.body }
    if isKnown { return }
    versions.append(version)
    let ofOne = versions.indices.filter { versions[$0].id == version.id }
    if ofOne.count > Self.most.ofOne { versions.remove(at: ofOne[0]) }
    if versions.count > Self.most.ofAll { versions.removeFirst() }
  }
}
