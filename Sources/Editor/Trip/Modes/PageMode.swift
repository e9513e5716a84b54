import Itinerary
import Screen

package struct TextPage: EditorMode, Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case help(KeyHelp)
    /// All about an item, including what the list has no room for and the explanation of a game or leg.
    case card(ItemID)
    case day(Int)
    case lines(String, [String])
  }

  package private(set) var content: Content
  package private(set) var top = 0
  package private(set) var under: Mode

  init(_ content: Content, over under: Mode = .browse) { (self.content, self.under) = (content, under) }

  var help: KeyHelp? { if case .help(let help) = content { help } else { nil } }

  var mode: Mode { .page(self) }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    if var help { return press(key, &help, in: &state, at: now) }
    let way = "\(state.name(of: PageAction.close)) closes the page."
    guard let action = PageAction.action(for: key) else {
      return .says("\(state.name(of: key)) does nothing here; \(way)", .refusal)
    }
    switch action {
    case .close: return closed
    case .edit:
      guard let item = editable(in: state) else { return .says("There is nothing to edit here; \(way)", .refusal) }
      return state.startForm(editing: item)
    case .scroll(let step): return scroll(to: step.index(from: top, page: state.pageHeight), in: state)
    }
  }

  mutating func paste(_ text: String, in state: inout EditorState) -> Transition {
    guard var help else { return .says("Nothing was pasted here.", .refusal) }
    _ = help.type { $0.paste(text) }
    return show(help, in: state)
  }

  // MARK: Help

  static func help(over mode: Mode, in state: EditorState) -> Transition {
    let row = mode == .browse ? Set(RowMenu().actions(in: state).compactMap(\.binding.keys.first)) : []
    let help = KeyHelp(
      KeyContext.helpColumns, first: mode.keyContext, row: row, in: state.keyCharacterSupport, state.keys)
    return Transition(.page(TextPage(.help(help), over: mode)))
  }

  private mutating func press(
    _ key: Key, _ help: inout KeyHelp, in state: inout EditorState, at now: Timestamp
  ) -> Transition {
    switch help.press(key, page: state.pageHeight) {
    case .changed: show(help, in: state)
    case .scroll(let step): scroll(to: step.index(from: top, page: state.pageHeight), in: state)
    case .section(let isAfter): goToSection(after: isAfter, in: state)
    case .run: run(help, in: &state, at: now)
    case .close: closed
    case .bell: .bell()
    }
  }

  /// Shows another text, or another match chosen, which is in sight.
  private mutating func show(_ help: KeyHelp, in state: EditorState) -> Transition {
    content = .help(help)
    let lines = help.chosenLines(width: state.pageBox(of: self).columns - 4)
    top = lines.map { max(min(top, $0.lowerBound), $0.upperBound - state.height(of: self)) } ?? 0
    return Transition(mode, says: help.isSearching ? help.prompt : state.selectionStatus)
  }

  /// Runs the chosen match in the mode under the help, or says why that can't be.
  private func run(_ help: KeyHelp, in state: inout EditorState, at now: Timestamp) -> Transition {
    guard let chosen = help.chosen else { return Transition(mode, says: help.prompt, effects: [.bell]) }
    guard let key = chosen.row.key, chosen.context == under.keyContext else {
      let reason =
        chosen.row.key == nil || chosen.context == .everywhere
        ? "Close the help, then type it." : "\(chosen.row.keyNames) works only in: \(chosen.context.title)."
      return .refuse("Can't run it here. \(reason)", in: mode)
    }
    state.mode = under
    if under == .browse, let action = BrowseAction.action(for: key) {
      return BrowseMode().perform(action, key, in: &state, at: now)
    }
    return under.acting(in: &state) { $0.press(key, in: &$1, at: now) }
  }

  private mutating func goToSection(after: Bool, in state: EditorState) -> Transition {
    let rows = state.pageRows(of: self)
    let headings = rows.indices.filter { rows[$0].contains(where: \.isHeading) }
    guard let target = after ? headings.first(where: { $0 > top }) : headings.last(where: { $0 < top }) else {
      return .says(after ? "This is the last section." : "This is the first section.")
    }
    return scroll(to: target, in: state)
  }

  /// The item that the page is about; nil on any other page, and while something is carried.
  private func editable(in state: EditorState) -> Item? {
    guard under == .browse, case .card(let id) = content else { return nil }
    return state.shown.itinerary.item(id)
  }

  var closed: Transition { Transition(under, .prompt) }

  /// Scrolls as far as there are lines to show at the top.
  @discardableResult mutating func scroll(to line: Int, in state: EditorState) -> Transition {
    top = min(max(line, 0), max(0, state.pageRows(of: self).count - state.height(of: self)))
    return Transition()
  }

  mutating func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    scroll(to: top + lines, in: state)
  }

  func target(atColumn column: Int, row: Int, in state: EditorState) -> ScreenTarget? { .page }
  func press(_ target: ScreenTarget, in state: inout EditorState, at now: Timestamp) -> Transition { closed }

  func paint(of state: EditorState, with dialog: DialogPainter, on frame: inout Frame) {
    state.layout(of: self).paint(with: dialog, on: &frame)
  }

  func hints(in state: EditorState) -> [KeyHint] {
    let scrolls = state.pageRows(of: self).count > state.height(of: self)
    if let help { return help.hints(scrolls: scrolls, isOver: under != .browse) }
    let edits: [PageAction] = editable(in: state) != nil && state.readOnlyReason == nil ? [.edit] : []
    let actions = (scrolls ? [.scroll(.up)] : []) + edits + [.close]
    return actions.compactMap { action in
      KeyHint(
        of: action.binding, action == .close && under != .browse ? "continue" : nil, in: state.keyCharacterSupport)
    }
  }

  func prompt(in state: EditorState) -> Status { state.selectionStatus }

  mutating func carriedOver(from old: ShownTrip, in state: inout EditorState) -> Transition {
    switch content {
    case .help, .lines: break
    case .card(let id): if state.shown.itinerary.item(id) == nil { return Transition(.browse) }
    case .day(let day): if !state.shown.itinerary.days.contains(day) { return Transition(.browse) }
    }
    let next = under.acting(in: &state) { $0.carriedOver(from: old, in: &$1) }
    if case .status = next.sentence { return next }
    under = next.mode ?? under
    return Transition()
  }
}
