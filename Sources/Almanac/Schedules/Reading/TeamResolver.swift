struct NamedTeam {
  var name: String
  var team: Team?

  var displayName: String { team?.name ?? name }
  fileprivate var isNickname: Bool { team.map { LeagueContext.isNickname(name, of: $0) } ?? false }
}

struct Sides {
  var home: NamedTeam
  var away: NamedTeam
  var matchup: Matchup?
  /// The league that two nicknames are assumed to be of.
  var league: String?
  /// The words about the side of the club that are not understood, empty if it is unknown; nil if it is known.
  var openSide: String?
}

struct TeamResolver {
  private let leagues: LeagueContext
  private let feed: ClubFeed
  private let matchups: [String: Matchup]
  /// Whether the file marks games away, so that those without a mark are at home.
  private let marksAway: Bool
  /// Whether at least half of the entries name a game. In other files only known teams and the file's club make one.
  private let isOfGames: Bool

  init(_ content: ScheduleContent, file: String, club: String?) {
    var (matchups, found, balance): ([String: Matchup], [Matchup], Int) = ([:], [], 0)
    for entry in content.entries {
      guard let summary = entry.text.namingSummary else { continue }
      let matchup = matchups[summary] ?? Matchup(summary, isOpponent: entry.text.namesOpponent)
      if matchups.updateValue(matchup, forKey: summary) == nil { found.append(matchup) }
      balance += matchup.isLikely ? 1 : -1
    }
    (self.matchups, isOfGames) = (matchups, balance >= 0)
    let title = TeamResolver.title(ofFile: file)
    let feed = ClubFeed(found, titles: content.titles, fileTitle: title, stated: club)
    let pairs = content.entries.prefix(TeamResolver.maxPairs).map { entry in
      let matchup = entry.text.namingSummary.flatMap { matchups[$0] }
      let names = TeamResolver.names(entry.text, matchup, feed) ?? ("", "")
      // An unknown name is replaced by a name within it.
      let known = { (name: String) in matchup?.inside[name] ?? name }
      return LeagueContext.Pair(
        first: known(names.0), second: known(names.1), site: entry.text.site, league: entry.text.league)
    }
    leagues = LeagueContext(pairs: pairs, titles: content.titles + [title], path: file, club: feed.club)
    marksAway =
      found.contains { $0.order == .secondAtHome || $0.clubSide == .away }
      || content.entries.contains { ($0.text.venue ?? $0.text.location).flatMap(PlaceWords.side) == .away }
    self.feed = feed
  }

  private static let maxPairs = 2000

  var knowsTeams: Bool { leagues.knowsTeams }

  func sides(of text: EntryText) -> Sides? {
    var matchup = matchup(of: text)
    if feed.club != nil, matchup?.clubSide == nil {
      matchup?.clubSide = (text.venue ?? text.location).flatMap(PlaceWords.side)
    }
    guard let names = TeamResolver.names(text, matchup, feed), !names.0.isEmpty, !names.1.isEmpty else { return nil }
    let site = text.site.flatMap(GameSite.init)
    let team = { (name: String, other: String) in self.team(name, against: other, text, matchup, at: site) }
    let named = { (name: String, abbreviation: String?, other: String) in
      let coded = abbreviation.flatMap { team($0, other) }.flatMap { TeamResolver.agrees(name, with: $0) ? $0 : nil }
      return NamedTeam(name: name, team: team(name, other) ?? coded)
    }
    var home = named(names.0, text.homeAbbreviation, names.1)
    var away = named(names.1, text.awayAbbreviation, names.0)
    if [home, away].contains(where: { $0.team == nil && NoiseWords.isPlaceholder($0.name) }) { return nil }
    if let matchup {
      // The name within an unknown one counts, if it is of the league of the other team.
      let inside = { (side: NamedTeam, other: NamedTeam) in
        side.team ?? matchup.inside[side.name].flatMap { team($0, other.name) }.flatMap { $0 == other.team ? nil : $0 }
      }
      home.team = inside(home, away)
      away.team = inside(away, home)
      if !isOfGames, feed.club == nil, home.team == nil, away.team == nil { return nil }
    }
    // Two names of one team are not two teams, nor does a club meet one of another sport, but in North America.
    let sports = Set([home, away].compactMap { $0.team.map { Competition.sport(of: $0.league) } })
    let isOneTeam = home.team != nil && home.team == away.team
    if isOneTeam || sports.count > 1 && !sports.contains(.american) { (home.team, away.team) = (nil, nil) }
    var league: String?
    if let team = home.team, let site, site.isAbroad(for: team), !resolve(&home, &away, at: site) {
      let hasLeague = leagues.isOfOne || text.league != nil || matchup?.league != nil
      let isHome = site.isHome(ofOneOf: [team, away.team].compactMap { $0 }) == true
      if !hasLeague, !isHome, [home, away].allSatisfy(\.isNickname) { league = team.league }
    }
    let isAtHome = { (team: Team?) in site?.isVenue(ofOneOf: [team].compactMap { $0 }) ?? false }
    let hasOpenOrder =
      matchup.map { [.firstAtHome, .listed].contains($0.order) && $0.clubSide == nil } ?? text.sidesAreListed
    if hasOpenOrder, !isAtHome(home.team), isAtHome(away.team) { swap(&home, &away) }
    guard let matchup else { return Sides(home: home, away: away, league: league) }
    let side = isAtHome(home.team) ? nil : openSide(of: text, matchup)
    return Sides(home: home, away: away, matchup: matchup, league: league, openSide: side)
  }

