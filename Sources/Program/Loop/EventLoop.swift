import Editor
import Screen

/// Hands events to a stack of screens, performs their effects, and shows the top one. One thread owns the terminal and all
/// state. All that has arrived is taken in before the screen is painted once, so two hundred buffered keys cost one frame.
struct EventLoop {
  private var screens: [any InteractiveScreen]
  private let console: any Console
  /// Input that was read but not yet given to a screen, the newest first.
  private var typed: [InputEvent] = []
  private var isStale = true
  private var isNew = true
  /// The time at which the program stops even while a save runs; nil unless the user has asked to stop it.
  private var stopDeadline: Int?
  private var isEnding = false
  private var outcome = ScreenOutcome.left

  /// Shows a screen and those that follow from it; returns the outcome of the last one.
  static func run(_ screen: any InteractiveScreen, on console: any Console) -> ScreenOutcome {
    var loop = EventLoop(screens: [screen], console: console)
    while true {
      loop.paint()
      if loop.screens.isEmpty { return loop.outcome }
      loop.handle(loop.wait())
      loop.handleTime()
    }
  }

  private init(screens: [any InteractiveScreen], console: any Console) {
    (self.screens, self.console) = (screens, console)
  }

  private mutating func paint() {
    // A new screen continues its start even if the terminal does not read.
    while !screens.isEmpty, isNew || (isStale || top.isStale) && !console.isBusy {
      isStale = !console.present(screens[screens.count - 1].painted())
      guard isNew else { return }
      isNew = false
      hand(.displayed, to: screens.count - 1)
    }
  }

  private func wait() -> ReadyEvents {
    var sources: [CInt] = []
    var deadline = stopDeadline
    for screen in screens {
      sources += screen.sources
      deadline = earlier(deadline, screen.wants.deadline)
    }
    return console.wait(for: sources, acceptsKeys: acceptsKeys, until: deadline)
  }

  private var top: any InteractiveScreen { screens[screens.count - 1] }

  private var acceptsKeys: Bool { !isEnding && stopDeadline == nil && top.wants.acceptsKeys }

  // MARK: What arrives

  private mutating func handle(_ arrivals: ReadyEvents) {
    typed.insert(contentsOf: arrivals.input.reversed(), at: 0)
    handKeys()
    if arrivals.hasNewAppearance { isStale = true }
    if arrivals.isGone { end() }
    for signal in arrivals.signals { handle(signal) }
    if !arrivals.sources.isEmpty { hand(readable: arrivals.sources) }
  }

  /// Hands the input to the top screen, as long as that takes keys. Input from before a change of screens is dropped, since
  /// it was not meant for the new one, unless that takes it.
  private mutating func handKeys() {
    while !screens.isEmpty, acceptsKeys, let event = typed.popLast() {
      if case .key(let key) = event, let action = EverywhereAction.action(for: key) {
        perform(action)
      } else if console.size.isTooSmall, event.isByUser, event != .key(.character("q")) {
        // Nobody sees what it would do: only the way out works.
        console.bell()
      } else if let help = top.help, help.isRequested(by: event) {
        show(HelpScreen(help), above: screens.count - 1)
      } else {
        hand(.input(event), to: screens.count - 1)
      }
    }
  }

  private mutating func perform(_ action: EverywhereAction) {
    switch action {
    case .redraw:
      console.redraw()
      isStale = true
    case .suspend: requestStop()
    }
  }

  private mutating func handle(_ signal: SignalEvent) {
    switch signal {
    case .sizeChanged: resize()
    case .toSuspend: requestStop()
    case .toEnd: end()
    }
  }

  private mutating func hand(readable sources: [CInt]) {
    for index in screens.indices where index < screens.count {
      let own = screens[index].sources.filter(sources.contains)
      if !own.isEmpty { hand(.readable(own), to: index) }
    }
  }

  private mutating func handleTime() {
    let now = console.now.milliseconds
    for index in screens.indices where index < screens.count {
      if let deadline = screens[index].wants.deadline, deadline <= now { hand(.timePassed, to: index) }
    }
    handleStop()
    handKeys()
  }

  private mutating func resize() {
    console.resize()
    broadcast(.input(.resized(console.size)))
    isStale = true
  }

  // MARK: Stopping and ending

  /// The milliseconds for which a save delays stopping. Keys stay with the terminal, for the program that comes next.
  private static let stopTimeout = 3000

  private mutating func requestStop() {
    stopDeadline = console.now.milliseconds + (stopDeadline == nil ? Self.stopTimeout : 0)
    handleStop()
  }

  private mutating func handleStop() {
    let isSaving = screens.contains { $0.wants.isSaving }
    guard let stopDeadline, !isSaving || stopDeadline <= console.now.milliseconds else { return }
    self.stopDeadline = nil
    console.stop()
    resize()
    broadcast(.continued)
  }

  /// Ends the program: asks the top screen to leave, and each screen below it after the one above has left.
  private mutating func end() {
    if isEnding || screens.isEmpty { return }
    isEnding = true
    typed = []
    hand(.toEnd, to: screens.count - 1)
  }

  // MARK: The stack

  private mutating func broadcast(_ event: ScreenInput) {
    for index in screens.indices where index < screens.count { hand(event, to: index) }
  }

  private mutating func hand(_ event: ScreenInput, to index: Int) {
    for effect in screens[index].handle(event, at: console.now) { perform(effect, of: index) }
  }

  private mutating func perform(_ effect: ScreenEffect, of index: Int) {
    switch effect {
    case .bell: console.bell()
    case .push(let screen): show(screen, above: index)
    case .replace(let screen): show(screen, above: index - 1)
    case .pop(let outcome): pop(index, outcome)
    }
  }

  private mutating func show(_ screen: any InteractiveScreen, above index: Int) {
    screens.removeSubrange((index + 1)...)
    screens.append(screen)
    if !screen.takesKeysTypedBefore { typed = [] }
    (isStale, isNew) = (true, true)
    if isEnding { hand(.toEnd, to: screens.count - 1) }
  }

  private mutating func pop(_ index: Int, _ outcome: ScreenOutcome) {
    screens.removeSubrange(index...)
    self.outcome = outcome
    (typed, isStale, isNew) = ([], true, false)
    if screens.isEmpty { return }
    let below = screens.count - 1
    if case .done(let next) = outcome, !isEnding {
      for effect in next(&screens[below], console.now) { perform(effect, of: below) }
    } else {
      hand(isEnding ? .toEnd : .returned(outcome), to: below)
    }
  }
}

extension InputEvent {
  fileprivate var isByUser: Bool {
    switch self {
    case .key, .ambiguousKey, .paste, .mouse: true
    case .resized, .operatingSystemCommand, .deviceAttributes, .modeReport, .colorScheme: false
    }
  }
}
