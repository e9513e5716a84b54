import ItineraryCore

/// The things that can be done for one entry to bring a trip and a place together.
package enum EntryStep: Equatable, Sendable {
  /// Both hold the same, or neither has held it.
  case rest
  /// The version there comes into the trip.
  case take
  /// The trip's version goes there.
  case put
  /// The entry, which is gone there, leaves the trip.
  case drop
  /// The resource, whose item was deleted here, is deleted there.
  case delete
  /// The entry is gone on both sides.
  case forget
}

/// How one entry stands here, there, and when this device last looked.
package struct EntryStanding: Equatable, Sendable {
  /// The entry in the trip.
  package var here: SharedEntry?
  /// The entry as the place held it when this device last looked.
  package var seen: SharedEntry?
  /// The entry as the place holds it.
  package var there: SharedEntry?
  /// The moment at which the item was deleted from the trip, if it was.
  package var deletedAt: Timestamp?

  package init(here: SharedEntry?, seen: SharedEntry?, there: SharedEntry?, deletedAt: Timestamp? = nil) {
    (self.here, self.seen, self.there, self.deletedAt) = (here, seen, there, deletedAt)
  }

  /// The step to take; the one home of this decision.
  ///
  /// - Of two versions the newer one wins, whatever was seen before: then a place that was restored from an old copy, or a
  ///   trip file that was, loses to the newer version on the other side, and a state that was saved too early or too late
  ///   decides nothing.
  /// - An entry that is gone there leaves the trip if it is as it was seen, and goes back if it was edited since: a
  ///   deletion without a date does not undo an edit. The trip's own entry always goes back.
  /// - An item deleted here is deleted there, unless it was edited at the moment of the deletion or later. An item that
  ///   leaves the trip since it is gone there is marked with its own time of change, no later: should it turn up again, since
  ///   the place had given only half an answer, it comes back.
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
