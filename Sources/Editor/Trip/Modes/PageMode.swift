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
  /// The text that the help is searched for; empty for all of it.
  private(set) var query = TextInput("")
  /// Whether keys go to that text.
  private(set) var isTyping = false
  /// The mode that goes on when the page is closed.
  package private(set) var under: Mode

  init(_ content: Content, over under: Mode = .browse) {
    (self.content, self.under) = (content, under)
  }

  /// The item that is carried in the meantime; nil if nothing is carried.
  package var drag: Drag? { if case .carry(let drag) = under { drag } else { nil } }

  /// Whether the page shows the text that is searched for.
  var isSearching: Bool { isTyping || !query.text.isEmpty }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    if isTyping { return type(key) }
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
    case .find:
      guard content == .help else {
        return Transition(.page(self), says: Status("Only the help can be searched.", .refusal))
      }
      return changed { $0.isTyping = true }
    case .nextSection: return goToSection(after: true, in: state)
    case .previousSection: return goToSection(after: false, in: state)
    case .lineUp: return scrolled(by: -1, in: state)
    case .lineDown: return scrolled(by: 1, in: state)
    case .pageUp: return scrolled(by: -state.pageHeight, in: state)
    case .pageDown: return scrolled(by: state.pageHeight, in: state)
    case .start: return scrolled(by: -top, in: state)
    case .end: return scrolled(by: state.pageRows(of: self).count, in: state)
    }
  }

  private func changed(_ change: (inout TextPage) -> Void) -> Transition {
    var page = self
    change(&page)
    return Transition(.page(page))
  }

  /// Does what a key does while the user types what to search for.
  private func type(_ key: Key) -> Transition {
    switch FindAction.action(for: key) {
    case .finish: return changed { $0.isTyping = false }
    case .leave: return changed { ($0.isTyping, $0.query, $0.top) = (false, TextInput(""), 0) }
    case .erase where query.text.isEmpty: return changed { $0.isTyping = false }
    case .erase, nil:
      var page = self
      page.top = 0
      return page.query.press(key) ? Transition(.page(page)) : Transition(.page(self), effects: [.ring])
    }
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    isTyping
      ? changed { $0.query.paste(text) } : Transition(.page(self), says: Status("Nothing was pasted here.", .refusal))
  }

  /// Scrolls to the next or previous heading of the page.
  private func goToSection(after: Bool, in state: EditorState) -> Transition {
    let headings = state.pageRows(of: self).enumerated().filter { $0.element.contains(where: \.isHeading) }.map(
      \.offset)
    let target = after ? headings.first { $0 > top } : headings.last { $0 < top }
    guard let target else {
      return Transition(.page(self), says: Status(after ? "This is the last section." : "This is the first section."))
    }
    return scrolled(by: target - top, in: state)
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
    page.top = min(max(top, 0), max(0, state.pageRows(of: self).count - state.height(of: self)))
    return page
  }

  func hints(in state: EditorState) -> [KeyHint] {
    if isTyping { return FindAction.hints(in: state.keyRepertoire) }
    let scrolls = state.pageRows(of: self).count > state.height(of: self)
    let edits: [PageAction] = editable(in: state) != nil && state.readOnlyReason == nil ? [.edit] : []
    let actions = (scrolls ? [.lineUp] : []) + (content == .help ? [.find] : []) + edits + [.close]
    return actions.compactMap { action in
      KeyHint(of: action.binding, action == .close && under != .browse ? "continue" : nil, in: state.keyRepertoire)
    }
  }

  func prompt(in state: EditorState) -> Status { state.selectionStatus }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition {
    switch content {
    case .help: break
    case .card(let id): if state.shown.itinerary.item(id) == nil { return Transition(.browse) }
    case .day(let day): if !state.shown.itinerary.days.contains(day) { return Transition(.browse) }
    }
    if under == .browse { return Transition(.page(self)) }
    let next = under.value.carriedOver(from: old, in: &state)
    if case .status = next.sentence { return next }
    var page = self
    // A mode that has nothing to carry over names the mode of the screen, which is this page.
    if case .page = next.mode {} else { page.under = next.mode }
    return Transition(.page(page))
  }
}
