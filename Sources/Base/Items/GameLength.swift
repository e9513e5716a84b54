/// The typical length of a game, from its start until one has left.
///
/// Rounded up from what leagues report of recent seasons and from the rules of each sport: MLB 2 h 36 min for nine innings
/// since the pitch clock (2023–2025), plus extra innings and leaving the ballpark; NFL 3 h 12 min; NBA 2 h 15 min; NHL 2 h
/// 30 min; WNBA 2 h 5 min; college football 3 h 25 min and college basketball 2 h 5 min (NCAA); soccer two halves of 45
/// minutes, the break and added time; rugby two halves of 40 minutes; Australian football four quarters of 20 minutes with
/// the clock stopped; lacrosse four quarters of 15 minutes; cricket 20 overs a side, or 50 in a one-day match.
package enum GameLength {
  /// The minutes of a game in a league or competition, as schedules name it; three hours if nothing is known.
  package static func minutes(league: String?) -> Int { league.flatMap(known) ?? usual }

  /// The minutes of a game: by its competition, otherwise by the league of its clubs.
  package static func minutes(of game: Game) -> Int {
    guard let competition = game.competition else { return minutes(league: game.league) }
    if let league = game.league, Competition.sport(of: league) != .other, let minutes = known(league) {
      return minutes
    }
    return known(competition) ?? minutes(league: game.league)
  }

  /// The seconds of a game.
  package static func seconds(of game: Game) -> Int { minutes(of: game) * 60 }

  private static func known(_ league: String) -> Int? {
    let name = FoldedText(league).text
    if let minutes = leagues[name] { return minutes }
    switch Competition.sport(of: league) {
    case .hockey: return 165
    case .handball: return 105
    case .basketball: return 135
    case .american, .other: break
    }
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return sports.first { words.contains($0.word[...]) }?.minutes ?? (Competition.isListed(league) ? 120 : nil)
  }

  private static let usual = 180

  /// The minutes by the names of leagues, in lower case.
  private static let leagues: [String: Int] = {
    let groups: [(minutes: Int, names: String)] = [
      (180, "mlb milb"), (210, "nfl"), (150, "nba gleague"),
      (165, "nhl ahl echl ohl qmjhl whl ushl pwhl khl"),
      (135, "wnba"), (225, "college-football ncaaf cfb fbs fcs"), (135, "cbb cbb-men cbb-women ncaab ncaam ncaaw"),
      (120, "bundesliga cpl efl epl eredivisie laliga la-liga ligue1 ligue-1 ligamx ligapt mls mlsnp nwsl spfl seriea"),
      (120, "serie-a usl champions-league world-cup nrl urc mlr prem"), (165, "afl aflw"), (135, "nll pll"),
      (210, "ipl bbl mlc psl"), (480, "odi"),
    ]
    var leagues = ["ncaa football": 225, "college football": 225, "ncaa basketball": 135, "college basketball": 135]
    for group in groups { for name in group.names.split(at: " ") { leagues[String(name)] = group.minutes } }
    return leagues
  }()

  /// The minutes by a word in the name of a competition, a rarer sport before one that shares a word with it.
  private static let sports: [(word: String, minutes: Int)] = [
    ("baseball", 180), ("basketball", 135), ("basket", 135), ("hockey", 165), ("eishockey", 165), ("extraliga", 165),
    ("rugby", 120), ("handball", 105), ("euroleague", 135), ("lacrosse", 135),
    ("t20", 210), ("twenty20", 210), ("cricket", 480), ("soccer", 120), ("fifa", 120), ("uefa", 120),
    ("bundesliga", 120), ("premier", 120), ("liga", 120), ("ligue", 120), ("serie", 120), ("eredivisie", 120),
    ("championship", 120), ("football", 120), ("cup", 120), ("pokal", 120), ("copa", 120), ("coppa", 120),
    ("coupe", 120),
  ]
}
