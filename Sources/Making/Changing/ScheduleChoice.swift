import Itinerary

extension GameChoice {
  package init(
    adding games: [ScheduleGame], to trip: Trip, removing removed: [ItemID] = [], sources: [String] = []
  ) {
    self.init(
      adding: games.sorted(by: ScheduleGame.isBefore).map { NewGame($0.game, on: $0.day) }, removing: removed,
      sources: sources, figures: LegFigures(for: trip, adding: games))
  }
}

extension LegFigures {
  /// Computes the figures of all legs that the trip may get: between its cities, those of new games, and home.
  package init(
    for trip: Trip, adding games: [ScheduleGame] = [], home: Place? = nil, by mode: Leg.Mode? = nil
  ) {
    let home = home ?? trip.schedule?.home.flatMap(Gazetteer.shared.city)
    var points = CityPoints(trip, [:], games, home: home)
    points.by = mode ?? trip.by
    let own = trip.itinerary.items.flatMap { item in
      item.game.map { [$0.city] } ?? item.leg.map { [$0.from, $0.to] } ?? []
    }
    let homes = home.map { [$0.city, TripEnds.home] } ?? []
    self.init(between: Array(Set(own + games.map(\.game.city) + homes)).sorted(), by: points.by, points.estimate)
  }
}
