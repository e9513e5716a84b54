import Base
import Screen
import TripCore

/// A page of lines to read, scrolled by the user.
package struct TextPage: EditorMode, Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case help(KeyHelp)
    /// All about an item, including what the list has no room for and the explanation of a game or leg.
    case card(ItemID)
    case day(Int)
    /// A title, and sentences.
    case lines(String, [String])
  }

  package private(set) var content: Content
  /// The number of the first line shown.
  package private(set) var top = 0
  /// The mode that goes on when the page is closed.
  package private(set) var under: Mode

  init(_ content: Content, over under: Mode = .browse) {
    (self.content, self.under) = (content, under)
  }

  /// The item that is carried in the meantime; nil if nothing is carried.
  package var drag: Drag? { if case .carry(let drag) = under { drag } else { nil } }

  /// The help; nil for another page.
  var help: KeyHelp? { if case .help(let help) = content { help } else { nil } }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    if let help { return press(key, help, in: &state, at: now) }
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

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    guard var help else { return Transition(.page(self), says: Status("Nothing was pasted here.", .refusal)) }
    help.paste(text)
    return shows(help, in: state)
  }

  // MARK: Help

  static func help(over mode: Mode, in state: EditorState) -> Transition {
    let row = mode == .browse ? Set(RowMenu().actions(in: state).compactMap(\.binding.keys.first)) : []
    let help = KeyHelp(KeyContext.helpColumns, first: mode.keyContext, row: row, in: state.keyRepertoire, state.keys)
    return Transition(.page(TextPage(.help(help), over: mode)))
  }

  private func press(_ key: Key, _ help: KeyHelp, in state: inout EditorState, at now: Timestamp) -> Transition {
    var help = help
    let action = HelpPageAction.action(for: key)
    if let action, help.move(action, page: state.pageHeight) { return shows(help, in: state) }
    switch action {
    case .up: return scrolled(by: -1, in: state)
    case .down: return scrolled(by: 1, in: state)
    case .pageUp: return scrolled(by: -state.pageHeight, in: state)
    case .pageDown: return scrolled(by: state.pageHeight, in: state)
    case .start: return scrolled(by: -top, in: state)
    case .end: return scrolled(by: state.pageRows(of: self).count, in: state)
    case .nextSection: return goToSection(after: true, in: state)
    case .previousSection: return goToSection(after: false, in: state)
    case .run: return help.isSearching ? run(help, in: &state, at: now) : closed
    case .leave where help.isSearching: help.clear()
    case .leave: return closed
    case .type, nil:
      if !help.isSearching, key == .character("?") { return closed }
      if !help.type(key) { return Transition(.page(self), effects: [.ring]) }
    }
    return shows(help, in: state)
  }

  /// The page with another text, or another match chosen, which is in sight.
  private func shows(_ help: KeyHelp, in state: EditorState) -> Transition {
    var page = self
    page.content = .help(help)
    if let lines = help.chosenLines(width: state.pageBox(of: page).columns - 4) {
      page.top = max(min(top, lines.lowerBound), lines.upperBound - state.height(of: page))
    } else {
      page.top = 0
    }
    return help.isSearching
      ? Transition(.page(page), says: help.prompt) : Transition(.page(page), says: state.selectionStatus)
  }

  /// Runs the chosen match in the mode under the help, or says why that can't be.
  private func run(_ help: KeyHelp, in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let chosen = help.chosen else { return Transition(.page(self), says: help.prompt, effects: [.ring]) }
    guard let key = chosen.key, chosen.context == under.keyContext else {
      let reason =
        chosen.key == nil || chosen.context == .everywhere
        ? "Close the help, then type it." : "\(chosen.names) works only in: \(chosen.context.title)."
      return Transition(.page(self), says: Status("Can't run it here. \(reason)", .refusal), effects: [.ring])
    }
    state.mode = under
    if under == .browse, let action = BrowseAction.action(for: key) {
      return BrowseMode().perform(action, key, in: &state, at: now)
    }
    return under.value.press(key, in: &state, at: now)
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
    let scrolls = state.pageRows(of: self).count > state.height(of: self)
    if let help {
      let isOver = under != .browse
      return HelpPageAction.hints(in: state.keyRepertoire) { action in
        switch action {
        case .up where !help.isSearching: "scroll"
        case .leave where help.isSearching: "clear"
        case .leave where isOver: "continue"
        default: nil
        }
      } offering: {
        $0 == .up ? scrolls || help.isSearching : $0 != .run || help.isSearching
      }
    }
    let edits: [PageAction] = editable(in: state) != nil && state.readOnlyReason == nil ? [.edit] : []
    let actions = (scrolls ? [.lineUp] : []) + edits + [.close]
    return actions.compactMap { action in
      KeyHint(of: action.binding, action == .close && under != .browse ? "continue" : nil, in: state.keyRepertoire)
    }
  }

  func prompt(in state: EditorState) -> Status { state.selectionStatus }

  func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition {
    switch content {
    case .help, .lines: break
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
