import Base
import TripCore

/// A step that brings the trip and the place into agreement on one entry.
package enum EntryStep: Equatable, Sendable {
  /// Do nothing: both sides have the same version, or neither has the entry.
  case rest
  /// Take the place's version into the trip.
  case take
  /// Write the trip's version to the place.
  case put
  /// Remove the entry from the trip, since it is gone from the place.
  case drop
  /// Delete the resource, since its item was deleted from the trip.
  case delete
  /// Forget the entry, which is gone from both sides.
  case forget
}

/// The versions of an entry in the trip, in the place, and when this device last looked there.
package struct EntryStanding: Equatable, Sendable {
  /// The entry in the trip.
  package var here: SharedEntry?
  /// The entry in the place when this device last looked.
  package var seen: SharedEntry?
  /// The entry in the place now.
  package var there: SharedEntry?
  /// The time at which the item was deleted from the trip; nil if it was not.
  package var deletedAt: Timestamp?

  package init(here: SharedEntry?, seen: SharedEntry?, there: SharedEntry?, deletedAt: Timestamp? = nil) {
    (self.here, self.seen, self.there, self.deletedAt) = (here, seen, there, deletedAt)
  }

  /// The step to take. All rules about this are here.
  ///
  /// - Of two versions the newer one wins, whatever was seen before. So if an old copy of the place or of the trip file
  ///   is restored, the newer version on the other side wins, and a state that was saved too early or too late does no
  ///   harm.
  /// - An entry that is gone from the place leaves the trip if it is unchanged since it was last seen; otherwise it is
  ///   written again, because a deletion without a date must not undo an edit. The trip's own entry is always written
  ///   again.
  /// - An item deleted from the trip is deleted from the place, unless it was edited there at or after the time of the
  ///   deletion. An item that leaves the trip because it is gone from the place gets a tombstone with its own time of
  ///   change. If it turns up again, for example because the place had listed only a part of its resources, it comes
  ///   back.
  package var step: EntryStep {
    switch (here, there) {
    case (nil, nil): seen == nil ? .rest : .forget
    case (let here?, nil): !here.isTrip && seen.map(here.isSame) == true ? .drop : .put
    case (nil, let there?): deletedAt.map { there.modifiedAt < $0 } == true ? .delete : .take
    case (let here?, let there?):
      if here.isSame(as: there) { .rest } else { here.joined(with: there).isSame(as: here) ? .put : .take }
    }
  }
}
