import Almanac

/// Matches the games of one reading of a schedule with those of another. A game is its league, its two teams and its date; ids
/// only help if they prove themselves. Matched are in this order: ids; games that agree in everything; games of the same two
/// teams on the same day; other games of two teams, by the assignment with the least total distance in days; and last games
/// that share one team and all else, whose other team was renamed or has become known.
struct GameMatcher {
  private let old: [Fixture]
  private let new: [Fixture]
  private let dates: ClosedRange<CivilDate>
  private let isNew: [Bool]
  private let isOver: [Bool]
  private(set) var newOf: [Int?]
  private var isTaken: [Bool]
  /// The leagues whose ids name the same two teams in both readings.
  private var provenLeagues: Set<String?> = []

  /// - Parameters:
  ///   - old: the games of a trip, which need not have all games of any team.
  ///   - dates: the dates of the trip.
  ///   - isNew: whether a new game without a match must be new; another may well be one that the trip never had.
  ///   - isOver: whether an old game is over, so that one of another day is another game.
  ///   - isExpected: whether an old game would be in the new reading if nothing had happened to it; one that would not,
  ///     since the reading holds only other dates, is found only by its id or its very day.
  init(
    _ old: [Fixture], _ new: [Fixture], dates: ClosedRange<CivilDate>, isNew: [Bool], isOver: [Bool] = [],
    isExpected: (Int) -> Bool
  ) {
    (self.old, self.new, self.dates, self.isNew, self.isOver) = (old, new, dates, isNew, isOver)
    newOf = Array(repeating: nil, count: old.count)
    isTaken = Array(repeating: false, count: new.count)
    let expected = old.indices.map(isExpected)
    matchIDs()
    let onTheirDays = old.indices.filter { old[$0].rowDay == nil }
    for withState in [true, false] { matchSame(onTheirDays, withState: withState) }
    matchRowDays()
    for withState in [true, false] { matchSame(Array(old.indices), withState: withState) }
    // Match games that kept their day first. That never costs distance, and it decides ties in their favor.
    for onTheirDays in [true, false] { matchPairs(expected, onTheirDays: onTheirDays) }
    matchRenamed(expected)
  }

  var added: [Int] { isTaken.indices.filter { !isTaken[$0] } }

  private mutating func match(_ oldIndex: Int, _ newIndex: Int) {
    newOf[oldIndex] = newIndex
    isTaken[newIndex] = true
  }

  // MARK: Ids

  /// Matches ids that are unique in both readings, provided that nearly all of them name the same two teams in both.
  private mutating func matchIDs() {
    let (oldIDs, newIDs) = (GameMatcher.unique(old), GameMatcher.unique(new))
    let shared = oldIDs.compactMap { id, index in newIDs[id].map { (index, $0) } }.sorted { $0.0 < $1.0 }
    let resolved = shared.filter { !old[$0.0].hasOpenSide && !new[$0.1].hasOpenSide }
    let agreeing = resolved.filter { old[$0.0].pair == new[$0.1].pair }
    guard agreeing.count * 10 >= resolved.count * 9 else { return }
    provenLeagues = Set(agreeing.map { old[$0.0].league })
    for (oldIndex, newIndex) in shared where isCredible(old[oldIndex], new[newIndex]) && !isRetained(oldIndex, newIndex)
    {
      match(oldIndex, newIndex)
    }
  }

  private func isRetained(_ oldIndex: Int, _ newIndex: Int) -> Bool {
    !isOver.isEmpty && isOver[oldIndex] && old[oldIndex].day != new[newIndex].day
  }

  private func isCredible(_ a: Fixture, _ b: Fixture) -> Bool {
    if a.pair == b.pair { return true }
    let sharesSide = a.home == b.home || a.away == b.away
    if a.hasOpenSide || b.hasOpenSide {
      return sharesSide || a.pair == [.open] || b.pair == [.open] || a.days(to: b) < 2
    }
    return sharesSide && a.days(to: b) < 2
  }

  private static func unique(_ fixtures: [Fixture]) -> [String: Int] {
    var indices: [String: Int] = [:]
    var repeated: Set<String> = []
    for (index, fixture) in fixtures.enumerated() {
      guard let id = fixture.id, !id.isEmpty else { continue }
      if indices.updateValue(index, forKey: id) != nil { repeated.insert(id) }
    }
    return indices.filter { !repeated.contains($0.key) }
  }

  // MARK: Same teams

  private struct Occasion: Hashable {
    let home: Fixture.Side
    let away: Fixture.Side
    let day: CivilDate
    let instant: Int64?
    /// The venue, which distinguishes games whose teams are still open; nil for all others.
    let venue: NameKey?
    /// Whether the game is played; nil if that is not to be compared.
    let isPlayed: Bool?

    init(_ game: Fixture, withState: Bool) {
      (home, away, day, instant) = (game.home, game.away, game.day, game.instant)
      venue = game.hasOpenSide ? game.venue : nil
      isPlayed = withState ? game.isPlayed || game.rowDay != nil : nil
    }
  }

  /// Matches games of the same teams at the same moment, which belong to every cheapest assignment.
  private mutating func matchSame(_ games: [Int], withState: Bool) {
    var indices = Dictionary(grouping: added.reversed()) { Occasion(new[$0], withState: withState) }
    for index in games where newOf[index] == nil {
      guard let found = indices[Occasion(old[index], withState: withState)]?.popLast() else { continue }
      match(index, found)
    }
  }

