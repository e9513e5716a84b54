import Base
import Editor
import TripCore

/// The program without a command: it describes itself, for shells and for the manual.
struct RootCommand: Command {
  private static let shell: Parameter<Shell?> = .option(
    "--generate-completion-script", value: "shell", help: "Print completions for a shell.",
    choices: Shell.allCases.map(\.rawValue)
  ) { Shell(rawValue: $0) }

  private static let describe: Parameter<Bool> = .flag("--describe", help: "Print this description as JSON.")

  static let syntax = CommandSyntax(
    "barnstorm", "Arrange the itinerary of a sports road trip.",
    discussion: """
      Without a command, opens the editor: on the trip named, else on the last one, else on one \
      to be chosen, with a sample to begin with.

      TRIP is a path, the name of a trip or its id, or a beginning of either that no other trip shares. A word is a path if it \
      has a slash, ends in .json, or is the name of a file at hand. The word of a command is that command: `barnstorm open \
      show` opens a trip called show. ITEM is an id, or a beginning of one that no other item shares; `barnstorm show TRIP` \
      prints them.

      Exit status: 0 done, 1 refused or failed and nothing changed, 64 wrong usage.
      """
  ) {
    [shell.syntax, describe.syntax].hidden
  }

  private let completedShell: Shell?
  private let describes: Bool

  init(line: Invocation) throws(Misuse) {
    completedShell = try line[Self.shell]
    describes = line[Self.describe]
  }

  /// Whether a word is for the program itself and not for the editor.
  static func takes(_ word: String) -> Bool {
    let name = word.prefix { $0 != "=" }
    return BuiltIn.names.contains(word) || syntax.parameters.contains { $0.name == name }
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) {
    if let completedShell {
      outcome.answer(.text(completedShell.completions(forProgram: Barnstorm.syntax.name)))
    } else if describes {
      outcome.answer(json: Barnstorm.syntax.json)
    }
  }
}
