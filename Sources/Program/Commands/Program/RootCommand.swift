import Almanac
import Editor
import Store

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
      outcome.output(.content(Array(completedShell.completions(forProgram: Barnstorm.syntax.name).utf8)))
    } else if showsCredits {
      outcome.output(.content(EmbeddedFile.credits.bytes))
    } else if describes {
      outcome.output(json: Barnstorm.syntax.json)
    }
  }
}

struct HelpCommand: Command {
  static let syntax = CommandSyntax(of: Self.self, "help", BuiltIn.help.help)

  static var parameters: [Parameter<Self>] {
    argument(\.name, "command", help: "Command (default: list all commands).")
  }

  private var name: String?
  private var subject = RootCommand.syntax

  mutating func check() throws(UsageError) {
    guard let name else { return }
    let program = Barnstorm.syntax
    guard let command = (program.commands + [Self.syntax]).first(where: { $0.name == name }) else {
      throw .unknownCommand(name, candidates: program.command(like: name))
    }
    subject = command
  }

  func run(in context: CommandContext, _ outcome: inout Outcome) {
    outcome.output(lines: Barnstorm.help(of: subject, in: context))
  }
}

/// The description from which `Scripts/manual` makes the manual page.
extension ProgramSyntax {
  var json: JSONValue {
    [
      "name": name, "abstract": root.abstract, "discussion": root.discussion, "defaultCommand": defaultCommand,
      "commands": commands.map(\.json), "keys": KeyContext.allCases.map(\.json),
      "homePage": ProgramVersion.homePage, "contact": ProgramVersion.contact,
    ]
  }
}

extension CommandSyntax {
  fileprivate var json: JSONValue {
    [
      "name": name, "abstract": abstract, "discussion": discussion, "parameters": visible.map(\.json),
      "examples": examples,
    ]
  }
}

extension KeyContext {
  fileprivate var json: JSONValue {
    ["title": title, "keys": manualRows.json { ["keys": $0.keys, "help": $0.help] }]
  }
}

extension ParameterSyntax {
  fileprivate var json: JSONValue {
    [
      "kind": kind == .argument ? "argument" : kind == .flag ? "flag" : "option", "name": name, "value": valueName,
      "help": help, "choices": choices, "isRequired": isRequired,
      "isRepeated": isRepeated, "section": section,
    ]
  }
}
