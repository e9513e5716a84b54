import Atlas

/// Evidence in a whole file that its entries are games rather than films, shows or dinners.
///
/// `Alien vs. Predator`, `Star Trek - Discovery` and `Dinner at Luigi's` look like games. But teams play each other: an
/// unknown name counts if it recurs against other names, or if nearly all entries of the file name two teams.
struct FixtureEvidence {
  /// The share of entries with recognised games above which the others are accepted too.
  private static let mostly = 0.8

  private var share = 0.0
  private var knownShare = 0.0
  private var isOnly = false
  private var isOfSports = false
  /// The opponents of each name, as the first and as the second team.
  private var seconds: [NameKey: Set<NameKey>] = [:]
  private var firsts: [NameKey: Set<NameKey>] = [:]
  /// The number of entries of each series of events, such as `Formula 1`.
  private var events: [String: Int] = [:]
  private var count = 0

  /// - Parameter matchups: The matchups of the entries without repetitions, with the number of entries for each.
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

  /// Whether a text with two teams is accepted as a game.
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
      // A series of films or shows always comes first; a team is also second.
      let isClub =
        hasPlace && ((seconds[first]?.count ?? 0) == firsts.count || (firsts[second]?.count ?? 0) == seconds.count)
      return firsts[first] != nil || seconds[second] != nil || isClub
    }
    return [first, second].contains { (seconds[$0] ?? []).union(firsts[$0] ?? []).count > 1 }
  }

  /// Whether a text is sufficient by itself: it has a known team or a score, or names only the opponent in a club's
  /// feed.
  private static func isSure(_ matchup: Matchup) -> Bool {
    matchup.namesKnownTeam || matchup.hasScore || matchup.namesCompetition || matchup.opponentOnly != nil
      || matchup.clubSide != nil
      || !matchup.namesTwoTeams
  }

  /// Whether words name a competition in which teams meet: `Liga Endesa`, `Champions League`, but not `World
  /// Championships`.
  static func isCompetition(_ words: [String]) -> Bool {
    let keys = words.flatMap { NameKey($0).text.split(separator: " ").map(String.init) }
    return keys.contains(where: sportWords.contains)
      && !keys.contains { ["world", "championships", "championship", "tournament"].contains($0) }
  }

  private static let sportWords: Set<String> = [
    "fixtures", "football", "soccer", "hockey", "baseball", "basketball", "rugby", "cricket", "volleyball", "handball",
    "liga", "league", "bundesliga", "spielplan", "calcio", "fussball", "fußball", "futbol", "fútbol", "matches",
    "eishockey", "fc", "cup", "copa", "coupe", "pokal", "championship", "championships", "tournament", "khl", "shl",
    "del", "liiga", "nrl", "afl", "ipl", "npb", "kbo", "euroleague", "premiership", "superliga", "eredivisie", "ligue",
    "serie",
  ]
}
