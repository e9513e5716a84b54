/// A team of one of the leagues that the program knows.
///
/// The index of a team in the table. It is this small because a schedule of 100,000 games has 200,000 teams.
public struct Team: Equatable, Sendable {
  fileprivate let number: UInt16

  private var entry: TeamTable.Entry { TeamTable.shared.entries[Int(number)] }

  /// The short name of the league: `MLB`.
  public var league: String { entry.league }
  /// The abbreviation, such as `CHC`.
  public var abbreviation: String { entry.abbreviation }
  /// The whole name, such as `Chicago Cubs`.
  public var name: String { entry.name }
  /// The home venue; empty if it is unknown.
  public var venue: String { entry.venue }
  /// The city of the home venue, as trips name it.
  public var city: String { entry.city }
}

extension Team {
  package var names: [String] {
    let row = Table(.teams).first { $0.text(0) == league && $0.text(2) == name }
    return [name] + (row?.names(5) ?? []) + [abbreviation]
  }
}

/// Finds teams by name, former name, nickname, abbreviation and place.
public struct TeamTable: Sendable {
  /// The certainty with which a name means a team: a place alone, `Arizona`, may be that of a college.
  package enum Strength: Int, Comparable {
    case place, abbreviation, name
    package static func < (a: Strength, b: Strength) -> Bool { a.rawValue < b.rawValue }
  }

  package struct Match {
    package var team: Team
    package var strength: Strength
  }

  /// The table of the program.
  public static let shared = TeamTable()

  package static let majorLeagues: Set<String> = ["MLB", "NBA", "NFL", "NHL", "MLS", "WNBA", "EPL"]

  /// Leagues of teams with the names of others that are better known: of women, nations, and rugby clubs called after their
  /// towns. Places and abbreviations, and names that are also given as places, mean these teams only in games of which
  /// the schedule names the league.
  package static let namesakeLeagues: Set<String> =
    ([
      "WSL", "LigaF", "FrauenBL", "PremiereLigue", "PREM", "Top14", "URC", "SixNations",
    ] as Set<String>).union(southAmerican)

  /// The leagues of South America, whose clubs have the names of others in Europe and Mexico.
  package static let southAmerican: Set<String> = [
    "ArgPD", "BolPD", "BraSA", "ChiPD", "ColPA", "EcuSA", "ParPD", "PerL1", "UruPD", "VenPD",
  ]

  fileprivate struct Entry {
    let league, abbreviation, name, venue, city: String
  }

  /// All teams, those of a league together.
  public let teams: [Team]
  package let leagues: Set<String>
  private let sports: [Competition.Sport]
  fileprivate let entries: [Entry]
  package let index: NameIndex<Match>
  /// The names of teams of `namesakeLeagues` that mean them only if the league is named.
  private let namesakes: NameIndex<Match>

  private init() {
    var entries: [Entry] = []
    var (index, namesakes) = (NameIndex<Match>(), NameIndex<Match>())
    func add(_ name: String, _ strength: Strength, to index: inout NameIndex<Match>) {
      let team = Team(number: UInt16(entries.count - 1))
      index.add(Match(team: team, strength: strength), under: name) { $0.team == team }
      // `Koeln` for `Köln`.
      guard name.utf8.contains(where: { $0 >= 0x80 }), let spelling = LocalNames.spelledOut(name) else {
        return
      }
      index.add(Match(team: team, strength: strength), under: spelling.text) { $0.team == team }
    }
    for row in Table(.teams) {
      let entry = Entry(
        league: row.text(0), abbreviation: row.text(1), name: row.text(2), venue: row.text(3), city: row.text(4))
      entries.append(entry)
      let isNamesake = TeamTable.namesakeLeagues.contains(entry.league)
      let places = row.names(6)
      if isNamesake {
        for name in [entry.name] + places { add(name, .name, to: &namesakes) }
        add(entry.abbreviation, .abbreviation, to: &namesakes)
      }
      if !isNamesake || !places.contains(entry.name) { add(entry.name, .name, to: &index) }
      if !isNamesake { add(entry.abbreviation, .abbreviation, to: &index) }
      for name in row.names(5) {
        add(name, name.utf8.count <= 4 && name.uppercased() == name ? .abbreviation : .name, to: &index)
      }
      if !isNamesake { for place in places { add(place, .place, to: &index) } }
    }
    self.entries = entries
    (self.index, self.namesakes) = (index, namesakes)
    teams = entries.indices.map { Team(number: UInt16($0)) }
    leagues = Set(entries.map(\.league))
    let sports = leagues.reduce(into: [:]) { $0[$1] = Competition.sport(of: $1) }
    self.sports = entries.map { sports[$0.league] ?? .other }
  }

  private func sport(of match: Match) -> Competition.Sport { sports[Int(match.team.number)] }

  /// Returns the teams that a name may mean, at most one of each league: `Chicago`, which two teams of a league share, means
  /// neither.
  ///
  /// - Parameter leagues: The leagues that the schedule names, whose teams may have the names of others.
  package func matches(_ name: String, naming leagues: Set<String> = []) -> [Match] {
    likely(matchesSharing(name, naming: leagues), against: [], of: leagues)
  }

