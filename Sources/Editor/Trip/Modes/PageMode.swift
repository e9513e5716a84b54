import Base
import Screen
import TripCore

/// A page of lines to read, scrolled by the user.
package struct TextPage: EditorMode, Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case help
    /// All about an item, including what the list has no room for and the explanation of a game or leg.
    case card(ItemID)
    /// All about a day.
    case day(Int)
  }

  package let content: Content
  /// The number of the first line shown.
  package private(set) var top = 0
  /// The mode that goes on when the page is closed.
  package private(set) var under: Mode

  init(_ content: Content, over under: Mode = .browse) {
    (self.content, self.under) = (content, under)
  }

  /// The item that is carried in the meantime; nil if nothing is carried.
  package var drag: Drag? { if case .carry(let drag) = under { drag } else { nil } }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let action = PageAction.action(for: key) else {
      return Transition(
        .page(self), says: Status("\(state.name(of: key)) does nothing here; Esc closes the page.", .refusal))
    }
    switch action {
    case .close: return closed
    case .edit:
      guard let item = editable(in: state) else {
        return Transition(.page(self), says: Status("There is nothing to edit here; Esc closes the page.", .refusal))
      }
      switch item.kind {
      case .game(let game): return state.startTicketForm(item.id, game)
      case .travel(let leg): return state.startLegForm(item.id, leg)
      case .custom(let custom): return state.startForm(editing: item.id, custom)
      }
    case .lineUp: return scrolled(by: -1, in: state)
    case .lineDown: return scrolled(by: 1, in: state)
    case .pageUp: return scrolled(by: -state.pageHeight, in: state)
    case .pageDown: return scrolled(by: state.pageHeight, in: state)
    case .start: return scrolled(by: -top, in: state)
    case .end: return scrolled(by: state.pageRows(of: self).count, in: state)
    }
  }

  /// The item that the page is about; nil on any other page, and while something is carried.
  private func editable(in state: EditorState) -> Item? {
    guard under == .browse, case .card(let id) = content else { return nil }
    return state.shown.itinerary.item(id)
  }

  /// The way back to the mode under the page.
  var closed: Transition { Transition(under, .prompt) }

  func scrolled(by lines: Int, in state: EditorState) -> Transition {
    var page = self
    page.top += lines
    return Transition(.page(page.inRange(in: state)))
  }

  /// The page with lines to show at its top, though its length or the screen has changed.
  func inRange(in state: EditorState) -> TextPage {
    var page = self
    page.top = min(max(top, 0), max(0, state.pageRows(of: self).count - state.pageHeight))
    return page
  }

  func hints(in state: EditorState) -> [KeyHint] {
    let scrolls = state.pageRows(of: self).count > state.pageHeight
    let edits: [PageAction] = editable(in: state) != nil && state.readOnlyReason == nil ? [.edit] : []
    let actions = (scrolls ? [.lineUp] : []) + edits + [.close]
    return actions.compactMap { action in
      KeyHint(of: action.binding, action == .close && under != .browse ? "go on" : nil, in: state.keyRepertoire)
    }
  }

  func prompt(in state: EditorState) -> Status { state.selectionStatus }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> ReloadOutcome {
    switch content {
    case .help: break
    case .card(let id): if state.shown.itinerary.item(id) == nil { return ReloadOutcome(.browse) }
    case .day(let day): if !state.shown.itinerary.days.contains(day) { return ReloadOutcome(.browse) }
    }
    if under == .browse { return ReloadOutcome(.page(self)) }
    let outcome = under.value.carriedOver(from: old, in: &state)
    if case .lost = outcome.news { return outcome }
    var page = self
    page.under = outcome.mode
    return ReloadOutcome(.page(page), outcome.news)
  }
}
