import Itinerary

/// A remote that stores a trip as one calendar file for each item. Calls may block.
package protocol RemoteStore {
  /// Never returns a partial list.
  mutating func list() throws(RemoteFailure) -> [ListedResource]

  /// Leaves out the resources that are gone.
  mutating func get(_ names: [ResourceName]) throws(RemoteFailure) -> [SharedResource]

  /// - Returns: for each upload the tag of the new version, if the remote names it, or why it was not written.
  mutating func put(_ uploads: [Upload]) -> [Result<EntityTag?, RemoteFailure>]

  /// Deletes resources, each only if its version is still the given one.
  mutating func delete(_ removals: [Removal]) -> [Result<Void, RemoteFailure>]
}

/// The name with escapes decoded: `3f2a.ics`.
package struct ResourceName: Equatable, Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}

/// Versions are equal only if their tags are the same text (RFC 9110, 8.8.3).
package struct EntityTag: Equatable, Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }
}

package struct ListedResource: Equatable, Sendable {
  package var name: ResourceName
  package var tag: EntityTag
  package var changedAt: Timestamp?

  package init(_ name: ResourceName, _ tag: EntityTag, changedAt: Timestamp? = nil) {
    (self.name, self.tag, self.changedAt) = (name, tag, changedAt)
  }
}

package struct SharedResource: Equatable, Sendable {
  package var name: ResourceName
  package var tag: EntityTag
  package var body: [UInt8]
  /// The reason why the content is missing, as a sentence.
  package var obstacle: String?
  package var isNotFile = false

  package init(
    _ name: ResourceName, _ tag: EntityTag, body: [UInt8] = [], obstacle: String? = nil, isNotFile: Bool = false
  ) {
    (self.name, self.tag, self.body, self.obstacle, self.isNotFile) = (name, tag, body, obstacle, isNotFile)
  }
}

package struct Upload: Equatable, Sendable {
  package enum Precondition: Equatable, Sendable {
    case absent
    case matches(EntityTag)
  }

  package var name: ResourceName
  package var body: [UInt8]
  package var precondition: Precondition

  package init(_ name: ResourceName, body: [UInt8], if precondition: Precondition) {
    (self.name, self.body, self.precondition) = (name, body, precondition)
  }
}

package struct Removal: Equatable, Sendable {
  package var name: ResourceName
  package var tag: EntityTag

  package init(_ name: ResourceName, if tag: EntityTag) { (self.name, self.tag) = (name, tag) }
}

/// The outcome of a request that a remote did not carry out. The errors of the user's own files are ``StoreError``.
package enum RemoteFailure: Error, Equatable, Sendable {
  /// The remote was not reached or gave an unreliable response, so it is unknown what was done.
  case offline(String)
  /// Nil if the number of seconds to wait is unknown.
  case busy(seconds: Int?)
  case changed
  case missing
  case deleted
  /// An item with the same id exists elsewhere in this remote, or in another calendar of the account.
  case idTaken
  /// The reason is in the words of the remote.
  case refused(String)
  case readOnly
  case full(String)
  case password
}
