extension UserSettings {
  /// The lines of a file that sets nothing and explains everything.
  package static var exampleFile: [String] {
    let standard = UserSettings(file: nil, environment: { _ in nil })
    return [
      "# Settings of barnstorm: $XDG_CONFIG_HOME/barnstorm/config.ini, or ~/.config/barnstorm/config.ini.",
      "# Variables such as BARNSTORM_UNITS=km are above this file, options such as --units km above both.",
      "# Take away a semicolon to set something. `barnstorm config` prints what is in force.",
    ]
      + Setting.allCases.flatMap { setting in
        [
          "", "# \(setting.help): \(setting.words.joined(separator: ", ")).",
          "; \(setting.key) = \(standard.word(of: setting))",
        ]
      }
  }
}
