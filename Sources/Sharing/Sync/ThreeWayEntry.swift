import Itinerary

package enum EntryStep: Equatable, Sendable {
  /// Both sides have the same version, or neither has the entry.
  case unchanged
  case pull
  case push
  /// Gone from the remote.
  case remove
  /// The item was deleted from the trip.
  case delete
  /// Gone from both sides.
  case forget
}

package struct ThreeWayEntry: Sendable {
  package var local: SharedEntry?
  package var lastSeen: SharedEntry?
  package var remote: SharedEntry?
  /// The version that both sides knew, if both have one and they differ.
  var known: SharedEntry?
  /// The fields of which a change by one side may be replaced unseen, since this device has lost its state.
  var doubtful: (here: Set<String>, there: Set<String>) = ([], [])
  var knownStamps: FieldStamps?
  var stamps: (here: FieldStamps?, there: FieldStamps?) = (nil, nil)
  package var deletedAt: Timestamp?
  package var isRestored = false
  /// Whether this sync has already merged the remote's version into the trip. What differs from it has been repaired.
  var isTaken = false

  var merge: EntryMerge? {
    guard let local, let remote else { return nil }
    if isTaken {
      let changed = known.flatMap { remote.differences(from: $0) } ?? []
      let replaced = changed.intersection(local.differences(from: remote) ?? [])
      return EntryMerge(entry: local, lost: ([], replaced.union(doubtful.there)), stamps: stamps.here)
    }
    var merge = known.flatMap { known in
      local.merged(with: remote, since: known, knownStamps: knownStamps, stamps: stamps)
    }
    merge?.lost.first.formUnion(doubtful.here)
    merge?.lost.second.formUnion(doubtful.there)
    return merge ?? EntryMerge(entry: local.joined(with: remote))
  }

  /// The step to take. All rules about this are here.
  ///
  /// - Two versions made from the one that was seen last are merged by fields (``FieldMerge``). Otherwise the newer one
  ///   wins, whatever was seen before. So if an old copy of the remote or of the trip file is restored, the newer
  ///   version on the other side wins, and a state that was saved too early or too late does no harm.
  /// - An entry that is gone from the remote leaves the trip if it is unchanged since it was last seen; otherwise it is
  ///   written again, because a deletion without a date must not undo an edit. The trip's own entry is always written
  ///   again, and so is everything if the remote was restored from an older state.
  /// - An item deleted from the trip is deleted from the remote, unless it was edited there at or after the time of the
  ///   deletion. An item that leaves the trip because it is gone from the remote gets a tombstone with its own time of
  ///   change. If it turns up again, for example because the remote had listed only a part of its resources, it comes
  ///   back.
  package var step: EntryStep {
    switch (local, remote) {
    case (nil, nil): lastSeen == nil ? .unchanged : .forget
    case (let here?, nil): !here.isTrip && !isRestored && lastSeen.map(here.isSame) == true ? .remove : .push
    case (nil, let there?): deletedAt.map { there.modifiedAt < $0 } == true ? .delete : .pull
    case (let here?, let there?):
      if here.isSame(as: there) { .unchanged } else { merge?.entry.isSame(as: here) == true ? .push : .pull }
    }
  }
}
