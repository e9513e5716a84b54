import CommandLineSyntax
import Interchange
import Paths
import Settings
import UserFiles

struct ConfigCommand: Command {
  private static let example: Parameter<Bool> = .flag(
    "--example", help: "Print a file to start from, which explains every setting.")

  static let syntax = CommandSyntax(
    "config", "Print the settings in force, and where each comes from.",
    discussion: """
      A setting comes from its default, from the file, from a variable such as BARNSTORM_UNITS, or from an option such \
      as --units, the later ones above the earlier ones. NO_COLOR is respected.
      """,
    examples: ["barnstorm config --example > ~/.config/barnstorm/config.ini"]
  ) {
    Arguments.json
    example
    EditorOptions.parameters
  }

  let line: Invocation

  func run() throws {
    let settings = Home().settings(try EditorOptions.flags(of: line))
    if line[Self.example] {
      try Output.print(lines: UserSettings.exampleFile)
    } else if line[Arguments.json] {
      try Output.print(json: value(settings).pretty + "\n")
    } else {
      try Output.print(lines: lines(settings))
      for mistake in settings.mistakes { Output.complain(mistake.description) }
    }
  }

  private func lines(_ settings: UserSettings) -> [String] {
    let rows = UserSettings.Key.allCases.map { key in
      [key.rawValue, settings.text(of: key), settings.source(of: key).description]
    }
    return ["File: \(Home().settingsPath?.description ?? "none, since HOME is not set")", ""] + Table.lines(rows)
  }

  private func value(_ settings: UserSettings) -> JSONValue {
    let values = UserSettings.Key.allCases.map { key -> JSONValue in
      [
        "key": .string(key.rawValue), "value": .string(settings.text(of: key)),
        "from": .string(settings.source(of: key).description),
      ]
    }
    return [
      "file": JSONValue(Home().settingsPath?.forPrograms), "settings": .array(values),
      "mistakes": .array(settings.mistakes.map { .string($0.description) }),
    ]
  }
}
