import Exports
import Itinerary
import Screen

/// The effective settings: from the defaults, the file, the environment and the command line, each above the one before.
package struct UserSettings: Equatable, Sendable {
  private struct ResolvedValue: Equatable, Sendable {
    let word: String
    let source: SettingSource
  }

  private var values: [Setting: ResolvedValue] = [:]
  /// The signs in numbers, which only the locale sets.
  package let numbers: Wording.Numbers
  /// Whether the terminal is known to show links.
  private let knowsLinks: Bool
  package private(set) var keyLines: [ConfigLine] = []
  /// The code of the country of the locale, such as `GB`.
  package let country: String?
  /// The entries that are ignored: first those of the file, by lines, then those of the environment.
  package private(set) var mistakes: [SettingDiagnostic] = []

  package init(file: [UInt8]?, environment: Variables, flags: Flags = Flags()) {
    (numbers, country) = (Defaults.numbers(environment), Defaults.country(environment))
    knowsLinks = Defaults.knowsLinks(environment)
    for setting in Setting.allCases {
      values[setting] = ResolvedValue(word: setting.standard(environment), source: .standard)
    }
    if let file { apply(ConfigFile(file)) }
    apply(environment: environment)
    for (setting, word) in flags { values[setting] = ResolvedValue(word: word, source: .flag(setting.option)) }
  }

  package init(unreadableFile reason: String, environment: Variables, flags: Flags = Flags()) {
    self.init(file: nil, environment: environment, flags: flags)
    mistakes.insert(SettingDiagnostic(reason, in: nil), at: 0)
  }

  // MARK: Layers

  private mutating func apply(_ file: ConfigFile) {
    mistakes += file.mistakes
    keyLines = file.keyLines
    for line in file.lines {
      guard let setting = Setting(rawValue: line.key.lowercased()) else {
        let keys = Setting.allCases.map(\.key).joined(separator: ", ")
        mistakes.append(SettingDiagnostic("unknown; use \(keys)", key: line.key, in: .file(line: line.number)))
        continue
      }
      let earlier = source(of: setting)
      let source = SettingSource.file(line: line.number)
      apply(line.value, for: setting, from: source, name: line.key)
      if case .file = earlier, self.source(of: setting) == source {
        mistakes.append(SettingDiagnostic(SettingDiagnostic.setTwice, key: line.key, in: source))
      }
    }
    mistakes.sort { $0.line < $1.line }
  }

  private mutating func apply(environment: Variables) {
    for setting in Setting.allCases {
      guard let text = environment(setting.variable), !text.isEmpty else { continue }
      apply(text, for: setting, from: .environment(setting.variable), name: "")
    }
    // https://no-color.org, more than a preference of colors: only a flag is stronger.
    if environment("NO_COLOR")?.isEmpty == false {
      values[.colors] = ResolvedValue(word: ColorDepth.none.word, source: .environment("NO_COLOR"))
    }
  }

  private mutating func apply(_ text: String, for setting: Setting, from source: SettingSource, name: String) {
    if let word = setting.word(for: setting.keepsCase ? text : text.lowercased()) {
      values[setting] = ResolvedValue(word: word, source: source)
    } else {
      let rule = setting.hasMoreWords ? "a value such as" : "one of"
      let reason = "\"\(text)\" is not \(rule) \(setting.words.joined(separator: ", "))"
      mistakes.append(SettingDiagnostic(reason, key: name, in: source))
    }
  }

  // MARK: As text

  package func word(of setting: Setting) -> String { values[setting]?.word ?? "" }

  package func source(of setting: Setting) -> SettingSource { values[setting]?.source ?? .standard }
}

// MARK: Values

extension UserSettings {
  package var units: Wording.Distance { value(of: .units) ?? .miles }
  package var clock: Wording.Clock { value(of: .clock) ?? .twelveHour }
  package var dates: Wording.Dates { value(of: .dates) ?? .monthFirst }
  package var paper: PaperSize { value(of: .paper) ?? .letter }
  package var icons: IconStyle { value(of: .icons) ?? .plain }
  package var colors: ColorDepth { value(of: .colors) ?? .direct }
  /// The background of the terminal as the user has set it; nil if the program has to find out.
  package var background: Theme.Background? { value(of: .background) }
  package var links: Bool { (value(of: .links) as Bool??)?.flatMap { $0 } ?? knowsLinks }
  package var bell: Bell { value(of: .bell) ?? .off }
  package var mouse: Bool { value(of: .mouse) ?? true }
  /// Whether the screen has no boxes, for screen readers.
  package var plain: Bool { value(of: .plain) ?? false }

  package var passwordCommand: [String] { command(.passwordCommand) }

  /// How one travels: the arrival before a game, and when and how long one drives.
  package var travelRules: TravelRules {
    let standard = TravelRules.standard
    let limit: DrivingLimit? = value(of: .maxDriving)
    return TravelRules(
      buffer: (value(of: .buffer) as ArrivalBuffer?)?.minutes ?? standard.buffer,
      hours: (value(of: .drivingHours) as DrivingHours?)?.minutes ?? standard.hours,
      limit: limit.map(\.minutes) ?? standard.limit)
  }

  /// The seconds between two requests to the address of a schedule; nil for none.
  package var scheduleInterval: Int? {
    let seconds = (value(of: .scheduleInterval) as Seconds?)?.count ?? 0
    return seconds > 0 ? seconds : nil
  }

  package var onChange: [String] { command(.onChange) }

  package var geocoder: [String] { command(.geocoder) }

  private func command(_ setting: Setting) -> [String] { (value(of: setting) as UserCommand?)?.words ?? [] }

  /// The value of the word that is held for a setting, which is always one of the setting's words.
  private func value<Value: SettingValue>(of setting: Setting) -> Value? { Value(word: word(of: setting)) }
}

/// The words of the settings that a command line gives, which override the file and the environment.
package typealias Flags = [Setting: String]

extension UserSettings {
  package static var exampleFile: [String] {
    let standard = UserSettings(file: nil, environment: { _ in nil })
    return [
      "# Settings of Barnstorm: $XDG_CONFIG_HOME/barnstorm/config.ini, or ~/.config/barnstorm/config.ini.",
      "# Environment variables (BARNSTORM_UNITS=km) override this file; options (--units km) override both.",
      "# Remove the semicolon before a line to set it. `barnstorm config` prints the effective settings.",
    ]
      + Setting.allCases.flatMap { setting in
        [
          "", "# \(setting.help): \(setting.words.joined(separator: ", "))\(setting.hasMoreWords ? " …" : ".")",
          "; \(setting.key) = \(standard.word(of: setting))",
        ]
      }
  }
}

extension SettingDiagnostic {
  /// The line in the file; beyond all lines for what is not in the file.
  fileprivate var line: Int { if case .file(let line) = source { line } else { .max } }
}
