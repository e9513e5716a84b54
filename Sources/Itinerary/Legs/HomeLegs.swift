extension Trip {
  mutating func addMissingLegs(_ figures: LegFigures, now: Timestamp) {
    add(missingLegs(ends: .none), figures, now: now)
  }

  /// Sets the home of the trip and adds legs from it to the first city and from the last city to it; or removes all
  /// three. Legs from and to the previous home are removed even if the user has edited them, because the user changes
  /// them by this.
  mutating func setHome(_ city: String?, _ figures: LegFigures, now: Timestamp) {
    let old = schedule
    if schedule?.home != city {
      if schedule == nil { schedule = ScheduleLink() }
      schedule?.home = city
    }
    let ends = city.map { TripEnds(home: $0, in: itinerary) } ?? .none
    let games = StayGames(itinerary)
    let before = TripEnds(of: itinerary)
    for item in itinerary.items {
      guard let leg = item.leg, games.passage(of: leg) == nil, leg.isEnd(of: games, before),
        !leg.isEnd(of: games, ends)
      else { continue }
      remove(item, now: now)
    }
    add(missingLegs(ends: ends).filter { leg in leg.isEnd(of: games, ends) }, figures, now: now)
    if schedule != old { touch(now) }
  }

  package func isHome(_ city: String) -> Bool {
    guard let home = schedule?.home else { return false }
    return city == TripEnds.home || CityKey(city) == CityKey(home)
  }

  private mutating func add(_ legs: [Leg], _ figures: LegFigures, now: Timestamp) {
    for leg in legs { _ = add(leg, estimate: figures.estimate(from: leg.from, to: leg.to), now: now) }
  }
}
