/// The league of a schedule by its names of teams, hundreds of which belong to several leagues.
package struct LeagueContext {
  package private(set) var league: String?
  /// Whether some game is between teams of a league that the program knows.
  package private(set) var knowsTeams = false
  /// Whether the file names its league, or nearly all games are of one.
  package private(set) var isOfOne = false
  private let table = TeamTable.shared

  /// The leagues of which a team may be, because the file is of women or of a league that no table has; nil for all.
  private var allowed: Set<String>?
  /// The leagues that the file names, of whose teams a name may be though others are better known under it.
  private var named: Set<String> = []
  /// Leagues whose teams are at home in none of the places, or for which only a few pairs of nicknames speak.
  private var ruledOut: Set<String> = []
  /// The leagues that games themselves name, each looked up once.
  private var givenLeagues: [String: NamedLeague] = [:]

  package struct Pair: Sendable {
    let first: String
    let second: String
    let site: GameSite.Text?
    let league: String?
  }

  private struct Evidence {
    var games = 0
    /// Whether a name, rather than a place or an abbreviation, is one of the league.
    var isNamed = false
    var isSure = false
    /// Whether both names are nicknames in all games, which many clubs of small leagues share.
    var hasOnlyNicknames = true
    var (here, elsewhere) = (0, 0)
    /// Places that no table has: one may have a new name, several speak against the league.
    var unknown: Set<GameSite.Text> = []

    func isRuledOut(rank: Int) -> Bool {
      !isSure && here == 0 && (elsewhere > 0 || unknown.count > 2 || hasOnlyNicknames && games < 4 && rank == 0)
    }
  }

  /// - Parameters:
  ///   - titles: what the file and its calendar are called.
  ///   - path: the path of the file, whose folders may name a league, too.
  package init(pairs: [Pair], titles: [String], path: String = "", club: String? = nil) {
    // A folder may have the name of a league for another reason: `/mnt/wsl`.
    let folders = LeagueNames.leagues(in: [path]).filter { !TeamTable.namesakeLeagues.contains($0) }
    var hinted = LeagueNames.leagues(in: titles) + folders
    allowed = LeagueContext.allowed(by: titles, hinted)
    named = Set(hinted + titles.flatMap(LeagueNames.leagues(meetingIn:)))
    if titles.contains(where: UnlistedLeagues.isOfWomensTeams) { named.formUnion(UnlistedLeagues.ofWomen) }
    if let club {
      hinted += sides(club, "").0.filter { isSure($0, club) }.map(\.team.league)
      named.formUnion(TeamTable.namesakeLeagues.intersection(hinted))
    }
    decide(evidence(of: pairs), hinted, games: pairs.count)
    if let league { named.insert(league) }
    for name in Set(pairs.compactMap(\.league)) { givenLeagues[name] = NamedLeague(name) }
    // Some teams are known only where games name the league.
    knowsTeams =
      knowsTeams
      || pairs.contains { $0.league != nil && team($0.first, against: $0.second, in: $0.league) != nil }
  }

  private func evidence(of pairs: [Pair]) -> [String: Evidence] {
    var evidence: [String: Evidence] = [:]
    var found: [String: [TeamTable.Match]] = [:]
    var sites: [GameSite.Text: GameSite?] = [:]
    for pair in pairs {
      let names = [pair.first, pair.second]
      for name in names where found[name] == nil { found[name] = matchesSharing(name, in: nil) }
      let (first, second) = (found[pair.first] ?? [], found[pair.second] ?? [])
      let others = likely(second, against: first)
      for match in likely(first, against: second) {
        guard let other = others.first(where: { $0.team.league == match.team.league }) else { continue }
        let teams = [match.team, other.team]
        let nicknames = zip(names, teams).count(where: LeagueContext.isNickname)
        var own = evidence[match.team.league] ?? Evidence()
        own.games += 1
        own.isNamed = own.isNamed || max(match.strength, other.strength) == .name
        own.hasOnlyNicknames = own.hasOnlyNicknames && nicknames == 2
        if isSure(match, pair.first) || isSure(other, pair.second) {
          own.isSure = true
        } else if let text = pair.site {
          let site = sites[text] ?? GameSite(text)
          sites[text] = .some(site)
          if site == nil { own.unknown.insert(text) }
          let isHome = site?.isHome(ofOneOf: teams)
          if isHome == true { own.here += 1 }
          // `Kansas vs Duke` in Chicago is at a neutral site: towns are not shared as nicknames are.
          if isHome == false, nicknames > 0 { own.elsewhere += 1 }
        }
        evidence[match.team.league] = own
      }
    }
    return evidence
  }

  private mutating func decide(_ evidence: [String: Evidence], _ hinted: [String], games: Int) {
    isOfOne = !hinted.isEmpty || evidence.values.contains { $0.games * 10 >= games * 9 }
    ruledOut = Set(evidence.filter { $0.value.isRuledOut(rank: rank($0.key)) }.keys).subtracting(hinted)
    let scores = evidence.filter { !ruledOut.contains($0.key) }
    knowsTeams = scores.contains { $0.value.isNamed }
    let best = scores.max { ($0.value.games, rank($0.key), $1.key) < ($1.value.games, rank($1.key), $0.key) }
    if let hint = hinted.max(by: { (scores[$0]?.games ?? 0) < (scores[$1]?.games ?? 0) }), scores[hint] != nil {
      league = hint
    } else if let best,
      scores.count(where: { $0.value.games == best.value.games && rank($0.key) == rank(best.key) }) == 1
    {
      // Places and abbreviations alone, `Arizona at Houston`, decide little unless they fit all of the file.
      let fitsAll = best.value.games * 10 >= games * 9 && !Competition.sport(of: best.key).isIndoor
      league = best.value.isNamed || fitsAll ? best.key : nil
    }
  }

  /// Returns the team that a name means in a game against another.
  ///
  /// - Parameter given: The league that the game itself names.
  package func team(_ name: String, against other: String, in given: String?, at site: GameSite? = nil) -> Team? {
    let namedLeague = given.map { givenLeagues[$0] ?? NamedLeague($0) }
    if let leagues = namedLeague?.cup {
      let found = table.teams(named: name, naming: leagues).filter { leagues.contains($0.league) }
      return found.count == 1 ? found[0] : nil
    }
    let all = table.single(matchesSharing(name, in: namedLeague)).filter(isAllowed)
    guard !all.isEmpty else { return nil }
    let find = { (league: String) in all.first { $0.team.league == league }?.team }
    if let namedLeague, let matched = matched(by: namedLeague, against: other, find) { return matched.first }
    let sides = sides(name, other)
    let (matches, opposed) = (plausible(sides.0, called: name), plausible(sides.1, called: other))
    let others = Set(opposed.map(\.team.league))
    let known = Set(opposed.filter { !LeagueContext.isNickname(other, of: $0.team) }.map(\.team.league))
    var shared = mostKnown(matches.filter { others.contains($0.team.league) })
    var isReported = false
    if let site, !shared.isEmpty { (shared, isReported) = fitting(shared, name, opposed, other, at: site) }
    if let league, shared.isEmpty || shared.contains(where: { $0.team.league == league }) {
      if shared.isEmpty, all.contains(where: { isWord(name, $0) }) { return nil }
      return find(league) ?? LeagueContext.neighborLeague[league].flatMap(find)
        ?? sole(matches, called: name, against: known)
    }
    if shared.count == 1, isReported || shared[0].strength == .name || isComplete(name, shared[0]) {
      return shared[0].team
    }
    return shared.isEmpty ? sole(matches, called: name, against: known) : nil
  }

  /// Returns the team that the league of a game leaves, or none; nil if its name does not decide.
  ///
  /// - Parameter find: Returns the team of a league.
  private func matched(by namedLeague: NamedLeague, against other: String, _ find: (String) -> Team?) -> [Team]? {
    if namedLeague.isShared {
      let opposed = Set(matchesSharing(other, in: namedLeague).map(\.team.league) + [league].compactMap { $0 })
      return namedLeague.meeting.compactMap(find).first { opposed.contains($0.league) }.map { [$0] } ?? []
    }
    if let team = namedLeague.meeting.lazy.compactMap(find).first { return [team] }
    if namedLeague.isUnlisted { return [] }
    return namedLeague.league.map { [find($0) ?? LeagueContext.neighborLeague[$0].flatMap(find)].compactMap { $0 } }
  }

  private func sides(_ first: String, _ second: String) -> ([TeamTable.Match], [TeamTable.Match]) {
    let found = (matchesSharing(first, in: nil), matchesSharing(second, in: nil))
    return (likely(found.0, against: found.1), likely(found.1, against: found.0))
  }

  private func matchesSharing(_ name: String, in namedLeague: NamedLeague?) -> [TeamTable.Match] {
    table.matchesSharing(
      name,
      naming: namedLeague.map { named.union($0.isShared ? $0.meeting : []).union($0.league.map { [$0] } ?? []) }
        ?? named
    )
  }

  private func likely(_ found: [TeamTable.Match], against opponents: [TeamTable.Match]) -> [TeamTable.Match] {
    let likely = table.likely(found, against: opponents, of: named)
    return allowed == nil ? likely : likely.filter(isAllowed)
  }

  /// Whether a name in small letters only looks like the abbreviation of a team: `Bra`.
  private func isWord(_ name: String, _ match: TeamTable.Match) -> Bool {
    match.strength == .abbreviation && name.contains(where: \.isLowercase) && name.contains(where: \.isUppercase)
  }

  private func isAllowed(_ match: TeamTable.Match) -> Bool { allowed?.contains(match.team.league) ?? true }

  /// The leagues that the titles allow; nil for no restriction.
  private static func allowed(by titles: [String], _ hinted: [String]) -> Set<String>? {
    if hinted.isEmpty, titles.contains(where: { UnlistedLeagues.isNamed(in: $0) && LeagueNames.shared(in: $0).isEmpty })
    {
      return []
    }
    let leagues = LeagueNames.leagues(in: titles)
    let isOfWomen = !leagues.isEmpty && leagues.allSatisfy(UnlistedLeagues.ofWomen.contains)
    if isOfWomen || titles.contains(where: UnlistedLeagues.isOfOtherTeams) { return UnlistedLeagues.withWomen }
    guard titles.contains(where: Competition.isOutdoor) else { return nil }
    return TeamTable.shared.leagues.filter { !Competition.sport(of: $0).isIndoor }
  }

  private func plausible(_ matches: [TeamTable.Match], called name: String) -> [TeamTable.Match] {
    matches.filter { !ruledOut.contains($0.team.league) || isSure($0, name) }
  }

  /// Returns the leagues that a place leaves: those with a team at home there, or else the file's own, since games are
  /// played at neutral places, too; and whether it determines one.
  private func fitting(
    _ shared: [TeamTable.Match], _ name: String, _ opposed: [TeamTable.Match], _ other: String, at site: GameSite
  ) -> (leagues: [TeamTable.Match], isReported: Bool) {
    var (homes, here, open): ([TeamTable.Match], [TeamTable.Match], [TeamTable.Match]) = ([], [], [])
    let own = shared.first { $0.team.league == league }
    for match in shared {
      guard let opponent = opposed.first(where: { $0.team.league == match.team.league }),
        !isSure(match, name), !isSure(opponent, other)
      else { return (shared, false) }
      let teams = [match.team, opponent.team]
      switch site.isHome(ofOneOf: teams) {
      case true?:
        // Farm clubs have the nicknames of their clubs.
        if let own, rank(of: match) < rank(of: own) { continue }
        here.append(match)
        if site.isVenue(ofOneOf: teams) { homes.append(match) }
      case false? where zip([name, other], teams).contains(where: LeagueContext.isNickname): continue
      default: open.append(match)
      }
    }
    if let own, here.isEmpty || (here + open).contains(where: { $0.team == own.team }) { return (shared, false) }
    return here.isEmpty ? (open, false) : (homes.isEmpty ? here : homes, !homes.isEmpty)
  }

  /// Whether a name is the whole name of a team, which the place of a game does not call in question.
  private func isSure(_ match: TeamTable.Match, _ name: String) -> Bool {
    guard match.strength == .name else { return false }
    let key = NameKey(name)
    return key == NameKey(match.team.name) || key.text.contains(" ") && !LeagueContext.isNickname(name, of: match.team)
  }

  /// Returns the team with a name of several words, such as `Durham Bulls`, against a team of another or an unknown
  /// league; against a club of a known league also with a whole name of one word, such as `Arsenal`.
  private func sole(_ matches: [TeamTable.Match], called name: String, against leagues: Set<String>) -> Team? {
    guard matches.count == 1 else { return nil }
    let team = matches[0].team
    if Competition.sport(of: team.league).isIndoor {
      // They meet in cups, too.
      if named.contains(team.league) || !leagues.isEmpty && matches[0].strength == .name { return team }
    }
    if leagues.contains(where: { NamedLeague.mayMeet(team.league, $0) }), isComplete(name, matches[0]) { return team }
    return isSure(matches[0], name) && NameKey(name).text.contains(" ") ? team : nil
  }

  /// Whether a name is that of a club outside North America but for words as `FC`, or letters for it: `Sevilla`, `QPR`.
  private func isComplete(_ name: String, _ match: TeamTable.Match) -> Bool {
    let team = match.team
    if Competition.isAmerican(team.league) { return false }
    let (key, own) = (NameKey(name).text, NameKey(team.name))
    if key == own.text || key == own.withoutClubWords?.text { return true }
    return match.strength == .abbreviation && name.utf8.count > 2 && name == name.uppercased()
      && team.names.dropFirst().dropLast().contains(name)
  }

  /// Whether a name is only the end of a longer one: `Blue Devils` without the place. `Bayern München` lacks only `FC`.
  static func isNickname(_ name: String, of team: Team) -> Bool {
    let (key, whole) = (NameKey(name).text, NameKey(team.name).text)
    guard whole.hasSuffix(" " + key) else { return false }
    return whole.dropLast(key.utf8.count).split(separator: " ").contains { $0.utf8.count > 3 }
  }

  /// Leagues that swap clubs with another league every year.
  private static let neighborLeague = ["EPL": "EFL", "EFL": "EPL", "NatL": "EFL"]

  /// Returns the matches in major leagues, or all without any: `Bruins` means the NHL team rather than its farm club.
  private func mostKnown(_ matches: [TeamTable.Match]) -> [TeamTable.Match] {
    let major = matches.filter { rank($0.team.league) > 0 }
    return league != nil || major.isEmpty ? matches : major
  }

  private func rank(of match: TeamTable.Match) -> Int { rank(match.team.league) }

  private func rank(_ league: String) -> Int { TeamTable.majorLeagues.contains(league) ? 1 : 0 }
}
