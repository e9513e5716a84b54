import ItineraryCore

/// Removes, changes and inserts the rows of games of a trip, in order of time on their days.
struct GameRows {
  private(set) var trip: Trip
  /// The ids of the games added, in their order.
  private(set) var addedIDs: [ItemID] = []
  private let now: Timestamp

  init(_ trip: Trip, now: Timestamp) {
    (self.trip, self.now) = (trip, now)
  }

  mutating func remove(_ items: [Item]) {
    for item in items { trip.remove(item.id, now: now) }
  }

  mutating func update(_ updates: [ScheduleDiff.Update]) {
    var lifted: [(item: Item, day: Int)] = []
    for update in updates {
      guard let index = trip.itinerary.index(of: update.item.id) else { continue }
      var item = trip.itinerary[index]
      let isPlayed = item.game?.isPlayed ?? false
      item.kind = .game(update.game)
      item.modifiedAt = item.modificationTime(at: now)
      let day = update.day ?? item.position.day
      trip.itinerary.replace(at: index, with: item)
      if day != item.position.day || !isInOrder(item, wasPlayed: isPlayed) { lifted.append((item, day)) }
    }
    for (item, _) in lifted { if let index = trip.itinerary.index(of: item.id) { trip.itinerary.remove(at: index) } }
    for (item, day) in lifted.sorted(by: { Self.isBefore($0.item, $1.item) }) { insert(item, onDay: day) }
  }

  mutating func add(_ games: [(game: Game, day: Int)]) {
    for (game, day) in games {
      let id = freeID(for: game)
      addedIDs.append(id)
      insert(
        Item(id: id, position: Position(day: day, sortOrder: 100), modifiedAt: now, kind: .game(game)), onDay: day)
    }
  }

  // MARK: Order

  /// The start as a number to sort by; the largest if it is not known.
  private static func key(_ game: Game) -> Int64 { game.knownStart?.unixSeconds ?? .max }

  private static func isBefore(_ a: Item, _ b: Item) -> Bool {
    let (first, second) = (a.game.map(key) ?? .max, b.game.map(key) ?? .max)
    return first != second ? first < second : a.position < b.position
  }

  /// Whether a game that keeps its day is in order among the games that are played then.
  private func isInOrder(_ item: Item, wasPlayed: Bool) -> Bool {
    guard let game = item.game, game.isPlayed else { return true }
    let games = trip.itinerary.range(ofDay: item.position.day).map { trip.itinerary[$0] }
      .filter { $0.game?.isPlayed == true }
    guard let index = games.firstIndex(where: { $0.id == item.id }) else { return true }
    let keys = games.map { $0.game.map(Self.key) ?? .max }
    return (index == 0 || keys[index - 1] <= Self.key(game))
      && (index == keys.count - 1 || Self.key(game) <= keys[index + 1])
  }

  private mutating func insert(_ item: Item, onDay day: Int) {
    guard let game = item.game else { return }
    let rows = trip.itinerary.range(ofDay: day).map { trip.itinerary[$0] }
    let index = Self.index(for: game, among: rows)
    let hasGames = rows.contains { $0.game != nil }
    // Take 100, as on a new trip, if nothing is in its way.
    let isFree =
      (index == 0 || rows[index - 1].position.sortOrder < 100)
      && (index == rows.count || rows[index].position.sortOrder > 100)
    if !hasGames, isFree {
      var item = item
      item.position = Position(day: day, sortOrder: 100)
      trip.insert(item)
    } else {
      _ = trip.insert(item, day: day, index: index, now: now)
    }
  }

  /// Returns the index after the last earlier row, be it a game or a row with a time; else that of the first later
  /// game; else the one where a new trip has its games.
  private static func index(for game: Game, among rows: [Item]) -> Int {
    let later = rows.firstIndex { $0.game.map { $0.isPlayed && key($0) > key(game) } ?? false } ?? rows.count
    let clock = game.knownStart?.clockTime
    let earlier = rows[..<later].lastIndex { row in
      if let other = row.game { return other.isPlayed }
      guard let clock, let time = row.custom?.time else { return false }
      return time <= clock
    }
    if let earlier { return earlier + 1 }
    if later < rows.count { return later }
    return rows.firstIndex { $0.position.sortOrder >= 100 } ?? rows.count
  }

  // MARK: Ids

  /// Returns an id for a game that is added.
  ///
  /// It follows from trip and game, so that a merge of two copies of the trip to which the game was added has it
  /// once. A game that was removed gets its former id, and its insertion outbids the tombstone.
  private func freeID(for game: Game) -> ItemID {
    var ids = ItemIDSource(seed: Fingerprint.of([trip.id, game.gameID]))
    var id = ids.next()
    while trip.itinerary.item(id) != nil { id = ids.next() }
    return id
  }
}
