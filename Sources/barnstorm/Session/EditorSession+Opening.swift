import Curses
import Editor
import ItineraryCore
import Presenting
import Screen
import Settings
import TripStore
import UserFiles

extension EditorSession {
  /// Shows the first days of a trip that takes a while to read; keys typed meanwhile wait.
  static func show(_ beginning: Trip, on terminal: Terminal, _ settings: UserSettings) {
    let state = EditorState(beginning, isWhole: false, on: terminal, settings)
    // Not where the end of what is known would be seen, nor in a trip under way, which opens on another day.
    let rows = beginning.itinerary.items.count + (beginning.itinerary.items.last?.position.day ?? 0)
    guard rows >= terminal.size.rows, state.selection == 0 else { return }
    _ = terminal.present(state.painted(), theme: Theme(settings, on: terminal).appearance)
  }
}

extension EditorState {
  init(
    _ trip: Trip, isWhole: Bool = true, on terminal: Terminal, _ settings: UserSettings, readOnly: String? = nil,
    notice: String? = nil
  ) {
    let presentation = Presentation(settings, on: terminal)
    let shown = ShownTrip(trip, zones: Home().zones.load(for: trip), wording: presentation.wording(), isWhole: isWhole)
    self.init(
      shown: shown, presentation: presentation, readOnly: readOnly, notice: notice,
      seed: UInt64.random(in: .min ... .max))
  }
}
