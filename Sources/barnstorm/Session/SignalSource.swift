import CTerminal
import Glibc

/// The signals the program waits for, as something to poll.
struct SignalSource {
  let descriptor: CInt

  /// Call before the terminal is claimed, since ncurses takes over signals it finds at their default.
  init() throws(SessionError) {
    descriptor = cterminal_signals_open()
    if descriptor < 0 { throw .signals(errno) }
  }

  /// The signals that have arrived since the last call.
  func take() -> [CInt] {
    var signals: [CInt] = []
    while true {
      let signal = cterminal_signals_next(descriptor)
      guard signal != 0 else { return signals }
      signals.append(signal)
    }
  }
}
