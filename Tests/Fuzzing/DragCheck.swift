import Editor
import EditorTestSupport
import Itinerary
import Screen
import TestSupport

/// The editor on a small trip, driven by a script; the invariants watch, and Escape leads home at the end.
///
/// The screen is looked at when the script is over: the start of a script is a script too.
enum DragCheck {
  static func complaint(about bytes: [UInt8]) -> String? {
    var script = EventScript(bytes)
    var state = script.start()
    var now = timestamp("2026-06-02T08:00:00.000Z")
    while let event = script.next(in: state) {
      if let complaint = apply(event, to: &state, at: now, script.isAtEnd) { return "\(event): \(complaint)" }
      now.microseconds += 100_000
    }
    if let complaint = apply(.input(.key(.escape)), to: &state, at: now, false) { return "Esc: \(complaint)" }
    return state.goHome(at: now) ? nil : "Escape does not lead home"
  }

  private static func apply(
    _ event: EditorEvent, to state: inout EditorState, at now: Timestamp, _ looksAtScreen: Bool
  ) -> String? {
    let before = state
    let effects = state.apply(event, at: now)
    return Invariants.complaints(before, event, state, effects, looksAtScreen: looksAtScreen).first
  }
}
