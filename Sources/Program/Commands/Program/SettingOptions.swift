import Preferences

/// Options of a command that give settings, above the file and the environment.
struct SettingOptions {
  private let settings: [Setting]
  /// The heading of the options in the help; nil if they are among the others.
  private let section: String?

  /// The options of commands that print times and distances.
  static let wording = SettingOptions(settings: [.units, .clock, .dates], section: nil)
  /// The options of commands that print times, distances and what follows from them.
  static let timeline = SettingOptions(
    settings: [.units, .clock, .dates, .buffer, .drivingHours, .maxDriving], section: nil)
  /// The options of exports.
  static let export = SettingOptions(settings: [.units, .clock, .dates, .paper], section: nil)
  /// The options of the editor: every setting.
  static let editor = SettingOptions(settings: Setting.allCases, section: "Settings")

  var parameters: [ParameterSyntax] {
    let all = settings.map { $0.isFlag ? SettingOptions.flag($0).syntax : SettingOptions.option($0).syntax }
    return section.map(all.inSection) ?? all
  }

  /// The settings that a command line gives.
  func flags(of line: Invocation) throws(UsageError) -> Flags {
    var flags = Flags()
    for setting in settings {
      if setting.isFlag {
        if line[SettingOptions.flag(setting)] { flags.give(setting, "on") }
      } else if let word = try line[SettingOptions.option(setting)] {
        flags.give(setting, word)
      }
    }
    return flags
  }

  private static func flag(_ setting: Setting) -> Parameter<Bool> { .flag(setting.option, help: "\(setting.help).") }

  private static func option(_ setting: Setting) -> Parameter<String?> {
    let choices = setting.hasMoreWords ? [] : setting.words
    return .option(
      setting.option, value: setting.hasMoreWords ? (setting.isCommand ? "command" : "time") : nil,
      help: "\(setting.help).", choices: choices
    ) { setting.word(for: $0) }
  }
}
