import Editor
import Preferences
import Screen

/// The keys of a screen other than the trip's, which shows its own.
package struct ScreenHelp {
  let context: KeyContext
  /// Whether text is typed there, in which `?` is a character.
  let isTyping: Bool
  let hints: [KeyHint]
  let presentation: DisplaySettings

  /// Whether input asks for help: F1, `?` outside of text, or a press on the hint.
  func isAsked(by input: InputEvent) -> Bool {
    switch input {
    case .key(let key): return HelpAction.action(for: key) != nil || key == .character("?") && !isTyping
    case .mouse(let mouse):
      guard mouse.action == .press, mouse.row == presentation.size.rows - 1 else { return false }
      return HintRow(hints, on: presentation.size).key(atColumn: mouse.column)
        .map { HelpAction.action(for: $0) != nil } ?? false
    default: return false
    }
  }
}

/// The keys of a screen, above it.
struct HelpScreen: UserScreen {
  var state: HelpState
  var isStale = true

  init(_ help: ScreenHelp) { state = HelpState(help.context, help.presentation) }
}

/// A page of the keys that work in a context, scrolled by the user.
struct HelpState: ScreenState, Equatable {
  private let context: KeyContext
  private(set) var presentation: DisplaySettings
  /// The number of the first line shown.
  private var top = 0

  init(_ context: KeyContext, _ presentation: DisplaySettings) {
    (self.context, self.presentation) = (context, presentation)
  }

  mutating func take(_ input: InputEvent) -> [OverlayEffect] {
    switch input {
    case .key(let key): return press(key)
    case .mouse(let mouse): return point(mouse)
    case .resized(let size):
      presentation.size = size
      _ = scroll(by: 0)
      return []
    case .keyInDoubt, .paste: return [.ring]
    case .operatingSystemCommand, .deviceAttributes: return []
    }
  }

  private mutating func press(_ key: Key) -> [OverlayEffect] {
    if HelpAction.action(for: key) != nil { return [.leave] }
    switch PageAction.action(for: key) {
    case .lineUp: return scroll(by: -1)
    case .lineDown: return scroll(by: 1)
    case .pageUp: return scroll(by: -height)
    case .pageDown: return scroll(by: height)
    case .start: return scroll(by: -top)
    case .end: return scroll(by: lines.count)
    case .close: return [.leave]
    case .nextSection, .previousSection, .find, .edit, nil: return [.ring]
    }
  }

  private mutating func point(_ mouse: MouseEvent) -> [OverlayEffect] {
    switch mouse.action {
    case .wheelUp: return scroll(by: -3)
    case .wheelDown: return scroll(by: 3)
    case .press where mouse.row == presentation.size.rows - 1:
      return HintRow(hints, on: presentation.size).key(atColumn: mouse.column).map { press($0) } ?? []
    case .press: return [.leave]
    case .drag, .release, .secondaryPress: return []
    }
  }

  private mutating func scroll(by count: Int) -> [OverlayEffect] {
    let before = top
    top = max(0, min(top + count, lines.count - height))
    return top == before ? [.ring] : []
  }

  // MARK: What is shown

  /// The lines seen at once, between the title and the keys.
  private var height: Int { max(1, presentation.size.rows - 4) }

  private var lines: [PageLine] {
    let typing: [KeyContext] = [.plan, .rescue].contains(context) ? [] : [.typing]
    return KeyHelp.lines(
      of: [context] + typing + [.everywhere], width: presentation.size.columns - 4, in: presentation.keyRepertoire)
  }

  private var hints: [KeyHint] {
    PageAction.hints(in: presentation.keyRepertoire, offering: { [.lineUp, .close].contains($0) })
  }

  func painted() -> Frame {
    var screen = FullScreenPainter(presentation)
    if screen.isTooSmall {
      screen.paintTooSmall()
      return screen.frame
    }
    let shown = lines.dropFirst(top).prefix(height)
    let below = lines.count - top - shown.count
    screen.paintTitle("Keys", detail: below > 0 ? "\(below) more below" : "")
    for (offset, line) in shown.enumerated() {
      screen.frame.put(line, column: 2, width: screen.width - 4, row: 2 + offset)
    }
    screen.paintKeys(hints, row: presentation.size.rows - 1)
    return screen.frame
  }
}
