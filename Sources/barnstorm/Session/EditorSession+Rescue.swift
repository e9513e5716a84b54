import Disk
import Editor
import TripStore

/// A file that has become damaged while it is open, or another trip's.
extension EditorSession {
  /// Offers what can be done about a file that has become damaged.
  mutating func rescue() {
    isRescueDue = false
    guard let damaged = try? files.damage(at: path),
      var screen = RescueSession(
        damaged, shown: state.shown.trip, files: files, settings: settings, console: Console(holding: terminal, signals)
      )
    else { return follow(.reloadAsked) }
    let outcome = screen.run()
    if case .ended = outcome { hasEnded = true }
    takeSize()
    guard case .rescued(let what) = outcome else { return }
    follow(.reloadAsked)
    apply(.fileRescued(what))
  }

  /// Sets the other trip aside that is in the file's place, and puts this one back.
  mutating func putBack() {
    do throws(StoreError) {
      let replaced = try files.putBack(state.shown.trip, at: path)
      follow(.reloadAsked)
      let notices = replaced.notices.map { ", but \($0)" }.joined()
      apply(.fileRescued("Put back: the other trip is now \(replaced.aside)\(notices)."))
    } catch {
      follow(.reloadAsked)
      apply(.notPutBack(reason: error.reason))
    }
  }
}
