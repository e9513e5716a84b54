import Editor
import Glibc
import Screen
import Settings

extension Theme {
  /// - Parameter depth: what the terminal has; the user may want less.
  init(_ settings: UserSettings, depth: ColorDepth) {
    self.init(depth: min(depth, settings.colors.value.depth), background: Theme.Background(settings))
  }
}

extension Theme.Background {
  fileprivate init(_ settings: UserSettings) {
    switch settings.background.value {
    case .dark: self = .dark
    case .light: self = .light
    case .auto: self = Environment.value(of: "COLORFGBG").flatMap(Theme.Background.init(colorFGBG:)) ?? .dark
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

extension IconStyle {
  init(_ settings: UserSettings) {
    switch settings.icons.value {
    case .emoji: self = .emoji
    case .plain: self = .plain
    case .ascii: self = .ascii
    }
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
