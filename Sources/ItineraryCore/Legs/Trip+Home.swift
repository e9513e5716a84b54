/// Legs that a user asks for: of passages that have none, and the way there and back.
extension Trip {
  /// Adds a leg for every passage that has none.
  mutating func addMissingLegs(_ figures: LegFigures, now: Timestamp) -> Edit.Outcome {
    add(missingLegs(ends: .none), figures, now: now)
  }

  /// Gives the trip a home, with a leg from it to the first city and one from the last city to it, or takes the home and
  /// both legs away.
  ///
  /// Legs from and to another home go, whoever made them: they are what the user changes.
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

  private mutating func add(_ legs: [Leg], _ figures: LegFigures, now: Timestamp) -> Edit.Outcome {
    for leg in legs { _ = add(leg, estimate: figures.estimate(from: leg.from, to: leg.to), now: now) }
    return legs.isEmpty ? .unchanged : .changed
  }
}

extension TripEnds {
  /// The name that legs give to home if the trip also sees games in that city, which would bound them.
  package static let home = "Home"

  /// The ends of a trip from home and back. A trip whose first game is at home has no way there, and one whose last game
  /// is has no way back.
  ///
  /// - Parameter home: the city.
  package init(home: String, in itinerary: Itinerary) {
    let key = CityKey(home)
    let games = itinerary.items.compactMap(\.game)
    let name = games.contains { CityKey($0.city) == key } ? TripEnds.home : home
    let played = games.filter(\.isPlayed)
    self.init(
      start: played.first.map { CityKey($0.city) } == key ? nil : name,
      end: played.last.map { CityKey($0.city) } == key ? nil : name)
  }
}
