import CTerminal
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
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// - Returns: the exit status: 0 done, 1 refused or failed, 64 wrong usage.
  private static func run(_ words: [String]) -> Int32 {
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
