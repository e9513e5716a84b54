/// Where a value comes from, from the weakest to the strongest.
package enum Source: Equatable, Sendable {
  /// The same for everybody, or for a reason, such as `locale en_US.UTF-8`.
  case standard(reason: String?)
  /// Line, from 1.
  case file(line: Int)
  /// The variable.
  case environment(String)
  /// With its dashes, `--units`.
  case flag(String)
}

extension Source: CustomStringConvertible {
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

/// A setting in force: its value, and where that comes from.
package struct Setting<Value: Choice>: Equatable, Sendable {
  package private(set) var value: Value
  package private(set) var source: Source

  init(_ value: Value, _ source: Source = .standard(reason: nil)) {
    self.value = value
    self.source = source
  }

  /// Takes on a value as the user wrote it, in any case.
  mutating func take(_ text: String, from source: Source) throws(Mistake.Reason) {
    guard let value = Value(rawValue: text.lowercased()) else {
      throw .notOneOf(text, Value.allCases.map(\.rawValue))
    }
    self = Setting(value, source)
  }

  mutating func take(_ value: Value?, from source: Source) {
    if let value { self = Setting(value, source) }
  }
}

/// Something written in the file or the environment that does not count.
package struct Mistake: Equatable, Sendable {
  package enum Reason: Error, Equatable, Sendable {
    /// What was written, and what it could be.
    case notOneOf(String, [String])
    case unknownKey
    case givenTwice
    case unknownSection
    case notASetting
    case lineTooLong
    /// Why the whole file cannot be read.
    case unreadable(String)
  }

  /// Of the line or the variable; nil for the file as a whole.
  package let source: Source?
  /// Empty where there is none.
  package let key: String
  package let reason: Reason

  package init(_ reason: Reason, key: String = "", in source: Source?) {
    self.reason = reason
    self.key = key
    self.source = source
  }
}

extension Mistake: CustomStringConvertible {
  /// One line: `config.ini:7: units: "furlong" is not one of mi, km`.
  package var description: String {
    let place = source?.description ?? ConfigFile.name
    return [place, key, reason.description].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

extension Mistake.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notOneOf(let text, let choices): "\"\(text)\" is not one of \(choices.joined(separator: ", "))"
    case .unknownKey: "unknown; there are \(UserSettings.Key.allCases.map(\.rawValue).joined(separator: ", "))"
    case .givenTwice: "given before; this line counts"
    case .unknownSection: "the file has no sections; what stands in this one does not count"
    case .notASetting: "not a setting: write `key = value`"
    case .lineTooLong: "the line is too long"
    case .unreadable(let reason): reason
    }
  }
}
