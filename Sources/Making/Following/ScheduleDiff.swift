import Itinerary

struct ScheduleDiff {
  struct Update {
    let item: Item
    let game: Game
    /// The day that it moves to; nil if it keeps its day.
    let day: Int?
    var kinds: [ScheduleChangeKind] = []
    var makeUp: Game?
  }

  struct Addition {
    let game: ScheduleGame
    let day: Int
    let postponed: Game?
  }

  private(set) var removed: [Item] = []
  private(set) var updated: [Update] = []
  private(set) var added: [Addition] = []
  private(set) var places: [ItemID: Place] = [:]

  private let trip: Trip
  private let schedule: [ScheduleGame]
  private let zones: Zones
  private let items: [Item]
  private let fixtures: [Fixture]
  /// Whether a game is over, which is then neither moved nor removed; of a schedule of the past none is.
  private let isOver: [Bool]

  init(
    _ trip: Trip, _ schedule: Schedule, zones: Zones, overriding: UpdateOverrides, now: Timestamp
  ) throws(UpdateRefusal) {
    (self.trip, self.schedule, self.zones) = (trip, schedule.games, zones)
    if let zone = zones.unreadable(among: trip.itinerary.items.compactMap(\.game)) { throw .unreadableZone(zone) }
    let dates = trip.dates
    let isOfOtherDates = !schedule.games.contains { dates.contains($0.day) }
    if isOfOtherDates, !overriding.contains(.removals) {
      throw schedule.games.isEmpty ? .noGames : .noGameOfTheTripsDates
    }

    items = trip.itinerary.items.filter { $0.game != nil }
    fixtures = Fixture.all(of: trip, zones: zones)
    let seconds = now.microseconds / 1_000_000
    let isOfPast = schedule.games.allSatisfy { Fixture($0).isOver(at: seconds) }
    isOver = fixtures.map { !isOfPast && $0.isOver(at: seconds) }
    let coverage = Coverage(schedule, coversAll: isOfOtherDates)
    let followed = FollowedTeams(trip.schedule?.follows ?? [])
    let isNew = schedule.games.map { followed.mustBeNew($0, to: trip) }
    let matcher = GameMatcher(
      fixtures, schedule.games.map(Fixture.init), dates: dates, isNew: isNew, isOver: isOver
    ) { [fixtures] in
      coverage.includes(fixtures[$0])
    }
    let makeUps = matcher.makeUps
    if !overriding.contains(.shift), let shift = shift(matcher) { throw .shift(shift) }
    collectChanged(matcher, followed, makeUps)
    collectRemoved(matcher, coverage)
    let postponed = Dictionary(makeUps.map { ($1, items[$0].game) }) { first, _ in first }
    collectAdded(matcher.added.filter { isNew[$0] || postponed[$0] != nil }, postponed)
    if removed.count * 3 > items.count, !overriding.contains(.removals) {
      throw .tooManyRemovals(removed.count, of: items.count)
    }
  }

  private func shift(_ matcher: GameMatcher) -> ClockShift? {
    let games = items.indices.map { index in
      let isInBoth = matcher.newOf[index].map { schedule[$0].game.isPlayed } ?? false
      return ClockShift.Start(fixture: fixtures[index], zone: items[index].game?.timeZone, isInBoth: isInBoth)
    }
    return ClockShift(games, in: schedule.map(Fixture.init), zones: zones)
  }

  private mutating func collectChanged(_ matcher: GameMatcher, _ followed: FollowedTeams, _ makeUps: [Int: Int]) {
    let differences = GameDifferences(venues: VenueNames(schedule))
    for (index, item) in items.enumerated() {
      guard let old = item.game, let found = matcher.newOf[index] else { continue }
      let new = Fixture(schedule[found])
      // The schedule has withdrawn the followed team: `TBC Home`.
      if new.hasOpenSide, followed.include(fixtures[index]), !followed.include(new) {
        removed.append(item)
        continue
      }
      let (adapted, date) = adjusted(schedule[found], to: old)
      var game = adapted
      if let place = schedule[found].place, Gazetteer.shared.isSameCity(place.city, game.city) {
        places[item.id] = place
      }
      let day = date.dayNumber - trip.startDate.dayNumber + 1
      // The row of a game beyond the trip keeps its day, and the game its new start.
      let isBeyond = game.isPlayed && !trip.itinerary.days.contains(day)
      if isBeyond { game.status = .postponed }
      let isMoved = isBeyond && (old.isPlayed || !GameDifferences.isSame(old.start, game.start))
      let kinds = isMoved ? [.dayMoved] : differences.kinds(from: (old, fixtures[index].day), to: (game, date))
      if kinds.isEmpty { continue }
      let makeUp = makeUps[index].map { schedule[$0].game }
      updated.append(Update(item: item, game: game, day: game.isPlayed ? day : nil, kinds: kinds, makeUp: makeUp))
    }
  }

