import Curses
import Editor
import TripStore

/// Leaving the editor, with the last change or without it.
extension EditorSession {
  /// Ends, unless a save that still runs fails: then there is something to ask.
  mutating func quit() {
    if state.saving == .saving, let failure = queue.drain() {
      apply(.quitRefused(reason: "\(failure)."))
    } else {
      hasEnded = true
    }
  }

  mutating func saveElsewhere(_ typed: String) {
    let path = UserPath.expanded(typed)
    do throws(StoreError) {
      try files.save(state.plan.trip, to: path, replacing: .nothing)
      otherPath = path
      apply(.savedElsewhere)
    } catch {
      apply(.notSavedElsewhere(reason: "\(error)."))
    }
  }

  /// Finishes the saves and gives the terminal back.
  ///
  /// - Throws: what was lost.
  func end() throws(SessionError) {
    let failure = queue.close()
    Console(holding: terminal, signals).release()
    if let failure, otherPath == nil { throw .lastChangeLost(failure) }
  }
}
