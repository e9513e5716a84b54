import Editor
import Preferences
import Screen
import Store

/// A screen that waits for a task in the background. If the user leaves, what the task brings is dropped.
struct WaitingScreen<Value: Sendable>: UserScreen {
  typealias Task = @Sendable () -> Value

  var state: WaitingState
  var isStale = true
  private let worker: BackgroundWorker<Task, Value>
  private let next: (Value) -> ScreenEffect

  /// - Parameters:
  ///   - task: runs on a thread of its own.
  ///   - next: the effect in place of this screen, once the task is done.
  /// - Throws: if descriptors or threads run out.
  init(_ state: WaitingState, for task: @escaping Task, then next: @escaping (Value) -> ScreenEffect) throws {
    worker = try BackgroundWorker { task, turn in turn.report(task()) }
    (self.state, self.next) = (state, next)
    worker.begin(task)
  }

  var sources: [CInt] { [worker.descriptor] }

  mutating func handleReports() -> [ScreenEffect] { worker.drainReports().map(next) }
}

extension EditorContext {
  /// Does a task on a thread of its own, while a screen says so that the user can leave.
  ///
  /// - Parameters:
  ///   - title: the task, for the user: `Reading the schedule…`
  ///   - picture: the picture of the screen that asks for it.
  ///   - next: the effect in place of the waiting screen, once the task is done.
  func wait<Value: Sendable>(
    _ title: String, over picture: Frame, for task: @escaping @Sendable () -> Value,
    then next: @escaping (Value) -> ScreenEffect
  ) -> ScreenEffect {
    do {
      let state = WaitingState(title, over: picture, try claimed().presentation)
      return .push(try WaitingScreen(state, for: task, then: next))
    } catch {
      return .pop(.failed(error))
    }
  }

  /// Does a task that can fail, in the same way.
  func attempt<Value: Sendable>(
    _ title: String, over picture: Frame, for task: @escaping @Sendable () throws -> Value,
    then next: @escaping (Value) -> ScreenOutcome, orElse failure: @escaping (any Error) -> ScreenOutcome
  ) -> [ScreenEffect] {
    let wait = wait(title, over: picture) {
      Result { try task() }
    } then: { result in
      switch result {
      case .success(let value): .pop(next(value))
      case .failure(let error): .pop(failure(error))
      }
    }
    return [wait]
  }
}

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
  private let below: Frame
  private var presentation: DisplaySettings

  init(_ task: String, over below: Frame, _ presentation: DisplaySettings) {
    (self.task, self.below, self.presentation) = (task, below, presentation)
  }

  mutating func take(_ input: InputEvent) -> [OverlayEffect] {
    if case .keyInDoubt = input { return [.ring] }
    guard let input = keys.usual(input) else { return [.ring] }
    switch FullScreenInput(input, hints: keys.shownHints, on: presentation.size) {
    case .key(let key): return WaitingAction.action(for: key) == .leave ? [.leave] : [.ring]
    case .paste: return [.ring]
    case .resize(let size): presentation.size = size
    case .press, .wheel, nil: break
    }
    return []
  }

  private var keys: ScreenHelp {
    let hints = WaitingAction.hints(in: presentation.keyRepertoire)
    return ScreenHelp(context: .waiting, isTyping: false, hints: hints, presentation: presentation)
  }

  func painted() -> Frame {
    var screen = FullScreenPainter(presentation)
    // After a change of size there is only the task, until the screen below is seen again.
    if below.size == presentation.size { screen.frame = below }
    screen.frame.cursor = nil
    if screen.isTooSmall {
      screen.paintTooSmall()
      return screen.frame
    }
    let keyRow = presentation.size.keyRow
    let status = keyRow - (presentation.size.rows < 20 ? 1 : 2)..<keyRow
    for row in status { screen.frame.fill(columns: 0..<screen.width, row: row, style: Style(.status)) }
    screen.paintStatus(Status(task), rows: status)
    screen.paintKeys(keys.shownHints, row: keyRow)
    return screen.frame
  }
}
