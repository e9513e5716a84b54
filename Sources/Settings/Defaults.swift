/// What holds where nobody says anything: it suits a fan in the USA and follows the locale elsewhere.
enum Defaults {
  static func units(_ environment: (String) -> String?) -> Setting<Units> {
    let locale = Locale(of: "LC_MEASUREMENT", environment)
    let isMiles = locale.territory.map(mileTerritories.contains) ?? locale.isAmerican
    return Setting(isMiles ? .miles : .kilometers, .standard(reason: locale.reason))
  }

  static func clock(_ environment: (String) -> String?) -> Setting<Clock> {
    let locale = Locale(of: "LC_TIME", environment)
    let isTwelve = locale.territory.map { twelveHourTerritories.contains($0) && locale.language != "fr" }
    return Setting(isTwelve ?? locale.isAmerican ? .twelveHours : .twentyFourHours, .standard(reason: locale.reason))
  }

  /// The console of Linux has no emoji.
  static func icons(_ environment: (String) -> String?) -> Setting<Icons> {
    environment("TERM") == "linux" ? Setting(.plain, .standard(reason: "TERM linux")) : Setting(.emoji)
  }

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
