/// The typical length of a game, from its start until one has left.
///
/// Rounded up from what leagues report of recent seasons and from the rules of each sport: MLB 2 h 36 min for nine innings
/// since the pitch clock (2023–2025), plus extra innings and leaving the ballpark; NFL 3 h 12 min; NBA 2 h 15 min; NHL 2 h
/// 30 min; WNBA 2 h 5 min; college football 3 h 25 min and college basketball 2 h 5 min (NCAA); soccer two halves of 45
/// minutes, the break and added time; rugby two halves of 40 minutes; Australian football four quarters of 20 minutes with
/// the clock stopped; lacrosse four quarters of 15 minutes; cricket (ICC playing conditions) 20 overs a side, 50 in a one-day
/// match, and 90 a day over four days of a first-class match or five of a Test.
package enum GameLength {
  /// The minutes of a game: by its competition, otherwise by the league of its clubs; three hours if neither is in the table.
  package static func minutes(of game: Game) -> Int { known(game) ?? usual }

  package static func seconds(of game: Game) -> Int { minutes(of: game) * 60 }

  package static func isKnown(_ game: Game) -> Bool { known(game) != nil }

  private static func known(_ game: Game) -> Int? {
    let league = game.league.flatMap { known($0, in: game.timeZone) }
    guard let competition = game.competition else { return league }
    if let name = game.league, let league, Competition.sport(of: name) != .other { return league }
    return known(competition, in: game.timeZone) ?? league
  }

  /// The minutes by the whole name of a league or competition, since one word of it may be of another sport.
  private static func known(_ league: String, in zone: String?) -> Int? {
    let name = withoutSeason(FoldedText(league).text)
    if let here = homonyms.first(where: { $0.name == name && zone?.hasPrefix($0.zone) == true }) { return here.minutes }
    if let minutes = leagues[name] { return minutes }
    switch Competition.sport(of: name) {
    case .hockey: return 165
    case .handball: return 105
    case .basketball: return 135
    case .american, .other: return Competition.isListed(name) ? 120 : nil
    }
  }

  /// A name without the years of a season: `indian premier league` of `indian premier league 2026`.
  private static func withoutSeason(_ name: String) -> String {
    let words = name.split(separator: " ")
    let isYear = { (word: Substring) in word.count >= 4 && word.prefix(4).allSatisfy(\.isNumber) }
    let rest = words.filter { !isYear($0) }
    return rest.isEmpty || rest.count == words.count ? name : rest.joined(separator: " ")
  }

  private static let usual = 180

  /// A game over several days, until the end of play on the last one.
  private static func days(_ count: Int) -> Int { (count - 1) * 1440 + 450 }

  /// Names that leagues of other sports have elsewhere, with the beginnings of the zones in which they mean these.
  private static let homonyms: [(name: String, zone: String, minutes: Int)] = [
    ("bbl", "Europe/", 135), ("psl", "Africa/", 120), ("cpl", "America/Jamaica", 210), ("cpl", "America/Barbados", 210),
    ("cpl", "America/Port_of_Spain", 210), ("cpl", "America/Guyana", 210), ("cpl", "America/St_", 210),
    ("cpl", "America/Antigua", 210),
  ]

  private static let leagues: [String: Int] = {
    let groups: [(minutes: Int, names: String)] = [
      (180, "mlb;milb;major league baseball;minor league baseball;aaa;triple-a;aa;double-a;high-a;single-a;kbo;npb"),
      (210, "nfl;national football league;ipl;indian premier league;tata ipl;bbl;big bash league"),
      (210, "kfc big bash league;wbbl;women's big bash league;mlc;major league cricket;psl;pakistan super league"),
      (210, "hbl psl;t20;t20i;t20 international;t20 blast;vitality blast;caribbean premier league;sa20"),
      (
        210,
        "bangladesh premier league;lanka premier league;the hundred;hundred;bigbash;t20 world cup;icc men's t20 world cup"
      ),
      (210, "icc women's t20 world cup;women's premier league;super smash"),
      (150, "nba;national basketball association;gleague;g league;nba g league"),
      (165, "nhl;national hockey league;ahl;echl;ohl;qmjhl;whl;ushl;pwhl;khl;eishockey-bundesliga;afl;aflw"),
      (165, "afl premiership;afl women's"),
      (135, "wnba;cbb;cbb-men;cbb-women;ncaab;ncaam;ncaaw;ncaa basketball;college basketball;basketball bundesliga"),
      (135, "easycredit bbl;acb;liga acb;liga endesa;lba;betclic elite;eurocup;nbl;british basketball league"),
      (135, "basketball champions league;basketball world cup;fiba basketball world cup;eurobasket;nll;pll"),
      (225, "college-football;college football;ncaaf;ncaa football;cfb;fbs;fcs"),
      (120, "bundesliga;cpl;efl;epl;eredivisie;laliga;la-liga;ligue1;ligue-1;ligamx;liga mx;ligapt;mls;mlsnp;nwsl"),
      (120, "spfl;seriea;serie-a;usl;usl1;usl championship;usl league one;champions-league;world-cup;leagues cup"),
      (120, "canadian premier league;major league soccer;u.s. open cup;copa america;copa libertadores;gold cup"),
      (120, "fifa club world cup;allsvenskan;eliteserien;superliga;superligaen;a-league;j1 league;k league 1"),
      (120, "indian super league;uefa european qualifiers;nrl;national rugby league;urc;mlr;prem;super rugby"),
      (120, "super rugby pacific;rugby world cup;rugby championship;the rugby championship;rugby union"),
      (120, "rugby league"),
      (105, "handball;handball bundesliga"),
      (480, "odi;one-day international;one day international;one-day cup;one day cup;metro bank one day cup"),
      (480, "marsh cup;cricket world cup;icc cricket world cup;icc men's cricket world cup;icc champions trophy"),
      (days(4), "county championship;vitality county championship;rothesay county championship;sheffield shield"),
      (days(4), "ranji trophy;plunket shield;first-class;first class;first-class cricket"),
      (days(5), "test;test match;test cricket;world test championship;icc world test championship;the ashes;ashes"),
    ]
    var leagues: [String: Int] = [:]
    for group in groups { for name in group.names.split(at: ";") { leagues[String(name)] = group.minutes } }
    return leagues
  }()
}
