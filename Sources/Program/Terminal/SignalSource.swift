import CTerminal
import Platform

/// The signals that the program waits for, as a descriptor for `poll`.
struct SignalSource {
  let descriptor: CInt

  /// Blocks the signals and opens the descriptor. Must be called before any thread starts, since threads inherit the blocked
  /// signals.
  ///
  /// - Throws: ``SessionError/signals(_:)``.
  init() throws(SessionError) {
    descriptor = cterminal_signals_open()
    if descriptor < 0 { throw .signals(errno) }
  }

  func drain() -> [SignalEvent] {
    var events: [SignalEvent] = []
    while true {
      let signal = cterminal_signals_next(descriptor)
      switch signal {
      case 0: return events
      case SIGWINCH: events.append(.sizeChanged)
      case SIGTSTP: events.append(.toSuspend)
      case _ where cterminal_signal_ends(signal): events.append(.toEnd)
      default: break
      }
    }
  }

  /// Restores the default effects of signals. To be called when only messages are left to be written: a write that blocks,
  /// because the terminal does not read, must not keep a signal from ending the program.
  func close() {
    cterminal_end_in_time(SignalSource.secondsToEnd)
    cterminal_signals_close()
  }

  /// How long the program may take to end after a signal that has already arrived, in seconds.
  private static let secondsToEnd: CUnsignedInt = 2
}
