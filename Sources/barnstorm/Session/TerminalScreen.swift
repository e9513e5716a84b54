import CTerminal
import Curses
import Editor
import Glibc
import Screen

/// How a screen came to its end.
enum ScreenEnding {
  /// The user is done with it.
  case left
  /// The terminal hung up: there is nothing left to give back.
  case terminalGone
}

/// A full screen of the program that waits for the terminal alone: paints, sleeps, and hands over what arrives.
protocol TerminalScreen {
  associatedtype Event: ScreenEvent

  var terminal: Terminal { get }
  var signals: SignalSource { get }
  var theme: Theme { get }
  /// Nil as long as the screen is to be shown.
  var ending: ScreenEnding? { get set }

  func painted() -> Frame
  mutating func apply(_ event: Event)
}

extension TerminalScreen {
  /// Shows the screen until it ends.
  mutating func show() {
    while ending == nil {
      terminal.present(painted(), theme: theme.appearance)
      waitAndTake()
    }
  }

  private mutating func waitAndTake() {
    var sources = [terminal.inputDescriptor, signals.descriptor]
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&sources, nfds_t(sources.count), CInt(terminal.inputTimeout ?? -1)) >= 0 || errno == EINTR else {
      ending = .left
      return
    }
    if sources[0].revents != 0 || terminal.inputTimeout == 0 { takeInput() }
    if sources[0].revents & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { ending = .terminalGone }
    if sources[1].revents != 0 { takeSignals() }
  }

  private mutating func takeInput() {
    for event in terminal.readEvents().compactMap(Event.init) where ending == nil { apply(event) }
  }

  private mutating func takeSignals() {
    for signal in signals.take() {
      switch signal {
      case SIGWINCH: takeSize()
      case SIGTSTP: suspend()
      case SIGHUP: ending = .terminalGone
      case SIGTERM, SIGINT: ending = .left
      default: break
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
