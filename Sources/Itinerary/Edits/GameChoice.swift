/// The games that a user adds to and removes from a trip.
public struct GameChoice: Equatable, Sendable {
  /// A game with its date at the venue.
  public struct NewGame: Equatable, Sendable {
    /// The game.
    public let game: Game
    /// The date at the venue.
    public let date: CivilDate

    /// Makes a game of a date.
    public init(_ game: Game, on date: CivilDate) {
      (self.game, self.date) = (game, date)
    }
  }

  /// The games to add, on dates of the trip.
  public var added: [NewGame]
  /// The games to remove.
  public var removed: [ItemID]
  /// The paths, addresses or league names of the schedules of the added games.
  public var sources: [String]
  /// The figures for the legs that become necessary.
  public var legDefaults: LegDefaults

  /// Makes a choice of games.
  public init(
    adding added: [NewGame] = [], removing removed: [ItemID] = [], sources: [String] = [],
    legDefaults: LegDefaults = .none
  ) {
    (self.added, self.removed, self.sources, self.legDefaults) = (added, removed, sources, legDefaults)
  }

  package var isEmpty: Bool { added.isEmpty && removed.isEmpty }
}

extension Trip {
  /// Removes games, adds others by their times, and adjusts the legs (``reconcileLegs(since:ends:estimate:now:)``).
  mutating func choose(_ choice: GameChoice, now: Timestamp) throws(Refusal) {
    if choice.isEmpty { return }
    let (old, oldSchedule) = (itinerary, schedule)
    for id in choice.removed {
      guard let item = itinerary.item(id) else { throw .noSuchItem(id) }
      guard let game = item.game else { throw .notAGame(item) }
      remove(id, now: now)
      exclude(game)
    }
    for new in choice.added {
      if itinerary.items.contains(where: { $0.game?.gameID == new.game.gameID }) {
        throw .gameExists(new.game)
      }
      guard let day = day(of: new.date) else { throw .gameOutsideDates(new.game, new.date) }
      let item = Item(
        id: id(forNew: new.game), position: Position(day: day, sortOrder: 100), modifiedAt: now, kind: .game(new.game))
      insertGame(item, onDay: day, now: now)
      let excludes = schedule?.excludes?.filter { $0 != new.game.gameID }
      schedule?.excludes = excludes?.isEmpty == true ? nil : excludes
    }
    if !choice.added.isEmpty { follow(choice.sources) }
    if schedule != oldSchedule { touch(now) }
    _ = reconcileLegs(since: old, ends: endsOfFirstGames(since: old), estimate: choice.legDefaults.estimate, now: now)
  }

  /// Prevents updates from adding a game of a followed team again that the user has removed.
  package mutating func exclude(_ game: Game) {
    guard var link = schedule, link.follows?.isEmpty == false else { return }
    var excludes = link.excludes ?? []
    if excludes.contains(game.gameID) { return }
    excludes.append(game.gameID)
    link.excludes = excludes
    schedule = link
  }

  private mutating func follow(_ sources: [String]) {
    let known = schedule?.sources ?? []
    let new = sources.filter { !known.contains($0) }
    guard !new.isEmpty else { return }
    var link = schedule ?? ScheduleLink()
    link.source = (known + new).joined(separator: "\n")
    schedule = link
  }

  /// The ends of a trip that had no games before, taken from its home; nil to keep the ends of its legs.
  private func endsOfFirstGames(since old: ItemList) -> TripEnds? {
    guard let home = schedule?.home, Stays(old.items).all.isEmpty else { return nil }
    return TripEnds(home: home, in: itinerary)
  }
}
