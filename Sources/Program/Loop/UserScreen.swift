import Editor
import Screen

/// A screen that waits for nothing but the user: it hands events to a state of the editor and performs its effects.
protocol UserScreen: InteractiveScreen {
  associatedtype State: ScreenState

  var state: State { get set }
  var isStale: Bool { get set }
  /// The effect that takes the screen away without a choice of the user.
  var leaving: ScreenEffect { get }

  /// Performs a task that the state cannot perform itself.
  ///
  /// - Returns: the effects that are left for the loop.
  mutating func perform(_ effect: State.Effect) -> [ScreenEffect]

  /// Handles the outcome of a screen that this one has pushed above itself.
  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect]

  /// Handles the reports of a background task.
  mutating func handleReports() -> [ScreenEffect]
}

extension UserScreen {
  var wants: EventInterest { EventInterest() }
  var sources: [CInt] { [] }
  var leaving: ScreenEffect { .pop(.left) }

  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] { [] }
  mutating func handleReports() -> [ScreenEffect] { [] }

  mutating func painted() -> Frame {
    isStale = false
    return state.painted()
  }

  mutating func handle(_ event: ScreenInput, at now: Moment) -> [ScreenEffect] {
    switch event {
    case .user(let input): State.Event(input).map { apply($0) } ?? []
    case .resized(let size): apply(.screenResized(size))
    case .toEnd: [leaving]
    case .returned(let outcome): handle(outcome, at: now)
    case .readable: handleReports()
    case .shown, .timePassed, .stopPutOff, .continued: []
    }
  }

  /// Applies an event to the state and performs the resulting effects.
  mutating func apply(_ event: State.Event) -> [ScreenEffect] {
    isStale = true
    return state.apply(event).flatMap { perform($0) }
  }
}

/// The state of a screen whose help the loop shows.
package protocol HelpedState: ScreenState {
  var help: ScreenHelp { get }
}

extension UserScreen where State: HelpedState {
  var help: ScreenHelp? { state.help }
}
