/// The names of leagues in titles and columns.
package enum LeagueNames {
  /// Returns the name of a league in the tables, such as `MLB`, or nil if they do not have it.
  package static func canonical(_ league: String) -> String? {
    if TeamTable.shared.leagues.contains(league) { return league }
    let key = NameKey(league).text
    return keys[key] ?? (englishLeagues.contains(key) ? "EFL" : nil) ?? leagues(in: [league]).first
  }

  /// Returns the league of the tables that a title names: `EPL` for `Premier League`.
  package static func league(called title: String) -> String? { leagues(in: [title]).first }

  /// Returns the leagues that titles name, of one title the longest name first: `Frauen-Bundesliga` is rather that league
  /// than the Bundesliga.
  static func leagues(in titles: [String]) -> [String] {
    titles.flatMap { title in
      let key = " " + NameKey(title).text + " "
      let found = phrases.filter { key.range(of: $0.name) != nil && ($0.name != " del " || isAlone("del", in: key)) }
      return found.filter { name in !found.contains { $0.name != name.name && $0.name.contains(name.name) } }
        .map(\.league)
    }
  }

  /// The names of leagues between spaces, the longest first.
  private static let phrases = keys.map { (name: " \($0.key) ", league: $0.value) }
    .sorted { (-$0.name.utf8.count, $0.name) < (-$1.name.utf8.count, $1.name) }

  /// The leagues by the keys of their names, those of the tables and others. `Prem` is rather the Premier League.
  private static let keys = longNames.merging(
    TeamTable.shared.leagues.filter { $0 != "PREM" }.map { (NameKey($0).text, $0) }, uniquingKeysWith: { $1 })

  /// Whether a key has no other words than a name and numbers: `DEL 2026/27` is the league, `Copa del Rey` is not.
  private static func isAlone(_ name: String, in key: String) -> Bool {
    key.split(separator: " ").allSatisfy { $0 == name || $0.allSatisfy(\.isNumber) }
  }

  /// Returns the leagues whose clubs play under a name that tells no league: the clubs decide.
  static func leagues(meetingIn title: String) -> [String] {
    let key = " " + NameKey(title).text + " "
    return meetings.filter { name, _ in
      key.range(of: " \(name) ") != nil && (name.contains(" ") || isAlone(name, in: key))
    }.flatMap(\.leagues)
  }

  /// Returns the leagues that have a name in different countries or sports, of which the clubs decide: `Super League`; empty
  /// for other names. Numbers before and after it say no more: `1. Bundesliga`, `Super League 2026/27`.
  static func leagues(sharing name: String) -> [String] {
    let words = NameKey(name).text.split(separator: " ").filter { !$0.allSatisfy(\.isNumber) }
    return shared[words.joined(separator: " ")] ?? []
  }

  /// Returns the leagues of a shared name within a title.
  static func shared(in title: String) -> [String] {
    let key = " " + NameKey(title).text + " "
    return shared.first { key.range(of: " \($0.key) ") != nil }?.value ?? []
  }

  private static let shared: [String: [String]] = [
    "super league": ["SuperLeague", "SLGreece", "SLRugby"], "bundesliga": ["Bundesliga", "AUTBL", "HBL"],
    "superliga": ["Superliga"], "premiership": ["SPFL", "PREM"], "serie a": ["SerieA", "BraSA", "EcuSA"],
    "primera division": ["LaLiga", "ArgPD", "BolPD", "ChiPD", "ColPA", "EcuSA", "ParPD", "PerL1", "UruPD", "VenPD"],
  ]

  /// Competitions in which clubs of several leagues meet, and names that leagues share, as keys. `NL` is the league of
  /// baseball, too, which such a column then has as `MLB`.
  private static let meetings: [(name: String, leagues: [String])] = {
    let hockey = ["DEL", "SwissNL", "SHL", "Liiga", "Extraliga", "EIHL", "ICEHL", "ChampionsHL"]
    return [
      ("champions hockey league", hockey), ("chl", hockey + ["OHL", "WHL", "QMJHL"]), ("national league", ["SwissNL"]),
      ("nl", ["SwissNL"]), ("mlb", ["SwissNL"]), ("extraliga", ["Extraliga", "ChampionsHL"]),
      ("ehf champions league", ["EHFCL", "HBL"]), ("ehf european league", ["EHFCL", "HBL"]), ("dhb pokal", ["HBL"]),
    ]
  }()

  /// Names that mean a league of England only if a column of competitions has nothing else.
  private static let englishLeagues: Set<String> = ["championship", "league one", "league two"]

  /// Other names of leagues than those in the tables, as keys.
  private static let longNames = [
    "major league baseball": "MLB", "national basketball association": "NBA", "national hockey league": "NHL",
    "national football league": "NFL", "major league soccer": "MLS", "premier league": "EPL",
    "english premier league": "EPL", "womens national basketball association": "WNBA",
    "american hockey league": "AHL", "ontario hockey league": "OHL", "western hockey league": "WHL", "lhjmq": "QMJHL",
    "quebec maritimes junior hockey league": "QMJHL", "minor league baseball": "MiLB", "triple a": "MiLB",
    "double a": "MiLB", "high a": "MiLB", "international league": "MiLB", "pacific coast league": "MiLB",
    "national womens soccer league": "NWSL", "usl championship": "USL", "usl league one": "USL",
    "efl championship": "EFL", "english football league": "EFL", "la liga": "LaLiga", "serie a": "SerieA",
    "ligue 1": "Ligue1", "2 bundesliga": "Bundesliga", "ncaaf": "NCAA", "ncaam": "NCAA", "ncaaw": "NCAA",
    "college football": "NCAA", "college basketball": "NCAA", "college baseball": "NCAA", "liga mx": "LigaMX",
    "jupiler pro league": "ProLeague", "belgian pro league": "ProLeague", "super lig": "SüperLig",
    "trendyol super lig": "SüperLig", "super league greece": "SLGreece", "austrian bundesliga": "AUTBL",
    "admiral bundesliga": "AUTBL", "osterreichische bundesliga": "AUTBL", "bundesliga osterreich": "AUTBL",
    "swiss super league": "SuperLeague", "danish superliga": "Superliga",
    "primeira liga": "LigaPT", "scottish premiership": "SPFL", "canadian football league": "CFL",
    "canadian premier league": "CPL", "chance liga": "ChanceLiga", "czech first league": "ChanceLiga",
    "league of ireland": "LOI", "airtricity": "LOI", "womens super league": "WSL", "liga f": "LigaF",
    "frauen bundesliga": "FrauenBL",
    "premiere ligue": "PremiereLigue", "d1 arkema": "PremiereLigue", "division 1 feminine": "PremiereLigue",
    "gallagher prem": "PREM", "gallagher premiership": "PREM", "premiership rugby": "PREM", "prem rugby": "PREM",
    "top 14": "Top14",
    "united rugby championship": "URC", "six nations": "SixNations", "6 nations": "SixNations",
    "sei nazioni": "SixNations", "seis naciones": "SixNations",
    "penny del": "DEL", "deutsche eishockey liga": "DEL", "swiss national league": "SwissNL", "swiss nl": "SwissNL",
    "svenska hockeyligan": "SHL",
    "swedish hockey league": "SHL", "sm liiga": "Liiga", "elite ice hockey league": "EIHL", "elite league": "EIHL",
    "ice hockey league": "ICEHL", "handball bundesliga": "HBL",
    "nippon professional baseball": "NPB", "プロ野球": "NPB", "indian premier league": "IPL", "tata ipl": "IPL",
    "county championship": "County", "t20 blast": "County", "vitality blast": "County", "one day cup": "County",
    "national rugby league": "NRL", "a league": "ALeague", "j league": "J1", "j1 league": "J1", "k league": "KLeague",
    "k league 1": "KLeague", "betfred super league": "SLRugby", "big bash league": "BigBash",
    "the hundred": "Hundred", "pakistan super league": "PSL", "brasileirao": "BraSA", "liga profesional": "ArgPD",
    "categoria primera a": "ColPA", "liga betplay": "ColPA", "liga pro": "EcuSA", "ligapro": "EcuSA",
    "liga futve": "VenPD",
  ]
}
