import Base

/// The result of reading a resource.
package enum EventReading: Equatable, Sendable {
  /// An entry as this program wrote it, perhaps with insignificant changes by other programs.
  case own(SharedEntry)
  /// An entry that was edited or made by another program, or that has lost its hidden fields. Its `modifiedAt` is the
  /// time of the edit, unchanged if the edit does not affect the entry. The resource has to be rewritten in any case,
  /// because it lacks the entry's hidden fields. `refused` is the date outside the trip to which the event was moved, and
  /// to which the entry cannot follow.
  case foreign(SharedEntry, refused: CivilDate? = nil)
  /// A resource that does not belong to this trip and is not changed.
  case other
  /// A resource that is or may become part of the trip but cannot be read, for a reason in a sentence without a full
  /// stop.
  case unreadable(String)

  /// The entry that was read, if any.
  package var entry: SharedEntry? {
    switch self {
    case .own(let entry), .foreign(let entry, _): entry
    case .other, .unreadable: nil
    }
  }
}
