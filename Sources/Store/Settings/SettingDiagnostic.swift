/// The source of a value, from the weakest to the strongest.
package enum SettingSource: Equatable, Sendable {
  /// The default. The reason is such as `locale en_US.UTF-8`; nil for a default that is the same for everybody.
  case standard(reason: String?)
  /// The file, and the number of the line, from 1.
  case file(line: Int)
  /// The environment, and the name of the variable.
  case environment(String)
  /// The command line, and the option with its dashes, `--units`.
  case flag(String)
}

extension SettingSource: CustomStringConvertible {
  package var description: String {
    switch self {
    case .standard(let reason?): "default for \(reason)"
    case .standard(nil): "default"
    case .file(let line): "\(ConfigFile.name):\(line)"
    case .environment(let name): name
    case .flag(let name): name
    }
  }
}

/// An entry of the file or the environment that is ignored, and the reason.
package struct SettingDiagnostic: Equatable, Sendable {
  package enum Reason: Error, Equatable, Sendable {
    /// Not a value of the setting: what was written, and the words that it could be.
    case notOneOf(String, [String])
    /// The text is not a value of the setting; with the text, and some of the possible words.
    case notLike(String, [String])
    case unknownKey
    case givenTwice
    case unknownSection
    /// A line of `[keys]` is refused, for a reason in a phrase.
    case notBound(String)
    case notASetting
    case lineTooLong
    /// The whole file cannot be read, for a reason in a phrase.
    case unreadable(String)
  }

  /// The line or the variable; nil for the file as a whole.
  package let source: SettingSource?
  /// The key as it was written; empty if none.
  package let key: String
  package let reason: Reason

  package init(_ reason: Reason, key: String = "", in source: SettingSource?) {
    self.reason = reason
    self.key = key
    self.source = source
  }
}

extension SettingDiagnostic: CustomStringConvertible {
  /// A line for people: `config.ini:7: units: "furlong" is not one of mi, km`.
  package var description: String {
    let place = source?.description ?? ConfigFile.name
    return [place, key, reason.description].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

extension SettingDiagnostic.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notOneOf(let text, let choices): "\"\(text)\" is not one of \(choices.joined(separator: ", "))"
    case .notLike(let text, let examples): "\"\(text)\" is not a value such as \(examples.joined(separator: ", "))"
    case .unknownKey: "unknown; use \(Setting.allCases.map(\.key).joined(separator: ", "))"
    case .givenTwice: "set twice; this line wins"
    case .unknownSection: "the only section is [keys]; settings in this one are ignored"
    case .notASetting: "not a setting; use `key = value`"
    case .lineTooLong: "the line is too long"
    case .unreadable(let reason), .notBound(let reason): reason
    }
  }
}
