/// Why the terminal cannot be used, in one sentence.
package enum TerminalError: Error, Equatable, CustomStringConvertible {
  /// `standard input` or `standard output` is a file or a pipe.
  case notATerminal(String)
  /// TERM is not set.
  case unnamed
  /// TERM names nothing in the terminal database.
  case unknown(String)
  /// TERM names a terminal that cannot place its cursor.
  case unusable(String)
  /// The terminal did not answer a request; the number is errno.
  case broken(Int32)

  package var description: String {
    switch self {
    case .notATerminal(let stream): "\(stream) is not a terminal"
    case .unnamed: "TERM is not set; try TERM=xterm-256color"
    case .unknown(let name):
      "TERM is \"\(name)\", which the terminal database does not know; try TERM=xterm-256color"
    case .unusable(let name): "TERM is \"\(name)\", a terminal that cannot place its cursor; try TERM=xterm-256color"
    case .broken(let number): "the terminal does not answer (error \(number))"
    }
  }
}
