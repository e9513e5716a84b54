import Editor
import Screen

struct ScreenHelp {
  let context: KeyContext
  let isTyping: Bool
  let hints: [KeyHint]
  let displaySettings: DisplaySettings

  var displayedHints: [KeyHint] {
    let keys = OwnKeys(displaySettings.keyLines)
    return hints.compactMap { $0.bound(by: keys, in: context, displaySettings.keyCharacterSupport) }
  }

  /// The input with the usual key for one of the settings or a pressed hint; nil for an unbound key, and for no hint.
  func usual(_ input: InputEvent) -> InputEvent? {
    if displaySettings.keyLines.isEmpty { return input }
    switch input {
    case .key(let key): return OwnKeys(displaySettings.keyLines).usual(for: key, in: context).map { .key($0) }
    case .ambiguousKey(let key):
      return OwnKeys(displaySettings.keyLines).usual(for: key, in: context).map { .ambiguousKey($0) }
    case .mouse(let mouse) where mouse.action == .press && mouse.row == displaySettings.size.keyRow:
      return mouse.key(in: displayedHints, on: displaySettings.size).map { .key($0) }
    default: return input
    }
  }

  /// Whether input asks for help: F1, `?` outside of text, or a press on the hint.
  func isRequested(by input: InputEvent) -> Bool {
    switch input {
    case .key(let key): HelpAction.action(for: key) != nil || key == .character("?") && !isTyping
    case .mouse(let mouse):
      mouse.key(in: displayedHints, on: displaySettings.size).map { HelpAction.action(for: $0) != nil } ?? false
    default: false
    }
  }
}

struct HelpScreen: UserScreen {
  var state: HelpState
  var isStale = true

  init(_ help: ScreenHelp) { state = HelpState(help.context, help.displaySettings) }
}

/// A page of the keys that work in a context, scrolled by the user, and narrowed down by typing.
struct HelpState: ScreenState, Equatable {
  var displaySettings: DisplaySettings
  private var help: KeyHelp

  init(_ context: KeyContext, _ displaySettings: DisplaySettings) {
    self.displaySettings = displaySettings
    let typing: [KeyContext] = [.plan, .rescue].contains(context) ? [] : [.typing]
    help = KeyHelp(
      typing + [.everywhere, .help], first: context, in: displaySettings.keyCharacterSupport,
      OwnKeys(displaySettings.keyLines))
    resize(to: displaySettings.size)
  }

  mutating func resize(to size: Size) {
    displaySettings.size = size
    help.page = Size(columns: size.columns - 4, rows: max(1, size.rows - 4))
  }

  mutating func press(_ key: Key) -> [OverlayEffect] { HelpAction.action(for: key) == nil ? help.press(key) : [.leave] }
  mutating func type(_ change: (inout TextInput) -> Bool) -> [OverlayEffect] { help.type(change) }
  mutating func report(_ sentence: String) { help.report(sentence) }

  mutating func turnWheel(by rows: Int, atRow row: Int, column: Int) -> [OverlayEffect] {
    help.turnWheel(by: 3 * rows)
    return []
  }

  mutating func point(atRow row: Int, column: Int) -> [OverlayEffect] { [.leave] }

  // MARK: What is shown

  var keyContext: KeyContext { .help }
  var isTyping: Bool { true }
  var refusesAmbiguousKeys: Bool { true }
  var hints: [KeyHint] { help.hints() }
  var status: Status { help.status ?? Status("") }
  var statusRows: Range<Int> { displaySettings.size.statusRows.suffix(1) }

  func paint(on screen: inout FullScreenPainter) {
    let lines = help.lines.dropFirst(help.top)
    let displayed = lines.prefix(help.page.rows)
    let below = lines.count - displayed.count
    let title = help.isSearching ? "Keys: \(help.query.text)" : "Keys"
    screen.paintTitle(title, detail: below > 0 ? "\(below) more below" : "")
    for (offset, line) in displayed.enumerated() {
      screen.frame.put(line, column: 2, width: help.page.columns, row: 2 + offset)
    }
  }
}
