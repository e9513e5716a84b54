/// Legs that stand one after the other, each leaving the city that the one before has reached.
struct LegChain {
  private var ends: (from: CityKey, to: CityKey)?

  /// Takes the next leg, with which a new chain begins where it leaves another city.
  mutating func append(_ leg: Leg) {
    let (from, to) = (CityKey(leg.from), CityKey(leg.to))
    ends = if let ends, ends.to == from { (ends.from, to) } else { (from, to) }
  }

  /// Whether it makes the change of city from a stay to the next, the last stay being followed by none.
  func joins(stay: Int, of stays: [Stays.Stay]) -> Bool {
    guard let ends, stays.indices.contains(stay), stay + 1 < stays.count else { return false }
    return ends.from == stays[stay].city && ends.to == stays[stay + 1].city
  }
}

/// Which changes of city are made by a leg, or by a chain of legs that stand between two stays.
struct LegChains {
  private var covered: Set<Int> = []

  init(_ itinerary: Itinerary, _ games: Stays) {
    var stay = -1
    var chain = LegChain()
    for item in itinerary.items {
      if let game = item.game, game.isPlayed {
        if stay < 0 || games.all[stay].city != CityKey(game.city) {
          stay += 1
          chain = LegChain()
        }
      } else if let leg = item.leg {
        if let place = games.bounds(of: leg).passage { covered.insert(place) }
        chain.append(leg)
        if chain.joins(stay: stay, of: games.all) { covered.insert(stay) }
      }
    }
  }

  /// - Parameter place: the index of the stay it leaves.
  func covers(_ place: Int) -> Bool { covered.contains(place) }
}
