import Almanac
import Curses
import Editor
import Platform
import Screen
import Store

extension Theme {
  /// Creates the theme for the terminal's colors, or fewer if the user wants that, and for its background if it is known.
  init(_ settings: UserSettings, on terminal: Terminal) {
    self.init(
      depth: min(terminal.colorDepth, settings.colors),
      background: settings.knownBackground ?? terminal.background ?? (Self.isBehindAnother ? .any : .dark))
  }

  /// Whether another program, such as tmux, is between this one and the terminal, which often hides the background.
  private static var isBehindAnother: Bool {
    Environment.value(of: "TMUX") != nil || Environment.value(of: "STY") != nil
      || Environment.value(of: "TERM")?.hasPrefix("screen") == true
  }

  /// Adapts to the background that the terminal has reported since. Returns whether the theme has changed.
  mutating func follow(_ terminal: Terminal) -> Bool {
    guard let reported = terminal.background, reported != background else { return false }
    self = Theme(depth: depth, background: reported)
    return true
  }
}

extension DisplaySettings {
  init(
    _ settings: UserSettings, characterSupport: CharacterSupport, size: Size, strikesOut: Bool, today: CivilDate?
  ) {
    self.init(
      size: size, characterSupport: characterSupport, icons: settings.icons, clock: settings.clock,
      distance: settings.units, dates: settings.dates, numbers: settings.numbers, isPlain: settings.plain,
      strikesOut: strikesOut, today: today, travel: settings.travelRules, hasLinks: settings.links,
      keyLines: settings.keyLines)
    country = settings.country
  }

  /// Makes those of a command's output, which has neither icons nor boxes: a plain screen has the same ones.
  init(forOutputBy settings: UserSettings, characterSupport: CharacterSupport) {
    let size = Size(columns: 80, rows: 24)
    self.init(settings, characterSupport: characterSupport, size: size, strikesOut: true, today: nil)
    isPlain = false
  }

  init(_ settings: UserSettings, on terminal: Terminal) {
    self.init(
      settings, characterSupport: terminal.characterSupport, size: terminal.size,
      strikesOut: terminal.supportsStrikethrough,
      today: LocalDate.today)
  }
}

extension UserSettings {
  /// The background by the setting, else by COLORFGBG, which some terminals set; nil: the terminal must report it.
  var knownBackground: Theme.Background? {
    background ?? Environment.value(of: "COLORFGBG").flatMap(Theme.Background.init(colorFGBG:))
  }

  /// The entries that are ignored, with those that bind keys.
  var allMistakes: [SettingDiagnostic] {
    mistakes
      + OwnKeys(keyLines).mistakes.map {
        SettingDiagnostic(
          $0.reason ?? SettingDiagnostic.setTwice, key: $0.line.key, in: .file(line: $0.line.number))
      }
  }

  var notice: String? {
    guard let first = allMistakes.first else { return nil }
    let more = allMistakes.count > 1 ? " (and \(allMistakes.count - 1) more)" : ""
    return "\(first)\(more). `barnstorm config` prints the effective settings."
  }
}
