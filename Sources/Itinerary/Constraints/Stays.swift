/// The games of a trip that will be played, cut into stays: the longest runs of games in one city, in list order.
package struct Stays: Equatable, Sendable {
  package struct Stay: Equatable, Sendable {
    package let city: CityKey
    package let first: Item
    package internal(set) var last: Item
  }

  package struct Bounds: Equatable, Sendable {
    package var departure: Item?
    package var arrival: Item?
    /// The city change the leg belongs to, by the index of the stay it leaves; nil if it belongs to none.
    package var passage: Int?
  }

  /// A change of city: an ordered pair of cities.
  struct CityPair: Hashable {
    let from: CityKey
    let to: CityKey

    init(_ from: CityKey, _ to: CityKey) { (self.from, self.to) = (from, to) }

    init(_ leg: Leg) { self.init(CityKey(leg.from), CityKey(leg.to)) }
  }

  package private(set) var all: [Stay] = []
  /// The indices of the stays that each journey leaves, in order; the n-th is `visit` n.
  private(set) var passages: [CityPair: [Int]] = [:]
  /// The first and the last game in each city.
  private var games: [CityKey: Stay] = [:]

  init(_ items: some Sequence<Item>) {
    // Games name a city in few ways, and folding each name once is enough.
    var keys: [String: CityKey] = [:]
    for item in items {
      guard case .game(let game) = item.kind, game.isPlayed else { continue }
      let city = keys[game.city] ?? CityKey(game.city)
      keys[game.city] = city
      games[city, default: Stay(city: city, first: item, last: item)].last = item
      if all.last?.city == city {
        all[all.count - 1].last = item
      } else {
        if let left = all.last?.city { passages[CityPair(left, city), default: []].append(all.count - 1) }
        all.append(Stay(city: city, first: item, last: item))
      }
    }
  }

  /// The games that a leg must be between: those of its city change, or without one all games of both cities.
  package func bounds(of leg: Leg) -> Bounds {
    let (cityPair, visit) = (CityPair(leg), leg.visit ?? 1)
    if visit > 0, let passage = passages[cityPair]?.dropFirst(visit - 1).first {
      return Bounds(departure: all[passage].last, arrival: all[passage + 1].first, passage: passage)
    }
    return Bounds(departure: games[cityPair.from]?.last, arrival: games[cityPair.to]?.first)
  }
}

/// A walk over the rows of a trip in list order: which stay it is in, and which city changes have their leg: one that
/// belongs to them (``Stays/Bounds/passage``), or legs that lead, one after the other, from one stay to the next.
struct StayWalk {
  private let stays: [Stays.Stay]
  /// The index of the stay the walk is in; −1 before the first game.
  private(set) var stay = -1
  /// Whether the city change from each stay to the next one has its leg.
  private(set) var isJoined: [Bool]
  /// The ends of the legs since the stay began, as far as each leaves the city that the one before has reached.
  private var chain: (from: CityKey, to: CityKey)?

  init(_ stays: Stays) {
    self.stays = stays.all
    isJoined = Array(repeating: false, count: stays.all.count)
  }

  init(over itinerary: ItemList, _ stays: Stays) {
    self.init(stays)
    for item in itinerary.items {
      switch item.kind {
      case .game(let game) where game.isPlayed: _ = pass(gameIn: CityKey(game.city))
      case .travel(let leg): pass(leg, passage: stays.bounds(of: leg).passage)
      case .game, .custom: break
      }
    }
  }

  /// Returns whether a stay begins with a game that will be played.
  mutating func pass(gameIn city: CityKey) -> Bool {
    if stay >= 0, stays[stay].city == city { return false }
    stay += 1
    chain = nil
    return true
  }

  mutating func pass(_ leg: Leg, passage: Int?) {
    if let passage { isJoined[passage] = true }
    let (from, to) = (CityKey(leg.from), CityKey(leg.to))
    let start = if let chain, chain.to == from { chain.from } else { from }
    chain = (start, to)
    guard stay >= 0, stay + 1 < stays.count else { return }
    if start == stays[stay].city, to == stays[stay + 1].city { isJoined[stay] = true }
  }
}
