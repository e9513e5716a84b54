import ItineraryCore
import Presenting
import Screen

/// A type whose values a setting takes, each under the word that users write.
protocol SettingValue {
  /// All words, in the order in which they are listed.
  static var words: [String] { get }
  var word: String { get }
  /// The value of a word; nil for any other text.
  init?(word: String)
}

/// The signal at a pick-up, a drop and a refusal.
package enum Bell: String, CaseIterable, Sendable {
  case off, bell, flash
}

// MARK: Words

extension SettingValue where Self: RawRepresentable<String> & CaseIterable {
  static var words: [String] { allCases.map { $0.rawValue } }
  var word: String { rawValue }
  init?(word: String) { self.init(rawValue: word) }
}

extension Wording.Distance: SettingValue {}
extension Wording.Clock: SettingValue {}
extension IconStyle: SettingValue {}
extension Theme.Background: SettingValue {}
extension Bell: SettingValue {}

extension Bool: SettingValue {
  static var words: [String] { ["on", "off"] }
  var word: String { self ? "on" : "off" }

  init?(word: String) {
    if word == "on" { self = true } else if word == "off" { self = false } else { return nil }
  }
}

extension ColorDepth: SettingValue {
  static var words: [String] { ["never", "16", "256", "true"] }

  var word: String {
    switch self {
    case .none: "never"
    case .basic: "16"
    case .indexed: "256"
    case .direct: "true"
    }
  }

  init?(word: String) {
    switch word {
    case "never": self = .none
    case "16": self = .basic
    case "256": self = .indexed
    case "true": self = .direct
    default: return nil
    }
  }
}

/// A value that may be left to the program, which then finds out.
extension Optional: SettingValue where Wrapped: SettingValue {
  static var words: [String] { ["auto"] + Wrapped.words }
  var word: String { self?.word ?? "auto" }

  init?(word: String) {
    if word == "auto" {
      self = .none
    } else if let value = Wrapped(word: word) {
      self = value
    } else {
      return nil
    }
  }
}
