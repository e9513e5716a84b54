import CommandLineSyntax
import Paths

/// The command line: the editor, and a command for everything it can do.
enum Barnstorm {
  static let version = "barnstorm 0.1.0"

  static let commands: [any Command.Type] = [
    SampleCommand.self, ListCommand.self, ShowCommand.self, CheckCommand.self, SlotsCommand.self, MoveCommand.self,
    AddCommand.self, EditCommand.self, DeleteCommand.self, GamesCommand.self, NewCommand.self, UpdateCommand.self,
    RepairCommand.self, ConfigCommand.self, OpenCommand.self,
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
      return try EditorLaunch.run(trip: FilePath(bytes: first.bytes))
    }
    let (command, rest) = choice(first, words)
    do {
      switch try command.syntax.read(rest) {
      case .run(let line): try command.init(line: line).run()
      case .help: try HelpCommand.show(command.syntax)
      case .version: try Output.print(lines: [version])
      }
    } catch let misuse as Misuse {
      throw WrongUsage(misuse, of: command.syntax, words: words)
    }
  }

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

  fileprivate init(_ misuse: Misuse, of command: CommandSyntax, words: [Word]) {
    let program = Barnstorm.syntax
    var (misuse, command) = (misuse, command)
    // What the editor makes no sense of was perhaps meant for a command.
    if command.name == program.defaultCommand, let word = words.first?.shown, word != command.name,
      !word.hasPrefix("-"), let meant = program.command(meantBy: word)
    {
      (misuse, command) = (.unknownCommand(word, meant: meant), program.root)
    }
    lines = program.message(for: misuse, of: command, columns: Output.columns)
  }
}
