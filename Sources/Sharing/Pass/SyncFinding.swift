import Base

/// A thing that a sync has found and the user has to know.
package enum SyncFinding: Equatable, Sendable {
  /// The failure of the place as a whole.
  case store(StoreFailure)
  /// The clock of this machine and that of the server differ greatly: by whole minutes, ahead of or behind the server.
  case clocksDiffer(minutes: Int, isAhead: Bool)
  /// Items of the trip are missing from the shared copy, too many to remove here without being asked.
  case manyRemovals(Int, of: Int)
  /// Another program is syncing the trip.
  case syncedElsewhere
  /// The password is one that the server has refused before.
  case passwordRefusedBefore
  /// There was no sync since the trip was opened.
  case notSyncedYet
  /// A reason from outside sharing, as a clause.
  case other(String)
}

extension SyncFinding {
  /// The finding, and what the user has to do, as a sentence without a full stop.
  package var sentence: String {
    switch self {
    case .store(let failure): failure.sentence
    case .clocksDiffer(let minutes, let isAhead):
      "The clock here is \(minutes) minutes \(isAhead ? "ahead of" : "behind") that of the server: of two edits of one "
        + "item, the one made later may give way"
    case .manyRemovals(let count, let all):
      "\(count) of the trip's \(all) items are gone where it is shared; nothing was removed here"
    case .syncedElsewhere: "Another program is syncing the trip"
    case .passwordRefusedBefore:
      "The password was refused before and is not sent again until it changes; "
        + "`barnstorm share` with the same place tries it again"
    case .notSyncedYet: "The place was not asked yet since the trip was opened"
    case .other(let reason): reason.withCapital
    }
  }
}

extension StoreFailure {
  /// The result, and what the user has to do, as a sentence.
  package var sentence: String {
    switch self {
    case .offline(let reason): "The place of the trip is out of reach: \(reason)"
    case .busy(let seconds?): "The place of the trip wants to be left alone for \(seconds) seconds"
    case .busy(nil): "The place of the trip is busy"
    case .changed: "Another program keeps changing it there"
    case .missing: "It is no longer there"
    case .gone: "The trip is no longer where it was shared; all of it is still here, share it again"
    case .idTaken:
      "Another calendar of the account has it already: delete it there, and `barnstorm sync` brings it into this one"
    case .refused(let reason): "The place does not take it: \(reason)"
    case .readOnly: "The place lets you read only; your changes stay here"
    case .full(let reason): "There is no more room where the trip is shared: \(reason)"
    case .password: "The password was refused"
    }
  }
}