  /// Matches a game that left the dates of the trip and is back on the day of its row.
  private mutating func matchRowDays() {
    var played = Dictionary(grouping: added.filter { new[$0].isPlayed }.reversed()) { Fixture.Meeting(new[$0]) }
    for index in old.indices where newOf[index] == nil {
      guard let day = old[index].rowDay else { continue }
      var game = old[index]
      game.day = day
      if let found = played[Fixture.Meeting(game)]?.popLast() { match(index, found) }
    }
  }

  private mutating func matchPairs(_ isExpected: [Bool], onTheirDays: Bool) {
    var groups: [Set<Fixture.Side>: (old: [Int], new: [Int])] = [:]
    for index in old.indices where newOf[index] == nil && !old[index].hasOpenSide {
      groups[old[index].pair, default: ([], [])].old.append(index)
    }
    for index in new.indices where !isTaken[index] { groups[new[index].pair]?.new.append(index) }
    for (_, group) in groups where !group.new.isEmpty {
      let (oldGames, newGames) = (group.old.prefix(Self.largestGroup), group.new.prefix(Self.largestGroup))
      let costs = oldGames.map { a in
        newGames.map { b -> Int? in
          let isHere = old[a].day == new[b].day && old[a].home == new[b].home
          if onTheirDays && !isHere || isKnownOther(old[a], b) || isRetained(a, b) { return nil }
          return cost(old[a], new[b], isExpected: isExpected[a])
        }
      }
      for (index, column) in zip(oldGames, Assignment.cheapest(costs)) {
        if let column { match(index, newGames[column]) }
      }
    }
  }

  /// The most games of two teams that are compared: they meet some twenty times a season.
  private static let largestGroup = 64

  /// The cost of taking two games for the same: first the days between them, then the changes; nil if they can't be.
  private func cost(_ a: Fixture, _ b: Fixture, isExpected: Bool) -> Int? {
    let day = 10_000
    let days = a.days(to: b)
    let isSwapped = a.home != b.home
    guard days <= (isSwapped ? 1 : isExpected ? 250 : 0) || a.isOnlyMeeting(with: b) else { return nil }
    if !dates.contains(b.day), b.day < a.day { return nil }
    var cost = days * day
    // The city distinguishes the games of teams that meet in both cities, rather than the date.
    if isSwapped { cost += 20 * day }
    if let league = a.league, let other = b.league, NameKey(league) != NameKey(other) {
      // A match of the league is not one of the cup.
      if days > 1, Competition.badge(league) != Competition.badge(other) { return nil }
      cost += 30 * day
    }
    if days == 0 {
      if a.number != b.number { cost += 200 }
    } else {
      // A moved game is usually played later, and as the second game of a double header. Price the opposite higher.
      if b.day < a.day { cost += 400 }
      if b.number == 1 { cost += 200 }
    }
    if a.instant != b.instant { cost += 100 + minutes(a, b) / 60 }
    if let id = a.id, let other = b.id, id != other { cost += 50 }
    return cost
  }

  /// Whether proven ids show that a game is another one, which the trip never had. Ids that contain dates show nothing,
  /// since they change when a game moves, nor do those of games whose teams were open, or who meet only once.
  private func isKnownOther(_ a: Fixture, _ newIndex: Int) -> Bool {
    let b = new[newIndex]
    guard !isNew[newIndex], provenLeagues.contains(a.league), let id = a.id, let other = b.id, id != other else {
      return false
    }
    return !a.hasDateInID && !b.hasDateInID && !a.hasOpenSide && !a.isOnlyMeeting(with: b)
  }

  private func minutes(_ a: Fixture, _ b: Fixture) -> Int {
    guard let first = a.instant, let second = b.instant else { return 0 }
    return Int(min(abs(first - second) / 60, 2880))
  }

  // MARK: Renamed teams

  /// Whether only one team is renamed: the other and the day are the same, and time or venue unless the team was open.
  private func isRenamed(_ a: Fixture, _ b: Fixture) -> Bool {
    let sharesTeam = a.home == b.home && a.home != .open || a.away == b.away && a.away != .open
    guard sharesTeam, a.day == b.day else { return false }
    return a.hasOpenSide || a.instant != nil && a.instant == b.instant || a.venue != nil && a.venue == b.venue
  }

  /// Matches games of renamed teams, if only one candidate is left.
  private mutating func matchRenamed(_ isExpected: [Bool]) {
    let candidates = Dictionary(grouping: added) { new[$0].day }
    for index in old.indices where newOf[index] == nil && isExpected[index] {
      let found = (candidates[old[index].day] ?? []).filter {
        !isTaken[$0] && isRenamed(old[index], new[$0]) && !isKnownOther(old[index], $0)
      }
      if let first = found.first, found.count == 1 { match(index, first) }
    }
  }
}

// MARK: Make-up dates

extension GameMatcher {
  /// The make-up dates of games that the new reading has both as postponed and later: from the old game to a new one
  /// without a match. A game that need not be new is one only by a common id of the two rows.
  var makeUps: [Int: Int] {
    var free = Dictionary(grouping: added.filter { new[$0].isPlayed }) { new[$0].pair }
    var found: [Int: Int] = [:]
    for index in old.indices {
      guard let row = newOf[index], !new[row].isPlayed, let later = free[new[row].pair] else { continue }
      let place = later.firstIndex { candidate in
        new[candidate].day >= new[row].day && new[candidate].days(to: new[row]) <= 250
          && (isNew[candidate] || new[row].id != nil && new[candidate].id == new[row].id)
      }
      guard let place else { continue }
      found[index] = later[place]
      free[new[row].pair]?.remove(at: place)
    }
    return found
  }
}