  /// Removes games that the schedule covers and no longer has; postponed and cancelled ones stay visible.
  private mutating func collectRemoved(_ matcher: GameMatcher, _ coverage: Coverage) {
    removed += items.indices.filter { index in
      matcher.newOf[index] == nil && fixtures[index].isPlayed && !isOver[index] && coverage.includes(fixtures[index])
    }.map { items[$0] }
  }

  private mutating func collectAdded(_ games: [Int], _ postponed: [Int: Game?]) {
    for index in games where schedule[index].game.isPlayed {
      let game = schedule[index]
      let day = game.day.dayNumber - trip.startDate.dayNumber + 1
      guard trip.itinerary.days.contains(day) else { continue }
      added.append(Addition(game: game, day: day, postponed: postponed[index] ?? nil))
    }
  }

  /// Adapts a game of the schedule to the trip. Fields that it omits are kept, and so is the trip's spelling of the
  /// city, by which legs refer to it. What the trip knows takes precedence over the home team's usual place.
  private func adjusted(_ new: ScheduleGame, to old: Game) -> (Game, CivilDate) {
    var game = new.game
    game.extra = old.extra
    game.ticket = old.ticket
    game.league = game.league ?? old.league
    game.competition = game.competition ?? old.competition
    if Gazetteer.shared.isSameCity(old.city, game.city) { game.city = old.city }
    guard FoldedText(game.home) == FoldedText(old.home) else { return (game, new.day) }
    let isOpen = new.placeEvidence == .homeTeam || new.placeEvidence == .none
    let saysNoPlace = new.place == nil && VenueNames.named(new.game.venue) == nil
    let isRetained = saysNoPlace || isOpen && VenueNames.isPlaceKnown(of: old)
    // The trip may know the home team's venue by another name.
    if new.placeIsAssumed, isRetained || game.city == old.city, VenueNames.named(game.venue) != nil {
      game.venue = old.venue
    }
    game.venue = game.venue ?? old.venue
    if isRetained { game.city = old.city }
    guard isRetained || game.timeZone == nil, let zone = old.timeZone else { return (game, new.day) }
    return inZone(zone, game, new.day)
  }

  private func inZone(_ zone: String, _ game: Game, _ day: CivilDate) -> (Game, CivilDate) {
    var game = game
    game.timeZone = zone
    guard case .at(let moment) = game.start, let rules = zones.rules(of: zone) else { return (game, day) }
    let local = rules.reading(at: moment.unixSeconds)
    game.start = .at(local)
    return (game, local.date)
  }

  // MARK: The list

  func changes(added ids: [ItemID]) -> [ScheduleChange] {
    let removals = removed.map { ScheduleChange(.removed, .game(before: $0.game, after: nil), item: $0.id) }
    let other = updated.flatMap { update in
      update.kinds.map { kind in
        ScheduleChange(
          kind, .game(before: update.item.game, after: update.game), item: update.item.id,
          counterpart: kind == .postponed ? update.makeUp : nil)
      }
    }
    let new = zip(added, ids).map { addition, id in
      ScheduleChange(
        .added, .game(before: nil, after: addition.game.game), item: id, counterpart: addition.postponed)
    }
    return removals + other + new
  }
}

struct FollowedTeams {
  private let teams: [Team]
  private let names: Set<NameKey>

  init(_ names: [String]) {
    teams = names.flatMap { TeamTable.shared.teams(named: $0, naming: TeamTable.namesakeLeagues) }
    self.names = Set(names.map { NameKey($0) })
  }

  func include(_ game: ScheduleGame) -> Bool {
    [game.homeTeam, game.awayTeam].contains { $0.map(teams.contains) ?? false }
      || names.contains(NameKey(game.game.home)) || names.contains(NameKey(game.game.away))
  }

  /// Whether a game without a row must be new to a trip, which has all others of its teams on its dates.
  func mustBeNew(_ game: ScheduleGame, to trip: Trip) -> Bool {
    trip.dates.contains(game.day) && include(game)
      && trip.schedule?.excludes?.contains(game.game.gameID) != true
  }

  func include(_ fixture: Fixture) -> Bool {
    fixture.pair.contains { side in
      switch side {
      case .team(let league, let abbreviation):
        teams.contains { $0.league == league && $0.abbreviation == abbreviation }
      case .named(let name): names.contains(name)
      case .open: false
      }
    }
  }
}
