import Almanac
import Editor
import Preferences
import Screen
import Store

struct ConfigCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "config", "Print the effective settings and the source of each.",
    discussion: """
      A setting comes from its default, the config file, an environment variable such as BARNSTORM_UNITS, or an \
      option such as --units; the later override the earlier. NO_COLOR is respected. The section [keys] of the file \
      binds keys of the trip list.
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
      outcome.answer(lines: UserSettings.exampleFile + OwnKeys.exampleFile)
    } else if isJSON {
      outcome.answer(json: value(settings, path))
    } else {
      outcome.answer(lines: lines(settings, path))
      for mistake in mistakes(in: settings) { outcome.complain(mistake.description) }
    }
  }

  private func lines(_ settings: UserSettings, _ path: FilePath?) -> [String] {
    let rows = Setting.allCases.map { setting in
      [setting.key, settings.word(of: setting), settings.source(of: setting).description]
    }
    let keys = OwnKeys(settings.keyLines).rows.map {
      ["[keys] \($0.name)", $0.keys.isEmpty ? OwnKeys.none : $0.keys.joined(separator: " ")]
    }
    return ["File: \(path?.description ?? "none, since HOME is not set")", ""] + TextTable.lines(rows + keys)
  }

  private func mistakes(in settings: UserSettings) -> [SettingDiagnostic] {
    settings.mistakes + OwnKeys(settings.keyLines).mistakes
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
      "keys": .array(
        OwnKeys(settings.keyLines).rows.map {
          ["action": .string($0.name), "keys": .array($0.keys.map { .string($0) })]
        }),
      "mistakes": .array(mistakes(in: settings).map { .string($0.description) }),
    ]
  }
}
