import Editor
import Screen
import TestSupport
import Testing

@testable import Program

@Suite struct EventLoopTests {
  private let log = Log()

  @Test func `only the top screen gets keys`() {
    let top = Leaf("top", log)
    let below = Leaf("below", log) { event in event.isKey ? [.push(top)] : [] }
    run(below, .press("Up"), .press("Down"))
    expect(log.events, ["below shown", "below key", "top shown", "top key", "top end", "below end"])
  }

  @Test func `on a screen that is too small only quitting works`() {
    let console = HeadlessConsole(
      [.press("Up d F1"), .press("q")], size: Size(columns: 39, rows: 24))
    let only = Leaf("only", log)
    only.help = ScreenHelp(
      context: .chooser, isTyping: false, hints: [], displaySettings: DisplaySettings(size: Size(columns: 39, rows: 24))
    )
    _ = EventLoop.run(only, on: console)
    expect(log.events, ["only shown", "only key", "only end"])
    expect(console.calls, ["ring", "ring", "ring"])
  }

  @Test func `help is shown above the screen whose keys it lists`() {
    let below = Leaf("below", log)
    below.help = ScreenHelp(
      context: .chooser, isTyping: false, hints: HelpAction.hints(in: .unicode),
      displaySettings: DisplaySettings(size: Size(columns: 80, rows: 24)))
    let console = run(
      below, .press("F1"), .press("Down"), .press("Esc"), .press("?"), .press("Esc"),
      .press("Up"))
    expect(console.frames.count { $0.contains("List of trips") }, 2)
    expect(log.events, ["below shown", "below returned", "below returned", "below key", "below end"])
    below.help = ScreenHelp(
      context: .chooser, isTyping: true, hints: HelpAction.hints(in: .unicode),
      displaySettings: DisplaySettings(size: Size(columns: 80, rows: 24)))
    #expect(below.help?.isRequested(by: .key(.character("?"))) == false)
    #expect(below.help?.isRequested(by: .mouse(MouseEvent(.press, column: 2, row: 23))) == true)
  }

  @Test func `keys typed for one screen do not reach the next`() {
    let next = Leaf("next", log)
    let first = Leaf("first", log) { event in event.isKey ? [.replace(next)] : [] }
    run(first, .press("Up Down Up"), .press("Down"))
    expect(log.events, ["first shown", "first key", "next shown", "next key", "next end"])
  }

  @Test func `sizes, messages and timers reach every screen`() {
    let top = Leaf("top", log)
    let below = Leaf("below", log) { event in event.isKey ? [.push(top)] : [] }
    below.sources = [99]
    below.wants.deadline = 500
    run(below, .press("Up"), .events(from: 99), .signal(.sizeChanged), .pass(400), .pass(200))
    expect(
      log.events,
      [
        "below shown", "below key", "top shown", "below news", "below size", "top size", "below time", "top end",
        "below end",
      ])
  }

  @Test func `the result of a screen reaches the one below`() {
    let top = Leaf("top", log) { event in event.isKey ? [.pop(.rescued("done"))] : [] }
    let below = Leaf("below", log) { event in event.isKey ? [.push(top)] : [] }
    let console = run(below, .press("Up"), .press("Up"), .press(""))
    expect(log.events.suffix(2), ["below returned done", "below end"])
    expect(console.frames, ["below", "top", "below"])
  }

  @Test func `the loop ends with the outcome of the last screen`() {
    let only = Leaf("only", Log()) { event in event.isKey ? [.pop(.picked([3]))] : [] }
    let outcome = EventLoop.run(only, on: HeadlessConsole([.press("Up")]))
    guard case .picked([3]) = outcome else { return fail("\(outcome)") }
  }

  @Test func `events that arrive together are painted once`() {
    let console = run(Leaf("only", Log()), .press(Array(repeating: .down, count: 200)))
    expect(console.frames.count, 2)
  }

  /// The rest of the start waits for the first frame, not for a terminal that does not read.
  @Test func `a screen starts while the terminal is busy`() {
    let console = HeadlessConsole()
    console.isBusy = true
    console.then(.press("Up"), .run { console.isBusy = false }, .signal(.sizeChanged), .press(""))
    _ = EventLoop.run(Leaf("only", log), on: console)
    expect(log.events, ["only shown", "only key", "only size", "only end"])
    expect(console.frames, ["only"])
  }

