import Almanac

/// What a sync has found and the user has to know.
package enum SyncFinding: Equatable, Sendable {
  case store(StoreFailure)
  /// By whole minutes, ahead of or behind the server.
  case clocksDiffer(minutes: Int, isAhead: Bool)
  /// Items are missing from the shared copy, too many to remove here without being asked.
  case manyRemovals(Int, of: Int)
  case syncedElsewhere
  /// Reading took too long, most of it for this resource.
  case tooSlow(ResourceName)
  case passwordRefusedBefore
  /// The remote keeps only what calendars show.
  case dropsFields
  case notSyncedYet
  /// A reason from outside sharing, as a clause.
  case other(String)
}

extension SyncFinding {
  /// The finding, and what the user has to do, without a full stop.
  package var sentence: String {
    switch self {
    case .store(let failure): failure.sentence
    case .clocksDiffer(let minutes, let isAhead):
      "This computer's clock is \(minutes) minutes \(isAhead ? "ahead of" : "behind") the server's: an older "
        + "edit could win over a newer one"
    case .manyRemovals(let count, let all):
      "\(count) of \(all) items are missing from the shared copy. Nothing was removed here"
    case .syncedElsewhere: "Another program is syncing the trip"
    case .tooSlow(let name): "Reading \(name.text) takes too long. Move it out of the shared copy, then sync again"
    case .passwordRefusedBefore:
      "Password rejected earlier; not sent again until it changes. "
        + "To retry, run `barnstorm share` with the same address"
    case .dropsFields:
      "This server keeps only what calendars show. Edits made there still sync, but other devices can't join the trip"
    case .notSyncedYet: "Not synced since the trip was opened"
    case .other(let reason): reason.withCapital
    }
  }
}

extension StoreFailure {
  package var sentence: String {
    switch self {
    case .offline(let reason): "Can't reach the shared copy: \(reason)"
    case .busy(let seconds?): "Server busy: try again in \(seconds) seconds"
    case .busy(nil): "Server busy: try again later"
    case .changed: "Another program keeps changing the shared copy"
    case .missing: "No longer in the shared copy"
    case .gone: "The shared copy no longer exists. Your trip is complete; share it again"
    case .idTaken:
      "Already in another calendar of this account. Delete it there, then run `barnstorm sync`"
    case .refused(let reason): "Rejected: \(reason)"
    case .readOnly: "Read-only: your changes stay on this device"
    case .full(let reason): "No space left in the shared copy: \(reason)"
    case .password: "Wrong user name or password"
    }
  }
}
