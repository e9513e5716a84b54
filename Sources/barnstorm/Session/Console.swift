import Curses
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
      terminal = try Terminal(mouse: settings.mouse.value == .on, colors: settings.colors.value != .never)
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
}

extension Terminal {
  func ring(_ bell: Bell) {
    switch bell {
    case .off: break
    case .bell: ringBell()
    case .flash: flashScreen()
    }
  }
}
