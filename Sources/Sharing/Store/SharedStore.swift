import ItineraryCore

/// A place that several programs reach, and which holds a trip as one calendar file for each item.
///
/// Four verbs with preconditions are all that is asked of it, so that a folder, a server and the memory of a test are
/// alike. A call may wait; no call is made on the thread of the interface.
package protocol SharedStore {
  /// Returns all resources of the place with their versions; never a part of them.
  mutating func list() throws(StoreFailure) -> [ListedResource]

  /// Returns what the named resources hold now. One that is gone is left out.
  mutating func get(_ names: [ResourceName]) throws(StoreFailure) -> [SharedResource]

  /// Writes resources, each if its precondition holds.
  ///
  /// - Returns: for each upload, in their order, the tag of the version that was written, nil if the place did not say it,
  ///   or why it was not written, as far as is known.
  mutating func put(_ uploads: [Upload]) -> [Result<EntityTag?, StoreFailure>]

  /// Deletes resources, each if it is still the version named.
  ///
  /// - Returns: for each removal, in their order, nothing or why it was not done, as far as is known.
  mutating func delete(_ removals: [Removal]) -> [Result<Void, StoreFailure>]
}

/// The name of a resource in its place, as the place says it and with escapes decoded: `3f2a.ics`.
package struct ResourceName: Equatable, Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }

  package static func < (a: Self, b: Self) -> Bool { a.text < b.text }
}

/// The mark of a version of a resource. Two marks are the same version only if they are the same text (RFC 9110, 8.8.3).
package struct EntityTag: Equatable, Hashable, Sendable {
  package let text: String

  package init(_ text: String) { self.text = text }
}

/// A resource as a list has it.
package struct ListedResource: Equatable, Sendable {
  package var name: ResourceName
  package var tag: EntityTag
  /// The time of its last change as the place knows it; nil if it does not say.
  package var changedAt: Timestamp?

  package init(_ name: ResourceName, _ tag: EntityTag, changedAt: Timestamp? = nil) {
    (self.name, self.tag, self.changedAt) = (name, tag, changedAt)
  }
}

/// A version of a resource with what it holds.
package struct SharedResource: Equatable, Sendable {
  package var name: ResourceName
  package var tag: EntityTag
  package var body: [UInt8]

  package init(_ name: ResourceName, _ tag: EntityTag, body: [UInt8]) {
    (self.name, self.tag, self.body) = (name, tag, body)
  }
}

/// A version that is to be written.
package struct Upload: Equatable, Sendable {
  package enum Precondition: Equatable, Sendable {
    /// There is no resource of this name.
    case absent
    /// The resource is still this version.
    case matches(EntityTag)
  }

  package var name: ResourceName
  package var body: [UInt8]
  package var precondition: Precondition

  package init(_ name: ResourceName, body: [UInt8], if precondition: Precondition) {
    (self.name, self.body, self.precondition) = (name, body, precondition)
  }
}

/// A resource that is to be deleted if it is still the version named.
package struct Removal: Equatable, Sendable {
  package var name: ResourceName
  package var tag: EntityTag

  package init(_ name: ResourceName, if tag: EntityTag) { (self.name, self.tag) = (name, tag) }
}

/// The reason why a place did not do what it was asked.
package enum StoreFailure: Error, Equatable, Sendable {
  /// Not reached, or an answer that cannot be trusted: nothing is known of what was done.
  case offline(String)
  /// Too much was asked at once; nil if the place does not say for how many seconds it wants to be left alone.
  case busy(seconds: Int?)
  /// The precondition did not hold.
  case changed
  /// The resource to delete is not there.
  case missing
  /// The trip as a whole is no longer in this place.
  case gone
  /// An item of the same id lies elsewhere in this place, or in another calendar of the account.
  case idTaken
  /// The place does not take this resource, for a reason in its own words.
  case refused(String)
  /// The place lets this user read only.
  case readOnly
  /// There is no more room, for a reason in its own words.
  case full(String)
  /// The password was refused or there is none.
  case password
}
