/// Which changes of city are made by a leg, or by a chain of legs that stand between two stays.
struct LegChains {
  private var covered: Set<Int> = []

  init(_ itinerary: Itinerary, _ games: StayGames) {
    let stays = games.stays.all
    var stay = -1
    var chain: StayGames.Journey?
    for item in itinerary.items {
      if let game = item.game, game.isPlayed {
        let city = CityKey(game.city)
        if stay < 0 || stays[stay].city != city {
          stay += 1
          chain = nil
        }
      } else if let leg = item.leg {
        if let place = games.place(of: leg) { covered.insert(place) }
        let journey = StayGames.Journey(leg)
        chain = chain.flatMap { $0.to == journey.from ? StayGames.Journey($0.from, journey.to) : nil } ?? journey
        guard stay >= 0, stay + 1 < stays.count else { continue }
        if chain == StayGames.Journey(stays[stay].city, stays[stay + 1].city) { covered.insert(stay) }
      }
    }
  }

  /// - Parameter place: the index of the stay it leaves.
  func covers(_ place: Int) -> Bool { covered.contains(place) }
}
