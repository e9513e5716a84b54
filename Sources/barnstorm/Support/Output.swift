import Curses
import Glibc
import ItineraryCore
import Screen
import TripStore

/// What a command says: the answer on standard output, all else on standard error.
///
/// Texts for people come out line by line in a form that cannot control a terminal.
enum Output {
  /// What the user's character set can express.
  static let repertoire = UserLocale.adopt()

  static var typography: Wording.Typography { repertoire == .unicode ? .unicode : .ascii }

  // MARK: The answer

  static func print(lines: [String]) throws(Failure) {
    try print(text: lines.map { shown($0, on: STDOUT_FILENO) + "\n" }.joined())
  }

  /// Prints a text that is safe as it is.
  static func print(text: String) throws(Failure) {
    try print(bytes: Array(text.utf8))
  }

  static func print(bytes: [UInt8]) throws(Failure) {
    guard let error = write(bytes, to: STDOUT_FILENO), error.code != EPIPE else { return }
    throw Failure("cannot write the answer: \(error)")
  }

  // MARK: All else

  /// Says in one line why nothing was done.
  static func complain(_ sentence: String) {
    _ = write(Array("barnstorm: \(shown(sentence, on: STDERR_FILENO))\n".utf8), to: STDERR_FILENO)
  }

  /// Says in several lines what is wrong with the arguments and how they are meant.
  static func complain(lines: [String]) {
    let safe = lines.map { shown($0, on: STDERR_FILENO) }.joined(separator: "\n")
    _ = write(Array("barnstorm: \(safe)\n".utf8), to: STDERR_FILENO)
  }

  /// Asks a question and waits for the answer; only an explicit yes is one.
  static func confirms(_ question: String) -> Bool {
    _ = write(Array("\(shown(question, on: STDERR_FILENO)) ".utf8), to: STDERR_FILENO)
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  /// How wide long texts may be: as the user says, as the terminal is, or 80.
  static var columns: Int {
    if let text = getenv("COLUMNS"), let columns = Int(String(cString: text)), columns > 0 { return columns }
    var window = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0 ? Int(window.ws_col) : 80
  }

  // MARK: Safe text

  private static func shown(_ text: String, on descriptor: Int32) -> String {
    guard isatty(descriptor) == 1 else { return withoutControls(text) }
    return DisplayText.fitted(text, to: .max, repertoire: repertoire)
  }

  /// For pipes and files: the text as it is, on one line and without control characters.
  private static func withoutControls(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t", "\n", "\r", "\u{2028}", "\u{2029}": result.append(" ")
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}": result.append(repertoire == .unicode ? "\u{FFFD}" : "?")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> ErrorNumber? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return ErrorNumber(errno) }
    }
    return nil
  }
}
