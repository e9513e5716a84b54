import ItineraryCore
import Presenting

extension UserSettings {
  /// A file that sets nothing and explains everything.
  package static var exampleFile: [String] {
    [
      "# Settings of barnstorm: $XDG_CONFIG_HOME/barnstorm/config.ini, or ~/.config/barnstorm/config.ini.",
      "# Variables such as BARNSTORM_UNITS=km are above this file, options such as --units km above both.",
      "# Take away a semicolon to set something. `barnstorm config` prints what is in force.",
    ] + Key.allCases.flatMap { ["", "# \($0.help): \($0.choices.joined(separator: ", ")).", "; \($0.example)"] }
  }
}

extension UserSettings.Key {
  /// What it sets, in a phrase.
  package var help: String {
    switch self {
    case .units: "Distances in miles or kilometers; follows the locale"
    case .clock: "Times of day; follows the locale"
    case .icons: "What stands before custom items; emoji by default only in terminals that are known to have them"
    case .colors: "How many colors are used at most"
    case .background: "What the terminal's background is like; auto asks COLORFGBG, else the terminal, else dark"
    case .bell: "What a pick-up, a drop and a refusal do"
    case .mouse: "Whether the mouse is used; with Shift it is the terminal's in any case"
    case .plain: "A screen without boxes, one line for each item, for screen readers"
    }
  }

  /// What it may be.
  package var choices: [String] {
    switch self {
    case .units: Wording.Distance.allCases.map(\.rawValue)
    case .clock: Wording.Clock.allCases.map(\.rawValue)
    case .icons: IconStyle.allCases.map(\.rawValue)
    case .colors: Colors.allCases.map(\.rawValue)
    case .background: Background.allCases.map(\.rawValue)
    case .bell: Bell.allCases.map(\.rawValue)
    case .mouse, .plain: Switch.allCases.map(\.rawValue)
    }
  }

  var example: String { "\(rawValue) = \(UserSettings(file: nil, environment: { _ in nil }).text(of: self))" }
}
