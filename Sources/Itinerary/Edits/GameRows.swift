extension Trip {
  /// Inserts a game after the last earlier game or timed row, else before the first later game, else as in a new trip.
  package mutating func insertGame(_ item: Item, onDay day: Int, now: Timestamp) {
    guard let game = item.game else { return }
    let rows = itinerary.items(ofDay: day)
    let index = Trip.index(for: game, among: rows)
    let hasGames = rows.contains { $0.game != nil }
    // Use the number 100, as in a new trip, if it does not collide.
    let isFree =
      (index == 0 || rows[index - 1].position.sortOrder < 100)
      && (index == rows.count || rows[index].position.sortOrder > 100)
    if !hasGames, isFree {
      var item = item
      item.position = Position(day: day, sortOrder: 100)
      insert(item)
    } else {
      insert([item], day: day, index: index, now: now)
    }
  }

  private static func index(for game: Game, among rows: [Item]) -> Int {
    let later = rows.firstIndex { $0.game.map { $0.isPlayed && $0.sortKey > game.sortKey } ?? false } ?? rows.count
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

  package func isInOrder(_ item: Item) -> Bool {
    guard let game = item.game, game.isPlayed else { return true }
    let games = itinerary.items(ofDay: item.position.day).filter { $0.game?.isPlayed == true }
    guard let index = games.firstIndex(where: { $0.id == item.id }) else { return true }
    let keys = games.map { $0.game?.sortKey ?? .max }
    return (index == 0 || keys[index - 1] <= game.sortKey)
      && (index == keys.count - 1 || game.sortKey <= keys[index + 1])
  }

  /// The id for an added game, derived from the trip and the game, so that a merge of two copies contains it once. A
  /// game that was removed gets its former id, and is dated after the tombstone.
  package func id(forNew game: Game) -> ItemID {
    firstFreeID(of: [id, game.gameID])
  }

  func firstFreeID(of texts: [String]) -> ItemID {
    var ids = ItemIDSource(seed: Fingerprint.of(texts))
    var id = ids.next()
    while itinerary.item(id) != nil { id = ids.next() }
    return id
  }
}

extension Game {
  fileprivate var sortKey: Int64 { knownStart?.unixSeconds ?? .max }
}

extension Item {
  /// The order of inserting games: by start, with those without a time last.
  package static func isGameBefore(_ a: Item, _ b: Item) -> Bool {
    let (first, second) = (a.game?.sortKey ?? .max, b.game?.sortKey ?? .max)
    return first != second ? first < second : a.position < b.position
  }
}
