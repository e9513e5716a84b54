import CommandLineSyntax
import Interchange
import ItineraryCore
import Paths
import TripStore
import UserFiles

/// The command line: the editor, and a command for everything it can do.
enum Barnstorm {
  static let version = "barnstorm 0.1.0"

  static let commands: [any Command.Type] = [
    SampleCommand.self, ListCommand.self, ShowCommand.self, CheckCommand.self, SlotsCommand.self, MoveCommand.self,
    AddCommand.self, EditCommand.self, DeleteCommand.self, GamesCommand.self, NewCommand.self, UpdateCommand.self,
    MergeCommand.self, RepairCommand.self, ConfigCommand.self, OpenCommand.self,
  ]

  static var syntax: ProgramSyntax {
    ProgramSyntax(
      RootCommand.syntax, usage: ["barnstorm [TRIP] [--units UNITS] ...", "barnstorm COMMAND ..."],
      commands: commands.map { $0.syntax }, defaultCommand: OpenCommand.syntax.name)
  }

  /// Runs what the words of the command line ask for.
  static func run(_ words: [Word]) throws {
    // What people do most needs no description of what else could be said, and so starts sooner.
    guard let first = words.first else { return try EditorLaunch.run(trip: nil) }
    if words.count == 1, first.bytes.first != UInt8(ascii: "-"), command(named: first) == nil {
      return try open(first)
    }
    if first == Word(Shell.question) {
      try CompletionAnswer(words.dropFirst().map(\.shown))?.print()
      return
    }
    let (command, rest) = choice(first, words)
    do {
      switch try command.syntax.read(rest) {
      case .run(let line): try command.init(line: line).run()
      case .help: try HelpCommand.show(command.syntax)
      case .version: try Output.print(lines: [version])
      }
    } catch let misuse as Misuse {
      throw WrongUsage(misuse, of: command.syntax, first: first.shown)
    }
  }

  /// Opens the trip that a word alone names, which may also be a misspelt command.
  private static func open(_ word: Word) throws {
    do {
      try EditorLaunch.run(trip: FilePath(bytes: word.bytes))
    } catch let StoreError.unknownTrip(trip, trips) {
      let word = word.shown
      guard let command = syntax.command(meantBy: word) else { throw StoreError.unknownTrip(trip, meant: trips) }
      if trips.isEmpty { throw WrongUsage(.unknownCommand(word, meant: command), of: RootCommand.syntax) }
      let meant = trips.map(JSONText.quoted) + ["the command '\(command)'"]
      throw Failure("no trip and no command \(trip.quoted)\(NearMiss.question(meant))")
    }
  }

  static func isCommand(_ word: String) -> Bool { command(named: Word(word)) != nil }

  private static func command(named word: Word) -> (any Command.Type)? {
    let name = word.shown
    return commands.first { $0.syntax.name == name } ?? (name == HelpCommand.syntax.name ? HelpCommand.self : nil)
  }

  /// The command, and the words that are for it.
  private static func choice(_ first: Word, _ words: [Word]) -> (any Command.Type, ArraySlice<Word>) {
    if let command = command(named: first) { return (command, words.dropFirst()) }
    return (RootCommand.takes(first.shown) ? RootCommand.self : OpenCommand.self, words[...])
  }
}

/// A misuse, and how the command is meant to be used.
struct WrongUsage: Error {
  let lines: [String]

  fileprivate init(_ misuse: Misuse, of command: CommandSyntax) {
    lines = Barnstorm.syntax.message(for: misuse, of: command, columns: Output.columns)
  }

  /// - Parameter first: the first word of the command line. If the editor makes no sense of the line, that word was
  ///   perhaps a misspelt command.
  fileprivate init(_ misuse: Misuse, of command: CommandSyntax, first: String) {
    let program = Barnstorm.syntax
    if command.name == program.defaultCommand, first != command.name, !first.hasPrefix("-"),
      let meant = program.command(meantBy: first)
    {
      self.init(.unknownCommand(first, meant: meant), of: program.root)
    } else {
      self.init(misuse, of: command)
    }
  }
}
