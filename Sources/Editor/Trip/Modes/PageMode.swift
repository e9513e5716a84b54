import Itinerary
import Screen

package struct TextPage: EditorMode, Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case help(KeyHelp)
    /// All about an item, including what the list has no room for and the explanation of a game or leg.
    case details(ItemID)
    case day(Int)
    case lines(String, [String])
  }

  package private(set) var content: Content
  private(set) var pager = Pager()
  package private(set) var under: Mode

  init(_ content: Content, over under: Mode = .normal) { (self.content, self.under) = (content, under) }

  var help: KeyHelp? { if case .help(let help) = content { help } else { nil } }

  var mode: Mode { .page(self) }

  mutating func press(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    if var help = help(in: state) {
      let effects = help.press(key)
      switch effects.first {
      case .run(let key): return run(key, in: &state, at: now)
      case .leave: return closed
      case .bell, nil: return show(help, after: effects, in: state)
      }
    }
    guard let action = PageAction.action(for: key) else {
      return .status(state.nothing(by: key, but: PageAction.close, "closes the page"), .refusal)
    }
    switch action {
    case .close: return closed
    case .edit:
      guard let item = editable(in: state) else {
        return .status("There is nothing to edit here; \(state.name(of: PageAction.close)) closes the page.", .refusal)
      }
      return state.refused(action, in: .normal) ?? state.startForm(editing: item)
    case .scroll(let step): return state.layout(of: self).scroll(&pager, step)
    }
  }

  mutating func type(in state: inout EditorState, _ change: (inout TextInput) -> Bool) -> Transition? {
    guard var help = help(in: state) else { return nil }
    let effects = help.type(change)
    return show(help, after: effects, in: state)
  }

  // MARK: Help

  static func help(over mode: Mode, in state: EditorState) -> Transition {
    let row = mode == .normal ? Set(RowMenu().actions(in: state).compactMap(\.binding.keys.first)) : []
    let help = KeyHelp(KeyContext.ofTrip, first: mode.keyContext, row: row, in: state.keyCharacterSupport, state.keys)
    return Transition(.page(TextPage(.help(help), over: mode)))
  }

  /// The help with its size on the screen; nil on other pages.
  func help(in state: EditorState) -> KeyHelp? {
    guard var help else { return nil }
    help.page = Size(columns: state.pageWidth, rows: max(1, state.pageHeight - (help.isSearching ? 1 : 0)))
    return help
  }

  private mutating func show(_ help: KeyHelp, after effects: [OverlayEffect], in state: EditorState) -> Transition {
    content = .help(help)
    return Transition(mode, status: help.status ?? state.selectionStatus, effects: effects.map { _ in .bell })
  }

  private func run(_ key: Key, in state: inout EditorState, at now: Timestamp) -> Transition {
    state.mode = under
    if under == .normal, let action = NormalAction.action(for: key) {
      return NormalMode().perform(action, key, in: &state, at: now)
    }
    return under.acting(in: &state) { $0.press(key, in: &$1, at: now) }
  }

  /// The item that the page is about; nil on any other page, and while something is carried.
  private func editable(in state: EditorState) -> Item? {
    guard under == .normal, case .details(let id) = content else { return nil }
    return state.displayed.itinerary.item(id)
  }

  var closed: Transition { Transition(under, .prompt) }

  mutating func turnedWheel(by lines: Int, in state: inout EditorState) -> Transition {
    guard var help = help(in: state) else { return state.layout(of: self).scroll(&pager, by: lines) }
    help.turnWheel(by: lines)
    content = .help(help)
    return Transition()
  }

  func target(atColumn column: Int, row: Int, in state: EditorState) -> ScreenTarget? { .page }
  func press(_ target: ScreenTarget, in state: inout EditorState, at now: Timestamp) -> Transition { closed }

  func paint(of state: EditorState, with dialog: DialogPainter, on frame: inout Frame) {
    state.layout(of: self).paint(with: dialog, on: &frame)
  }

  func hints(in state: EditorState) -> [KeyHint] {
    let scrolls = state.layout(of: self).scrolls
    if let help { return help.hints(scrolls: scrolls, isOver: under != .normal) }
    let edits: [PageAction] = editable(in: state) != nil && state.refusal(of: PageAction.edit) == nil ? [.edit] : []
    let actions = (scrolls ? [.scroll(.up)] : []) + edits + [.close]
    return actions.compactMap { action in
      KeyHint(
        of: action.binding, action == .close && under != .normal ? "continue" : nil, in: state.keyCharacterSupport)
    }
  }

  mutating func carriedOver(from old: DisplayedTrip, in state: inout EditorState) -> Transition {
    switch content {
    case .help, .lines: break
    case .details(let id): if state.displayed.itinerary.item(id) == nil { return Transition(.normal) }
    case .day(let day): if !state.displayed.itinerary.days.contains(day) { return Transition(.normal) }
    }
    let next = under.acting(in: &state) { $0.carriedOver(from: old, in: &$1) }
    if case .status = next.sentence { return next }
    under = next.mode ?? under
    return Transition()
  }
}
