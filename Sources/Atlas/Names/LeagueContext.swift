import ItineraryCore

/// The league of a schedule, determined from its team names, because hundreds of names belong to teams of several
/// leagues.
package struct LeagueContext {
  /// The league's abbreviation; nil if the names do not decide it.
  package private(set) var league: String?
  /// Whether some game is between teams of a league that the program knows.
  package private(set) var knowsTeams = false
  /// Whether a nickname alone means its team; not in a file whose nicknames are of several leagues that never meet.
  private var trustsNicknames = true
  private let table = TeamTable.shared

  /// The names of two teams, and the number of their games.
  package struct Pair: Sendable {
    let first: String
    let second: String
    let count: Int

    package init(first: String, second: String, count: Int) {
      (self.first, self.second, self.count) = (first, second, count)
    }
  }

  /// - Parameters:
  ///   - pairs: the names of the two teams of each game.
  ///   - titles: what the file and its calendar are called.
  package init(pairs: [Pair], titles: [String]) {
    var scores: [String: Int] = [:]
    var named: Set<String> = []
    var known: [String: [TeamTable.Match]] = [:]
    let matches = { [table] (name: String) in
      if let matches = known[name] { return matches }
      let matches = table.matches(name)
      known[name] = matches
      return matches
    }
    var nicknames = Nicknames()
    for pair in pairs {
      let sides = [matches(pair.first), matches(pair.second)]
      nicknames.take(pair, sides, of: table)
      for match in sides[0] {
        let league = table.teams[match.team].league
        guard let other = sides[1].first(where: { table.teams[$0.team].league == league }) else { continue }
        scores[league, default: 0] += pair.count
        if max(match.strength, other.strength) == .name { named.insert(league) }
      }
    }
    knowsTeams = !named.isEmpty
    let games = pairs.reduce(0) { $0 + $1.count }
    let hinted = LeagueContext.leagues(in: titles, of: table)
    trustsNicknames = nicknames.areTrusted || !hinted.isEmpty
    if !trustsNicknames { (scores, knowsTeams) = ([:], false) }
    let best = scores.max { ($0.value, rank($0.key), $1.key) < ($1.value, rank($1.key), $0.key) }
    if let hint = hinted.max(by: { scores[$0, default: 0] < scores[$1, default: 0] }), scores[hint, default: 0] > 0 {
      league = hint
    } else if let best, scores.count(where: { $0.value == best.value && rank($0.key) == rank(best.key) }) == 1 {
      // Places and abbreviations alone, `Arizona at Houston`, decide little unless they fit all of the file.
      league = named.contains(best.key) || best.value * 10 >= games * 9 ? best.key : nil
    }
  }

  /// Returns the team that a name means in a game against another.
  ///
  /// - Parameter given: The league that the game itself names, if it names one.
  package func team(_ name: String, beside other: String, in given: String?) -> Team? {
    let all = table.matches(name)
    guard !all.isEmpty else { return nil }
    let find = { (league: String) in
      all.first { table.teams[$0.team].league == league }.map { table.teams[$0.team] }
    }
    if let given {
      if let league = canonical(given) { return find(league) }
      // `KBO` is a league, if not one of ours; `Regular Season` is none.
      if given.utf8.count <= 5, given.utf8.allSatisfy({ (65...90).contains($0) }) { return nil }
    }
    let matches = trusted(all, called: name)
    let others = Set(trusted(table.matches(other), called: other).map { table.teams[$0.team].league })
    let shared = mostKnown(matches.filter { others.contains(table.teams[$0.team].league) })
    if let league, shared.isEmpty || shared.contains(where: { table.teams[$0.team].league == league }) {
      return find(league) ?? LeagueContext.leagueBeside[league].flatMap(find) ?? sole(matches, called: name)
    }
    if shared.count == 1, shared[0].strength == .name { return table.teams[shared[0].team] }
    return shared.isEmpty ? sole(matches, called: name) : nil
  }

  /// Returns the teams that a name may mean, without those of which it is only a nickname that means nothing here.
  private func trusted(_ matches: [TeamTable.Match], called name: String) -> [TeamTable.Match] {
    trustsNicknames ? matches : matches.filter { !LeagueContext.isNickname(name, of: table.teams[$0.team]) }
  }

  /// Whether a name is the nickname of a team, without its place.
  fileprivate static func isNickname(_ name: String, of team: Team) -> Bool {
    isNickname(NameKey(name).text, of: NameKey(team.name).text)
  }

  /// Returns the team with a name of several words, such as `Durham Bulls` or `Bayern Munich`, in a game against a team
  /// of another or of an unknown league.
  private func sole(_ matches: [TeamTable.Match], called name: String) -> Team? {
    guard matches.count == 1, matches[0].strength == .name else { return nil }
    let (team, key) = (table.teams[matches[0].team], NameKey(name).text)
    return key.contains(" ") && !LeagueContext.isNickname(key, of: NameKey(team.name).text) ? team : nil
  }

  /// Whether a name is only the end of a longer one: `blue devils` without the place, which other clubs share. `bayern
  /// munchen` lacks only `fc`.
  private static func isNickname(_ key: String, of name: String) -> Bool {
    guard name.hasSuffix(" " + key) else { return false }
    return name.dropLast(key.utf8.count).split(separator: " ").contains { $0.utf8.count > 3 }
  }

  /// Leagues that exchange clubs with another league every year.
  private static let leagueBeside = ["EPL": "EFL", "EFL": "EPL"]

  /// Returns the matches in major leagues, or all if there are none: `Bruins` and `Penguins` mean the NHL teams rather
  /// than their farm clubs.
  private func mostKnown(_ matches: [TeamTable.Match]) -> [TeamTable.Match] {
    let major = matches.filter { rank(table.teams[$0.team].league) > 0 }
    return league != nil || major.isEmpty ? matches : major
  }

  /// The rank of a league among those that share a name.
  private func rank(_ league: String) -> Int { TeamTable.majorLeagues.contains(league) ? 1 : 0 }

  /// Returns the name of a league in the tables, such as `MLB`, or nil if they do not have it.
  package func canonical(_ league: String) -> String? {
    let key = NameKey(league).text
    return table.leagues.first { NameKey($0).text == key } ?? LeagueContext.longNames[key]
      ?? LeagueContext.leagues(in: [league], of: table).first
  }

  private static func leagues(in titles: [String], of table: TeamTable) -> [String] {
    var found: [String] = []
    for title in titles {
      let key = " " + NameKey(title).text + " "
      found += table.leagues.sorted().filter { key.range(of: " \($0.lowercased()) ") != nil }
      found += longNames.filter { key.range(of: " \($0.key) ") != nil }.map(\.value)
    }
    return found
  }

  /// Other names of leagues than those in the tables, as keys.
  private static let longNames = [
    "major league baseball": "MLB", "national basketball association": "NBA", "national hockey league": "NHL",
    "national football league": "NFL", "major league soccer": "MLS", "premier league": "EPL",
    "english premier league": "EPL", "womens national basketball association": "WNBA",
    "american hockey league": "AHL", "ontario hockey league": "OHL", "western hockey league": "WHL", "lhjmq": "QMJHL",
    "quebec maritimes junior hockey league": "QMJHL", "minor league baseball": "MiLB", "triple a": "MiLB",
    "double a": "MiLB", "high a": "MiLB", "international league": "MiLB", "pacific coast league": "MiLB",
    "national womens soccer league": "NWSL", "usl championship": "USL", "usl league one": "USL",
    "efl championship": "EFL", "english football league": "EFL", "la liga": "LaLiga", "serie a": "SerieA",
    "ligue 1": "Ligue1", "2 bundesliga": "Bundesliga", "ncaaf": "NCAA", "ncaam": "NCAA", "ncaaw": "NCAA",
    "college football": "NCAA", "college basketball": "NCAA", "college baseball": "NCAA", "liga mx": "LigaMX",
    "primeira liga": "LigaPT", "scottish premiership": "SPFL", "canadian football league": "CFL",
  ]
}

/// The games of a file that speak for and against its nicknames: in a league that no table has, `Broncos vs Panthers` may
/// be two of the NFL, but `Raiders vs Sharks` and `Knights vs Eels` are none.
private struct Nicknames {
  private var fitting = 0
  private var contrary = 0
  private var hasWholeNames = false

  var areTrusted: Bool { hasWholeNames || contrary <= fitting }

  mutating func take(_ pair: LeagueContext.Pair, _ sides: [[TeamTable.Match]], of table: TeamTable) {
    let leagues = sides.map { side in Set(side.map { table.teams[$0.team].league }) }
    let areNicknames = zip([pair.first, pair.second], sides).map { name, side in
      side.contains { LeagueContext.isNickname(name, of: table.teams[$0.team]) }
    }
    if !leagues[0].isDisjoint(with: leagues[1]) {
      fitting += pair.count
      if !areNicknames.contains(true), sides.allSatisfy({ $0.contains { $0.strength == .name } }) {
        hasWholeNames = true
      }
    } else if areNicknames.contains(true), !pair.first.isEmpty, !pair.second.isEmpty {
      contrary += pair.count
    }
  }
}
