import Curses
import Platform
import Screen
import Store

enum StandardStreams {
  static let characterSupport = UserLocale.configureLocale()

  static var all: OutputStreams {
    OutputStreams(
      characterSupport: { characterSupport }, isTerminal: { isatty(descriptor(of: $0)) == 1 },
      write: { bytes, stream in write(bytes, to: descriptor(of: stream)) })
  }

  static var lines: CommandContext.LineStream {
    CommandContext.LineStream(print: all.show(line:)) { milliseconds in
      usleep(UInt32(milliseconds) * 1000)
      return true
    }
  }

  static func report(_ sentence: String) {
    var outcome = Outcome()
    outcome.report(sentence)
    _ = all.write(outcome)
  }

  /// Shows a prompt on standard error and returns the line that is typed; nil at the end of the input.
  static func prompt(_ question: String) -> String? {
    all.show(question: question)
    return readLine()
  }

  static func promptPassword(_ question: String) -> String? { SecretLine.read { all.show(question: question) } }

  /// Shows a line on the terminal of standard error in place of the previous one.
  static func show(progress line: String) {
    let short = line.unicodeScalars.filter { $0.isASCII || characterSupport == .unicode }.prefix(max(1, columns - 1))
    _ = write(Array("\r\u{1B}[K".utf8) + Array(String(String.UnicodeScalarView(short)).utf8), to: STDERR_FILENO)
  }

  static func show(line: String) { _ = write(Array("\(line)\n".utf8), to: STDERR_FILENO) }

  /// The width of long texts in columns: that of the variable COLUMNS, else that of the terminal, else 80.
  static var columns: Int {
    if let text = Environment.value(of: "COLUMNS"), let columns = Int(text), columns > 0 { return columns }
    return Terminal.size?.columns ?? 80
  }

  private static func descriptor(of stream: OutputStreams.Stream) -> Int32 {
    switch stream {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> ErrorNumber? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Platform.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return ErrorNumber(errno) }
    }
    return nil
  }
}
