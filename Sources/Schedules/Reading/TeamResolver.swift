import Atlas
import Base

/// Determines the two teams of each entry, and which one is at home.
struct TeamResolver {
  /// A team as the schedule names it, with the team of the table that it means.
  typealias Side = (name: String, team: Team?)

  /// The teams of an entry.
  struct Sides {
    var home: Side
    var away: Side
    var matchup: Matchup?
    /// The words about the side of the club that are not understood, empty if it is unknown; nil if it is known.
    var openSide: String?
  }

  /// A team's name with the texts next to it.
  private struct Question: Hashable {
    let name: String
    let other: String
    let league: String?
    let site: GameSite.Text?
  }

  private let leagues: LeagueContext
  private let feed: ClubFeed
  /// The matchups of the texts, which are few in most schedules.
  private var matchups: [String: Matchup] = [:]
  private var teams: [Question: Team?] = [:]
  private var venues: [String: [Gazetteer.Venue]] = [:]
  private var sites = GameSites()
  /// Whether the file marks games away, so that those without a mark are at home.
  private var marksAway = false
  /// Whether at least half of the texts name a game. In other files only known teams and the file's club make one.
  private var isOfGames = true

  /// - Parameter club: The club whose schedule it is, if the user named one.
  init(_ content: ScheduleContent, file: String, club: String?) {
    let entries = content.entries
    var (numbers, matchups): ([String: Int], [String: Matchup]) = ([:], [:])
    var found: [(matchup: Matchup, count: Int)] = []
    for (number, count) in entries.textCounts(in: entries.indices) {
      let text = entries.texts[number]
      guard let summary = TeamResolver.summary(of: text) else { continue }
      if let number = numbers[summary] {
        found[number].count += count
      } else {
        let matchup = Matchup(summary, isOpponent: text.namesOpponent)
        numbers[summary] = found.count
        matchups[summary] = matchup
        found.append((matchup, count))
      }
    }
    self.matchups = matchups
    isOfGames = found.reduce(0) { $0 + ($1.matchup.isLikely ? $1.count : -$1.count) } >= 0
    feed = ClubFeed(
      found.map(\.matchup), titles: content.titles, fileTitle: TeamResolver.title(ofFile: file), stated: club)
    let head = entries.textCounts(in: entries.indices.prefix(TeamResolver.mostPairs)).map {
      (text: entries.texts[$0.number], count: $0.count)
    }
    var pairs: [LeagueContext.Pair] = []
    for (text, count) in head {
      let (home, away) = TeamResolver.pair(text, TeamResolver.summary(of: text).flatMap { matchups[$0] }, feed)
      pairs.append(LeagueContext.Pair(first: home, second: away, count: count, site: text.site))
    }
    leagues = LeagueContext(
      pairs: pairs, titles: content.titles + [TeamResolver.title(ofFile: file)], path: file, club: feed.club)
    marksAway =
      found.contains { $0.matchup.order == .secondAtHome || $0.matchup.clubSide == .away }
      || entries.texts.contains { ($0.venue ?? $0.location).flatMap(PlaceWords.side) == .away }
  }

  /// Whether some game is between teams of a known league.
  var knowsTeams: Bool { leagues.knowsTeams }

  /// Returns the teams of an entry; nil unless it names two.
  mutating func sides(of entry: EntryText) -> Sides? {
    var matchup = TeamResolver.summary(of: entry).flatMap { matchups[$0] }
    if feed.club != nil, let place = entry.venue ?? entry.location {
      matchup = matchup?.withSide(PlaceWords.side(place))
    }
    guard let names = TeamResolver.names(entry, matchup, feed: feed), !names.0.isEmpty, !names.1.isEmpty else {
      return nil
    }
    var home: Side = (names.0, team(names.0, entry.homeAbbreviation, beside: names.1, entry))
    var away: Side = (names.1, team(names.1, entry.awayAbbreviation, beside: names.0, entry))
    if home.team == nil && NoiseWords.isNoOpponent(home.name) || away.team == nil && NoiseWords.isNoOpponent(away.name)
    {
      return nil
    }
    guard let matchup else {
      // Two names of the same team are not two teams, wherever they come from.
      if let one = home.team, one == away.team { (home.team, away.team) = (nil, nil) }
      return Sides(home: home, away: away, matchup: nil)
    }
    home.team = home.team ?? inside(home, of: matchup, beside: away, entry)
    away.team = away.team ?? inside(away, of: matchup, beside: home, entry)
    if !isOfGames, feed.club == nil, home.team == nil, away.team == nil { return nil }
    // Two names of the same team are not two teams.
    if let one = home.team, one == away.team { (home.team, away.team) = (nil, nil) }
    if isSwapped(matchup, entry, home.team, away.team) { swap(&home, &away) }
    return Sides(home: home, away: away, matchup: matchup, openSide: openSide(of: entry, matchup, home: home.team))
  }

