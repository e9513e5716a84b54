import CTerminal
import CommandLineSyntax
import Glibc
import TripStore

@main
enum Program {
  static func main() {
    // At a limit on the size of files a save is to fail, not the program to end.
    signal(SIGXFSZ, SIG_IGN)
    cterminal_return_large_blocks()
    // Whoever reads the answer may stop early, as `head` does; that is no failure.
    signal(SIGPIPE, SIG_IGN)
    let status = run(words)
    cterminal_end_as_asked()
    exit(status)
  }

  /// The words of the command line, as they are: the standard library would make text of them.
  private static var words: [Word] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0].map { Word(cString: $0) } }
  }

  /// - Returns: the exit status: 0 done, 1 refused or failed, 64 wrong usage.
  private static func run(_ words: [Word]) -> Int32 {
    do {
      try Barnstorm.run(words)
      return EXIT_SUCCESS
    } catch let wrong as WrongUsage {
      Output.complain(lines: wrong.lines)
      return EX_USAGE
    } catch {
      Output.complain(String(describing: error))
      return EXIT_FAILURE
    }
  }
}
