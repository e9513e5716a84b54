/// Legs on the user's request: for journeys without any, and for the legs from and to home.
extension Trip {
  mutating func addMissingLegs(_ figures: LegFigures, now: Timestamp) -> Edit.Outcome {
    add(missingLegs(ends: .none), figures, now: now)
  }

  /// Sets the home of the trip and adds legs from it to the first city and from the last city to it; or removes the
  /// home and both legs.
  ///
  /// Legs from and to the previous home are removed even if the user has edited them, because the user changes them by
  /// this.
  mutating func setHome(_ city: String?, _ figures: LegFigures, now: Timestamp) -> Edit.Outcome {
    let old = self
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
      _ = remove(item, now: now)
    }
    _ = add(missingLegs(ends: ends).filter { leg in leg.isEnd(of: games, ends) }, figures, now: now)
    if schedule != old.schedule { touch(now) }
    return self == old ? .unchanged : .changed
  }

  package func isHome(_ city: String) -> Bool {
    guard let home = schedule?.home else { return false }
    return city == TripEnds.home || CityKey(city) == CityKey(home)
  }

  private mutating func add(_ legs: [Leg], _ figures: LegFigures, now: Timestamp) -> Edit.Outcome {
    for leg in legs { _ = add(leg, estimate: figures.estimate(from: leg.from, to: leg.to), now: now) }
    return legs.isEmpty ? .unchanged : .changed
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
