import CTerminal
import Curses
import Editor
import Glibc
import TripStore
import UserFiles

/// Leaving the editor or stopping it, also while a save still runs.
extension EditorSession {
  /// How long a save may take before the user is told why nothing happens, in milliseconds. Until then keys stay with the
  /// terminal: they are meant for whatever comes next.
  private static let patience = 300
  /// How long being stopped is put off at most, in milliseconds. Nobody waits longer for the lock.
  private static let stopPatience = 10_000

  /// Ends, unless the last change is not saved: then there is something to ask. A save that takes long is waited for with
  /// the screen in order.
  mutating func quit() {
    if case .failed = state.saving { return leave() }
    if otherPath != nil { return leave() }
    guard hasFinishedSaving() else { return apply(.quitWaits) }
    if let reason = follower.whyUnsaved {
      apply(.quitRefused(reason: "\(reason)."))
    } else {
      hasEnded = true
    }
  }

  mutating func leave() {
    (leavesAtOnce, hasEnded) = (true, true)
  }

  /// Waits a little for the save that runs, and for those that follow from it.
  private mutating func hasFinishedSaving() -> Bool {
    let end = MonotonicClock.milliseconds + Self.patience
    while follower.isWriting {
      var source = pollfd(fd: saver.descriptor, events: Int16(POLLIN), revents: 0)
      if poll(&source, 1, CInt(max(0, end - MonotonicClock.milliseconds))) == 0 { return false }
      takeSaveReports()
    }
    return true
  }

  mutating func saveElsewhere(_ typed: String) {
    let path = Home().expanded(typed)
    do throws(StoreError) {
      try files.save(state.shown.trip, to: path, replacing: .nothing)
      otherPath = path
      apply(.savedElsewhere)
    } catch {
      apply(.notSavedElsewhere(reason: "\(error.reason)."))
    }
  }

  /// Finishes the saves and gives the terminal back.
  ///
  /// - Throws: what was lost.
  mutating func end() throws(SessionError) {
    if leavesAtOnce { _ = hasFinishedSaving() }
    while follower.isWriting, !leavesAtOnce {
      saver.waitForReport()
      takeSaveReports()
    }
    if !follower.isWriting { saver.close() }
    Console(holding: terminal, signals).release()
    if otherPath != nil { return }
    if let reason = follower.whyUnsaved { throw .lastChangeLost(reason) }
    if follower.isWriting { throw .leftWhileSaving }
  }

  // MARK: Stopping

  /// Stops the program, as Ctrl-Z at a shell does, until it is continued. Not while a save runs, which may hold the lock that
  /// others wait for; asked again, it does.
  mutating func suspend() {
    if stopDue == nil, !hasFinishedSaving() {
      stopDue = MonotonicClock.milliseconds + Self.stopPatience
      return apply(.stopWaits)
    }
    stop()
  }

  mutating func stop() {
    stopDue = nil
    terminal.suspend()
    cterminal_stop_job()
    terminal.resume()
    takeSize()
    follow(.stirred)
  }
}
