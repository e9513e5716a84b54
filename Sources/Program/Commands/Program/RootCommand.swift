import Almanac

/// The program without a command: it describes itself, for shells and for the manual, and prints its credits.
struct RootCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "barnstorm", "Arrange the itinerary of a sports road trip.",
    discussion: """
      Without a command, opens the editor: on TRIP, else on the last trip, else on a list of trips.
      TRIP is a path, or the name or ID of a trip; a unique prefix is enough. Anything with a slash, ending in \
      .json, or naming an existing file is treated as a path. Command names win over trip names: `barnstorm open \
      show` opens a trip called show. ITEM is an ID or a unique prefix of one; `barnstorm show TRIP` prints them.
      Exit status: 0 done, 1 refused or failed and nothing changed, 64 wrong usage.
      """)

  static var parameters: [Parameter<Self>] {
    flag(
      \.showsCredits, "--credits", help: "Print the sources of the program's data and libraries, with their licenses.")
    choice(\.completedShell, "--generate-completion-script", value: "shell", help: "Print completions for a shell.")
      .hidden
    flag(\.describes, "--describe", help: "Print this description as JSON.").hidden
  }

  private var completedShell: Shell?
  private var describes = false
  private var showsCredits = false

  /// Whether a word is for the program itself and not for the editor.
  static func handles(_ word: String) -> Bool {
    let name = word.prefix { $0 != "=" }
    return BuiltIn.names.contains(word) || syntax.parameters.contains { $0.name == name }
  }

  func run(in context: CommandContext, _ outcome: inout Outcome) {
    if let completedShell {
      outcome.answer(.text(completedShell.completions(forProgram: Barnstorm.syntax.name)))
    } else if showsCredits {
      outcome.answer(.content(EmbeddedFile.credits.bytes))
    } else if describes {
      outcome.answer(json: Barnstorm.syntax.json)
    }
  }
}
