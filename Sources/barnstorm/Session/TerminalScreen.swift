import CTerminal
import Curses
import Editor
import Glibc
import Screen

/// A full screen of the program that waits for the terminal alone: paints, sleeps, and hands over what arrives.
protocol TerminalScreen {
  associatedtype Event: ScreenEvent

  var terminal: Terminal { get }
  var signals: SignalSource { get }
  var theme: Theme { get set }
  /// Whether the user is done with it, or the terminal or the program is.
  var hasEnded: Bool { get set }

  func painted() -> Frame
  mutating func apply(_ event: Event)
}

extension TerminalScreen {
  /// Shows the screen until it ends.
  mutating func show() {
    while !hasEnded {
      _ = terminal.present(painted(), theme: theme.appearance)
      waitAndTake()
    }
  }

  private mutating func waitAndTake() {
    var sources =
      [terminal.inputDescriptor, signals.descriptor]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) } + [terminal.roomToWrite]
    guard poll(&sources, nfds_t(sources.count), CInt(terminal.inputTimeout ?? -1)) >= 0 || errno == EINTR else {
      hasEnded = true
      return
    }
    if sources[0].revents != 0 || terminal.inputTimeout == 0 { takeInput() }
    if sources[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { hasEnded = true }
    if sources[1].revents != 0 { takeSignals() }
    if sources[2].revents != 0 { terminal.send() }
  }

  private mutating func takeInput() {
    for event in terminal.readEvents().compactMap(Event.init) where !hasEnded { apply(event) }
    _ = theme.follow(terminal)
  }

  private mutating func takeSignals() {
    for signal in signals.take() {
      switch signal {
      case .sizeChanged: takeSize()
      case .toSuspend: suspend()
      case .toEnd: hasEnded = true
      }
    }
  }

  private mutating func takeSize() {
    terminal.resize(to: terminal.size)
    apply(.screenResized(terminal.size))
  }

  /// Stops the program, as Ctrl-Z at a shell does, until it is continued.
  mutating func suspend() {
    terminal.suspend()
    cterminal_stop_job()
    terminal.resume()
    takeSize()
  }
}
