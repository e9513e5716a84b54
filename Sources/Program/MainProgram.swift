import CTerminal
import Platform
import Store

package enum MainProgram {
  package static func run() -> Never {
    // At a limit on the size of files a save is to fail, not the program to end.
    signal(SIGXFSZ, SIG_IGN)
    cplatform_return_large_blocks()
    // A reader of the output can stop early, as `head` does; that is not an error.
    signal(SIGPIPE, SIG_IGN)
    let outcome = Barnstorm.outcome(of: words, in: context)
    var status = StandardStreams.all.write(outcome)
    if let request = outcome.editor {
      do { try EditorLaunch(storage: UserStorage(), flags: request.flags).edit(request.subject) } catch {
        StandardStreams.report(String(describing: error))
        status = EXIT_FAILURE
      }
    }
    cterminal_end_as_asked()
    exit(status)
  }

  /// The words of the command line, as they are: the standard library would make text of them.
  private static var words: [Word] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { Word(cString: $0) } }
  }

  private static var context: CommandContext {
    var context = CommandContext(
      storage: UserStorage(), characterSupport: { StandardStreams.characterSupport },
      columns: { StandardStreams.columns }, longRun: { longRun }, lineStream: StandardStreams.lines)
    guard isatty(STDIN_FILENO) == 1 else { return context }
    context.prompt = StandardStreams.prompt
    context.promptPassword = StandardStreams.promptPassword
    guard isatty(STDOUT_FILENO) == 1 else { return context }
    context.chooseGames = { name, games in
      try EditorLaunch(storage: UserStorage()).pick(from: games, forTripNamed: name)
    }
    return context
  }

  /// A long run shows its progress on standard error. Ctrl-C asks it for its result and never kills it.
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
