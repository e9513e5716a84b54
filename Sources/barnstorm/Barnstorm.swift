import ArgumentParser

/// The command line: the editor, and a subcommand for everything it can do.
struct Barnstorm: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "barnstorm",
    abstract: "Arrange the itinerary of a sports road trip.",
    usage: """
      barnstorm [TRIP] [--units UNITS] ...
      barnstorm COMMAND ...
      """,
    discussion: """
      Without a command, opens the editor: on the trip named, else on the last one, else on one \
      to be chosen, with a sample to begin with.

      TRIP is a path, the name of a trip, or the start of its id. ITEM is an id, or a start of one that no other item \
      shares; `barnstorm show TRIP` prints them.

      Exit status: 0 done, 1 refused or failed and nothing changed, 64 wrong usage.
      """,
    version: "barnstorm 0.1.0",
    subcommands: [
      SampleCommand.self, ListCommand.self, ShowCommand.self, CheckCommand.self, SlotsCommand.self, MoveCommand.self,
      AddCommand.self, EditCommand.self, DeleteCommand.self, GamesCommand.self, NewCommand.self, UpdateCommand.self,
      RepairCommand.self, ConfigCommand.self,
      OpenCommand.self,
    ], defaultSubcommand: OpenCommand.self)

  /// Whether a word names a command and so is no TRIP.
  static func isCommand(_ word: String) -> Bool {
    word == "help" || configuration.subcommands.contains { $0.configuration.commandName == word }
  }
}

extension CompletionKind {
  static var tripFile: CompletionKind { .file(extensions: ["json"]) }
}
