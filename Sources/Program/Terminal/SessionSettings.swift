import Curses
import Editor
import Platform
import Preferences
import Screen
import Store

extension Theme {
  /// Creates the theme for the terminal's colors, or fewer if the user wants that, and for its background if it is known.
  init(_ settings: UserSettings, on terminal: Terminal) {
    self.init(
      depth: min(terminal.colorDepth, settings.colors),
      background: settings.knownBackground ?? terminal.background ?? (Self.isBehindAnother ? .any : .dark))
  }

  /// Whether another program, such as tmux, is between this one and the terminal, which often cannot tell the background.
  private static var isBehindAnother: Bool {
    Environment.value(of: "TMUX") != nil || Environment.value(of: "STY") != nil
      || Environment.value(of: "TERM")?.hasPrefix("screen") == true
  }

  /// Adapts to the background that the terminal has reported since.
  ///
  /// - Returns: whether the theme has changed.
  mutating func follow(_ terminal: Terminal) -> Bool {
    guard let told = terminal.background, told != background else { return false }
    self = Theme(depth: depth, background: told)
    return true
  }
}

extension UserSettings {
  /// The terminal's background by the setting, else by the variable COLORFGBG that some terminals set; nil if neither is
  /// given, so the terminal must report it.
  var knownBackground: Theme.Background? {
    background ?? Environment.value(of: "COLORFGBG").flatMap(Theme.Background.init(colorFGBG:))
  }
}

extension DisplaySettings {
  /// Creates the presentation of a screen from the settings, the locale, the terminal and the date.
  init(_ settings: UserSettings, on terminal: Terminal) {
    self.init(
      settings, characterSupport: terminal.characterSupport, size: terminal.size,
      strikesOut: terminal.supportsStrikethrough,
      today: LocalDate.today)
  }
}

extension UserSettings {
  /// The first mistake in the settings, in a sentence, if any.
  var notice: String? {
    let mistakes = mistakes + OwnKeys(keyLines).mistakes
    guard let first = mistakes.first else { return nil }
    let more = mistakes.count > 1 ? " (and \(mistakes.count - 1) more)" : ""
    return "\(first)\(more). `barnstorm config` prints the effective settings."
  }
}
