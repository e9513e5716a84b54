import Atlas
import Base
import Editor
import Glibc
import Preferences
import Store
import TripCore

/// The opening of a trip: from its path to the first screen.
struct TripOpening {
  private let path: FilePath
  private let desk: EditorDesk

  init(_ path: FilePath, _ desk: EditorDesk) {
    (self.path, self.desk) = (path, desk)
  }

  /// Makes the screen of the trip; if its file is damaged, the screen that offers to restore or repair it.
  ///
  /// - Parameter notice: a sentence for the status line of the new screen; nil for none.
  /// - Throws: the reason why the trip cannot be opened.
  func screen(notice: String? = nil) throws -> any InteractiveScreen {
    do throws(SessionError) {
      return try tripScreen(notice: notice)
    } catch {
      let reason = if case .store(let store) = error { desk.home.explained(store) } else { error as any Error }
      guard (reason as? StoreError)?.isDamage == true, let rescue = rescueScreen(reason) else { throw reason }
      return rescue
    }
  }

  private func tripScreen(notice: String?) throws(SessionError) -> TripScreen {
    let loaded: LoadedTrip
    let thread: FileThread
    do throws(StoreError) {
      loaded = try desk.files.load(path)
      thread = try FileThread(path: path, files: desk.files)
    } catch {
      throw .store(error)
    }
    // The terminal is claimed only now: errors until here do not need it.
    let state = EditorState(
      loaded.trip, desk.home.zones, try desk.claimed().presentation, readOnly: loaded.readOnlyReason,
      notice: notice ?? desk.notice, isDense: desk.isDense, hasGeocoder: !desk.geocoder.isEmpty)
    return TripScreen(loaded, state, at: path, files: thread, desk)
  }

  /// Makes the screen about a damaged file; nil if the file is no longer damaged, if nothing can be offered, or if there
  /// is no terminal.
  private func rescueScreen(_ reason: any Error) -> RescueScreen? {
    guard desk.console != nil || isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      let damaged = try? desk.files.damage(at: path), let console = try? desk.claimed()
    else { return nil }
    return RescueScreen(damaged, desk.files, console.presentation, for: .opening(self, reason: reason))
  }
}

extension EditorState {
  fileprivate init(
    _ trip: Trip, _ zones: SystemZones, _ presentation: Presentation, readOnly: String?, notice: String?, isDense: Bool,
    hasGeocoder: Bool
  ) {
    let shown = ShownTrip(trip, zones: zones.load(for: trip), wording: presentation.wording())
    self.init(
      shown: shown, presentation: presentation, readOnly: readOnly, notice: notice, isDense: isDense,
      hasGeocoder: hasGeocoder, seed: UInt64.random(in: .min ... .max))
  }
}