  /// Returns the teams that some matches of a name leave, at most one of each league.
  /// `Real Madrid` is the club of football, and `Pelicans` are those of New Orleans, unless the opponent shows the
  /// sport of a club that plays indoors in Europe, or its league is known. Such a club does not meet one of football.
  ///
  /// - Parameter leagues: The leagues that the game or its file names.
  package func likely(_ found: [Match], against opponents: [Match], of leagues: Set<String>) -> [Match] {
    let single = single(found)
    let indoor = single.filter { sport(of: $0).isIndoor }
    if indoor.isEmpty || indoor.contains(where: { leagues.contains($0.team.league) }) { return single }
    // A place alone may be that of an unknown club.
    let isNamed = opponents.contains { $0.strength == .name }
    let others = isNamed ? Set(opponents.map(sport)) : []
    if found.allSatisfy({ sport(of: $0).isIndoor }) { return others == [.other] ? [] : indoor }
    let mates = indoor.filter { others.contains(sport(of: $0)) }
    return !mates.isEmpty && others.allSatisfy(\.isIndoor) ? mates : single.filter { !sport(of: $0).isIndoor }
  }

  package func single(_ found: [Match]) -> [Match] {
    found.filter { match in found.count { $0.team.league == match.team.league } == 1 }
  }

  /// Whether a text is the name of a team. An abbreviation must be in capitals: `News at Ten` is not about Tennessee.
  package func knows(_ name: String) -> Bool {
    let found = matchesSharing(name)
    return found.contains { $0.strength != .abbreviation } || !found.isEmpty && !name.contains(where: \.isLowercase)
  }

  package func teamsSharing(_ name: String) -> [Team] { matchesSharing(name).map(\.team) }

  /// Returns the teams of a name that a user asks for.
  ///
  /// - Parameters:
  ///   - name: the text that the user typed.
  ///   - leagues: the leagues of the games that are asked for.
  public func teams(named name: String, naming leagues: Set<String> = []) -> [Team] {
    single(matchesSharing(name, naming: leagues)).map(\.team)
  }

  /// Returns every match of a text: of `Real Madrid CF (ESP)` by the name before the brackets, of `NYK (Knicks)` and
  /// `Chicago (Cubs)` by that within them, of `Barnet FC` by the name without `FC`.
  package func matchesSharing(_ text: String, naming leagues: Set<String> = []) -> [Match] {
    let full = findFull(text, leagues)
    guard full.isEmpty, text.hasSuffix(")"), let open = text.lastIndex(of: "(") else { return full }
    let (name, bracket) = (String(text[..<open]), String(text[text.index(after: open)...].dropLast()))
    let outer = findFull(name, leagues)
    if isOther(outer, called: name, in: bracket) { return [] }
    // A code in brackets may be that of a country and, by chance, of a team.
    if outer.contains(where: { $0.strength == .name }) { return outer }
    let inner = findFull(bracket, leagues)
    // A place in brackets distinguishes clubs: `Trinity (Texas)`.
    let isPlace = Gazetteer.shared.isRegion(bracket) || inner.allSatisfy { $0.strength == .place }
    let isShared = inner.contains { match in outer.contains { $0.team == match.team } }
    return inner.isEmpty || isPlace && !isShared ? outer : inner
  }

  /// Finds the teams of a name, perhaps without years and words such as `FC`, and those of leagues that are named.
  private func findFull(_ name: String, _ leagues: Set<String>) -> [Match] {
    let key = NameKey(name)
    var found = index[key]
    if found.isEmpty, let bare = key.withoutClubWords {
      found = index[bare].filter { match in
        // `FC Ilves` are not those who play hockey.
        guard match.strength == .name, !sport(of: match).isIndoor else { return false }
        // A single word has to be their whole name: the place in `Vancouver FC` is that of several clubs.
        let own = NameKey(match.team.name)
        return bare.text.contains(" ") || (own.withoutClubWords ?? own) == bare
      }
    }
    if !leagues.isEmpty {
      found += namesakes(key, in: leagues).filter { match in !found.contains { $0.team == match.team } }
    }
    // `Lyon Féminines` and `Arsenal (W)`, under the name that both teams of the club have.
    if found.isEmpty, let bare = key.withoutWomensWords { found = namesakes(bare, in: UnlistedLeagues.ofWomen) }
    return found
  }

  private func namesakes(_ key: NameKey, in leagues: Set<String>) -> [Match] {
    [key, key.withoutClubWords].lazy.compactMap { $0 }
      .map { key in namesakes[key].filter { leagues.contains($0.team.league) } }
      .first { !$0.isEmpty } ?? []
  }
}

/// Names that several schools share: a state, `Miami (OH)`, or a word, `Penn State Behrend`, distinguishes them.
extension TeamTable {
  /// Whether a bracket behind a name is a state in which no team of the name is, so that another school is meant.
  /// A name with a nickname is that of its team in every state: a bracket after it is the place of the game.
  package func isOther(_ matches: [Match], called name: String, in bracket: String) -> Bool {
    // `Ajax (Women)` are not the men; schools have teams of both.
    if !matches.isEmpty, UnlistedLeagues.isOfOtherTeams(bracket) || bracket == "W" {
      return !matches.contains { UnlistedLeagues.withWomen.contains($0.team.league) }
    }
    guard !matches.isEmpty, !TeamTable.solitary.contains(NameKey(name).text), Regions.isState(bracket),
      bracket.utf8.count > 2 || bracket == bracket.uppercased()
    else {
      return false
    }
    let key = NameKey(name).text
    let isSure = matches.contains { match in
      let team = match.team
      if Gazetteer.shared.isCity(team.city, in: bracket) ?? true { return true }
      return match.strength == .name && (team.league != "NCAA" || NameKey(team.name).text.hasSuffix(key))
    }
    return !isSure
  }

  /// Schools of a name that no other has, so a state after it is the place of the game: `Army vs Navy (PA)`.
  private static let solitary: Set<String> = ["army", "navy", "air force"]

  /// Returns the schools of which a name is only the beginning, without the nickname: `Penn State`.
  package func schools(headed name: String) -> [Team] {
    let key = NameKey(name).text
    return teamsSharing(name).filter { $0.league == "NCAA" && !NameKey($0.name).text.hasSuffix(key) }
  }
}
