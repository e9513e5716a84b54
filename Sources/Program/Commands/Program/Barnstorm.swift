import Almanac
import Store

/// A command: how it is called, and what it does. A value of it is a parsed command line.
protocol Command: Parameters, SendableMetatype {
  static var syntax: CommandSyntax { get }

  /// - Throws: the reason why the command did nothing, or did not finish.
  func run(in context: CommandContext, _ outcome: inout Outcome) throws
}

/// A command that changes files. It has the options `--json` and `--dry-run`.
protocol WritingCommand: Command {}

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
      root: RootCommand.syntax, usage: ["barnstorm [TRIP] [--units UNITS] ...", "barnstorm COMMAND ..."],
      commands: commands.map { $0.syntax }, defaultCommand: OpenCommand.syntax.name)
  }

  /// Runs a command line without the name of the program. Does not open the editor: the outcome only requests that.
  static func outcome(of words: [Word], in context: CommandContext) -> Outcome {
    var outcome = Outcome()
    do {
      try run(words, in: context, &outcome)
    } catch let usageError as UsageError {
      report(usageError, of: RootCommand.syntax, in: context, &outcome)
    } catch {
      outcome.report(String(describing: error))
      outcome.status = 1
      if words.contains(Word(CommandContext.json.syntax[0].name)), let json = ChangeOutput.refusal(error) {
        outcome.output(json: json)
      }
    }
    return outcome
  }

  private static func run(_ words: [Word], in context: CommandContext, _ outcome: inout Outcome) throws {
    if words.first == Word(Shell.completionOption) {
      if let output = CompletionOutput(words.dropFirst().map(\.displayed), in: context) {
        outcome.output(.content(Array(output.text.utf8)))
      }
      return
    }
    let (command, rest) = choice(words[...])
    let isNamed = rest.count < words.count
    do {
      switch try command.syntax.read(rest) {
      case .run(let line):
        let command = try command.init(line)
        try context.storage.checkDirectories()
        var context = context
        for option in [CommandContext.json, CommandContext.dryRun] { try option.read(line, &context) }
        try command.run(in: context, &outcome)
        if context.isDryRun { outcome.wordAsTried() }
      case .help: outcome.output(lines: help(of: command.syntax, in: context))
      case .version: outcome.output(lines: [version])
      }
    } catch let usageError as UsageError {
      // If the editor makes no sense of the line, its first word was perhaps a misspelt command.
      if !isNamed, let word = words.first?.displayed, !word.hasPrefix("-"), let candidates = syntax.command(like: word)
      {
        throw UsageError.unknownCommand(word, candidates: candidates)
      }
      report(usageError, of: command.syntax, in: context, &outcome)
    } catch StoreError.unknownTrip(let trip, let trips) where !isNamed {
      guard let command = syntax.command(like: trip.description) else {
        throw StoreError.unknownTrip(trip, candidates: trips)
      }
      if trips.isEmpty { throw UsageError.unknownCommand(trip.description, candidates: command) }
      let candidates = trips.map(JSONText.quoted) + ["the command '\(command)'"]
      throw Failure("no trip and no command \(trip.quoted)\(NearMiss.suggestion(candidates))")
    }
  }

  private static func report(
    _ usageError: UsageError, of command: CommandSyntax, in context: CommandContext, _ outcome: inout Outcome
  ) {
    outcome.report(lines: syntax.message(for: usageError, of: command, columns: context.columns()))
    outcome.status = 64
  }

  static func help(of command: CommandSyntax, in context: CommandContext) -> [String] {
    syntax.help(of: command, columns: context.columns())
  }

  static func isCommand(_ word: String) -> Bool { command(named: Word(word)) != nil }

  private static func command(named word: Word) -> (any Command.Type)? {
    let name = word.displayed
    return commands.first { $0.syntax.name == name } ?? (name == HelpCommand.syntax.name ? HelpCommand.self : nil)
  }

  /// The command that a line names, else the editor or the program itself, and the words for it.
  static func choice(_ words: ArraySlice<Word>) -> (any Command.Type, ArraySlice<Word>) {
    if let first = words.first, let command = command(named: first) { return (command, words.dropFirst()) }
    let isOfRoot = words.first.map { RootCommand.handles($0.displayed) } ?? false
    return (isOfRoot ? RootCommand.self : OpenCommand.self, words)
  }
}
