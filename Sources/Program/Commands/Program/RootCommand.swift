import Base
import Embedded

/// The program without a command: it describes itself, for shells and for the manual, and prints its credits.
struct RootCommand: Command {
  private static let shell: Parameter<Shell?> = .option(
    "--generate-completion-script", value: "shell", help: "Print completions for a shell.",
    choices: Shell.allCases.map(\.rawValue)
  ) { Shell(rawValue: $0) }

  private static let credits: Parameter<Bool> = .flag(
    "--credits", help: "Print the sources of the program's data and libraries, with their licenses.")

  private static let describe: Parameter<Bool> = .flag("--describe", help: "Print this description as JSON.")

  static let syntax = CommandSyntax(
    "barnstorm", "Arrange the itinerary of a sports road trip.",
    discussion: """
      Without a command, opens the editor: on TRIP, else on the last trip, else on a list of trips.
      TRIP is a path, or the name or ID of a trip; a unique prefix is enough. Anything with a slash, ending in \
      .json, or naming an existing file is treated as a path. Command names win over trip names: `barnstorm open \
      show` opens a trip called show. ITEM is an ID or a unique prefix of one; `barnstorm show TRIP` prints them.
      Exit status: 0 done, 1 refused or failed and nothing changed, 64 wrong usage.
      """
  ) {
    credits
    [shell.syntax, describe.syntax].hidden
  }

  private let completedShell: Shell?
  private let describes: Bool
  private let showsCredits: Bool

  init(line: Invocation) throws(UsageError) {
    completedShell = try line[Self.shell]
    describes = line[Self.describe]
    showsCredits = line[Self.credits]
  }

  /// Whether a word is for the program itself and not for the editor.
  static func handles(_ word: String) -> Bool {
    let name = word.prefix { $0 != "=" }
    return BuiltIn.names.contains(word) || syntax.parameters.contains { $0.name == name }
  }

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) {
    if let completedShell {
      outcome.answer(.text(completedShell.completions(forProgram: Barnstorm.syntax.name)))
    } else if showsCredits {
      outcome.answer(.content(EmbeddedFile.credits.bytes))
    } else if describes {
      outcome.answer(json: Barnstorm.syntax.json)
    }
  }
}
