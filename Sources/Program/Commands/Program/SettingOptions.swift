import Preferences

/// The settings that commands take as options, above the file and the environment.
extension [Setting] {
  /// The settings of commands that print times and distances.
  static let wording: [Setting] = [.units, .clock, .dates]
  /// The settings of commands that print times, distances and what follows from them.
  static let timeline: [Setting] = [.units, .clock, .dates, .buffer, .drivingHours, .maxDriving]
  /// The settings of exports.
  static let export: [Setting] = [.units, .clock, .dates, .paper]
}

extension Parameters {
  /// The options of settings.
  static func settings(_ property: Property<Flags>, _ settings: [Setting]) -> Parameter<Self> {
    group(property, settings.map(Flags.row))
  }
}

extension Flags: Parameters {
  package static var parameters: [Parameter<Self>] { Setting.allCases.map(row) }

  fileprivate static func row(_ setting: Setting) -> Parameter<Self> {
    let help = "\(setting.help)."
    if setting.isFlag { return flag(\.[setting], setting.option, help: help, sets: "on") }
    return option(
      \.[setting], setting.option, value: setting.hasMoreWords ? (setting.isCommand ? "command" : "time") : nil,
      help: help, choices: setting.hasMoreWords ? [] : setting.words
    ) { setting.word(for: $0) }
  }
}
