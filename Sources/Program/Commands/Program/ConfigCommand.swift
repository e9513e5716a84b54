import Almanac
import Editor
import Screen
import Store

struct ConfigCommand: Command {
  static let syntax = CommandSyntax(
    of: Self.self, "config", "Print the effective settings and the source of each.",
    discussion: """
      A setting comes from its default, the config file, an environment variable such as BARNSTORM_UNITS, or an \
      option such as --units; the later override the earlier. NO_COLOR is respected. The section [keys] of the file \
      binds keys.
      """,
    examples: ["barnstorm config --example > ~/.config/barnstorm/config.ini"])

  static var parameters: [Parameter<Self>] {
    json
    flag(\.printsExample, "--example", help: "Print a sample file that explains every setting.")
    group(\.flags).inSection("Settings")
  }

  private var printsExample = false
  private var flags = Flags()

  func run(in context: CommandContext, _ outcome: inout Outcome) {
    let settings = context.storage.settings(flags)
    let path = context.storage.settingsPath
    if printsExample { return outcome.output(lines: UserSettings.exampleFile + OwnKeys.exampleFile) }
    let mistakes = settings.allMistakes.map(\.description)
    outcome.output(in: context, json: value(settings, path, mistakes), lines: lines(settings, path))
    if !context.printsJSON { for mistake in mistakes { outcome.report(mistake) } }
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

  private func value(_ settings: UserSettings, _ path: FilePath?, _ mistakes: [String]) -> JSONValue {
    [
      "file": path?.forPrograms,
      "settings": Setting.allCases.json {
        ["key": $0.key, "value": settings.word(of: $0), "from": settings.source(of: $0).description]
      },
      "keys": OwnKeys(settings.keyLines).rows.json { ["action": $0.name, "keys": $0.keys] },
      "mistakes": mistakes,
    ]
  }
}
