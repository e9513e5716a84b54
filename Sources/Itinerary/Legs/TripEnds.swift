/// The cities where a trip starts and ends, apart from its games; nil if they are unknown.
package struct TripEnds: Equatable, Sendable {
  package var start: String?
  package var end: String?

  package static let none = TripEnds()

  package init(start: String? = nil, end: String? = nil) {
    (self.start, self.end) = (start, end)
  }

  /// Finds the ends of a trip in its legs: in a leg before the first game that reaches its city, and in a leg after the
  /// last game that leaves its city.
  package init(of itinerary: ItemList) {
    let stays = Stays(itinerary.items)
    guard let first = stays.all.first, let last = stays.all.last else { return }
    for item in itinerary.items {
      guard let leg = item.leg, stays.bounds(of: leg).passage == nil else { continue }
      if Item.precedes(item, first.first), CityKey(leg.to) == first.city { start = leg.from }
      if end == nil, Item.precedes(last.last, item), CityKey(leg.from) == last.city { end = leg.to }
    }
  }
}

extension TripEnds {
  /// The name of home in legs, used if the trip also has games in that city, which would otherwise limit them.
  package static let home = "Home"

  /// The ends of a trip from home and back. The first leg is missing if the first game is at home, and the last leg if the
  /// last one is.
  package init(home: String, in itinerary: ItemList) {
    let key = CityKey(home)
    let games = itinerary.items.compactMap(\.game)
    let name = games.contains { CityKey($0.city) == key } ? TripEnds.home : home
    let played = games.filter(\.isPlayed)
    self.init(
      start: played.first.map { CityKey($0.city) } == key ? nil : name,
      end: played.last.map { CityKey($0.city) } == key ? nil : name)
  }
}
