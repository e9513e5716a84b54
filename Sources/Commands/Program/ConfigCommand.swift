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

  private let isJSON: Bool
  private let printsExample: Bool
  private let flags: Flags

  init(line: Invocation) throws(Misuse) {
    isJSON = line[Arguments.json]
    printsExample = line[Self.example]
    flags = try EditorOptions.flags(of: line)
  }

  func run(in surroundings: Surroundings, _ outcome: inout Outcome) {
    let settings = surroundings.home.settings(flags)
    let path = surroundings.home.settingsPath
    if printsExample {
      outcome.answer(lines: UserSettings.exampleFile)
    } else if isJSON {
      outcome.answer(json: value(settings, path))
    } else {
      outcome.answer(lines: lines(settings, path))
      for mistake in settings.mistakes { outcome.complain(mistake.description) }
    }
  }

  private func lines(_ settings: UserSettings, _ path: FilePath?) -> [String] {
    let rows = UserSettings.Key.allCases.map { key in
      [key.rawValue, settings.text(of: key), settings.source(of: key).description]
    }
    return ["File: \(path?.description ?? "none, since HOME is not set")", ""] + Table.lines(rows)
  }

  private func value(_ settings: UserSettings, _ path: FilePath?) -> JSONValue {
    let values = UserSettings.Key.allCases.map { key -> JSONValue in
      [
        "key": .string(key.rawValue), "value": .string(settings.text(of: key)),
        "from": .string(settings.source(of: key).description),
      ]
    }
    return [
      "file": JSONValue(path?.forPrograms), "settings": .array(values),
      "mistakes": .array(settings.mistakes.map { .string($0.description) }),
    ]
  }
}
