import Itinerary

/// A remote that several programs can reach and that stores a trip as one calendar file for each item.
///
/// It offers only four verbs with preconditions, so that a folder, a server and a test's memory behave alike. Calls may
/// block, so they are never made on the interface's thread.
package protocol RemoteStore {
  /// Returns all resources of the remote with their versions. Never returns a partial list.
  mutating func list() throws(StoreFailure) -> [ListedResource]

  /// Returns the current contents of the named resources, leaving out those that are gone.
  mutating func get(_ names: [ResourceName]) throws(StoreFailure) -> [SharedResource]

  /// Writes resources, each if its precondition holds.
  ///
  /// - Returns: for each upload, in the same order, the tag of the new version, nil if the remote did not name it; or
  ///   why it was not written, as far as is known.
  mutating func put(_ uploads: [Upload]) -> [Result<EntityTag?, StoreFailure>]

  /// Deletes resources, each only if its version is still the given one.
  ///
  /// - Returns: for each removal, in the same order, nothing; or why it was not done, as far as is known.
  mutating func delete(_ removals: [Removal]) -> [Result<Void, StoreFailure>]
}

/// The name of a resource in its remote, with escapes decoded: `3f2a.ics`.
package struct ResourceName: Equatable, Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}

/// The tag of a version of a resource. Versions are equal only if their tags are the same text (RFC 9110, 8.8.3).
package struct EntityTag: Equatable, Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }
}

package struct ListedResource: Equatable, Sendable {
  package var name: ResourceName
  package var tag: EntityTag
  /// The time of the last change according to the remote; nil if it gives none.
  package var changedAt: Timestamp?

  package init(_ name: ResourceName, _ tag: EntityTag, changedAt: Timestamp? = nil) {
    (self.name, self.tag, self.changedAt) = (name, tag, changedAt)
  }
}

/// A version of a resource with its content.
package struct SharedResource: Equatable, Sendable {
  package var name: ResourceName
  package var tag: EntityTag
  package var body: [UInt8]
  /// The reason why the content is missing, as a sentence; nil if it is there.
  package var obstacle: String?
  /// Whether the obstacle is that it is a link or a folder.
  package var isNoFile = false

  package init(_ name: ResourceName, _ tag: EntityTag, body: [UInt8]) {
    (self.name, self.tag, self.body) = (name, tag, body)
  }

  /// Makes an existing resource that cannot be read.
  package init(_ name: ResourceName, _ tag: EntityTag, obstacle: String, isNoFile: Bool = false) {
    (self.name, self.tag, body, self.obstacle, self.isNoFile) = (name, tag, [], obstacle, isNoFile)
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

/// A resource to be deleted if its version is still the given one.
package struct Removal: Equatable, Sendable {
  package var name: ResourceName
  package var tag: EntityTag

  package init(_ name: ResourceName, if tag: EntityTag) { (self.name, self.tag) = (name, tag) }
}

/// The reason why a remote did not carry out a call.
package enum StoreFailure: Error, Equatable, Sendable {
  /// The remote was not reached or gave an unreliable answer, so it is unknown what was done.
  case offline(String)
  /// The remote is overloaded, with the seconds to wait; nil if they are unknown.
  case busy(seconds: Int?)
  /// The precondition did not hold.
  case changed
  /// The resource to delete does not exist.
  case missing
  /// The remote no longer holds the trip.
  case gone
  /// An item with the same id exists elsewhere in this remote, or in another calendar of the account.
  case idTaken
  /// The remote refuses this resource, for a reason in its own words.
  case refused(String)
  case readOnly
  /// The remote has no room left, for a reason in its own words.
  case full(String)
  /// The password is missing or was refused.
  case password
}
