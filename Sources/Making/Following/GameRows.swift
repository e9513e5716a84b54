import Itinerary

/// Removes, changes and inserts the rows of games of a trip, in order of time on their days.
struct GameRows {
  private(set) var trip: Trip
  private(set) var addedIDs: [ItemID] = []
  private let now: Timestamp

  init(_ trip: Trip, now: Timestamp) {
    (self.trip, self.now) = (trip, now)
  }

  mutating func remove(_ items: [Item]) {
    for item in items { trip.remove(item.id, now: now) }
  }

  mutating func update(_ updates: [ScheduleDiff.Update]) {
    var removed: [(item: Item, day: Int)] = []
    for update in updates {
      guard let index = trip.itinerary.index(of: update.item.id) else { continue }
      var item = trip.itinerary[index]
      item.kind = .game(update.game)
      item.modifiedAt = item.modificationTime(at: now)
      let day = update.day ?? item.position.day
      trip.itinerary.replace(at: index, with: item)
      if day != item.position.day || !trip.isInOrder(item) { removed.append((item, day)) }
    }
    for (item, _) in removed { if let index = trip.itinerary.index(of: item.id) { trip.itinerary.remove(at: index) } }
    for (item, day) in removed.sorted(by: { Item.isGameBefore($0.item, $1.item) }) {
      trip.insertGame(item, onDay: day, now: now)
    }
  }

  mutating func add(_ games: [(game: Game, day: Int)]) {
    for (game, day) in games {
      let id = trip.id(forNew: game)
      addedIDs.append(id)
      let item = Item(id: id, position: Position(day: day, sortOrder: 100), modifiedAt: now, kind: .game(game))
      trip.insertGame(item, onDay: day, now: now)
    }
  }
}
