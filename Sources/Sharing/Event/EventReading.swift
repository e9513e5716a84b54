/// What a resource turns out to be.
package enum EventReading: Equatable, Sendable {
  /// An entry as a program of ours wrote it, perhaps with changes elsewhere that mean nothing.
  case own(SharedEntry)
  /// An entry that was edited elsewhere, or made there, or that lost what calendars do not show. `modifiedAt` says when it
  /// was edited; it is as it was if nothing of the entry changed. The resource is to be written anew in any case, since it
  /// lacks what belongs to the entry now.
  case foreign(SharedEntry)
  /// Nothing of this trip: to be left alone.
  case other
  /// A part of the trip, or what may become one, that cannot be taken in, for a reason in a sentence without a full stop.
  case unreadable(String)

  /// The entry that was read; nil if there is none.
  package var entry: SharedEntry? {
    switch self {
    case .own(let entry), .foreign(let entry): entry
    case .other, .unreadable: nil
    }
  }
}
