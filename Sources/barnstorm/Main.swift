import Almanac
import CTerminal
import Curses
import Platform
import Program
import Screen
import Store

@main
enum Main {
  static func main() {
    // At a limit on the size of files a save is to fail, not the program to end.
    signal(SIGXFSZ, SIG_IGN)
    cplatform_return_large_blocks()
    // A reader of the output can stop early, as `head` does; that is not an error.
    signal(SIGPIPE, SIG_IGN)
    let status = run(words)
    cterminal_end_as_asked()
    exit(status)
  }

  /// The words of the command line, as they are: the standard library would make text of them.
  private static var words: [Word] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { Word(cString: $0) } }
  }

  /// Runs the command, and the editor if it asks for that.
  ///
  /// - Returns: the exit status: 0 done, 1 refused or failed, 64 wrong usage.
  private static func run(_ words: [Word]) -> Int32 {
    let outcome = Barnstorm.outcome(of: words, in: context)
    let status = StandardStreams.all.write(outcome)
    guard let request = outcome.editor else { return status }
    do {
      try EditorLaunch(UserStorage(), request.flags, complain: StandardStreams.complain).edit(request.subject)
      return EXIT_SUCCESS
    } catch {
      StandardStreams.complain(String(describing: error))
      return EXIT_FAILURE
    }
  }

  private static var context: CommandContext {
    let hasKeyboard = isatty(STDIN_FILENO) == 1
    var ask: CommandContext.Question?
    if hasKeyboard { ask = { question in StandardStreams.ask(question) } }
    var choose: CommandContext.GameChoice?
    if hasKeyboard, isatty(STDOUT_FILENO) == 1 {
      choose = { name, games in
        try EditorLaunch(UserStorage(), complain: StandardStreams.complain).pick(from: games, forTripNamed: name)
      }
    }
    return CommandContext(
      storage: UserStorage(), characterSupport: { StandardStreams.characterSupport },
      columns: { StandardStreams.columns }, ask: ask,
      promptPassword: hasKeyboard ? { question in StandardStreams.promptPassword(question) } : nil, chooseGames: choose,
      longRun: { longRun }, lineStream: StandardStreams.lines)
  }

  /// A long run shows its progress on standard error. Ctrl-C asks it for its answer and never kills it.
  private static var longRun: CommandContext.LongRun {
    var interrupt = sigset_t()
    sigemptyset(&interrupt)
    sigaddset(&interrupt, SIGINT)
    // A blocked signal stays pending until it is checked, so no handler is needed.
    pthread_sigmask(SIG_BLOCK, &interrupt, nil)
    let isLive = isatty(STDERR_FILENO) == 1
    return CommandContext.LongRun(
      isLive: isLive,
      show: { line in isLive ? StandardStreams.show(progress: line) : StandardStreams.show(line: line) },
      isInterrupted: {
        var pending = sigset_t()
        return sigpending(&pending) == 0 && sigismember(&pending, SIGINT) == 1
      })
  }
}

enum StandardStreams {
  /// The characters that the user's locale can express.
  static let characterSupport = UserLocale.configureLocale()

  static var all: OutputStreams {
    OutputStreams(
      characterSupport: { characterSupport }, isTerminal: { isatty(descriptor(of: $0)) == 1 },
      write: { bytes, stream in write(bytes, to: descriptor(of: stream)) })
  }

  /// Lines on standard output, one at a time.
  static var lines: CommandContext.LineStream {
    CommandContext.LineStream(
      print: all.show(line:),
      wait: { milliseconds in
        usleep(UInt32(milliseconds) * 1000)
        return true
      })
  }

  static func complain(_ sentence: String) {
    var outcome = Outcome()
    outcome.complain(sentence)
    _ = all.write(outcome)
  }

  /// Shows a question on standard error and returns the line that is typed; nil at the end of the input.
  static func ask(_ question: String) -> String? {
    all.show(question: question)
    return readLine()
  }

  /// Asks like ``ask(_:)``, without showing what is typed.
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