  @Test func `keys wait while no screen takes them`() {
    let only = Leaf("only", log)
    let console = HeadlessConsole()
    only.answer = { event in
      if event.isKey {
        only.wants.acceptsKeys = false
        only.wants.deadline = 300
      } else if case .timePassed = event {
        only.wants = EventInterest()
      }
      return []
    }
    console.then(.press("Up Down"), .press("Up"))
    _ = EventLoop.run(only, on: console)
    expect(
      log.events,
      ["only shown", "only key", "only time", "only key", "only time", "only key", "only time", "only end"])
  }

  // MARK: Ending

  @Test func `the end waits for a screen that saves`() {
    let saving = Leaf("saving", log)
    saving.sources = [99]
    saving.answer = { event in
      if case .readable = event { return [.pop(.left)] }
      return event.isKey ? [.push(Leaf("top", log))] : []
    }
    saving.leavesAtOnce = false
    run(saving, .press("Up"), .signal(.toEnd), .press("Down"), .events(from: 99))
    expect(log.events, ["saving shown", "saving key", "top shown", "top end", "saving end", "saving news"])
  }

  // MARK: Stopping

  @Test func `the program stops at once if nothing is saved`() {
    let console = run(Leaf("only", log), .press("Ctrl-Z"), .press(""))
    expect(console.calls, ["stop"])
    expect(log.events, ["only shown", "only size", "only goes on", "only end"])
  }

  @Test func `Ctrl-L draws the screen again, and no screen gets the key`() {
    let console = run(Leaf("only", log), .press("Ctrl-L"), .press(""))
    expect(console.calls, ["redraw"])
    expect(console.frames, ["only", "only"])
    expect(log.events, ["only shown", "only end"])
  }

  @Test func `stopping waits for a save under another screen`() {
    let saving = Leaf("saving", log)
    saving.wants.isSaving = true
    let top = Leaf("top", log)
    saving.answer = { event in
      if case .readable = event { saving.wants.isSaving = false }
      return event.isKey ? [.push(top)] : []
    }
    saving.sources = [99]
    let console = HeadlessConsole()
    console.then(
      .press("Up"), .press("Ctrl-Z"), .pass(299), .run { #expect(console.calls.isEmpty) }, .events(from: 99),
      .press(""))
    _ = EventLoop.run(saving, on: console)
    expect(console.calls, ["stop"])
  }

  @Test(arguments: [false, true])
  func `a slow save delays stopping for three seconds, or until the second request`(asksAgain: Bool) {
    let saving = Leaf("saving", log)
    saving.wants.isSaving = true
    let console = HeadlessConsole()
    console.then(.press("Ctrl-Z"), .pass(2999), .run { #expect(console.calls.isEmpty) })
    console.then(asksAgain ? .signal(.toSuspend) : .pass(1))
    _ = EventLoop.run(saving, on: console)
    expect(console.calls, ["stop"])
  }

  @discardableResult
  private func run(_ screen: Leaf, _ steps: HeadlessConsole.Step...) -> HeadlessConsole {
    let console = HeadlessConsole(steps)
    _ = EventLoop.run(screen, on: console)
    return console
  }
}

private final class Log {
  var events: [String] = []
}

private final class Leaf: InteractiveScreen {
  let name: String
  let log: Log
  var wants = EventInterest()
  var sources: [CInt] = []
  var leavesAtOnce = true
  var help: ScreenHelp?
  private(set) var isStale = true
  var answer: (ScreenInput) -> [ScreenEffect]

  init(_ name: String, _ log: Log, answer: @escaping (ScreenInput) -> [ScreenEffect] = { _ in [] }) {
    (self.name, self.log, self.answer) = (name, log, answer)
  }

  func painted() -> Frame {
    isStale = false
    var frame = Frame(size: Size(columns: name.count, rows: 1))
    frame.put(name, column: 0, row: 0, style: .plain)
    return frame
  }

  func handle(_ event: ScreenInput, at now: Moment) -> [ScreenEffect] {
    log.events.append("\(name) \(event.name)")
    if event.isKey { isStale = true }
    if case .timePassed = event { wants.deadline = nil }
    let effects = answer(event)
    if case .toEnd = event, leavesAtOnce { return [.pop(.left)] }
    return effects
  }
}

extension ScreenInput {
  fileprivate var isKey: Bool { if case .input(.key) = self { true } else { false } }

  fileprivate var name: String {
    switch self {
    case .input(.resized): "size"
    case .input: "key"
    case .displayed: "shown"
    case .readable: "news"
    case .timePassed: "time"
    case .returned(.rescued(let what)): "returned \(what)"
    case .returned: "returned"
    case .continued: "goes on"
    case .toEnd: "end"
    }
  }
}
