import Editor
import Screen
import Store

/// A screen that waits for a task in the background. If the user leaves, what the task brings is dropped.
struct WaitingScreen<Below: InteractiveScreen, Value: Sendable>: UserScreen {
  typealias Task = @Sendable () -> Value

  var state: WaitingState
  var isStale = true
  private let worker: BackgroundWorker<Task, Value>
  private let next: (inout Below, Value, Moment) -> [ScreenEffect]

  init(
    _ state: WaitingState, for task: @escaping Task, then next: @escaping (inout Below, Value, Moment) -> [ScreenEffect]
  ) throws {
    worker = try BackgroundWorker { task, turn in turn.report(task()) }
    (self.state, self.next) = (state, next)
    worker.begin(task)
  }

  var sources: [CInt] { [worker.descriptor] }

  mutating func handleReports() -> [ScreenEffect] {
    worker.drainReports().map { [next] value in
      .pop(
        .done { screen, now in
          guard var below = screen as? Below else { return [] }
          defer { screen = below }
          return next(&below, value, now)
        })
    }
  }
}

extension InteractiveScreen {
  /// Does a task on a thread of its own, while a screen says so that the user can leave; `next` goes on with its result.
  mutating func wait<Value: Sendable>(
    _ title: String, on context: EditorContext, for task: @escaping @Sendable () -> Value,
    then next: @escaping (inout Self, Value, Moment) -> [ScreenEffect]
  ) -> [ScreenEffect] {
    let frame = painted()
    let screen = ScreenEffect.attempt {
      let state = WaitingState(title, over: frame, try context.claimed().displaySettings)
      return .push(try WaitingScreen(state, for: task, then: next))
    }
    return [screen]
  }
}

extension OverlayEffect: ScreenTask {}

extension UserScreen where State.Effect == OverlayEffect {
  mutating func perform(_ effect: OverlayEffect) -> [ScreenEffect] {
    switch effect {
    case .leave: [.pop(.left)]
    case .bell: [.bell]
    case .run(let key): [.pop(.pressed(key))]
    }
  }
}

/// A task that takes a while, in place of the status and the keys of the screen that asked for it.
struct WaitingState: ScreenState {
  let status: Status
  private let below: Frame
  var displaySettings: DisplaySettings

  init(_ task: String, over below: Frame, _ displaySettings: DisplaySettings) {
    (status, self.below, self.displaySettings) = (Status(task), below, displaySettings)
  }

  mutating func press(_ key: Key) -> [OverlayEffect] { WaitingAction.action(for: key) == .leave ? [.leave] : [.bell] }

  var keyContext: KeyContext { .waiting }
  var isTyping: Bool { false }
  var refusesAmbiguousKeys: Bool { true }
  var hints: [KeyHint] { WaitingAction.hints(in: displaySettings.keyCharacterSupport) }
  var statusRows: Range<Int> { displaySettings.size.statusRows.suffix(displaySettings.size.rows < 20 ? 1 : 2) }

  func paint(on screen: inout FullScreenPainter) {
    // After a change of size there is only the task, until the screen below is seen again.
    if below.size == displaySettings.size { screen.frame = below }
    screen.frame.cursor = nil
    for row in statusRows { screen.frame.fill(columns: 0..<screen.width, row: row, style: Style(.status)) }
  }
}
