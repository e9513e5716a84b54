import ArgumentParser
import CTerminal
import Glibc
import TripStore

/// The entry. Opening the editor, which people do most, never wakes the argument parser: that would cost a third of the
/// start-up time.
@main
enum Program {
  static func main() {
    // At a limit on the size of files a save is to fail, not the program to end.
    signal(SIGXFSZ, SIG_IGN)
    cterminal_return_large_blocks()
    exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// - Returns: the exit status: 0 done, 1 refused or failed, 64 wrong usage.
  private static func run(_ arguments: [String]) -> Int32 {
    do {
      if let trip = editorArgument(arguments) {
        try EditorLaunch.run(trip: trip.argument)
        return EXIT_SUCCESS
      }
      // Whoever reads the answer may stop early, as `head` does; that is no failure.
      signal(SIGPIPE, SIG_IGN)
      var command = try Barnstorm.parseAsRoot(arguments)
      try command.run()
      return EXIT_SUCCESS
    } catch {
      return report(error)
    }
  }

  /// The TRIP to open in the editor, itself nil where none is named; nil where the arguments are for the parser.
  private static func editorArgument(_ arguments: [String]) -> (argument: String?, Void)? {
    guard let first = arguments.first else { return (nil, ()) }
    let isTrip = arguments.count == 1 && !first.hasPrefix("-") && !Barnstorm.isCommand(first)
    return isTrip ? (first, ()) : nil
  }

  private static func report(_ error: any Error) -> Int32 {
    if error is Failure || error is StoreError || error is SessionError {
      Output.complain(String(describing: error))
      return EXIT_FAILURE
    }
    let status = Barnstorm.exitCode(for: error).rawValue
    let message = Barnstorm.fullMessage(for: error)
    if status == EXIT_SUCCESS { return printHelp(message) }
    Output.complain(usage: message)
    return status
  }

  /// Help, the version or a completion script.
  private static func printHelp(_ text: String) -> Int32 {
    do {
      try Output.print(text: text + "\n")
      return EXIT_SUCCESS
    } catch {
      return report(error)
    }
  }
}
