import Exports
import Itinerary
import Screen

/// The defaults that follow the environment: they suit a fan in the USA, and elsewhere the locale.
enum Defaults {
  static func units(_ environment: Variables) -> Wording.Distance {
    Locale(of: "LC_MEASUREMENT", environment).isIn(mileTerritories) ? .miles : .kilometers
  }

  static func clock(_ environment: Variables) -> Wording.Clock {
    let locale = Locale(of: "LC_TIME", environment)
    return locale.isIn(twelveHourTerritories) && locale.language != "fr" ? .twelveHour : .twentyFourHour
  }

  static func dates(_ environment: Variables) -> Wording.Dates {
    let locale = Locale(of: "LC_TIME", environment)
    return locale.isIn(monthFirstTerritories) && locale.language != "fr" ? .monthFirst : .dayFirst
  }

  static func numbers(_ environment: Variables) -> Wording.Numbers {
    let locale = Locale(of: "LC_NUMERIC", environment)
    if locale.isAmerican || pointLanguages.contains(locale.language)
      || locale.territory.map(pointTerritories.contains) == true
    {
      return .point
    }
    return Wording.Numbers(decimal: ",", group: spaceLanguages.contains(locale.language) ? "\u{202F}" : ".")
  }

  static func country(_ environment: Variables) -> String? {
    Locale(of: "LC_TIME", environment).territory.map(String.init)
  }

  static func paper(_ environment: Variables) -> PaperSize {
    Locale(of: "LC_PAPER", environment).isIn(letterTerritories) ? .letter : .a4
  }

  /// Emoji in a terminal that is known to show them, because it brings its own or looks for them in all fonts of the
  /// system. No program can ask a terminal what its font has, and most others show boxes, so all others get symbols.
  ///
  /// Variables that a terminal sets reach the programs of another terminal that is started from it. So they count only if
  /// TERM is the one that such terminals set, XTERM_VERSION is not set, and no multiplexer is between, whose screen
  /// another terminal may show tomorrow.
  static func icons(_ environment: Variables) -> IconStyle { isModern(environment) ? .emoji : .plain }

  /// Whether the terminal shows links (OSC 8): all those with emoji but Apple's, and tmux from 3.4 on.
  static func knowsLinks(_ environment: Variables) -> Bool {
    let program = environment("TERM_PROGRAM")
    if program == "tmux" {
      let digits = (environment("TERM_PROGRAM_VERSION") ?? "").split { !$0.isASCII || !$0.isNumber }.compactMap {
        Int($0)
      }
      return digits.count > 1 && (digits[0], digits[1]) >= (3, 4)
    }
    return program != "Apple_Terminal" && isModern(environment)
  }

  private static func isModern(_ environment: Variables) -> Bool {
    let term = environment("TERM") ?? ""
    if emojiTerminals.contains(where: { term.hasPrefix($0) }) { return true }
    let isOpen = ["TMUX", "STY", "XTERM_VERSION"].allSatisfy { environment($0) == nil }
    guard term.hasPrefix("xterm"), isOpen else { return false }
    return environment("TERM_PROGRAM").map(emojiPrograms.contains) == true
      || emojiSigns.contains { environment($0) != nil }
  }

  private static let emojiTerminals = ["xterm-kitty", "xterm-ghostty", "foot", "alacritty", "wezterm", "contour"]
  private static let emojiPrograms = ["Apple_Terminal", "iTerm.app", "WezTerm", "ghostty", "vscode"]
  /// Variables that kitty, terminals built on VTE (GNOME, Xfce, MATE, Tilix), Konsole, Alacritty and the terminal of
  /// Windows set.
  private static let emojiSigns = [
    "KITTY_WINDOW_ID", "VTE_VERSION", "KONSOLE_VERSION", "ALACRITTY_WINDOW_ID", "WT_SESSION",
  ]

  // Source: Unicode CLDR, measurement systems US and UK, paper of the size US-Letter, and the preferred hour format `h`
  // in places where people write English or Spanish and watch these leagues.
  private static let mileTerritories: [Substring] = ["US", "GB", "LR", "PR"]
  private static let letterTerritories: [Substring] = [
    "US", "BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "VE",
  ]
  private static let monthFirstTerritories: [Substring] = ["US", "CA", "PH", "PR"]
  // Source: Unicode CLDR, number symbols; in the languages not listed here a comma is before the fraction.
  private static let pointLanguages: [Substring] = ["en", "ja", "zh", "ko", "he", "th", "hi", "cy", "ga", "mt"]
  private static let pointTerritories: [Substring] = [
    "CH", "LI", "MX", "PR", "US", "GT", "HN", "NI", "PA", "DO", "SV", "PE",
  ]
  private static let spaceLanguages: [Substring] = [
    "fr", "sv", "nb", "nn", "no", "fi", "pl", "cs", "sk", "ru", "uk", "hu", "bg", "et", "lv", "lt",
  ]
  private static let twelveHourTerritories: [Substring] = ["US", "AU", "CA", "IN", "NZ", "PH", "PR"]
}

private struct Locale {
  let language: Substring
  let territory: Substring?

  /// Reads the locale of a category in the order of POSIX: LC_ALL, the category, LANG.
  init(of category: String, _ environment: Variables) {
    let name = ["LC_ALL", category, "LANG"].compactMap(environment).first { !$0.isEmpty } ?? ""
    let parts = name.prefix { $0 != "." && $0 != "@" }.split(separator: "_", maxSplits: 1)
    language = parts.first ?? ""
    territory = parts.count > 1 ? parts[1] : nil
  }

  /// Whether a name without a territory counts as American: `C`, `POSIX`, `en`, or none.
  var isAmerican: Bool { ["", "C", "POSIX", "en"].contains(language) }

  func isIn(_ territories: [Substring]) -> Bool { territory.map(territories.contains) ?? isAmerican }
}
