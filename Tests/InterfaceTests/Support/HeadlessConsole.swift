import Editor
import EditorTestSupport
import Glibc
import Itinerary
import Screen
import Store
import Testing
@testable import Program

/// A console without a terminal: a script types, sends signals and looks at the frames. The loop and the screens are the
/// product's.
final class HeadlessConsole: Console {
  enum Step {
    case press([Key])
    case signal(SignalEvent)
    /// Events from a descriptor that does not exist.
    case events(from: CInt)
    case pass(Int)
    case run(() throws -> Void)
    /// Wait until a condition holds, or the words of the screen contain a text, at most ten seconds.
    case until(String, () -> Bool)
    case shows(String)

    static func press(_ script: String) -> Step {
      let script = try? KeyScript(script)
      #expect(script != nil)
      return .press(script?.keys ?? [])
    }
  }

  private(set) var displaySettings: DisplaySettings
  var isBusy = false
  private(set) var frames: [String] = []
  /// What else the terminal was asked for: `bell`, `redraw`, `stop`.
  private(set) var calls: [String] = []
  private(set) var newsUnder: [String] = []
  /// The steps to come. Those that were taken are released, as they may retain the console.
  private var steps: [Step]
  /// The time of a clock that only the script moves; nil for that of the system.
  private var clock: Int?
  private var passesUntil: Int?
  private var stepDeadline: Int?

  /// - Parameter isTimed: whether only the script moves the clock. Descriptors are polled only where it does not.
  init(_ steps: [Step] = [], size: Size = Size(columns: 80, rows: 24), isTimed: Bool = true) {
    self.steps = steps
    displaySettings = DisplaySettings(size: size)
    clock = isTimed ? 0 : nil
  }

  func then(_ more: Step...) { steps += more }
  func then(contentsOf more: [Step]) { steps += more }

  var screen: String { frames.last ?? "" }

  /// The words of the screen, as if no line were ever broken.
  var words: String { screen.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

  // MARK: Console

  var now: Moment {
    let milliseconds = clock ?? Moment.now.milliseconds
    return Moment(
      time: Timestamp(microseconds: 1_780_000_000_000_000 + Int64(milliseconds) * 1000), milliseconds: milliseconds)
  }

  var size: Size { displaySettings.size }

  func present(_ frame: Frame) -> Bool {
    if isBusy { return false }
    frames.append((0..<frame.size.rows).map { frame.text(ofRow: $0) }.joined(separator: "\n"))
    return true
  }

  func bell() { calls.append("ring") }
  func copy(_ text: String) -> Bool {
    calls.append("copy \(text)")
    return true
  }
  func redraw() { calls.append("redraw") }
  func stop() { calls.append("stop") }
  func resize() {}

  func wait(for sources: [CInt], acceptsKeys: Bool, until deadline: Int?) -> ReadyEvents {
    var arrivals = ReadyEvents()
    while true {
      if clock == nil { arrivals.sources = Self.readable(sources, milliseconds: 0) }
      if !arrivals.sources.isEmpty {
        newsUnder.append(words)
        return arrivals
      }
      guard let step = steps.first else {
        arrivals.isGone = true
        return arrivals
      }
      switch step {
      case .press where !acceptsKeys, .until, .shows, .pass:
        if let done = sleep(for: step, sources, until: deadline) { return done }
        continue
      case .press(let keys): arrivals.input = keys.map { .key($0) }
      case .signal(let signal): arrivals.signals = [signal]
      case .events(let source): arrivals.sources = [source]
      case .run(let body):
        #expect(throws: Never.self) { try body() }
        steps.removeFirst()
        continue
      }
      dropStep()
      return arrivals
    }
  }

  private func dropStep() {
    steps.removeFirst()
    (passesUntil, stepDeadline) = (nil, nil)
  }

  /// Sleeps until the step is done, which is then removed, or until something happens.
  ///
  /// - Returns: nil when the step is done.
  private func sleep(for step: Step, _ sources: [CInt], until deadline: Int?) -> ReadyEvents? {
    var arrivals = ReadyEvents()
    if let clock {
      let end = if case .pass(let time) = step { passesUntil ?? clock + time } else { deadline ?? clock }
      if case .pass = step { passesUntil = end }
      self.clock = max(clock, min(deadline ?? end, end))
      if self.clock == end, case .pass = step {
        dropStep()
        return arrivals
      }
      // Nothing would ever happen again.
      if deadline == nil {
        arrivals.isGone = true
        dropStep()
      }
      return arrivals
    }
    let (what, isDone) =
      switch step {
      case .until(let what, let condition): (what, condition())
      case .shows(let text): ("the screen shows \(text)", words.contains(text))
      default: ("keys are accepted", false)
      }
    if isDone {
      dropStep()
      return nil
    }
    let now = Moment.now.milliseconds
    stepDeadline = stepDeadline ?? now + 10_000
    if let stepDeadline, stepDeadline <= now {
      Issue.record("Waited in vain until \(what):\n\(screen)")
      steps = []
      arrivals.isGone = true
      return arrivals
    }
    arrivals.sources = Self.readable(sources, milliseconds: min(5, max(0, (deadline ?? .max) - now)))
    if !arrivals.sources.isEmpty { newsUnder.append(words) }
    return arrivals
  }

  private static func readable(_ sources: [CInt], milliseconds: Int) -> [CInt] {
    var polled = sources.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), CInt(milliseconds)) > 0 else { return [] }
    return polled.filter { $0.revents != 0 }.map(\.fd)
  }
}

extension UserStorage {
  /// The files of a user whose home is a directory; of one without a home if it is nil.
  static func home(_ path: FilePath?, fileSystem: any FileSystemCalls = SystemCalls()) -> UserStorage {
    let variables = ["HOME": path, "PATH": "/usr/local/bin:/usr/bin:/bin"]
    return UserStorage(fileSystem: fileSystem) { variables[$0] ?? nil }
  }
}
