/// Keeping legs at valid positions when the days of the trip change.
extension Trip {
  var validLegs: Set<ItemID> {
    let constraints = ItineraryConstraints(itinerary)
    return Set(
      itinerary.items.lazy.filter { $0.leg != nil && constraints.refusal(for: $0, at: $0.position) == nil }.map(\.id))
  }

  /// Moves each of these legs that has become misplaced to the nearest valid slot.
  mutating func repositionInvalidLegs(_ legs: Set<ItemID>, now: Timestamp) {
    var constraints = ItineraryConstraints(itinerary)
    for item in itinerary.items where legs.contains(item.id) {
      guard constraints.refusal(for: item, at: item.position) != nil else { continue }
      moveToNearestSlot(item, from: nil, under: constraints, now: now)
      constraints = ItineraryConstraints(itinerary)
    }
  }

  /// The legs among some rows that are needed: the only leg of a journey, and the legs from and to home.
  func neededLegs(among rows: [Item]) -> Set<ItemID> {
    let games = StayGames(itinerary)
    let ends = TripEnds(of: itinerary)
    var counts: [Int: Int] = [:]
    for item in itinerary.items {
      if let passage = item.leg.flatMap(games.passage) { counts[passage, default: 0] += 1 }
    }
    let needed = rows.filter { item in
      guard let leg = item.leg else { return false }
      if let passage = games.passage(of: leg) { return counts[passage] == 1 }
      return leg.isEnd(of: games, ends)
    }
    return Set(needed.map(\.id))
  }
}
