import EditorTestSupport
import Itinerary
import Screen
import TestSupport

@testable import Editor
@testable import Program

/// The model, and what went wrong; shared with the session, which reports every event.
final class Ledger {
  var model: NaiveTrip
  var violations: [String] = []
  /// The content of the file that the editor has seen last.
  var seen: Trip
  private(set) var events = 0
  /// Whether the user has agreed to recreate the file.
  var mayMakeFile = false

  init(_ trip: Trip) { (model, seen) = (NaiveTrip(trip), trip) }

  func look(
    _ before: EditorState, _ event: EditorEvent, _ after: EditorState, _ effects: [EditorEffect], _ now: Timestamp
  ) {
    events += 1
    let looks = events % 16 == 0
    violations += Invariants.violations(before, event, after, effects, looksAtScreen: looks)
      .map { "event \(events), \(event): \($0)" }
    if effects.contains(.save) { enter(before, event, after, now) }
    if effects.contains(.file(.recreate)) { mayMakeFile = true }
    if case .file(.otherOpened(let trip)) = event { model = NaiveTrip(trip) }
    if looks {
      var still = after
      if still.scrollsFreely, still.mode == .normal { still.keepTopInRange() } else { still.scrollIntoView() }
      if still.top != after.top { violations.append("event \(events), \(event): the list scrolls without a reason") }
      if let violation = freshness(of: after) { violations.append("event \(events), \(event): \(violation)") }
      var home = after
      if !home.goHome(at: now) { violations.append("event \(events), \(event): Escape does not lead home") }
    }
  }

  private func enter(_ before: EditorState, _ event: EditorEvent, _ after: EditorState, _ now: Timestamp) {
    let edit = NaiveEdit(from: before.displayed.itinerary.items, to: after.displayed.itinerary.items)
    // An edit of the trip itself may be of many items.
    var isOfTheTrip = false
    if case .tripMenu = before.mode { isOfTheTrip = true }
    if case .file(.taken) = event { isOfTheTrip = true }
    if !isOfTheTrip, let violation = edit.violation(at: now) {
      violations.append("event \(events), \(event): \(violation)")
    }
    for item in edit.added + edit.changed {
      model.edit(item, from: before.displayed.itinerary.item(item.id), seen: seen.itinerary.item(item.id))
    }
    for item in edit.removed { model.delete(item.id, at: now) }
  }

  /// A frame made of nothing but the state is the same, and what follows from the trip has followed.
  private func freshness(of state: EditorState) -> String? {
    let displayed = DisplayedTrip(state.displayed.trip, zones: TestZones.all, wording: state.displaySettings.wording())
    if displayed != state.displayed { return "what is shown is stale" }
    var fresh = EditorState(displayed: displayed, displaySettings: state.displaySettings, seed: 1)
    (fresh.mode, fresh.selection, fresh.top, fresh.notice) = (state.mode, state.selection, state.top, state.notice)
    (fresh.saving, fresh.highlighted, fresh.pointer) = (state.saving, state.highlighted, state.pointer)
    (fresh.lastSearch, fresh.scrollsFreely) = (state.lastSearch, state.scrollsFreely)
    if case .find(let find) = state.mode, find.matches != Search(find.query.text, in: displayed).matches {
      return "the matches of the search are stale"
    }
    fresh.chosenDensity = state.chosenDensity
    (fresh.fileProblem, fresh.isSavingSlowly) = (state.fileProblem, state.isSavingSlowly)
    return fresh.painted() == state.painted() ? nil : "the picture shows more than the state says"
  }
}
