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
}
