import ItineraryCore
import Presenting

/// What holds where nobody says anything: it suits a fan in the USA and follows the locale elsewhere.
enum Defaults {
  static func units(_ environment: (String) -> String?) -> Setting<Wording.Distance> {
    let locale = Locale(of: "LC_MEASUREMENT", environment)
    let isMiles = locale.territory.map(mileTerritories.contains) ?? locale.isAmerican
    return Setting(isMiles ? .miles : .kilometers, .standard(reason: locale.reason))
  }

  static func clock(_ environment: (String) -> String?) -> Setting<Wording.Clock> {
    let locale = Locale(of: "LC_TIME", environment)
    let isTwelve = locale.territory.map { twelveHourTerritories.contains($0) && locale.language != "fr" }
    return Setting(isTwelve ?? locale.isAmerican ? .twelveHour : .twentyFourHour, .standard(reason: locale.reason))
  }

  /// Emoji where the terminal is known for them: it brings its own, or looks for them in all fonts of a system that has
  /// some. Nobody can ask a terminal what its font has, and most others show boxes, so all others get symbols.
  ///
  /// Variables that a terminal sets reach the programs of another one that is started from it. So they count only where
  /// TERM is what such terminals say, no xterm has spoken up, and no multiplexer stands between, which may be shown by
  /// another terminal tomorrow.
  static func icons(_ environment: (String) -> String?) -> Setting<IconStyle> {
    let term = environment("TERM") ?? ""
    let known = Setting(IconStyle.emoji, .standard(reason: "TERM \(term)"))
    if emojiTerminals.contains(where: { term.hasPrefix($0) }) { return known }
    let isOpen = ["TMUX", "STY", "XTERM_VERSION"].allSatisfy { environment($0) == nil }
    if term.hasPrefix("xterm"), isOpen {
      if let program = environment("TERM_PROGRAM"), emojiPrograms.contains(program) {
        return Setting(.emoji, .standard(reason: "TERM_PROGRAM \(program)"))
      }
      if let sign = emojiSigns.first(where: { environment($0) != nil }) {
        return Setting(.emoji, .standard(reason: sign))
      }
    }
    return Setting(.plain, .standard(reason: term.isEmpty ? nil : "TERM \(term), which may have no font for emoji"))
  }

  private static let emojiTerminals = ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "contour"]
  /// As their TERM_PROGRAM says.
  private static let emojiPrograms = ["Apple_Terminal", "iTerm.app", "WezTerm", "ghostty", "vscode"]
  /// Variables of kitty, of what is built on VTE (GNOME, Xfce, MATE, Tilix), Konsole, Alacritty and the terminal of Windows.
  private static let emojiSigns = [
    "KITTY_WINDOW_ID", "VTE_VERSION", "KONSOLE_VERSION", "ALACRITTY_WINDOW_ID", "WT_SESSION",
  ]

  // Source: Unicode CLDR, measurement systems US and UK, and the preferred hour format `h` where people write English
  // or Spanish and watch these leagues.
  // Arrays, since the first set costs the runtime as much as painting a screen of text.
  private static let mileTerritories: [Substring] = ["US", "GB", "LR", "PR"]
  private static let twelveHourTerritories: [Substring] = ["US", "AU", "CA", "IN", "NZ", "PH", "PR"]
}

/// A locale by its name, `en_US.UTF-8`.
private struct Locale {
  /// Nil where nothing is set.
  let name: String?
  let language: Substring
  let territory: Substring?

  /// The locale of a category, by the order of POSIX: LC_ALL, the category, LANG.
  init(of category: String, _ environment: (String) -> String?) {
    name = ["LC_ALL", category, "LANG"].compactMap(environment).first { !$0.isEmpty }
    let parts = (name ?? "").prefix { $0 != "." && $0 != "@" }.split(separator: "_", maxSplits: 1)
    language = parts.first ?? ""
    territory = parts.count > 1 ? parts[1] : nil
  }

  /// A name that says nothing of a territory: `C`, `POSIX`, `en`, or none.
  var isAmerican: Bool { ["", "C", "POSIX", "en"].contains(language) }

  var reason: String? { name.map { "locale \($0)" } }
}
