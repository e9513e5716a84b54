import Exports
import Itinerary
import Screen

/// The defaults that follow the environment: they suit a fan in the USA, and elsewhere the locale.
enum Defaults {
  static func units(_ environment: Variables) -> Standard<Wording.Distance> {
    let locale = Locale(of: "LC_MEASUREMENT", environment)
    let isMiles = locale.territory.map(mileTerritories.contains) ?? locale.isAmerican
    return Standard(value: isMiles ? .miles : .kilometers, reason: locale.reason)
  }

  static func clock(_ environment: Variables) -> Standard<Wording.Clock> {
    let locale = Locale(of: "LC_TIME", environment)
    let isTwelve = locale.territory.map { twelveHourTerritories.contains($0) && locale.language != "fr" }
    return Standard(value: isTwelve ?? locale.isAmerican ? .twelveHour : .twentyFourHour, reason: locale.reason)
  }

  static func dates(_ environment: Variables) -> Standard<Wording.Dates> {
    let locale = Locale(of: "LC_TIME", environment)
    let isMonthFirst = locale.territory.map { monthFirstTerritories.contains($0) && locale.language != "fr" }
    return Standard(value: isMonthFirst ?? locale.isAmerican ? .monthFirst : .dayFirst, reason: locale.reason)
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

  static func paper(_ environment: Variables) -> Standard<PaperSize> {
    let locale = Locale(of: "LC_PAPER", environment)
    let isLetter = locale.territory.map(letterTerritories.contains) ?? locale.isAmerican
    return Standard(value: isLetter ? .letter : .a4, reason: locale.reason)
  }

  /// Emoji in a terminal that is known to show them, because it brings its own or looks for them in all fonts of the
  /// system. No program can ask a terminal what its font has, and most others show boxes, so all others get symbols.
  ///
  /// Variables that a terminal sets reach the programs of another terminal that is started from it. So they count only if
  /// TERM is the one that such terminals set, XTERM_VERSION is not set, and no multiplexer is between, whose screen
  /// another terminal may show tomorrow.
  static func icons(_ environment: Variables) -> Standard<IconStyle> {
    if let reason = capableTerminal(environment) { return Standard(value: .emoji, reason: reason) }
    let term = environment("TERM") ?? ""
    return Standard(value: .plain, reason: term.isEmpty ? nil : "TERM \(term), which may have no font for emoji")
  }

  /// Whether the terminal shows links (OSC 8): all those with emoji but Apple's, and tmux from 3.4 on.
  static func knowsLinks(_ environment: Variables) -> Bool {
    let program = environment("TERM_PROGRAM")
    if program == "tmux" {
      let digits = (environment("TERM_PROGRAM_VERSION") ?? "").split { !$0.isASCII || !$0.isNumber }.compactMap {
        Int($0)
      }
      return digits.count > 1 && (digits[0], digits[1]) >= (3, 4)
    }
    return program != "Apple_Terminal" && capableTerminal(environment) != nil
  }

  /// The variable by which a terminal with modern abilities is known; nil for others.
  private static func capableTerminal(_ environment: Variables) -> String? {
    let term = environment("TERM") ?? ""
    if emojiTerminals.contains(where: { term.hasPrefix($0) }) { return "TERM \(term)" }
    let isOpen = ["TMUX", "STY", "XTERM_VERSION"].allSatisfy { environment($0) == nil }
    guard term.hasPrefix("xterm"), isOpen else { return nil }
    if let program = environment("TERM_PROGRAM"), emojiPrograms.contains(program) { return "TERM_PROGRAM \(program)" }
    return emojiSigns.first { environment($0) != nil }
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
  let name: String?
  let language: Substring
  let territory: Substring?

  /// Reads the locale of a category in the order of POSIX: LC_ALL, the category, LANG.
  init(of category: String, _ environment: Variables) {
    name = ["LC_ALL", category, "LANG"].compactMap(environment).first { !$0.isEmpty }
    let parts = (name ?? "").prefix { $0 != "." && $0 != "@" }.split(separator: "_", maxSplits: 1)
    language = parts.first ?? ""
    territory = parts.count > 1 ? parts[1] : nil
  }

  /// Whether a name without a territory counts as American: `C`, `POSIX`, `en`, or none.
  var isAmerican: Bool { ["", "C", "POSIX", "en"].contains(language) }

  var reason: String? { name.map { "locale \($0)" } }
}
