import Curses
import Glibc
import Screen
import Settings

/// The terminal and the signals of an interactive program; at most one.
struct Console {
  let signals: SignalSource
  let terminal: Terminal

  init(_ settings: UserSettings) throws(SessionError) {
    try self.init(settings, signals: SignalSource())
  }

  /// - Parameter signals: made before anything starts a thread, since threads inherit what is blocked.
  init(_ settings: UserSettings, signals: SignalSource) throws(SessionError) {
    self.signals = signals
    do throws(TerminalError) {
      terminal = try Terminal(
        mouse: settings.mouse, colors: settings.colors > .none,
        asksBackground: settings.knownBackground == nil)
    } catch {
      throw .terminal(error)
    }
  }
}

extension Console {
  /// A terminal that is held already.
  init(holding terminal: Terminal, _ signals: SignalSource) {
    (self.terminal, self.signals) = (terminal, signals)
  }

  /// Gives the terminal back for good, and signals their ordinary course.
  func release() {
    terminal.release()
    signals.close()
  }
}

extension Terminal {
  /// What to poll for while the terminal has yet to take something.
  var roomToWrite: pollfd { pollfd(fd: isBusy ? outputDescriptor : -1, events: Int16(POLLOUT), revents: 0) }

  func ring(_ bell: Bell) {
    switch bell {
    case .off: break
    case .bell: ringBell()
    case .flash: flashScreen()
    }
  }
}
