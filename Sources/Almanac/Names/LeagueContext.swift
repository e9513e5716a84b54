/// The league of a schedule, determined from its team names, because hundreds of names belong to teams of several
/// leagues.
package struct LeagueContext {
  /// The league's abbreviation; nil if the names do not decide it.
  package private(set) var league: String?
  /// Whether some game is between teams of a league that the program knows.
  package private(set) var knowsTeams = false
  /// Whether names are only nicknames, places or abbreviations, so that the place of a game may tell the league.
  package private(set) var hasDoubts = false
  /// Whether the file names its league, or nearly all games are of one.
  package private(set) var isOfOne = false
  /// Whether a nickname alone means its team; not in a file whose nicknames are of several leagues that never meet.
  private var trustsNicknames = true
  private let table = TeamTable.shared

  /// Leagues whose teams play elsewhere than the games of the file.
  private var ruledOut: Set<String> = []
  /// The leagues of which a team may be, because the file is of women or of a league that no table has; nil for all.
  private var allowed: Set<String>?
  /// The leagues that the file names, of whose teams a name may be though others are better known under it.
  private var named: Set<String> = []
  /// The leagues that games themselves name, each looked up once.
  private var givenLeagues: [String: NamedLeague] = [:]

  /// The names of the two teams of a game.
  package struct Pair: Sendable {
    let first: String
    let second: String
    /// The place where they play; nil if the schedule does not say it.
    let site: GameSite.Text?
    /// The league that the games themselves name, if they name one.
    let league: String?
  }

  /// - Parameters:
  ///   - pairs: the names of the two teams of each game.
  ///   - titles: what the file and its calendar are called.
  ///   - path: the path of the file, whose folders may name a league, too.
  ///   - club: the club whose schedule it is, if it is that of one.
  package init(pairs: [Pair], titles: [String], path: String = "", club: String? = nil) {
    // A folder may have the name of a league for another reason: `/mnt/wsl`.
    let folders = LeagueNames.leagues(in: [path]).filter { !TeamTable.namesakeLeagues.contains($0) }
    var hinted = LeagueNames.leagues(in: titles) + folders
    allowed = LeagueContext.allowed(by: titles, hinted)
    named = Set(hinted + titles.flatMap(LeagueNames.leagues(meetingIn:)))
    if titles.contains(where: UnlistedLeagues.isOfWomensTeams) { named.formUnion(UnlistedLeagues.ofWomen) }
    if let club {
      let own = sides(club, "").0.filter { isSure($0, club) }
      hinted += own.map { table.teams[$0.team].league }
      named.formUnion(TeamTable.namesakeLeagues.intersection(hinted))
    }
    var evidence: [String: LeagueEvidence] = [:]
    var known: [String: [TeamTable.Match]] = [:]
    func find(_ name: String) -> [TeamTable.Match] {
      if let matches = known[name] { return matches }
      let found = matchesSharing(name, in: nil)
      known[name] = found
      return found
    }
    var nicknames = Nicknames()
    var sites: [GameSite.Text: GameSite?] = [:]
    for pair in pairs {
      let (first, second) = (find(pair.first), find(pair.second))
      let sides = [likely(first, against: second), likely(second, against: first)]
      nicknames.addPair(pair, sides, of: table)
      addEvidence(pair, sides, &evidence, &sites)
    }
    decide(evidence, nicknames, hinted, games: pairs.count)
    if let league { named.insert(league) }
    for name in Set(pairs.compactMap(\.league)) { givenLeagues[name] = NamedLeague(name) }
    if !knowsTeams { knowsTeams = knowsNamesakes(of: pairs) }
  }

  /// Whether games name a league whose teams are known only by that.
  private func knowsNamesakes(of pairs: [Pair]) -> Bool {
    pairs.contains { pair in
      guard let given = pair.league.flatMap({ givenLeagues[$0] }),
        given.cup != nil || given.league.map(TeamTable.namesakeLeagues.contains) == true
      else { return false }
      return team(pair.first, beside: pair.second, in: pair.league) != nil
    }
  }

  /// Adds the games of two teams as evidence for the leagues that both names share.
  private mutating func addEvidence(
    _ pair: Pair, _ sides: [[TeamTable.Match]], _ evidence: inout [String: LeagueEvidence],
    _ sites: inout [GameSite.Text: GameSite?]
  ) {
    var places: [(league: String, isHome: Bool?)] = []
    var site: GameSite?
    for match in sides[0] {
      let league = table.teams[match.team].league
      guard let other = sides[1].first(where: { table.teams[$0.team].league == league }) else { continue }
      let isSure = isSure(match, pair.first) || isSure(other, pair.second)
      let teams = [table.teams[match.team], table.teams[other.team]]
      let nicknames = isSure ? 0 : zip([pair.first, pair.second], teams).count(where: LeagueContext.isNickname)
      evidence[league, default: LeagueEvidence()].addGame(
        isNamed: max(match.strength, other.strength) == .name, isSure: isSure, areNicknames: nicknames == 2)
      if isSure { continue }
      hasDoubts = true
      if let text = pair.site, site == nil {
        site = sites[text] ?? GameSite(text)
        sites[text] = .some(site)
      }
      if let site {
        let isHome = site.isHome(ofOneOf: teams)
        // `Kansas vs Duke` in Chicago is at a neutral site: towns are not shared as nicknames are.
        places.append((league, isHome == false && nicknames == 0 ? nil : isHome))
      }
    }
    guard let site, let text = pair.site else { return }
    let isOfOne = places.contains { $0.isHome == true }
    for (league, isHome) in places where isHome != false || !isOfOne {
      evidence[league]?.addPlace(isHome: isHome, at: text, isUnknown: site.isUnknownVenue)
    }
  }

  /// Decides the league, and which names mean nothing here.
  private mutating func decide(
    _ evidence: [String: LeagueEvidence], _ nicknames: Nicknames, _ hinted: [String], games: Int
  ) {
    isOfOne = !hinted.isEmpty || evidence.values.contains { $0.games * 10 >= games * 9 }
    trustsNicknames = nicknames.areTrusted || !hinted.isEmpty
    if !trustsNicknames { return }
    ruledOut = Set(evidence.filter { $0.value.isElsewhere && !hinted.contains($0.key) }.keys)
    if !ruledOut.isEmpty {
      // What is left has the same names, and more than those must speak for it.
      ruledOut.formUnion(evidence.filter { !$0.value.isSupported && !hinted.contains($0.key) }.keys)
    }
    let weak = evidence.filter { $0.value.isWeak && rank($0.key) == 0 && !hinted.contains($0.key) }
    ruledOut.formUnion(weak.keys)
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
  /// - Parameters:
  ///   - given: The league that the game itself names, if it names one.
  ///   - site: Where they play, if the schedule says it and ``hasDoubts`` is true.
  package func team(_ name: String, beside other: String, in given: String?, at site: GameSite? = nil) -> Team? {
    let said = given.map { givenLeagues[$0] ?? NamedLeague($0) }
    if let leagues = said?.cup { return only(name, of: leagues) }
    let all = table.single(matchesSharing(name, in: said)).filter(isAllowed)
    guard !all.isEmpty else { return nil }
    let find = { (league: String) in
      all.first { table.teams[$0.team].league == league }.map { table.teams[$0.team] }
    }
    if let said, let told = told(by: said, beside: other, find) { return told.first }
    let isOutdoor = said?.isOutdoor ?? false
    let sides = sides(name, other)
    let (matches, opposed) = (
      plausibleTeams(sides.0, called: name, isOutdoor), plausibleTeams(sides.1, called: other, isOutdoor)
    )
    let others = Set(opposed.map { table.teams[$0.team].league })
    var shared = mostKnown(matches.filter { others.contains(table.teams[$0.team].league) })
    var isTold = false
    if let site, !shared.isEmpty { (shared, isTold) = fitting(shared, name, opposed, other, at: site) }
    if let league, shared.isEmpty || shared.contains(where: { table.teams[$0.team].league == league }) {
      if shared.isEmpty, all.contains(where: { isWord(name, $0) }) { return nil }
      return find(league) ?? LeagueContext.leagueBeside[league].flatMap(find)
        ?? sole(matches, called: name, beside: others)
    }
    if shared.count == 1, isTold || shared[0].strength == .name || isWhole(name, shared[0]) {
      return table.teams[shared[0].team]
    }
    return shared.isEmpty ? sole(matches, called: name, beside: others) : nil
  }

  /// Returns the team that the league of a game leaves, or none; nil if its name does not decide.
  ///
  /// - Parameter find: Returns the team of a league.
  private func told(by said: NamedLeague, beside other: String, _ find: (String) -> Team?) -> [Team]? {
    if said.isShared {
      let opposed = Set(matchesSharing(other, in: said).map { table.teams[$0.team].league }).union(
        [league].compactMap { $0 })
      return said.meeting.compactMap(find).first { opposed.contains($0.league) }.map { [$0] } ?? []
    }
    if let team = said.meeting.lazy.compactMap(find).first { return [team] }
    if said.isUnlisted { return [] }
    return said.league.map { [find($0) ?? LeagueContext.leagueBeside[$0].flatMap(find)].compactMap { $0 } }
  }

  /// Returns what the names of two opponents may mean.
  private func sides(_ first: String, _ second: String) -> ([TeamTable.Match], [TeamTable.Match]) {
    let found = (matchesSharing(first, in: nil), matchesSharing(second, in: nil))
    return (likely(found.0, against: found.1), likely(found.1, against: found.0))
  }

  private func matchesSharing(_ name: String, in said: NamedLeague?) -> [TeamTable.Match] {
    table.matchesSharing(
      name, naming: said.map { named.union($0.isShared ? $0.meeting : []).union($0.league.map { [$0] } ?? []) } ?? named
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

  private func isAllowed(_ match: TeamTable.Match) -> Bool { allowed?.contains(table.teams[match.team].league) ?? true }

  /// Returns the team that a name means among those of some leagues.
  private func only(_ name: String, of leagues: Set<String>) -> Team? {
    let found = table.teams(named: name, naming: leagues).filter { leagues.contains($0.league) }
    return found.count == 1 ? found[0] : nil
  }

  /// Returns the leagues that titles leave, if they say that the teams are of women, or of a league that no table has:
  /// `Arsenal` in a calendar of the WSL is another team than in the tables.
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

  /// Returns the teams that a name may mean, without those of which it is only a nickname that means nothing here.
  private func plausibleTeams(
    _ matches: [TeamTable.Match], called name: String, _ isOutdoor: Bool
  ) -> [TeamTable.Match] {
    if trustsNicknames, ruledOut.isEmpty, !isOutdoor { return matches }
    return matches.filter { match in
      let team = table.teams[match.team]
      if isOutdoor, Competition.sport(of: team.league).isIndoor { return false }
      return (trustsNicknames || !LeagueContext.isNickname(name, of: team))
        && (!ruledOut.contains(team.league) || isSure(match, name))
    }
  }

  /// Returns the leagues that a place leaves of those that both names share, and whether it tells one: those with a
  /// team at home there, or else the file's own, since games are played at neutral places, too.
  private func fitting(
    _ shared: [TeamTable.Match], _ name: String, _ opposed: [TeamTable.Match], _ other: String, at site: GameSite
  ) -> (leagues: [TeamTable.Match], isTold: Bool) {
    var (here, open): ([TeamTable.Match], [TeamTable.Match]) = ([], [])
    var homes: [TeamTable.Match] = []
    for match in shared {
      guard let opponent = opposed.first(where: { table.teams[$0.team].league == table.teams[match.team].league }),
        !isSure(match, name), !isSure(opponent, other)
      else { return (shared, false) }
      let teams = [table.teams[match.team], table.teams[opponent.team]]
      let isNickname = LeagueContext.isNickname(name, of: teams[0]) || LeagueContext.isNickname(other, of: teams[1])
      switch site.isHome(ofOneOf: teams) {
      case true?: here.append(match)
      case false? where isNickname: continue
      default: open.append(match)
      }
      if site.isVenue(ofOneOf: teams) { homes.append(match) }
    }
    let isOwn = { (match: TeamTable.Match) in table.teams[match.team].league == league }
    if let own = shared.first(where: isOwn) {
      // Farm clubs have the nicknames of their clubs.
      here = here.filter { rank(of: $0) >= rank(of: own) }
      if here.isEmpty || (here + open).contains(where: isOwn) { return (shared, false) }
    }
    homes = homes.filter { home in here.contains { $0.team == home.team } }
    if !homes.isEmpty { here = homes }
    if here.isEmpty { return (open, false) }
    let major = here.filter { rank(of: $0) > 0 }
    return (major.isEmpty ? here : major, !homes.isEmpty)
  }

  /// Whether a name is the whole name of a team, which the place of a game does not call in question.
  private func isSure(_ match: TeamTable.Match, _ name: String) -> Bool {
    guard match.strength == .name else { return false }
    let (key, own) = (NameKey(name).text, NameKey(table.teams[match.team].name).text)
    if key == own { return true }
    return key.utf8.contains(UInt8(ascii: " ")) && !LeagueContext.isNickname(key, of: own)
  }

  static func isNickname(_ name: String, of team: Team) -> Bool {
    isNickname(NameKey(name).text, of: NameKey(team.name).text)
  }

  /// Returns the team with a name of several words, such as `Durham Bulls` or `Bayern Munich`, in a game against a team
  /// of another or of an unknown league; against a club of a known league also with a whole name of one word, such as
  /// `Arsenal`.
  private func sole(_ matches: [TeamTable.Match], called name: String, beside leagues: Set<String>) -> Team? {
    guard matches.count == 1 else { return nil }
    let (team, key) = (table.teams[matches[0].team], NameKey(name).text)
    if Competition.sport(of: team.league).isIndoor {
      // They meet in cups, too.
      if named.contains(team.league) || !leagues.isEmpty && matches[0].strength == .name { return team }
    }
    if leagues.contains(where: { NamedLeague.mayMeet(team.league, $0) }), isWhole(name, matches[0]) { return team }
    guard matches[0].strength == .name else { return nil }
    // Clubs of these leagues meet in cups, under short names: `Napoli`.
    if let league, [league, team.league].allSatisfy(WordList.europeanLeague.contains) { return team }
    return key.contains(" ") && !LeagueContext.isNickname(key, of: NameKey(team.name).text) ? team : nil
  }

  /// Whether a name is that of a club outside North America but for words as `FC`, also if it is that of its town:
  /// `Sevilla`; or letters by which the club is known: `QPR`.
  private func isWhole(_ name: String, _ match: TeamTable.Match) -> Bool {
    let team = table.teams[match.team]
    if Competition.isAmerican(team.league) { return false }
    let (key, own) = (NameKey(name).text, NameKey(team.name))
    if key == own.text || key == own.withoutClubWords?.text { return true }
    return match.strength == .abbreviation && name.utf8.count > 2 && name == name.uppercased()
      && team.names.dropFirst().dropLast().contains(name)
  }

  /// Whether a name is only the end of a longer one: `blue devils` without the place, which other clubs share. `bayern
  /// munchen` lacks only `fc`.
  private static func isNickname(_ key: String, of name: String) -> Bool {
    guard name.hasSuffix(" " + key) else { return false }
    return name.dropLast(key.utf8.count).split(separator: " ").contains { $0.utf8.count > 3 }
  }

  /// Leagues that swap clubs with another league every year.
  private static let leagueBeside = ["EPL": "EFL", "EFL": "EPL", "NatL": "EFL"]

  /// Returns the matches in major leagues, or all without any: `Bruins` and `Penguins` mean the NHL teams rather
  /// than their farm clubs.
  private func mostKnown(_ matches: [TeamTable.Match]) -> [TeamTable.Match] {
    let major = matches.filter { rank(table.teams[$0.team].league) > 0 }
    return league != nil || major.isEmpty ? matches : major
  }

  private func rank(of match: TeamTable.Match) -> Int { rank(table.teams[match.team].league) }

  /// The rank of a league among those that share a name.
  private func rank(_ league: String) -> Int { TeamTable.majorLeagues.contains(league) ? 1 : 0 }
}
