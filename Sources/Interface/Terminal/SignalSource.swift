import CTerminal
import Glibc

/// The signals the program waits for, as something to poll.
struct SignalSource {
  let descriptor: CInt

  /// To be called before anything starts a thread, since threads inherit which signals are blocked.
  init() throws(SessionError) {
    descriptor = cterminal_signals_open()
    if descriptor < 0 { throw .signals(errno) }
  }

  /// The signals that have arrived since the last call.
  func take() -> [SignalEvent] {
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

  /// Gives signals their ordinary course. To be called when nothing is left to be done but to say something: whatever waits
  /// now, as writing to a terminal does that does not read, must not keep a signal from ending the program.
  func close() {
    cterminal_end_in_time(SignalSource.secondsToEnd)
    cterminal_signals_close()
  }

  private static let secondsToEnd: CUnsignedInt = 2
}
