import Curses
import Glibc
import TripStore

/// Why the editor cannot start, or ended badly; one sentence.
package enum SessionError: Error, CustomStringConvertible {
  case store(StoreError)
  case terminal(TerminalError)
  /// The number is errno.
  case signals(Int32)
  /// The editor ended with a change that could not be saved, for this reason.
  case lastChangeLost(String)
  /// The user did not wait for a save that still ran.
  case leftWhileSaving

  package var description: String {
    switch self {
    case .store(let error): error.description
    case .terminal(let error): "the editor needs a terminal: \(error)"
    case .lastChangeLost(let error): "the last change is not saved: \(error)"
    case .leftWhileSaving: "left while the last change was being saved; it may be missing"
    case .signals(let number): "cannot wait for signals: \(String(cString: strerror(number)))"
    }
  }
}
