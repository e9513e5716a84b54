import Itinerary
import Screen

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
  package private(set) var top = 0
  package private(set) var under: Mode

  init(_ content: Content, over under: Mode = .browse) { (self.content, self.under) = (content, under) }

  package var drag: Drag? { if case .carry(let drag) = under { drag } else { nil } }

  var help: KeyHelp? { if case .help(let help) = content { help } else { nil } }

  func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    if var help { return press(key, &help, in: &state, at: now) }
    let way = "\(state.name(of: PageAction.close)) closes the page."
    guard let action = PageAction.action(for: key) else {
      return Transition(.page(self), says: Status("\(state.name(of: key)) does nothing here; \(way)", .refusal))
    }
    switch action {
    case .close: return closed
    case .edit:
      guard let item = editable(in: state) else {
        return Transition(.page(self), says: Status("There is nothing to edit here; \(way)", .refusal))
      }
      switch item.kind {
      case .game(let game): return state.startTicketForm(item.id, game)
      case .travel(let leg): return state.startLegForm(item.id, leg)
      case .custom(let custom): return state.startForm(editing: item.id, custom)
      }
    case .scroll(let step): return scrolled(to: step.index(from: top, page: state.pageHeight), in: state)
    }
  }

  func paste(_ text: String, in state: inout EditorState) -> Transition {
    guard var help else { return Transition(.page(self), says: Status("Nothing was pasted here.", .refusal)) }
    _ = help.type { $0.paste(text) }
    return shows(help, in: state)
  }

  // MARK: Help

  static func help(over mode: Mode, in state: EditorState) -> Transition {
    let row = mode == .browse ? Set(RowMenu().actions(in: state).compactMap(\.binding.keys.first)) : []
    let help = KeyHelp(KeyContext.helpColumns, first: mode.keyContext, row: row, in: state.keyRepertoire, state.keys)
    return Transition(.page(TextPage(.help(help), over: mode)))
  }

  private func press(_ key: Key, _ help: inout KeyHelp, in state: inout EditorState, at now: Timestamp) -> Transition {
    switch help.press(key, page: state.pageHeight) {
    case .changed: shows(help, in: state)
    case .scroll(let step): scrolled(to: step.index(from: top, page: state.pageHeight), in: state)
    case .section(let isAfter): goToSection(after: isAfter, in: state)
    case .run: run(help, in: &state, at: now)
    case .close: closed
    case .ring: .ring(.page(self))
    }
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
      return .refuse("Can't run it here. \(reason)", in: .page(self))
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
    return scrolled(to: target, in: state)
  }

  /// The item that the page is about; nil on any other page, and while something is carried.
  private func editable(in state: EditorState) -> Item? {
    guard under == .browse, case .card(let id) = content else { return nil }
    return state.shown.itinerary.item(id)
  }

  var closed: Transition { Transition(under, .prompt) }

  private func scrolled(to line: Int, in state: EditorState) -> Transition {
    var page = self
    page.top = line
    return Transition(.page(page.inRange(in: state)))
  }

  func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition { scrolled(to: top + lines, in: state) }

  /// The page with lines to show at its top, though its length or the screen has changed.
  func inRange(in state: EditorState) -> TextPage {
    var page = self
    page.top = min(max(top, 0), max(0, state.pageRows(of: self).count - state.height(of: self)))
    return page
  }

  func hints(in state: EditorState) -> [KeyHint] {
    let scrolls = state.pageRows(of: self).count > state.height(of: self)
    if let help { return help.hints(scrolls: scrolls, isOver: under != .browse) }
    let edits: [PageAction] = editable(in: state) != nil && state.readOnlyReason == nil ? [.edit] : []
    let actions = (scrolls ? [.scroll(.up)] : []) + edits + [.close]
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
