import Editor
import Preferences
import Screen

/// An effect of a screen that waits for a task, or that shows the keys of the screen below.
enum OverlayEffect: Equatable, Sendable {
  /// Take the screen away. What its task does in the meantime counts no more.
  case leave
  case ring
}

extension UserScreen where State.Effect == OverlayEffect {
  mutating func perform(_ effect: OverlayEffect) -> [ScreenEffect] {
    switch effect {
    case .leave: [.pop(.left)]
    case .ring: [.ring]
    }
  }
}

/// A task that takes a while, in place of the status and the keys of the screen that asked for it.
struct WaitingState: ScreenState {
  /// The task: `Reading the schedule…`
  let task: String
  /// The picture of the screen that asked for the task.
  private let below: Frame
  private var presentation: DisplaySettings

  init(_ task: String, over below: Frame, _ presentation: DisplaySettings) {
    (self.task, self.below, self.presentation) = (task, below, presentation)
  }

  mutating func take(_ input: InputEvent) -> [OverlayEffect] {
    switch input {
    case .key(let key): return press(key)
    case .mouse(let mouse):
      guard mouse.action == .press, mouse.row == presentation.size.rows - 1 else { return [] }
      return hints.key(atColumn: mouse.column).map(press) ?? []
    case .resized(let size):
      presentation.size = size
      return []
    case .keyInDoubt, .paste: return [.ring]
    case .operatingSystemCommand, .deviceAttributes, .modeReport, .colorScheme: return []
    }
  }

  private func press(_ key: Key) -> [OverlayEffect] {
    WaitingAction.action(for: key) == .leave ? [.leave] : [.ring]
  }

  private var hints: HintRow { HintRow(WaitingAction.hints(in: presentation.keyRepertoire), on: presentation.size) }

  func painted() -> Frame {
    var screen = FullScreenPainter(presentation)
    // After a change of size there is only the task, until the screen below is seen again.
    if below.size == presentation.size { screen.frame = below }
    screen.frame.cursor = nil
    if screen.isTooSmall {
      screen.paintTooSmall()
      return screen.frame
    }
    let keys = presentation.size.rows - 1
    let status = keys - (presentation.size.rows < 20 ? 1 : 2)..<keys
    for row in status { screen.frame.fill(columns: 0..<screen.width, row: row, style: Style(.status)) }
    screen.paintStatus(Status(task), rows: status)
    screen.paintKeys(WaitingAction.hints(in: presentation.keyRepertoire), row: keys)
    return screen.frame
  }
}
