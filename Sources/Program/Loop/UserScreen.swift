import Editor
import Screen

protocol ScreenTask: Equatable, Sendable {
  static var bell: Self { get }
}

/// The state of a screen other than the trip's: a value that changes only by input and by answers to its effects.
protocol ScreenState: Sendable {
  associatedtype Effect: ScreenTask

  var displaySettings: DisplaySettings { get set }
  var keyContext: KeyContext { get }
  /// Whether text is typed, in which `?` is a character.
  var isTyping: Bool { get }
  /// Whether to ring for a key that may be half of another one, because it would act at once.
  var refusesAmbiguousKeys: Bool { get }
  var hints: [KeyHint] { get }
  var status: Status { get }
  var statusRows: Range<Int> { get }

  mutating func press(_ key: Key) -> [Effect]
  /// Changes the text that is being typed by a key or a paste, which returns whether it means something there.
  mutating func type(_ change: (inout TextInput) -> Bool) -> [Effect]
  /// Shows a sentence on what was typed.
  mutating func report(_ sentence: String)
  mutating func turnWheel(by rows: Int, atRow row: Int, column: Int) -> [Effect]
  mutating func point(atRow row: Int, column: Int) -> [Effect]
  mutating func resize(to size: Size)
  /// Paints all but status and keys, on a screen that is large enough.
  func paint(on screen: inout FullScreenPainter)
}

extension ScreenState {
  var refusesAmbiguousKeys: Bool { false }
  var statusRows: Range<Int> { displaySettings.size.statusRows }

  mutating func type(_ change: (inout TextInput) -> Bool) -> [Effect] { [.bell] }
  mutating func turnWheel(by rows: Int, atRow row: Int, column: Int) -> [Effect] { [] }
  mutating func point(atRow row: Int, column: Int) -> [Effect] { [] }
  mutating func report(_ sentence: String) {}
  mutating func resize(to size: Size) { displaySettings.size = size }

  mutating func take(_ input: InputEvent) -> [Effect] {
    if refusesAmbiguousKeys, case .ambiguousKey = input { return [.bell] }
    switch input {
    // No character edits a trip there, so an ambiguous one is as good as a typed one.
    case .key(let key), .ambiguousKey(let key): return press(key)
    case .paste(let text):
      var loss: String?
      let effects = type { input in
        loss = input.paste(text)
        return true
      }
      if let loss { report(loss) }
      return effects
    case .resized(let size): resize(to: size)
    case .mouse(let mouse) where !displaySettings.size.isTooSmall: return take(mouse)
    default: break
    }
    return []
  }

  private mutating func take(_ mouse: MouseEvent) -> [Effect] {
    if let key = mouse.key(in: hints, on: displaySettings.size) { return press(key) }
    switch mouse.action {
    case .wheelUp: return turnWheel(by: -1, atRow: mouse.row, column: mouse.column)
    case .wheelDown: return turnWheel(by: 1, atRow: mouse.row, column: mouse.column)
    case .press where mouse.row != displaySettings.size.keyRow: return point(atRow: mouse.row, column: mouse.column)
    case .press, .drag, .release, .secondaryPress: return []
    }
  }

  var keys: ScreenHelp {
    ScreenHelp(context: keyContext, isTyping: isTyping, hints: hints, displaySettings: displaySettings)
  }

  var helpHints: [KeyHint] { HelpAction.hints(in: displaySettings.keyCharacterSupport) }

  func painted() -> Frame {
    var screen = FullScreenPainter(displaySettings)
    if displaySettings.size.isTooSmall {
      screen.put("Make the terminal larger.", .plain, column: 0, row: 0, to: screen.width)
    } else {
      paint(on: &screen)
      screen.paintStatus(status, rows: statusRows)
      HintRow(keys.displayedHints, on: displaySettings.size).paint(row: displaySettings.size.keyRow, on: &screen.frame)
    }
    return screen.frame
  }
}

protocol UserScreen: InteractiveScreen {
  associatedtype State: ScreenState

  var state: State { get set }
  var isStale: Bool { get set }
  /// The effect that takes the screen away without a choice of the user.
  var exit: ScreenEffect { get }

  mutating func perform(_ effect: State.Effect) -> [ScreenEffect]

  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect]

  mutating func handleReports() -> [ScreenEffect]
  mutating func passTime(to now: Moment) -> [ScreenEffect]
}

extension UserScreen {
  var wants: EventInterest { EventInterest() }
  var sources: [CInt] { [] }
  var exit: ScreenEffect { .pop(.left) }
  var help: ScreenHelp? { [.help, .waiting].contains(state.keyContext) ? nil : state.keys }

  mutating func handle(_ outcome: ScreenOutcome, at now: Moment) -> [ScreenEffect] { [] }
  mutating func handleReports() -> [ScreenEffect] { [] }
  mutating func passTime(to now: Moment) -> [ScreenEffect] { [] }

  mutating func painted() -> Frame {
    isStale = false
    return state.painted()
  }

  mutating func handle(_ event: ScreenInput, at now: Moment) -> [ScreenEffect] {
    switch event {
    case .input(let input): takeOwn(input)
    case .toEnd: [exit]
    case .returned(.pressed(let key)): take(.key(key))
    case .returned(let outcome): handle(outcome, at: now)
    case .readable: handleReports()
    case .timePassed: passTime(to: now)
    case .displayed, .continued: []
    }
  }

  /// Hands input to the state, the usual keys in the place of those that the settings bind.
  mutating func takeOwn(_ input: InputEvent) -> [ScreenEffect] { state.keys.usual(input).map { take($0) } ?? [.bell] }

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
