/// The games of a trip that will be played, cut into stays: the longest runs of games in one city, in list order.
///
/// Finds, without walking the trip, the games that bound a leg.
struct Stays: Equatable, Sendable {
  struct Stay: Equatable, Sendable {
    let city: CityKey
    let first: Item
    var last: Item
  }

  /// The games that bound a leg: the last departure game and the first arrival game, where they exist.
  struct Bounds: Equatable, Sendable {
    var departure: Item?
    var arrival: Item?
    /// The place the leg belongs to: the index of the stay it leaves; nil where it belongs to none.
    var place: Int?
  }

  private struct Journey: Hashable, Sendable {
    let from: CityKey
    let to: CityKey
  }

  private(set) var all: [Stay] = []
  /// For each ordered pair of cities, the stays in the first that are directly followed by one in the second.
  private var places: [Journey: [Int]] = [:]
  private var firstGame: [CityKey: Item] = [:]
  private var lastGame: [CityKey: Item] = [:]

  /// - Parameter items: in list order.
  init(_ items: some Sequence<Item>) {
    var keys: [String: CityKey] = [:]
    for item in items {
      guard case .game(let game) = item.kind, game.isPlayed else { continue }
      let city = keys[game.city] ?? CityKey(game.city)
      keys[game.city] = city
      append(item, in: city)
    }
    for index in all.indices.dropLast() {
      places[Journey(from: all[index].city, to: all[index + 1].city), default: []].append(index)
    }
  }

  private mutating func append(_ game: Item, in city: CityKey) {
    if firstGame[city] == nil { firstGame[city] = game }
    lastGame[city] = game
    if all.last?.city == city {
      all[all.count - 1].last = game
    } else {
      all.append(Stay(city: city, first: game, last: game))
    }
  }

  /// The stay at the n-th place the leg names; where there is none, all games of both cities bound it.
  func bounds(of leg: Leg) -> Bounds {
    let (from, to) = (CityKey(leg.from), CityKey(leg.to))
    let visit = leg.visit ?? 1
    if let candidates = places[Journey(from: from, to: to)], (1...candidates.count).contains(visit) {
      let place = candidates[visit - 1]
      return Bounds(departure: all[place].last, arrival: all[place + 1].first, place: place)
    }
    return Bounds(departure: lastGame[from], arrival: firstGame[to], place: nil)
  }
}
