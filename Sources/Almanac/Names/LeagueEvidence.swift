/// The games of a file that are of one league by the names of their teams, and what their places say to that.
struct LeagueEvidence {
  var games = 0
  /// Whether a name, rather than a place or an abbreviation, is one of the league.
  var isNamed = false
  private var hasWholeNames = false
  private var (nicknames, others) = (0, 0)
  private var (here, elsewhere, unknown) = (0, 0, 0)
  private var (homes, unknownVenues): (Set<GameSite.Text>, Set<GameSite.Text>) = ([], [])

  mutating func addGame(isNamed: Bool, isSure: Bool, areNicknames: Bool) {
    games += 1
    if areNicknames { nicknames += 1 } else { others += 1 }
    self.isNamed = self.isNamed || isNamed
    hasWholeNames = hasWholeNames || isSure
  }

  /// Adds the place of games whose names are not whole.
  ///
  /// - Parameters:
  ///   - isHome: Whether one of the teams is at home there; nil if the place does not tell.
  ///   - isUnknown: Whether it is a venue that no table has.
  mutating func addPlace(isHome: Bool?, at text: GameSite.Text, isUnknown: Bool) {
    switch isHome {
    case true?:
      here += 1
      homes.insert(text)
    case false?: elsewhere += 1
    case nil where isUnknown:
      unknown += 1
      unknownVenues.insert(text)
    case nil: break
    }
  }

  /// Whether something besides nicknames speaks for the league.
  var isSupported: Bool { hasWholeNames || here > 0 }

  /// Whether nothing but a few pairs of nicknames speak for the league, which many clubs of small leagues share.
  var isWeak: Bool { !isSupported && others == 0 && nicknames < 4 }

  /// Whether most games are played where no team of the league is at home, or in venues that no table has: one of those
  /// may have a new name, but not most.
  var isElsewhere: Bool {
    let areStrange = unknownVenues.count > 2 && unknownVenues.count > homes.count
    return !hasWholeNames && elsewhere + (areStrange ? unknown : 0) > here
  }
}

/// The games of a file that speak for and against its nicknames: in a league that no table has, `Broncos vs Panthers` may
/// be two of the NFL, but `Raiders vs Sharks` and `Knights vs Eels` are not.
struct Nicknames {
  private var fitting = 0
  private var contrary = 0
  private var hasWholeNames = false

  var areTrusted: Bool { hasWholeNames || contrary <= fitting }

  mutating func addPair(_ pair: LeagueContext.Pair, _ sides: [[TeamTable.Match]], of table: TeamTable) {
    let leagues = sides.map { side in Set(side.map { table.teams[$0.team].league }) }
    let areNicknames = zip([pair.first, pair.second], sides).map { name, side in
      side.contains { LeagueContext.isNickname(name, of: table.teams[$0.team]) }
    }
    if !leagues[0].isDisjoint(with: leagues[1]) {
      fitting += 1
      if !areNicknames.contains(true), sides.allSatisfy({ $0.contains { $0.strength == .name } }) {
        hasWholeNames = true
      }
    } else if areNicknames.contains(true), !pair.first.isEmpty, !pair.second.isEmpty {
      contrary += 1
    }
  }
}
