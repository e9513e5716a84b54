import Itinerary
import Screen

/// A setting of the user. This file is the table of settings: the file and its example, the variables, the options of
/// the command line and `barnstorm config` are made from it, in this order. A test compares docs/configuration.md with it.
///
/// A new setting is a case, a row and a property of ``UserSettings``. Confirmations are always on, so they have no setting.
package enum Setting: String, CaseIterable, Sendable {
  case units, clock, dates, paper, icons, colors, background, links, bell, mouse, plain
  case buffer
  case drivingHours = "driving_hours"
  case maxDriving = "max_driving"
  case scheduleInterval = "schedule_interval"
  case geocoder
  case passwordCommand = "password_command"
  case onChange = "on_change"

  private var row: SettingRow {
    switch self {
    case .units:
      SettingRow(following: Defaults.units, "Distances in miles or kilometers (default: from the locale)")
    case .clock:
      SettingRow(following: Defaults.clock, "12-hour or 24-hour times (default: from the locale)")
    case .dates:
      SettingRow(
        following: Defaults.dates,
        "Order of dates, also of typed ones such as 5/11 (default: from the locale)")
    case .paper:
      SettingRow(following: Defaults.paper, "Size of printed pages (default: from the locale)")
    case .icons:
      SettingRow(following: Defaults.icons, "Icons of custom items (default: emoji in terminals known to support them)")
    case .colors:
      SettingRow(ColorDepth?.none, "Maximum number of colors")
    case .background:
      SettingRow(
        Theme.Background?.none,
        "Terminal background; auto uses COLORFGBG, then asks the terminal; any is readable on both")
    case .links:
      SettingRow(Bool?.none, "Clickable places, telephones and web pages; auto: in terminals known to support them")
    case .bell:
      SettingRow(Bell.off, "Feedback on pick-up, drop and refusal")
    case .mouse:
      SettingRow(true, "Use the mouse (hold Shift for the terminal's own selection)")
    case .plain:
      SettingRow(false, "Screen without boxes, one line for each item, for screen readers")
    case .buffer:
      SettingRow(ArrivalBuffer(minutes: TravelRules.standard.buffer), "Minutes between arrival and game start")
    case .drivingHours:
      SettingRow(DrivingHours(minutes: TravelRules.standard.hours), "Daily driving hours")
    case .maxDriving:
      SettingRow(DrivingLimit(minutes: TravelRules.standard.limit), "Maximum driving a day; off for no limit")
    case .scheduleInterval:
      SettingRow(
        Seconds(hours: 1),
        "How often an open editor fetches the trip's schedule: seconds, 15m or 2h; 0 for never")
    case .geocoder:
      SettingRow(UserCommand(words: []), "Command that looks up an unknown place and prints its coordinates")
    case .passwordCommand:
      SettingRow(
        UserCommand(words: []),
        "Command that prints the password of a sharing server; {user} and {host} are replaced")
    case .onChange:
      SettingRow(UserCommand(words: []), "Command that gets each saved change as JSON on its standard input")
    }
  }

  // MARK: Names

  package var key: String { rawValue }
  package var variable: String { "BARNSTORM_\(rawValue.uppercased())" }
  package var option: String { "--" + String(rawValue.map { $0 == "_" ? "-" : $0 }) }
  package var isFlag: Bool { self == .plain }

  package var isCommand: Bool { [.geocoder, .passwordCommand, .onChange].contains(self) }

  // MARK: Values

  /// The words for the setting's values, as users write them; examples if there are too many.
  package var words: [String] { row.words }
  /// Whether there are values in addition to the listed words.
  package var hasMoreWords: Bool { row.hasMoreWords }
  var keepsCase: Bool { row.keepsCase }
  /// The listed word that a user's word means, if any.
  package func word(for word: String) -> String? { row.normalized(word) }
  package var help: String { row.help }

  func standard(_ variables: Variables) -> String { row.standard(variables) }
}

/// The value of a variable of the environment; nil for one that is not set.
package typealias Variables = (_ name: String) -> String?

private struct SettingRow {
  let words: [String]
  let hasMoreWords: Bool
  let keepsCase: Bool
  let normalized: (String) -> String?
  let standard: (Variables) -> String
  let help: String

  init<Value: SettingValue>(_ value: Value, _ help: String) {
    self.init(following: { _ in value }, help)
  }

  init<Value: SettingValue>(following standard: @escaping (Variables) -> Value, _ help: String) {
    words = Value.words
    (hasMoreWords, keepsCase) = (Value.hasMoreWords, Value.keepsCase)
    normalized = { Value(word: $0)?.word }
    self.help = help
    self.standard = { standard($0).word }
  }
}
