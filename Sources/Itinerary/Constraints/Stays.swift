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

  package private(set) var all: [Stay] = []
  /// The numbers of the cities, from 0, by the text of their keys.
  private var numbers: [String: Int] = [:]
  private var cities: [CityGames] = []

  private struct CityGames: Equatable, Sendable {
    let first: Item
    var last: Item
    var departures: [Departure] = []
  }

  /// A stay in a city that another stay follows, with the number of the city of that one.
  private struct Departure: Equatable, Sendable {
    let stay, to: Int
  }

  init(_ items: some Sequence<Item>) {
    // Games name a city in few ways, and folding each name once is enough.
    var known: [String: Int] = [:]
    var here: Int?
    for item in items {
      guard case .game(let game) = item.kind, game.isPlayed else { continue }
      let city = known[game.city] ?? number(of: CityKey(game.city), firstGame: item)
      known[game.city] = city
      cities[city].last = item
      if city == here {
        all[all.count - 1].last = item
      } else {
        if let here { cities[here].departures.append(Departure(stay: all.count - 1, to: city)) }
        all.append(Stay(city: CityKey(game.city), first: item, last: item))
      }
      here = city
    }
  }

  private mutating func number(of city: CityKey, firstGame: Item) -> Int {
    if let number = numbers[city.text] { return number }
    numbers[city.text] = cities.count
    cities.append(CityGames(first: firstGame, last: firstGame))
    return cities.count - 1
  }

  /// The games that a leg must be between: those of the `visit`-th city change from its origin to its destination. Without
  /// such a city change, all games of both cities.
  package func bounds(of leg: Leg) -> Bounds {
    let from = numbers[CityKey(leg.from).text]
    let to = numbers[CityKey(leg.to).text]
    if let from, let to, let passage = passage(from: from, to: to, visit: leg.visit ?? 1) {
      return Bounds(departure: all[passage].last, arrival: all[passage + 1].first, passage: passage)
    }
    return Bounds(departure: from.map { cities[$0].last }, arrival: to.map { cities[$0].first }, passage: nil)
  }

  /// The index of the `visit`-th stay in a city that is directly followed by a stay in the other.
  private func passage(from: Int, to: Int, visit: Int) -> Int? {
    guard visit >= 1 else { return nil }
    return cities[from].departures.lazy.filter { $0.to == to }.dropFirst(visit - 1).first?.stay
  }
}