  /// Whether an entry names only one team of a schedule whose club is unknown.
  func lacksClub(_ entry: EntryText) -> Bool {
    guard feed.club == nil, let matchup = TeamResolver.summary(of: entry).flatMap({ matchups[$0] }) else {
      return false
    }
    return matchup.opponentOnly != nil || entry.namesOpponent && matchup.alone != nil
  }

  // MARK: Names

  /// Returns the words of a file's name: `kansas jayhawks 2026` for `path/kansas-jayhawks_2026.csv`.
  private static func title(ofFile path: String) -> String {
    let name = (path.split(separator: "/").last ?? "").prefix { $0 != "." }
    return name.split { "-_+ ".contains($0) }.joined(separator: " ")
  }

  private static let mostPairs = 2000

  private static func summary(of entry: EntryText) -> String? {
    entry.home == nil && entry.away == nil ? entry.summary : nil
  }

  /// Returns the names of the home team and of the other; nil if the entry is not a game.
  private static func names(_ entry: EntryText, _ matchup: Matchup?, feed: ClubFeed) -> (String, String)? {
    if let home = entry.home, let away = entry.away { return (home, away) }
    return matchup.flatMap { feed.sides($0) }
  }

  /// Returns the names that determine the league. An unknown name is replaced by a name within it.
  private static func pair(_ entry: EntryText, _ matchup: Matchup?, _ feed: ClubFeed) -> (String, String) {
    guard let (home, away) = names(entry, matchup, feed: feed) else { return ("", "") }
    let known = { (name: String) in matchup?.inside(name) ?? name }
    return (known(home), known(away))
  }

  private mutating func team(_ name: String, _ abbreviation: String?, beside other: String, _ entry: EntryText)
    -> Team?
  {
    if let team = team(name, beside: other, entry) { return team }
    guard let abbreviation, let found = team(abbreviation, beside: other, entry) else { return nil }
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

  private mutating func team(_ name: String, beside other: String, _ entry: EntryText) -> Team? {
    let said = entry.league == nil ? TeamResolver.summary(of: entry).flatMap { matchups[$0]?.league } : nil
    let question = Question(
      name: name, other: other, league: entry.league ?? said, site: leagues.hasDoubts ? entry.site : nil)
    if let known = teams[question] { return known }
    let site = question.site.flatMap { sites[$0] }
    var team = leagues.team(name, beside: other, in: question.league, at: site)
    // A league in a summary may be that of one team only.
    if team == nil, let said, leagues.canonical(said) != nil {
      team = leagues.team(name, beside: other, in: nil, at: site)
    }
    teams[question] = .some(team)
    return team
  }

  /// Returns the team that part of a name means, if it is in the league of the other team.
  private mutating func inside(_ side: Side, of matchup: Matchup, beside other: Side, _ entry: EntryText) -> Team? {
    guard let name = matchup.inside(side.name) else { return nil }
    let found = team(name, beside: other.name, entry)
    return found == other.team ? nil : found
  }

  // MARK: At home

  /// Returns the words about the side of the club that are not understood, empty if it is unknown; nil if the text, the
  /// venue or the marks of other games tell the side.
  private mutating func openSide(of entry: EntryText, _ matchup: Matchup, home: Team?) -> String? {
    guard let words = entry.unclearSide ?? (matchup.sideIsOpen ? "" : nil), matchup.order != .event else { return nil }
    if words.isEmpty, marksAway || matchup.clubSide != nil { return nil }
    return venues(of: entry).contains { $0.isHome(of: home) } ? nil : words
  }

  /// Whether the team read as the visitor is at home, because the venue is its own and not the other's.
  private mutating func isSwapped(_ matchup: Matchup, _ entry: EntryText, _ home: Team?, _ away: Team?) -> Bool {
    guard matchup.order != .secondAtHome, matchup.order != .event, matchup.clubSide == nil else { return false }
    let found = venues(of: entry)
    if found.contains(where: { $0.isHome(of: home) }) { return false }
    return found.contains { $0.isHome(of: away) }
  }

  private mutating func venues(of entry: EntryText) -> [Gazetteer.Venue] {
    guard let text = entry.venue ?? entry.location else { return [] }
    if let known = venues[text] { return known }
    let found = LocationText(text).venue.map { Gazetteer.shared.venues(named: $0) } ?? []
    venues[text] = found
    return found
  }
}

extension Gazetteer.Venue {
  /// Whether it is a team's home venue.
  fileprivate func isHome(of team: Team?) -> Bool { team.map { $0.venue == name && $0.city == place.city } ?? false }
}

extension EntryText {
  /// The place of the game as evidence for its league; nil if the entry does not say it.
  fileprivate var site: GameSite.Text? {
    guard let place = venue ?? location ?? city, !PlaceWords.isNone(place) else { return nil }
    return GameSite.Text(place: place, city: city, region: region, country: country)
  }
}

extension Matchup {
  /// Returns the name of a team within one of the names.
  func inside(_ name: String) -> String? { name == first ? firstInside : name == second ? secondInside : nil }
}
