import Curses
import Disk
import Glibc
import Interchange
import ItineraryCore
import Paths
import Presenting
import Screen
import TripStore
import UserFiles

/// What a command says: the answer on standard output, all else on standard error.
///
/// Texts for people come out line by line in a form that cannot control a terminal.
enum Output {
  /// What the user's character set can express.
  static let repertoire = UserLocale.adopt()

  /// The presentation of answers that follow no setting but the locale.
  static var presentation: Presentation { Presentation(size: Size(columns: 80, rows: 24), repertoire: repertoire) }

  // MARK: The answer

  static func print(lines: [String]) throws(Failure) {
    try print(bytes: shown(lines, on: STDOUT_FILENO))
  }

  /// Prints a path: byte for byte where a program may read it, else in a form that cannot control a terminal.
  static func print(path: FilePath) throws(Failure) {
    if isatty(STDOUT_FILENO) == 1 { return try print(lines: [path.description]) }
    try print(bytes: path.adding("\n").bytes)
  }

  /// Prints a text that is safe as it is.
  static func print(text: String) throws(Failure) {
    try print(bytes: Array(text.utf8))
  }

  /// Prints JSON, which means the same on a terminal and elsewhere, but there holds nothing that acts on it.
  static func print(json text: String) throws(Failure) {
    try print(text: isatty(STDOUT_FILENO) == 1 ? JSONText.safeOnTerminal(text) : text)
  }

  enum Answer {
    case lines([String])
    case json(String)
    case path(FilePath)
  }

  static func print(_ answer: Answer) throws(Failure) {
    switch answer {
    case .lines(let lines): try print(lines: lines)
    case .json(let text): try print(json: text)
    case .path(let path): try print(path: path)
    }
  }

  // MARK: What was done

  /// Tells what a command has changed. The change stays where nobody can be told of it, so that is said and no failure: whoever
  /// then tried again would make the change twice.
  static func report(_ answer: Answer) {
    do {
      try print(answer)
    } catch {
      complain("done, but \(error)")
    }
  }

  /// Tells what a save could not keep.
  static func report(_ notices: [SaveNotice], about path: FilePath) {
    if let sentence = notices.sentence(about: path) { complain(sentence) }
  }

  private static func print(bytes: [UInt8]) throws(Failure) {
    guard let error = write(bytes, to: STDOUT_FILENO), error.code != EPIPE else { return }
    throw Failure("cannot write the answer: \(error)")
  }

  // MARK: All else

  /// Says in one line why nothing was done.
  static func complain(_ sentence: String) {
    complain(lines: [sentence])
  }

  /// Says in several lines what is wrong with the arguments and how they are meant.
  static func complain(lines: [String]) {
    _ = write(Array("barnstorm: ".utf8) + shown(lines, on: STDERR_FILENO), to: STDERR_FILENO)
  }

  /// Asks a question and waits for the answer; only an explicit yes is one.
  static func confirms(_ question: String) -> Bool {
    _ = write(shown([question], on: STDERR_FILENO).dropLast() + [UInt8(ascii: " ")], to: STDERR_FILENO)
    return ["y", "yes"].contains(readLine()?.lowercased())
  }

  /// How wide long texts may be: as the user says, as the terminal is, or 80.
  static var columns: Int {
    if let text = Environment.value(of: "COLUMNS"), let columns = Int(text), columns > 0 { return columns }
    return Terminal.size?.columns ?? 80
  }

  // MARK: Safe text

  /// Lines as the terminal, or else a pipe or a file, may get them.
  private static func shown(_ lines: [String], on descriptor: Int32) -> [UInt8] {
    let isTerminal = isatty(descriptor) == 1
    var bytes: [UInt8] = []
    for line in lines {
      if isTerminal {
        bytes.append(contentsOf: DisplayText.fitted(line, to: .max, repertoire: repertoire).utf8)
      } else {
        SafeText.append(line, repertoire: repertoire, to: &bytes)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
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
