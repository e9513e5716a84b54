/// Legs that stand where they may, and still do after the days of the trip have changed.
extension Trip {
  /// The legs that stand where they may.
  var legsStandingRight: Set<ItemID> {
    let constraints = ItineraryConstraints(itinerary)
    return Set(
      itinerary.items.lazy.filter { $0.leg != nil && constraints.refusal(for: $0, at: $0.position) == nil }.map(\.id))
  }

  /// Moves each of these legs that no longer stands where it may to the nearest valid slot.
  mutating func keepRight(_ legs: Set<ItemID>, now: Timestamp) {
    var constraints = ItineraryConstraints(itinerary)
    for item in itinerary.items where legs.contains(item.id) {
      guard constraints.refusal(for: item, at: item.position) != nil else { continue }
      moveToNearestSlot(item, from: nil, under: constraints, now: now)
      constraints = ItineraryConstraints(itinerary)
    }
  }

  /// The legs among some rows that something needs: the only one of its passage, and one on the way there or back.
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
