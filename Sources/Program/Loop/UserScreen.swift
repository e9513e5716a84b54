import Screen

/// The state of a screen that changes only by input and by answers to its effects.
protocol ScreenState: Sendable {
  associatedtype Effect

  mutating func take(_ input: InputEvent) -> [Effect]
  func painted() -> Frame
}

/// A screen that waits for nothing but the user: it hands input to its state and performs the effects.
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
    case .input(let input): takeOwn(input)
    case .toEnd: [leaving]
    case .returned(.pressed(let key)): take(.key(key))
    case .returned(let outcome): handle(outcome, at: now)
    case .readable: handleReports()
    case .shown, .timePassed, .stopPutOff, .continued: []
    }
  }

  /// Hands input to the state, the usual keys in the place of those that the settings bind.
  mutating func takeOwn(_ input: InputEvent) -> [ScreenEffect] {
    guard let help else { return take(input) }
    return help.usual(input).map { take($0) } ?? [.ring]
  }

  /// Hands input to the state and performs the resulting effects.
  mutating func take(_ input: InputEvent) -> [ScreenEffect] {
    isStale = true
    return state.take(input).flatMap { perform($0) }
  }

  mutating func change(_ body: (inout State) -> Void) -> [ScreenEffect] {
    isStale = true
    body(&state)
    return []
  }
}

protocol HelpedState: ScreenState {
  var help: ScreenHelp { get }
}

extension UserScreen where State: HelpedState {
  var help: ScreenHelp? { state.help }
}
