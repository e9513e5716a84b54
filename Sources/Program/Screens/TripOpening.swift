import Editor
import Itinerary
import Platform
import Preferences
import Store

struct TripOpening: Sendable {
  private enum Content: Sendable {
    case trip(LoadedTrip)
    /// The damaged file, if something can be offered about it, and the reason why it is not a trip.
    case failed(any Error, DamagedTrip?)
  }

  let path: FilePath
  private let content: Content
  private let note: String?

  /// Reads the trip at a path, which may take long.
  ///
  /// - Parameter note: a sentence for standard error on how the file came to be; nil for none.
  init(reading path: FilePath, in home: UserStorage, note: String? = nil) {
    (self.path, self.note) = (path, note)
    let files = home.tripFilesWithCopies
    do throws(StoreError) {
      content = .trip(try files.load(path))
    } catch {
      let reason = home.explained(error)
      let isDamage = (reason as? StoreError)?.isDamage == true
      content = .failed(reason, isDamage ? try? files.damage(at: path) : nil)
    }
  }

  var isWritable: Bool {
    if case .trip(let loaded) = content { loaded.readOnlyReason == nil } else { false }
  }

  static func first(_ path: FilePath, on desk: EditorContext) throws -> any InteractiveScreen {
    try TripOpening(reading: path, in: desk.home).screen(on: desk)
  }

  /// Makes the screen of the trip; if its file is damaged, the screen that offers to restore or repair it.
  ///
  /// - Parameter notice: a sentence for the status line of the new screen.
  func screen(on desk: EditorContext, notice: String? = nil) throws -> any InteractiveScreen {
    if let note { desk.note(note) }
    switch content {
    case .trip(let loaded): return try screen(of: loaded, on: desk, notice: notice)
    case .failed(let reason, let damaged):
      guard let damaged, let rescue = rescue(of: damaged, on: desk, reason) else { throw reason }
      return rescue
    }
  }

  private func screen(of loaded: LoadedTrip, on desk: EditorContext, notice: String?) throws(SessionError) -> TripScreen
  {
    let thread: FileThread
    do throws(StoreError) {
      thread = try FileThread(
        path: path, files: desk.files, operations: desk.library?.operations, hook: desk.home.hook(desk.onChange))
    } catch {
      throw .store(error)
    }
    let presentation = try desk.claimed().presentation
    let shown = ShownTrip(
      loaded.trip, zones: desk.home.zones, wording: presentation.wording(), rules: presentation.travel)
    let state = EditorState(
      shown: shown, presentation: presentation, readOnly: loaded.readOnlyReason, notice: notice ?? desk.notice,
      isDense: desk.library?.isDense, hasGeocoder: !desk.geocoder.isEmpty, seed: .random(in: .min ... .max))
    return TripScreen(loaded, state, at: path, files: thread, desk)
  }

  /// Makes the screen about a damaged file; nil if nothing can be offered, or without a terminal.
  private func rescue(of damaged: DamagedTrip, on desk: EditorContext, _ reason: any Error) -> RescueScreen? {
    guard desk.console != nil || isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      let console = try? desk.claimed()
    else { return nil }
    return RescueScreen(damaged, desk, console.presentation, for: .opening(path, reason: reason))
  }
}
