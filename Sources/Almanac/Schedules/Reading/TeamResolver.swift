/// A team as a schedule names it, with the team of the table that it means.
struct NamedTeam {
  var name: String
  var team: Team?

  var shownName: String { team?.name ?? name }
  /// Whether the name is only the nickname of the team.
  fileprivate var isNickname: Bool { team.map { LeagueContext.isNickname(name, of: $0) } ?? false }
}

struct Sides {
  var home: NamedTeam
  var away: NamedTeam
  /// The parsed text with the teams; nil if the teams have their own fields.
  var matchup: Matchup?
  /// The league that two nicknames are assumed to be of.
  var league: String?
  /// The words about the side of the club that are not understood, empty if it is unknown; nil if it is known.
  var openSide: String?
}

/// Determines the two teams of each entry, and which one is at home.
struct TeamResolver {
  private let leagues: LeagueContext
  private let feed: ClubFeed
  private let matchups: [String: Matchup]
  /// Whether the file marks games away, so that those without a mark are at home.
  private let marksAway: Bool
  /// Whether at least half of the entries name a game. In other files only known teams and the file's club make one.
  private let isOfGames: Bool

  /// - Parameter club: The club whose schedule it is, if the user named one.
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
    let pairs = content.entries.prefix(TeamResolver.mostPairs).map { entry in
      let matchup = entry.text.namingSummary.flatMap { matchups[$0] }
      let names = TeamResolver.names(entry.text, matchup, feed) ?? ("", "")
      // An unknown name is replaced by a name within it.
      let known = { (name: String) in matchup?.inside(name) ?? name }
      return LeagueContext.Pair(
        first: known(names.0), second: known(names.1), site: entry.text.site, league: entry.text.league)
    }
    leagues = LeagueContext(pairs: pairs, titles: content.titles + [title], path: file, club: feed.club)
    marksAway =
      found.contains { $0.order == .secondAtHome || $0.clubSide == .away }
      || content.entries.contains { ($0.text.venue ?? $0.text.location).flatMap(PlaceWords.side) == .away }
    self.feed = feed
  }

  private static let mostPairs = 2000

  /// Whether some game is between teams of a known league.
  var knowsTeams: Bool { leagues.knowsTeams }

  /// Returns the teams of an entry; nil unless it names two.
  func sides(of text: EntryText) -> Sides? {
    var matchup = matchup(of: text)
    if feed.club != nil, let place = text.venue ?? text.location {
      matchup = matchup?.withSide(PlaceWords.side(place))
    }
    guard let names = TeamResolver.names(text, matchup, feed), !names.0.isEmpty, !names.1.isEmpty else { return nil }
    var home = NamedTeam(name: names.0, team: team(names.0, text.homeAbbreviation, beside: names.1, text))
    var away = NamedTeam(name: names.1, team: team(names.1, text.awayAbbreviation, beside: names.0, text))
    if [home, away].contains(where: { $0.team == nil && NoiseWords.isNoOpponent($0.name) }) { return nil }
    if let matchup {
      home.team = home.team ?? inside(home, of: matchup, beside: away, text)
      away.team = away.team ?? inside(away, of: matchup, beside: home, text)
      if !isOfGames, feed.club == nil, home.team == nil, away.team == nil { return nil }
    }
    // Two names of the same team are not two teams, wherever they come from; nor does a club meet one of another sport.
    if let one = home.team, let two = away.team, one == two || !one.mayMeet(two) {
      (home.team, away.team) = (nil, nil)
    }
    var league: String?
    if let team = home.team, let site = text.site.flatMap(GameSite.init), site.isAbroad(for: team),
      !settle(&home, &away, at: site)
    {
      let isSaid = leagues.isOfOne || text.league != nil || matchup?.league != nil
      let isAtHome = site.isHome(ofOneOf: [team, away.team].compactMap { $0 }) == true
      if !isSaid, !isAtHome, [home, away].allSatisfy(\.isNickname) { league = team.league }
    }
    guard let matchup else { return Sides(home: home, away: away, league: league) }
    if isSwapped(matchup, text, home.team, away.team) { swap(&home, &away) }
    let side = openSide(of: text, matchup, home: home.team)
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

  /// Returns the names of the home team and of the other; nil if the entry is not a game.
  private static func names(_ text: EntryText, _ matchup: Matchup?, _ feed: ClubFeed) -> (String, String)? {
    if let home = text.home, let away = text.away { return (home, away) }
    return matchup.flatMap { feed.sides($0) }
  }

  private func team(_ name: String, _ abbreviation: String?, beside other: String, _ text: EntryText) -> Team? {
    if let team = team(name, beside: other, text) { return team }
    guard let abbreviation, let found = team(abbreviation, beside: other, text) else { return nil }
    return TeamResolver.agrees(name, with: found) ? found : nil
  }

  /// Whether a name that no table has may be that of a team: `Washington Football Team` and WSH, but not `Miami Hurricanes`
  /// and MIA, who are a team of another league.
  private static func agrees(_ name: String, with team: Team) -> Bool {
    let words = NameKey(name).text.split(separator: " ").filter { $0.utf8.count > 2 }
    if words.isEmpty { return true }
    if TeamTable.shared.matches(name).contains(where: { $0.strength == .name }) { return false }
    let own = NameKey("\(team.name) \(team.city)").text.split(separator: " ")
    return words.contains(where: own.contains)
  }

  private func team(_ name: String, beside other: String, _ text: EntryText) -> Team? {
    let said = text.league == nil ? matchup(of: text)?.league : nil
    let site = leagues.hasDoubts ? text.site.flatMap(GameSite.init) : nil
    if let team = leagues.team(name, beside: other, in: text.league ?? said, at: site) { return team }
    // A league in a summary may be that of one team only.
    guard let said, LeagueNames.canonical(said) != nil else { return nil }
    return leagues.team(name, beside: other, in: nil, at: site)
  }

  /// Takes the club of the home team's name that plays in this country, `Liverpool` in Montevideo, with the other of its
  /// league. Against an unknown team a nickname means none: `Giants - Swallows` in Tokyo.
  ///
  /// - Returns: Whether it changed a team.
  private func settle(_ home: inout NamedTeam, _ away: inout NamedTeam, at site: GameSite) -> Bool {
    let local = TeamTable.shared.teams(named: home.name, naming: TeamTable.namesakeLeagues)
      .filter { !Competition.isAmerican($0.league) && site.isHome(ofOneOf: [$0]) == true }
    if local.count == 1, home.team?.league != away.team?.league {
      home.team = local[0]
      away.team = leagues.team(away.name, beside: home.name, in: local[0].league)
    } else if away.team == nil, home.isNickname, !leagues.isOfOne {
      home.team = nil
    } else {
      return false
    }
    return true
  }

  /// Returns the team that part of a name means, if it is in the league of the other team.
  private func inside(_ side: NamedTeam, of matchup: Matchup, beside other: NamedTeam, _ text: EntryText) -> Team? {
    guard let name = matchup.inside(side.name) else { return nil }
    let found = team(name, beside: other.name, text)
    return found == other.team ? nil : found
  }

  // MARK: At home

  /// Returns the words about the side of the club that are not understood, empty if it is unknown; nil if the text, the
  /// venue or the marks of other games tell the side.
  private func openSide(of text: EntryText, _ matchup: Matchup, home: Team?) -> String? {
    guard let words = text.unclearSide ?? (matchup.sideIsOpen ? "" : nil), matchup.order != .event else { return nil }
    if words.isEmpty, marksAway || matchup.clubSide != nil { return nil }
    return TeamResolver.isPlayed(text, at: home) ? nil : words
  }

  /// Whether the team read as the visitor is at home, because the venue is its own and not the other's.
  private func isSwapped(_ matchup: Matchup, _ text: EntryText, _ home: Team?, _ away: Team?) -> Bool {
    guard matchup.order != .secondAtHome, matchup.order != .event, matchup.clubSide == nil else { return false }
    return !TeamResolver.isPlayed(text, at: home) && TeamResolver.isPlayed(text, at: away)
  }

  /// Whether an entry names a team's home venue.
  private static func isPlayed(_ text: EntryText, at team: Team?) -> Bool {
    guard let team, let venue = (text.venue ?? text.location).flatMap({ LocationText($0).venue }) else { return false }
    return Gazetteer.shared.venues(named: venue).contains { $0.name == team.venue && $0.place.city == team.city }
  }
}

extension EntryText {
  /// The text that names the teams, unless they have fields of their own.
  fileprivate var namingSummary: String? { home == nil && away == nil ? summary : nil }

  /// The place of the game as evidence for its league; nil if the entry does not say it.
  fileprivate var site: GameSite.Text? {
    guard let place = venue ?? location ?? city, !PlaceWords.isNone(place) else { return nil }
    return GameSite.Text(place: place, city: city, region: region, country: country)
  }
}

extension Team {
  /// Whether a team may be of the same sport; those of North America may be of any.
  fileprivate func mayMeet(_ other: Team) -> Bool {
    let sports = Set([self, other].map { Competition.sport(of: $0.league) })
    return sports.count == 1 || sports.contains(.american)
  }
}

extension Matchup {
  /// Returns the name of a team within one of the names.
  func inside(_ name: String) -> String? { name == first ? firstInside : name == second ? secondInside : nil }
}
