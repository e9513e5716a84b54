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
    if let minutes = Competition.Fact.minutes[name] { return Int(minutes) }
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

  /// Names that leagues of other sports have elsewhere, with the beginnings of the zones in which they mean these.
  private static let homonyms: [(name: String, zone: String, minutes: Int)] = [
    ("bbl", "Europe/", 135), ("psl", "Africa/", 120), ("cpl", "America/Jamaica", 210), ("cpl", "America/Barbados", 210),
    ("cpl", "America/Port_of_Spain", 210), ("cpl", "America/Guyana", 210), ("cpl", "America/St_", 210),
    ("cpl", "America/Antigua", 210),
  ]
}
