import Exports
import Itinerary
import Screen

/// A type whose values a setting takes, each under the word that users write.
protocol SettingValue {
  static var words: [String] { get }
  static var hasMoreWords: Bool { get }
  static var keepsCase: Bool { get }
  var word: String { get }
  init?(word: String)
}

/// The signal at a pick-up, a drop and a refusal.
package enum Bell: String, CaseIterable, Sendable {
  case off, bell, flash
}

/// A span of time in whole seconds, at most a year.
package struct Seconds: Equatable, Sendable {
  package let count: Int

  init(hours: Int) { count = hours * 3600 }
}

/// A command of the user: a program and its arguments, separated by spaces. Arguments with spaces are in single or double
/// quotes; a backslash has no meaning.
package struct UserCommand: Equatable, Sendable {
  package let words: [String]
}

// MARK: Words

extension SettingValue {
  static var hasMoreWords: Bool { false }
  static var keepsCase: Bool { false }
}

extension SettingValue where Self: RawRepresentable<String> & CaseIterable {
  static var words: [String] { allCases.map { $0.rawValue } }
  var word: String { rawValue }

  init?(word: String) {
    guard let named = Self.allCases.first(where: { $0.rawValue.lowercased() == word.lowercased() }) else { return nil }
    self = named
  }
}

extension Wording.Distance: SettingValue {}
extension Wording.Clock: SettingValue {}

extension Wording.Dates: SettingValue {}
extension IconStyle: SettingValue {}
extension Theme.Background: SettingValue {}
extension Bell: SettingValue {}
extension PaperSize: SettingValue {}

extension Bool: SettingValue {
  static var words: [String] { ["on", "off"] }
  var word: String { self ? "on" : "off" }

  init?(word: String) {
    if word == "on" { self = true } else if word == "off" { self = false } else { return nil }
  }
}

extension Seconds: SettingValue {
  static var words: [String] { ["0", "15m", "1h", "6h"] }
  static var hasMoreWords: Bool { true }

  private static let units: [(letter: Character, seconds: Int)] = [("h", 3600), ("m", 60), ("s", 1)]

  /// The number and the largest fitting unit, without the letter for seconds.
  var word: String {
    for unit in Self.units.dropLast() where count > 0 && count % unit.seconds == 0 {
      return "\(count / unit.seconds)\(unit.letter)"
    }
    return "\(count)"
  }

  init?(word: String) {
    let unit = Self.units.first { $0.letter == word.last }
    let digits = unit == nil ? word[...] : word.dropLast()
    let seconds = unit?.seconds ?? 1
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      number <= 366 * 86_400 / seconds
    else { return nil }
    count = number * seconds
  }
}

extension ArrivalBuffer: SettingValue {
  static var words: [String] { ["0", "30", "45", "60"] }
  static var hasMoreWords: Bool { true }
  var word: String { "\(minutes)" }
  init?(word: String) { self.init(word) }
}

extension DrivingHours: SettingValue {
  static var words: [String] { ["07:00-23:00", "08:00-20:00", "00:00-24:00"] }
  static var hasMoreWords: Bool { true }
  var word: String { description }
  init?(word: String) { self.init(word) }
}

extension DrivingLimit: SettingValue {
  static var words: [String] { ["off", "6h", "8h", "10h"] }
  static var hasMoreWords: Bool { true }
  init?(word: String) { self.init(word) }

  var word: String {
    guard let minutes else { return "off" }
    return (minutes >= 60 ? "\(minutes / 60)h" : "") + (minutes % 60 > 0 ? "\(minutes % 60)m" : "")
  }
}

extension UserCommand: SettingValue {
  static var words: [String] { ["off"] }
  static var hasMoreWords: Bool { true }
  static var keepsCase: Bool { true }

  var word: String { words.isEmpty ? "off" : words.map(Self.quoted).joined(separator: " ") }

  init?(word: String) {
    if word == "off" {
      self.words = []
      return
    }
    var (words, current, quote): ([String], String?, Character?) = ([], nil, nil)
    for character in word {
      switch character {
      case quote: quote = nil
      case "'" where quote == nil, "\"" where quote == nil: (quote, current) = (character, current ?? "")
      case " " where quote == nil:
        if let done = current { words.append(done) }
        current = nil
      default: current = (current ?? "") + String(character)
      }
    }
    if let last = current { words.append(last) }
    if quote != nil || words.first?.isEmpty == true { return nil }
    self.words = words
  }

  /// An argument as users write it: in quotes where it is needed. One with both kinds of quotes is written in parts.
  private static func quoted(_ word: String) -> String {
    if !word.isEmpty, !word.contains(where: { " '\"".contains($0) }) { return word }
    return word.split(separator: "'", omittingEmptySubsequences: false).map { "'\($0)'" }.joined(separator: "\"'\"")
  }
}

extension ColorDepth: SettingValue {
  private static let names: KeyValuePairs<String, ColorDepth> = [
    "never": .none, "16": .basic, "256": .indexed, "true": .direct,
  ]
  static var words: [String] { names.map(\.key) }
  var word: String { Self.names.first { $0.value == self }?.key ?? "" }

  init?(word: String) {
    guard let depth = Self.names.first(where: { $0.key == word })?.value else { return nil }
    self = depth
  }
}

/// A value that may be left to the program, which then finds out.
extension Optional: SettingValue where Wrapped: SettingValue {
  static var words: [String] { ["auto"] + Wrapped.words }
  var word: String { self?.word ?? "auto" }

  init?(word: String) {
    let value = Wrapped(word: word)
    if value == nil, word != "auto" { return nil }
    self = value
  }
}
