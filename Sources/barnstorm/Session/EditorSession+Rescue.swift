import Editor
import TripStore

/// A file that has become damaged while it is open.
extension EditorSession {
  mutating func takeReloadFailure(_ error: StoreError) {
    let reason = "\(error)."
    apply(error.isDamage ? .fileFoundDamaged(reason: reason) : .reloadFailed(reason: reason))
  }

  /// Offers what can be done about a file that has become damaged.
  mutating func rescue() {
    isRescueDue = false
    guard let damaged = try? files.damage(at: path),
      var screen = RescueSession(
        damaged, shown: state.plan.trip, files: files, settings: settings, console: Console(holding: terminal, signals))
    else { return reload() }
    let outcome = screen.run()
    if case .ended = outcome { hasEnded = true }
    takeSize()
    guard case .rescued(let what) = outcome else { return }
    reload()
    apply(.fileRescued(what))
    queue.retry()
  }
}
