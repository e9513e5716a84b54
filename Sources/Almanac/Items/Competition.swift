/// What the name of a league or competition tells: its badge, and which team its sport names first.
package enum Competition {
  /// The text of the badge: `UCL` for `UEFA Champions League`, `2.BL` for `2. Bundesliga`.
  package static func badge(_ name: String) -> String {
    let folded = FoldedText(name).text
    // The leagues of North America are not in the table, and most trips need only them.
    if !american.contains(folded), let known = badges[folded] { return known }
    // A season is not part of the name: `World Cup 2026`.
    let words = name.split(separator: " ")
    if words.count > 1, let last = words.last, last.count >= 4, last.prefix(4).allSatisfy(\.isNumber) {
      return badge(words.dropLast().joined(separator: " "))
    }
    if name.count <= longestBadge { return name }
    let initials = name.split { !$0.isLetter && !$0.isNumber }.compactMap(\.first).filter {
      $0.isUppercase || $0.isNumber
    }
    return initials.count > 1 ? String(initials.prefix(longestBadge)) : String(name.prefix(longestBadge))
  }

  /// The badge of `Primera División`, the name of the first league in many countries.
  private static let openBadge = "Primera"

  static func badge(_ name: String, of league: String?) -> String {
    let badge = badge(name)
    return badge == openBadge ? league.map { self.badge($0) } ?? badge : badge
  }

  private static let longestBadge = 12

  /// The badges by the names of competitions, folded. All of them name the home team first. Other names of one are
  /// separated by semicolons.
  static let badges: [String: String] = {
    let table: [(badge: String, names: String)] = [
      ("UCL", "uefa champions league;champions league;ucl;liga de campeones;ligue des champions"),
      ("UEL", "uefa europa league;europa league;uel;liga europa;ligue europa"),
      ("UECL", "uefa conference league;uefa europa conference league;conference league;europa conference league;uecl"),
      ("UNL", "uefa nations league;nations league"), ("USC", "uefa super cup"), ("UYL", "uefa youth league"),
      ("UWCL", "uefa women's champions league;women's champions league"),
      ("EPL", "premier league;english premier league"), ("Champ", "efl championship;championship;sky bet championship"),
      ("L1", "efl league one;league one;sky bet league one"), ("L2", "efl league two;league two;sky bet league two"),
      ("NL", "natl;national league;vanarama national league;enterprise national league"),
      ("FA Cup", "fa cup;the fa cup;emirates fa cup"),
      ("EFL Cup", "efl cup;carabao cup;league cup"), ("EFL T", "efl trophy"),
      ("SPFL", "scottish premiership;spfl premiership"), ("SCH", "scottish championship"),
      ("1.BL", "1. bundesliga"), ("2.BL", "2. bundesliga"), ("3.Liga", "3. liga"), ("DFB", "dfb-pokal;dfb pokal"),
      ("LaLiga", "la liga;laliga;laliga ea sports"), (openBadge, "primera division"),
      ("LaLiga 2", "segunda division;laliga2;la liga 2;laliga hypermotion"), ("Copa", "copa del rey"),
      ("Serie A", "seriea;serie a"), ("Serie B", "serie b"), ("Coppa", "coppa italia"),
      ("Ligue 1", "ligue1;ligue 1"), ("Ligue 2", "ligue 2;ligue2"), ("CdF", "coupe de france"),
      ("Liga PT", "ligapt;primeira liga;liga portugal"), ("KNVB", "knvb beker;knvb cup"),
      ("Pro League", "proleague;jupiler pro league;belgian pro league;pro league"),
      ("Süper Lig", "superlig;super lig;trendyol super lig"), ("SL Greece", "slgreece;super league greece"),
      ("A-BL", "autbl;austrian bundesliga;admiral bundesliga"), ("Super League", "superleague;swiss super league"),
      ("Ekstraklasa", "pko bp ekstraklasa;pko bank polski ekstraklasa"),
      ("Chance Liga", "chanceliga;chance liga;czech first league"),
      ("LOI", "loi;league of ireland;league of ireland premier division;sse airtricity premier division"),
      ("WSL", "wsl;women's super league;barclays wsl;barclays women's super league"), ("Liga F", "ligaf;liga f"),
      ("F-BL", "frauenbl;frauen-bundesliga;google pixel frauen-bundesliga"),
      ("Arkema", "premiereligue;premiere ligue;arkema premiere ligue;d1 arkema"),
      ("6N", "sixnations;six nations;guinness six nations;six nations championship"), ("Top 14", "top14;top 14"),
      ("URC", "urc;united rugby championship;bkt urc;bkt united rugby championship"),
      ("PREM", "gallagher premiership;gallagher prem;premiership rugby"),
      ("ERCC", "european rugby champions cup;investec champions cup"), ("CHL", "champions hockey league;championshl"),
      ("DEL", "del;penny del;deutsche eishockey liga"), ("Swiss NL", "swissnl;swiss national league"),
      ("SHL", "shl;svenska hockeyligan;swedish hockey league"), ("Liiga", "liiga;sm-liiga"),
      ("Extraliga", "extraliga;tipsport extraliga;czech extraliga"),
      ("EIHL", "eihl;elite ice hockey league;elite league"), ("ICEHL", "icehl;ice hockey league"),
      ("HBL", "hbl;handball-bundesliga;handball bundesliga;1. handball-bundesliga;opel hbl;daikin hbl"),
      ("EHF CL", "ehfcl;ehf champions league;machineseeker ehf champions league"),
      ("EHF EL", "ehf european league"), ("Libertad.", "copa libertadores;conmebol libertadores"),
      ("Sudamer.", "copa sudamericana;conmebol sudamericana"),
      ("EuroLeague", "euroleague;turkish airlines euroleague"),
      ("World Cup", "fifa world cup;world cup"),
      ("EURO", "uefa euro;uefa european championship;euro;uefa europameisterschaft;europameisterschaft"),
      ("Friendly", "club friendly;international friendly;friendly;freundschaftsspiel"),
    ]
    var badges: [String: String] = [:]
    for (badge, names) in table {
      for name in names.split(at: ";") { badges[String(name)] = badge }
    }
    return badges
  }()

  /// Whether two teams of a league, as the tables or its badge call it, meet once a season at either home.
  package static func meetsOnce(_ league: String) -> Bool {
    [league, badge(league)].contains { doubleRounds.contains(FoldedText($0).text) }
  }

  /// The leagues of two rounds. Those of Scotland, Austria, Denmark or Switzerland have more.
  private static let doubleRounds = words(
    """
    epl efl champ l1 l2 natl nl bundesliga 1.bl 2.bl 3.liga laliga seriea ligue1 eredivisie ligapt ucl uel uecl superlig prem \
    ekstraklasa allsvenskan eliteserien wsl ligaf frauenbl sixnations hbl
    """)

  /// Whether a competition is the league of a club, under its own name or one that it shares: both the English and the
  /// Swiss have a `National League`. The cups of hockey and handball are not the league of a club of their table.
  package static func isName(_ competition: String, of league: String) -> Bool {
    let (badge, own) = (badge(competition), badge(league))
    return badge == own && !["CHL", "EHF CL"].contains(own) || own == "Swiss NL" && badge == "NL"
      || own == "LaLiga" && badge == openBadge
  }

  // MARK: Sports

  /// The sport of a league, which decides the clubs that can meet.
  package enum Sport: Sendable {
    case hockey, handball, basketball
    case american
    /// Football, rugby, or another sport of other continents.
    case other

    /// Whether its clubs share names with clubs of football, and nicknames with teams of North America.
    package var isIndoor: Bool { self != .american && self != .other }
  }

  /// Returns the sport of a league or competition; those of hockey, handball and basketball are the ones of Europe.
  package static func sport(of league: String) -> Sport {
    let name = FoldedText(league).text
    return american.contains(name) ? .american : badges[name].flatMap { indoor[$0] } ?? .other
  }

  /// The sports of the badges that are not of football or rugby.
  private static let indoor: [String: Sport] = [
    "CHL": .hockey, "DEL": .hockey, "Swiss NL": .hockey, "SHL": .hockey, "Liiga": .hockey, "Extraliga": .hockey,
    "EIHL": .hockey, "ICEHL": .hockey, "HBL": .handball, "EHF CL": .handball, "EuroLeague": .basketball,
  ]

  /// Whether a title or the name of a competition says that it is of football or rugby.
  package static func isOutdoor(_ title: String) -> Bool {
    let name = FoldedText(title).text
    let words = Set(name.split { !$0.isLetter && !$0.isNumber }.map(String.init))
    if !words.isDisjoint(with: indoorWords) { return false }
    let badge = badges[name]
    return !words.isDisjoint(with: outdoorWords)
      || badge.map { indoor[$0] == nil && $0 != "NL" && $0 != "Friendly" } ?? false
  }

  private static let outdoorWords = words("uefa fifa football soccer fussball futbol calcio rugby")
  private static let indoorWords = words("hockey eishockey handball basketball basket ehf euroleague")

  // MARK: The order of teams

  /// Whether the home team is named first, as in football, rugby, handball, cricket, and hockey and basketball in
  /// Europe, and not last, after `@`; nil if the names do not tell.
  static func namesHomeFirst(_ names: [String]) -> Bool? {
    for name in names {
      let folded = FoldedText(name).text
      if american.contains(folded) { return false }
      if homeFirst.contains(folded) || badges[folded] != nil { return true }
      let words = folded.split { !$0.isLetter && !$0.isNumber }
      if words.contains(where: { americanWords.contains(String($0)) }) { return false }
      if words.contains(where: { homeFirstWords.contains(String($0)) }) { return true }
    }
    return nil
  }

  /// Whether people in a zone write the home team first: everywhere but in the United States and Canada.
  package static func isHomeFirst(in timeZone: String) -> Bool {
    let parts = timeZone.split(separator: "/")
    guard parts.count > 1, continents.contains(String(parts[0])) else { return false }
    return !northAmerican.contains(String(parts[1]))
  }

  private static let continents = words("Europe Africa Asia Australia Atlantic Indian Pacific Arctic America")
  private static let northAmerican = words(
    """
    Honolulu Indiana Kentucky North_Dakota New_York Detroit Chicago Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Nome Menominee Toronto Vancouver \
    Edmonton Winnipeg Regina Halifax St_Johns Moncton Montreal Whitehorse Yellowknife Iqaluit Thunder_Bay Glace_Bay \
    Dawson_Creek Fort_Nelson
    """)

  /// Whether a name is in the table of badges, which has competitions of football and rugby, and of indoor sports in Europe.
  package static func isListed(_ name: String) -> Bool { badges[FoldedText(name).text] != nil }

  package static func isAmerican(_ league: String) -> Bool { american.contains(FoldedText(league).text) }

  private static func words(_ text: String) -> Set<String> { Set(text.split(at: " ").map(String.init)) }

  private static let american = words(
    """
    mlb milb nfl nba nhl mls mlsnp wnba nwsl usl cpl cfl ufl xfl ahl echl ohl whl qmjhl ushl pwhl sphl nll pll gleague \
    ncaa ncaaf ncaam ncaaw ncaab college-football cfb fbs fcs cbb cbb-men cbb-women aaa aa
    """)
  private static let americanWords = words("ncaa college baseball mlb nfl nba nhl mls")

  private static let homeFirst = words(
    """
    epl efl spfl laliga seriea ligue1 ligapt ligamx bundesliga eredivisie serie-a la-liga ligue-1 champions-league \
    world-cup afl aflw nrl urc mlr khl shl del liiga nl eihl chl bbl bigbash hundred wbbl ipl psl odi prem top14 hbl euroleague eurocup
    """)
  private static let homeFirstWords = words(
    """
    soccer fifa uefa football fussball bundesliga premier liga ligue serie eredivisie championship superliga allsvenskan \
    eliteserien ekstraklasa pokal copa coppa coupe cup beker champions europa conference nations rugby handball cricket t20 \
    twenty20 eishockey euroleague eurocup acb extraliga liiga prem premiership friendly wsl ehf
    """)
}

extension Game {
  package var badge: String? { (competition ?? league)?.nonEmpty.map { Competition.badge($0, of: league) } }

  /// The teams as the sport writes them: `St. Louis Cardinals @ Chicago Cubs`, but `Liverpool – Everton`, where the
  /// home team is first.
  public var matchup: String { isHomeFirst ? "\(home) – \(away)" : "\(away) @ \(home)" }

  package var isHomeFirst: Bool {
    // A race has no home team.
    if home.contains(" — ") { return false }
    return namesHomeFirst ?? homeFirst ?? timeZone.map(Competition.isHomeFirst) ?? false
  }

  /// Whether the sport of its league or competition names the home team first; nil if they do not tell.
  package var namesHomeFirst: Bool? { Competition.namesHomeFirst([league, competition].compactMap { $0?.nonEmpty }) }
}
