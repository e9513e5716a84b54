import Curses
import Editor
import Glibc
import Presenting
import Screen
import Settings
import UserFiles

extension Theme {
  /// In the colours that the terminal has, of which the user may want fewer, on the background that is known so far.
  init(_ settings: UserSettings, on terminal: Terminal) {
    self.init(
      depth: min(terminal.colorDepth, settings.colors.value.depth),
      background: settings.knownBackground ?? terminal.background ?? .dark)
  }

  /// Takes on the background that the terminal has told since.
  ///
  /// - Returns: whether it is another one.
  mutating func follow(_ terminal: Terminal) -> Bool {
    guard let told = terminal.background, told != background else { return false }
    self = Theme(depth: depth, background: told)
    return true
  }
}

extension UserSettings {
  /// What is said of the terminal's background by the user, or by the terminal in COLORFGBG; nil where nothing is, and the
  /// terminal is to be asked.
  var knownBackground: Theme.Background? {
    switch background.value {
    case .dark: .dark
    case .light: .light
    case .auto: Environment.value(of: "COLORFGBG").flatMap(Theme.Background.init(colorFGBG:))
    }
  }
}

extension Colors {
  fileprivate var depth: ColorDepth {
    switch self {
    case .never: .none
    case .sixteen: .basic
    case .indexed: .indexed
    case .auto, .direct: .direct
    }
  }
}

extension Presentation {
  /// The presentation of a screen: what the settings, the locale, the terminal and the date come to.
  init(_ settings: UserSettings, on terminal: Terminal) {
    self.init(
      settings, repertoire: terminal.repertoire, size: terminal.size, strikesOut: terminal.supportsStrikethrough,
      today: LocalDate.today)
  }
}

extension UserSettings {
  /// The first thing that does not count, in a sentence; nil where all counts.
  var notice: String? {
    guard let first = mistakes.first else { return nil }
    let more = mistakes.count > 1 ? " (and \(mistakes.count - 1) more)" : ""
    return "\(first)\(more). `barnstorm config` tells what is in force."
  }
}
