import Base
import Preferences
import Screen
import Store

struct ConfigCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "config", "Print the effective settings and the source of each.",
    discussion: """
      A setting comes from its default, the config file, an environment variable such as BARNSTORM_UNITS, or an \
      option such as --units; the later override the earlier. NO_COLOR is respected.
      """,
    examples: ["barnstorm config --example > ~/.config/barnstorm/config.ini"])

  static var parameters: [Parameter<Self>] {
    json(\.isJSON)
    flag(\.printsExample, "--example", help: "Print a sample file that explains every setting.")
    group(\.flags).inSection("Settings")
  }

  private var isJSON = false
  private var printsExample = false
  private var flags = Flags()

  func run(in surroundings: CommandContext, _ outcome: inout Outcome) {
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
    let rows = Setting.allCases.map { setting in
      [setting.key, settings.word(of: setting), settings.source(of: setting).description]
    }
    return ["File: \(path?.description ?? "none, since HOME is not set")", ""] + TextTable.lines(rows)
  }

  private func value(_ settings: UserSettings, _ path: FilePath?) -> JSONValue {
    let values = Setting.allCases.map { setting -> JSONValue in
      [
        "key": .string(setting.key), "value": .string(settings.word(of: setting)),
        "from": .string(settings.source(of: setting).description),
      ]
    }
    return [
      "file": JSONValue(path?.forPrograms), "settings": .array(values),
      "mistakes": .array(settings.mistakes.map { .string($0.description) }),
    ]
  }
}