  /// Whether an entry names only one team of a schedule whose club is unknown.
  func lacksClub(_ text: EntryText) -> Bool {
    guard feed.club == nil, let matchup = matchup(of: text) else { return false }
    return matchup.opponentOnly != nil || text.namesOpponent && matchup.alone != nil
  }

  // MARK: Names

  /// Returns the words of a file's name: `kansas jayhawks 2026` for `path/kansas-jayhawks_2026.csv`.
  private static func title(ofFile path: String) -> String {
    let name = (path.split(separator: "/").last ?? "").prefix { $0 != "." }
    return name.split { "-_+ ".contains($0) }.joined(separator: " ")
  }

  private func matchup(of text: EntryText) -> Matchup? { text.namingSummary.flatMap { matchups[$0] } }

  private static func names(_ text: EntryText, _ matchup: Matchup?, _ feed: ClubFeed) -> (String, String)? {
    if let home = text.home, let away = text.away { return (home, away) }
    return matchup.flatMap { feed.sides($0) }
  }

  /// Whether an unknown name may be that of a team: `Washington Football Team` and WSH, not `Miami Hurricanes` and MIA.
  private static func agrees(_ name: String, with team: Team) -> Bool {
    let words = NameKey(name).text.split(separator: " ").filter { $0.utf8.count > 2 }
    if words.isEmpty { return true }
    if TeamTable.shared.matches(name).contains(where: { $0.strength == .name }) { return false }
    let own = NameKey("\(team.name) \(team.city)").text.split(separator: " ")
    return words.contains(where: own.contains)
  }

  private func team(
    _ name: String, against other: String, _ text: EntryText, _ matchup: Matchup?, at site: GameSite?
  ) -> Team? {
    let namedLeague = text.league == nil ? matchup?.league : nil
    if let team = leagues.team(name, against: other, in: text.league ?? namedLeague, at: site) { return team }
    // A league in a summary may be that of one team only.
    guard let namedLeague, LeagueNames.canonical(namedLeague) != nil else { return nil }
    return leagues.team(name, against: other, in: nil, at: site)
  }

  /// Takes the club of the home team's name that plays in this country, `Liverpool` in Montevideo, with the other of
  /// its league. A nickname against an unknown team means none: `Giants - Swallows` in Tokyo.
  ///
  /// - Returns: Whether a team changed.
  private func resolve(_ home: inout NamedTeam, _ away: inout NamedTeam, at site: GameSite) -> Bool {
    let local = TeamTable.shared.teams(named: home.name, naming: TeamTable.namesakeLeagues)
      .filter { !Competition.isAmerican($0.league) && site.isHome(ofOneOf: [$0]) == true }
    if local.count == 1, home.team?.league != away.team?.league {
      home.team = local[0]
      away.team = leagues.team(away.name, against: home.name, in: local[0].league)
    } else if away.team == nil, home.isNickname, !leagues.isOfOne {
      home.team = nil
    } else {
      return false
    }
    return true
  }

  /// Returns the words about the club's side that are not understood, empty if it is unknown; nil if it is known.
  private func openSide(of text: EntryText, _ matchup: Matchup) -> String? {
    guard let words = text.unclearSide ?? (matchup.sideIsOpen ? "" : nil), matchup.order != .event else { return nil }
    return words.isEmpty && (marksAway || matchup.clubSide != nil) ? nil : words
  }
}

extension EntryText {
  fileprivate var namingSummary: String? { home == nil && away == nil ? summary : nil }

  /// The place of the game as evidence for its league; nil if the entry does not say it.
  fileprivate var site: GameSite.Text? {
    guard let place = venue ?? location ?? city, !PlaceWords.meansNone(place) else { return nil }
    return GameSite.Text(place: place, city: city, region: region, country: country)
  }
}
