import Atlas

/// The evidence in a whole file that the texts of its entries name games, and not films, shows or dinners.
///
/// `Alien vs. Predator`, `Star Trek - Discovery` and `Dinner at Luigi's` look like games. Teams meet one another: a name that
/// no table has counts where it recurs against others, or where nearly all entries of the file name two teams.
struct FixtureEvidence {
  /// The share of entries that name games from which on the others are believed too.
  private static let mostly = 0.8

  private var share = 0.0
  private var knownShare = 0.0
  private var isOnly = false
  private var isOfSports = false
  /// The names against which each name stands, as the first and as the second of two.
  private var seconds: [NameKey: Set<NameKey>] = [:]
  private var firsts: [NameKey: Set<NameKey>] = [:]
  /// How many entries are events of each series, such as `Formula 1`.
  private var events: [String: Int] = [:]
  private var count = 0

  /// - Parameter matchups: What the entries name, each text once, and how often it is there.
  init(_ matchups: [(matchup: Matchup, count: Int)], titles: [String]) {
    count = matchups.reduce(0) { $0 + $1.count }
    isOnly = count == 1
    isOfSports = titles.contains { title in
      NameKey(title).text.split(separator: " ").contains { FixtureEvidence.sportWords.contains(String($0)) }
    }
    guard count > 0, matchups.contains(where: { !FixtureEvidence.isSure($0.matchup) }) else { return }
    var (known, likely) = (0, 0)
    for (matchup, count) in matchups {
      if matchup.order == .event { events[matchup.first, default: 0] += count }
      guard matchup.namesTwoTeams, matchup.order != .event else {
        if matchup.opponentOnly != nil { likely += count }
        continue
      }
      if matchup.namesKnownTeam { known += count }
      if FixtureEvidence.isSure(matchup) || matchup.order != .listed { likely += count }
      let (first, second) = (NameKey(matchup.first), NameKey(matchup.second))
      seconds[first, default: []].insert(second)
      firsts[second, default: []].insert(first)
    }
    (share, knownShare) = (Double(likely) / Double(count), Double(known) / Double(count))
  }

  /// Whether a text that names two teams is believed.
  ///
  /// - Parameter hasPlace: Whether the entry names a place.
  func isGame(_ matchup: Matchup, hasPlace: Bool) -> Bool {
    if FixtureEvidence.isSure(matchup) || isOnly { return true }
    if matchup.order == .event {
      return hasPlace && Double(events[matchup.first] ?? 0) >= FixtureEvidence.mostly * Double(count)
    }
    if share >= FixtureEvidence.mostly { return true }
    if knownShare >= 0.5 || matchup.order == .listed && isOfSports { return true }
    let (first, second) = (NameKey(matchup.first), NameKey(matchup.second))
    if matchup.order == .listed {
      // A series of films or shows comes first always, a team comes second as well.
      let isClub =
        hasPlace && ((seconds[first]?.count ?? 0) == firsts.count || (firsts[second]?.count ?? 0) == seconds.count)
      return firsts[first] != nil || seconds[second] != nil || isClub
    }
    return [first, second].contains { (seconds[$0] ?? []).union(firsts[$0] ?? []).count > 1 }
  }

  /// Whether a text alone is enough: it names a known team, has a score, or names only the other of a club's feed.
  private static func isSure(_ matchup: Matchup) -> Bool {
    matchup.namesKnownTeam || matchup.hasScore || matchup.opponentOnly != nil || matchup.clubSide != nil
      || !matchup.namesTwoTeams
  }

  private static let sportWords: Set<String> = [
    "fixtures", "football", "soccer", "hockey", "baseball", "basketball", "rugby", "cricket", "volleyball", "handball",
    "liga", "league", "bundesliga", "spielplan", "calcio", "fussball", "fußball", "futbol", "fútbol", "matches",
    "eishockey", "fc", "cup", "copa", "coupe", "pokal", "championship", "championships", "tournament",
  ]
}
