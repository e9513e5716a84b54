package enum LegChange: Equatable, Sendable {
  case added(Item)
  /// The leg before its removal.
  case removed(Item)
  /// The leg after the move.
  case moved(Item, from: Position)
}

/// The cities where a trip starts and ends, apart from its games; nil if they are unknown.
package struct TripEnds: Equatable, Sendable {
  /// The city of the leg to the first game.
  package var start: String?
  /// The city of the leg from the last game.
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
