package enum FileProblem: Equatable, Sendable {
  case damaged
  case missing
  /// Another trip, of this name, is in the file's place.
  case replaced(by: String)
}

/// A request of the editor about the file of the trip on the screen, which the store carries out.
package enum FileRequest: Equatable, Sendable {
  /// Write the trip after a change, without waiting.
  case save
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

/// A report of the store on the trip's file, which the editor puts into words. Reasons are clauses without a full stop,
/// such as `trip.json: cannot write: No space left on device`.
package enum FileEvent: Equatable, Sendable {
  /// Another program, or a reload, brought a new state of the trip.
  case changed(Trip)
  /// The other trip that is in the file's place is open from now on.
  case otherOpened(Trip)
  case saved
  /// A save has gone through, but could not keep all that the old file had; what, in a clause.
  case savedBut(String)
  /// The last changes are not in the file; they are tried again.
  case notSaved(reason: String)
  case savingTakesLong
  /// The file was read because the user asked, and contains what the screen shows.
  case unchanged
  case notReloaded(reason: String)
  /// The file is not a trip any more. Nothing is written to it until it is one again.
  case damaged(reason: String)
  /// The file is gone, and is recreated only on request. `isUnsaved`: whether no file has what the screen shows.
  case missing(isUnsaved: Bool)
  /// A trip of another identity is in the file's place, by its name. It is neither shown nor overwritten.
  case replaced(by: String, isUnsaved: Bool)
  case back
  /// The file holds this trip again; how, as a sentence.
  case rescued(String)
  /// The operation to undo or to redo, already reversed for the latter.
  case taken(UndoDirection, Operation)
  case notTaken(reason: String)
  case notRecorded(reason: String)
  /// The user's program that gets saved changes failed.
  case hookFailed(reason: String)
  /// Changes of the file cannot be noticed as they happen; it is checked from time to time.
  case unwatched(reason: String)

  /// The trip to be shown from now on; nil if it stays as it is.
  package var newTrip: Trip? {
    switch self {
    case .changed(let trip), .otherOpened(let trip): trip
    default: nil
    }
  }

  package static let isGone = "the file was deleted"

  package static func isAnother(_ name: String) -> String { "another trip, \"\(name)\", is now at this path" }
}

package struct SharingEvent: Equatable, Sendable {
  /// The state in one or two words for the title of the screen: `shared`, `2 waiting`.
  package let word: String
  /// Sentences about waiting and refused changes, with reasons.
  package let lines: [String]
  /// The most important sentence, for the status line.
  package let summary: String
  /// Whether sharing has stopped until the user acts.
  package let isStopped: Bool

  package init(word: String, lines: [String], summary: String = "", isStopped: Bool = false) {
    (self.word, self.lines, self.summary, self.isStopped) = (word, lines, summary, isStopped)
  }
}
