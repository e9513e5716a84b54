package enum FileProblem: Equatable, Sendable {
  /// The file holds no trip any more.
  case damaged
  case missing
  /// Another trip, of this name, is in the file's place.
  case replaced(by: String)
}

/// A request of the editor about the file of the trip on the screen, which the store carries out.
package enum FileRequest: Equatable, Sendable {
  /// Write the trip after a change, without waiting.
  case save
  /// Try a save that failed once more, now.
  case saveAgain
  /// Write the trip to its path, though its file is gone.
  case recreate
  case reload
  /// Show the other trip that is in the file's place.
  case openOther
  case record(Operation)
  /// Find the operation to undo or to redo.
  case take(UndoDirection)
}

/// A report of the store on the file of the trip on the screen, which the editor puts into words.
///
/// Reasons are clauses without a full stop, such as `trip.json: cannot write: No space left on device`.
package enum FileEvent: Equatable, Sendable {
  /// Another program, or a reload, brought a new state of the trip.
  case changed(Trip)
  /// The other trip that is in the file's place is open from now on.
  case otherOpened(Trip)
  /// The file holds all that the screen shows.
  case saved
  /// A save has gone through, but could not keep all that the old file had; what, in a clause.
  case savedBut(String)
  /// The last changes are not in the file; they are tried again.
  case notSaved(reason: String)
  case savingTakesLong
  /// The file was read because the user asked, and holds what the screen shows.
  case unchanged
  case notReloaded(reason: String)
  /// The file is not a trip any more. Nothing is written to it until it is one again.
  case damaged(reason: String)
  /// The file is gone, and is recreated only on request. `isUnsaved`: whether the screen shows changes that no file
  /// has.
  case missing(isUnsaved: Bool)
  /// A trip of another identity is in the file's place, by its name. It is neither shown nor overwritten.
  case replaced(by: String, isUnsaved: Bool)
  /// The file of the trip is there again.
  case back
  /// The operation to undo or to redo, already reversed for the latter.
  case taken(UndoDirection, Operation)
  /// Nothing can be undone or redone, for this reason.
  case notTaken(reason: String)
  /// An operation was not recorded, so it can't be undone.
  case notRecorded(reason: String)
  /// The user's program that gets saved changes failed.
  case hookFailed(reason: String)
  /// Changes of the file cannot be noticed as they happen; it is looked at from time to time.
  case unwatched(reason: String)

  /// The trip to be shown from now on; nil if it stays as it is.
  package var newTrip: Trip? {
    switch self {
    case .changed(let trip), .otherOpened(let trip): trip
    default: nil
    }
  }

  /// The reason why nothing can be saved without a file.
  package static let isGone = "the file was deleted"

  /// The reason why nothing can be saved while another trip is in the file's place.
  package static func isAnother(_ name: String) -> String { "another trip, \"\(name)\", is now at this path" }
}
