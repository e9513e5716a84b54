import CommandLineSyntax
import ItineraryCore
import Presenting
import Settings

/// The options of commands that print times and distances.
enum WordingOptions {
  private static let units = option(.units, Wording.Distance.self)
  private static let clock = option(.clock, Wording.Clock.self)

  @ParameterBuilder static var parameters: [ParameterSyntax] {
    units
    clock
  }

  static func flags(of line: Invocation) throws(Misuse) -> Flags {
    var flags = Flags()
    flags.units = try line[units]
    flags.clock = try line[clock]
    return flags
  }
}

/// The options of the editor: a setting each, above the file and the environment.
enum EditorOptions {
  private static let icons = option(.icons, IconStyle.self)
  private static let colors = option(.colors, Colors.self)
  private static let background = option(.background, Background.self)
  private static let bell = option(.bell, Bell.self)
  private static let mouse = option(.mouse, Switch.self)
  private static let plain: Parameter<Bool> = .flag(
    UserSettings.Key.plain.flag, help: "\(UserSettings.Key.plain.help).")

  static var parameters: [ParameterSyntax] { all.inSection("Settings") }

  @ParameterBuilder private static var all: [ParameterSyntax] {
    WordingOptions.parameters
    icons
    colors
    background
    bell
    mouse
    plain
  }

  static func flags(of line: Invocation) throws(Misuse) -> Flags {
    var flags = try WordingOptions.flags(of: line)
    flags.icons = try line[icons]
    flags.colors = try line[colors]
    flags.background = try line[background]
    flags.bell = try line[bell]
    flags.mouse = try line[mouse]
    flags.plain = line[plain]
    return flags
  }
}

private func option<Value: Choice>(_ key: UserSettings.Key, _: Value.Type) -> Parameter<Value?> {
  .option(key.flag, help: "\(key.help).", choices: key.choices) { Value(rawValue: $0) }
}
