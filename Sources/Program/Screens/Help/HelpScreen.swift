import Editor
import Preferences
import Screen

/// The keys of a screen other than the trip's, which shows its own.
struct ScreenHelp {
  let context: KeyContext
  let isTyping: Bool
  let hints: [KeyHint]
  let presentation: DisplaySettings

  /// The hints with the keys that the settings bind.
  var shownHints: [KeyHint] {
    let keys = OwnKeys(presentation.keyLines)
    return hints.compactMap { $0.bound(by: keys, in: context, presentation.keyRepertoire) }
  }

  /// The input as the screen knows it, whatever keys the settings bind: the usual key for a key, or for a press on its hint.
  /// Nil for a key that the settings unbind, and for a press next to the hints.
  func usual(_ input: InputEvent) -> InputEvent? {
    if presentation.keyLines.isEmpty { return input }
    switch input {
    case .key(let key), .keyInDoubt(let key):
      return OwnKeys(presentation.keyLines).usual(for: key, in: context).map { .key($0) }
    case .mouse(let mouse) where mouse.action == .press && mouse.row == presentation.size.keyRow:
      guard case .key(let key)? = FullScreenInput(input, hints: shownHints, on: presentation.size) else { return nil }
      return .key(key)
    default: return input
    }
  }

  /// Whether input asks for help: F1, `?` outside of text, or a press on the hint.
  func isAsked(by input: InputEvent) -> Bool {
    switch input {
    case .key(let key): return HelpAction.action(for: key) != nil || key == .character("?") && !isTyping
    case .mouse:
      guard case .key(let key)? = FullScreenInput(input, hints: shownHints, on: presentation.size) else { return false }
      return HelpAction.action(for: key) != nil
    default: return false
    }
  }
}

struct HelpScreen: UserScreen {
  var state: HelpState
  var isStale = true

  init(_ help: ScreenHelp) { state = HelpState(help.context, help.presentation) }

  mutating func perform(_ effect: HelpEffect) -> [ScreenEffect] {
    switch effect {
    case .leave: [.pop(.left)]
    case .run(let key): [.pop(.pressed(key))]
    case .ring: [.ring]
    }
  }
}

enum HelpEffect: Equatable {
  case leave, ring
  /// Press a key on the screen below.
  case run(Key)
}

/// A page of the keys that work in a context, scrolled by the user, and narrowed down by typing.
struct HelpState: ScreenState, Equatable {
  private let context: KeyContext
  private(set) var presentation: DisplaySettings
  private var help: KeyHelp
  private var top = 0
  private var status = Status("")

  init(_ context: KeyContext, _ presentation: DisplaySettings) {
    (self.context, self.presentation) = (context, presentation)
    let typing: [KeyContext] = [.plan, .rescue].contains(context) ? [] : [.typing]
    help = KeyHelp(
      [typing + [.everywhere, .help]], first: context, in: presentation.keyRepertoire, OwnKeys(presentation.keyLines))
  }

  mutating func take(_ input: InputEvent) -> [HelpEffect] {
    if case .keyInDoubt = input { return [.ring] }
    guard let input = keys.usual(input) else { return [.ring] }
    switch FullScreenInput(input, hints: keys.shownHints, on: presentation.size) {
    case .key(let key): return press(key)
    case .wheel(let rows, _, _): return scroll(to: top + 3 * rows)
    case .press: return [.leave]
    case .paste(let text):
      help.paste(text)
      return show()
    case .resize(let size):
      presentation.size = size
      _ = scroll(to: top)
      return []
    case nil: return []
    }
  }

  private mutating func press(_ key: Key) -> [HelpEffect] {
    if HelpAction.action(for: key) != nil { return [.leave] }
    return switch help.press(key, page: height) {
    case .changed: show()
    case .scroll(let step): scroll(to: step.index(from: top, page: height))
    case .run: run()
    case .close: [.leave]
    case .section, .ring: [.ring]
    }
  }

  private mutating func show() -> [HelpEffect] {
    status = help.isSearching ? help.prompt : Status("")
    guard let chosen = help.chosenLines(width: width) else {
      top = 0
      return []
    }
    top = max(min(top, chosen.lowerBound), chosen.upperBound - height)
    return []
  }

  /// Runs the chosen match, or says why that can't be.
  private mutating func run() -> [HelpEffect] {
    guard let chosen = help.chosen else { return [.ring] }
    if let key = chosen.key, chosen.context == context { return [.run(key)] }
    status = Status("Can't run it here. Close the help, then type it.", .refusal)
    return [.ring]
  }

  private mutating func scroll(to line: Int) -> [HelpEffect] {
    let before = top
    top = max(0, min(line, lines.count - height))
    return top == before ? [.ring] : []
  }

  // MARK: What is shown

  /// The lines seen at once, between the title and the keys.
  private var height: Int { max(1, presentation.size.rows - 4) }
  private var width: Int { presentation.size.columns - 4 }
  private var lines: [PageLine] { help.lines(width: width) }
  private var keys: ScreenHelp {
    ScreenHelp(context: .help, isTyping: true, hints: help.hints(), presentation: presentation)
  }

  func painted() -> Frame {
    var screen = FullScreenPainter(presentation)
    if screen.isTooSmall {
      screen.paintTooSmall()
      return screen.frame
    }
    let shown = lines.dropFirst(top).prefix(height)
    let below = lines.count - top - shown.count
    let title = help.isSearching ? "Keys: \(help.query.text)" : "Keys"
    screen.paintTitle(title, detail: below > 0 ? "\(below) more below" : "")
    for (offset, line) in shown.enumerated() {
      screen.frame.put(line, column: 2, width: screen.width - 4, row: 2 + offset)
    }
    if !status.text.isEmpty {
      screen.frame.put(status.text, column: 1, row: presentation.size.rows - 2, style: .plain, limit: screen.width - 2)
    }
    screen.paintKeys(keys.shownHints, row: presentation.size.rows - 1)
    return screen.frame
  }
}
