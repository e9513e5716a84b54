import CTerminal
import Glibc

/// What a signal asks for.
enum SignalEvent {
  case sizeChanged, toSuspend
  /// The program is to end, after which ``Program`` ends it by that signal.
  case toEnd
}

/// The signals the program waits for, as something to poll.
struct SignalSource {
  let descriptor: CInt

  /// Call before anything starts a thread, since threads inherit what is blocked.
  init() throws(SessionError) {
    descriptor = cterminal_signals_open()
    if descriptor < 0 { throw .signals(errno) }
  }

  /// What has arrived since the last call.
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

  /// To be called when nothing is left to be done but to say something: whatever waits for something now, as writing to a
  /// terminal does that does not read, must not keep a signal from ending the program.
  func close() {
    cterminal_end_in_time(SignalSource.secondsToEnd)
    cterminal_signals_close()
  }

  private static let secondsToEnd: CUnsignedInt = 2
}
