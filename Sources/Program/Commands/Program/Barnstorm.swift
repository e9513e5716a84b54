import Almanac
import Store

/// A command: how it is called, and what it does. A value of it is a parsed command line.
protocol Command: Parameters, SendableMetatype {
  static var syntax: CommandSyntax { get }

  /// Runs the command and adds its answers to the outcome.
  ///
  /// - Throws: the reason why the command did nothing, or did not finish.
  func run(in context: CommandContext, _ outcome: inout Outcome) throws
}

/// A command that changes files. It has two more options, which set ``CommandContext/answersPrograms`` and
/// ``CommandContext/isDryRun``.
protocol WritingCommand: Command {}

extension WritingCommand {
  static var writingOptions: [ParameterSyntax] {
    json.syntax + [ParameterSyntax(.flag, CommandContext.dryRunOption, help: "Only print what would change.")]
  }
}

/// The command line: the editor, and a command for everything it can do.
enum Barnstorm {
  static let version = "barnstorm \(ProgramVersion.number)"

  static let commands: [any Command.Type] = [
    SampleCommand.self, ListCommand.self, ShowCommand.self, CheckCommand.self, TimelineCommand.self, NowCommand.self,
    GroundsCommand.self, SlotsCommand.self, MoveCommand.self, AddCommand.self, EditCommand.self, DuplicateCommand.self,
    DeleteCommand.self, PlacesCommand.self, GamesCommand.self, SourcesCommand.self, NewCommand.self, UpdateCommand.self,
    MergeCommand.self, RepairCommand.self, ConfigCommand.self, OpenCommand.self, ExportCommand.self, RouteCommand.self,
    RenameCommand.self, DaysCommand.self, SortCommand.self, GameCommand.self, LegCommand.self, LegsCommand.self,
    RemoveCommand.self, UndoCommand.self, PlanCommand.self, ReplanCommand.self, ShareCommand.self, JoinCommand.self,
    SyncCommand.self, UnshareCommand.self, HistoryCommand.self,
  ]

  static var syntax: ProgramSyntax {
    ProgramSyntax(
      RootCommand.syntax, usage: ["barnstorm [TRIP] [--units UNITS] ...", "barnstorm COMMAND ..."],
      commands: commands.map { $0.syntax }, defaultCommand: OpenCommand.syntax.name)
  }

  /// Runs a command line without the name of the program. Does not open the editor: the outcome only requests that.
  static func outcome(of words: [Word], in context: CommandContext) -> Outcome {
    var outcome = Outcome()
    do {
      try run(words, in: context, &outcome)
    } catch let usageError as UsageError {
      complain(usageError, of: RootCommand.syntax, in: context, &outcome)
    } catch {
      outcome.complain(String(describing: error))
      outcome.status = 1
      if words.contains(Word(CommandContext.jsonOption)), let json = ChangeOutput.refusal(error) {
        outcome.answer(json: json)
      }
    }
    return outcome
  }

  private static func run(_ words: [Word], in context: CommandContext, _ outcome: inout Outcome) throws {
    // The most usual command lines are recognised without the description of all others, and so start sooner.
    guard let first = words.first else {
      try context.storage.checkDirectories()
      return outcome.editor = EditorRequest(subject: .lastTrip, flags: Flags())
    }
    if words.count == 1, first.bytes.first != UInt8(ascii: "-"), command(named: first) == nil {
      try context.storage.checkDirectories()
      return outcome.editor = try request(toOpen: first, in: context)
    }
    if first == Word(Shell.question) {
      if let answer = CompletionOutput(words.dropFirst().map(\.shown), in: context) {
        outcome.answer(.text(answer.text))
      }
      return
    }
    let (command, rest) = choice(first, words)
    do {
      switch try command.syntax.read(rest) {
      case .run(let line):
        let command = try command.init(line)
        try context.storage.checkDirectories()
        var context = context
        context.answersPrograms = !line.words(named: CommandContext.jsonOption).isEmpty
        context.isDryRun = !line.words(named: CommandContext.dryRunOption).isEmpty
        try command.run(in: context, &outcome)
        if context.isDryRun { outcome.wordAsTried() }
      case .help: outcome.answer(lines: help(of: command.syntax, in: context))
      case .version: outcome.answer(lines: [version])
      }
    } catch let usageError as UsageError {
      // If the editor makes no sense of the line, its first word was perhaps a misspelt command.
      let (word, isDefault) = (first.shown, command.syntax.name == syntax.defaultCommand)
      if isDefault, word != command.syntax.name, !word.hasPrefix("-"), let meant = syntax.command(like: word) {
        complain(.unknownCommand(word, meant: meant), of: syntax.root, in: context, &outcome)
      } else {
        complain(usageError, of: command.syntax, in: context, &outcome)
      }
    }
  }

  private static func complain(
    _ usageError: UsageError, of command: CommandSyntax, in context: CommandContext, _ outcome: inout Outcome
  ) {
    outcome.complain(lines: syntax.message(for: usageError, of: command, columns: context.columns()))
    outcome.status = 64
  }

  /// The request for the trip that a word alone names, which may also be a misspelt command.
  private static func request(toOpen word: Word, in context: CommandContext) throws -> EditorRequest {
    do throws(StoreError) {
      let path = try context.storage.path(ofTrip: FilePath(bytes: word.bytes))
      return EditorRequest(subject: .trip(path), flags: Flags())
    } catch {
      throw refusal(of: word.shown, error)
    }
  }

  private static func refusal(of word: String, _ error: StoreError) -> any Error {
    guard case .unknownTrip(let trip, let trips) = error, let command = syntax.command(like: word) else {
      return error
    }
    if trips.isEmpty { return UsageError.unknownCommand(word, meant: command) }
    let meant = trips.map(JSONText.quoted) + ["the command '\(command)'"]
    return Failure("no trip and no command \(trip.quoted)\(NearMiss.question(meant))")
  }

  static func help(of command: CommandSyntax, in context: CommandContext) -> [String] {
    syntax.help(of: command, columns: context.columns())
  }

  static func isCommand(_ word: String) -> Bool { command(named: Word(word)) != nil }

  private static func command(named word: Word) -> (any Command.Type)? {
    let name = word.shown
    return commands.first { $0.syntax.name == name } ?? (name == HelpCommand.syntax.name ? HelpCommand.self : nil)
  }

  static func choice(_ first: Word, _ words: [Word]) -> (any Command.Type, ArraySlice<Word>) {
    if let command = command(named: first) { return (command, words.dropFirst()) }
    return (RootCommand.handles(first.shown) ? RootCommand.self : OpenCommand.self, words[...])
  }
}
