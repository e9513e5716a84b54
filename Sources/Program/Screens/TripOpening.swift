import Editor
import Itinerary
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

  /// - Parameter note: a sentence for standard error on how the file came to be; nil for none.
  init(reading path: FilePath, in storage: UserStorage, note: String? = nil) {
    (self.path, self.note) = (path, note)
    let files = storage.tripFilesWithCopies
    do throws(StoreError) {
      content = .trip(try files.load(path))
    } catch {
      let reason = storage.explained(error)
      let isDamage = (reason as? StoreError)?.isDamage == true
      content = .failed(reason, isDamage ? try? files.damage(at: path) : nil)
    }
  }

  var isWritable: Bool {
    if case .trip(let loaded) = content { loaded.readOnlyReason == nil } else { false }
  }

  static func first(_ path: FilePath, on context: EditorContext) throws -> any InteractiveScreen {
    try TripOpening(reading: path, in: context.storage).screen(on: context)
  }

  /// Makes the screen of the trip, with a notice; if its file is damaged, the screen that offers to restore or repair it.
  func screen(on context: EditorContext, notice: String? = nil) throws -> any InteractiveScreen {
    if let note { context.addNote(note) }
    switch content {
    case .trip(let loaded): return try screen(of: loaded, on: context, notice: notice)
    case .failed(let reason, let damaged):
      guard let damaged, let displaySettings = try? context.claimed().displaySettings,
        let rescue = RescueScreen(damaged, context, displaySettings, for: .opening(path, reason: reason))
      else { throw reason }
      return rescue
    }
  }

  private func screen(of loaded: LoadedTrip, on context: EditorContext, notice: String?) throws -> TripScreen {
    let thread = try FileThread(
      path: path, files: context.files, operations: context.library?.operations,
      hook: context.storage.hook(context.settings.onChange))
    let displaySettings = try context.claimed().displaySettings
    let displayed = DisplayedTrip(
      loaded.trip, zones: context.storage.zones, wording: displaySettings.wording(), rules: displaySettings.travel)
    let state = EditorState(
      displayed: displayed, displaySettings: displaySettings, readOnly: loaded.readOnlyReason,
      notice: notice ?? context.notice,
      isDense: context.library?.isDense, hasGeocoder: !context.settings.geocoder.isEmpty,
      seed: .random(in: .min ... .max))
    return TripScreen(loaded, state, at: path, files: thread, context)
  }
}
