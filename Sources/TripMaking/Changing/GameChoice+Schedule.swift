import Atlas
import ItineraryCore
import Schedules

extension GameChoice {
  /// Chooses games of a schedule for a trip.
  ///
  /// - Parameters:
  ///   - removed: The games of the trip that leave it.
  ///   - sources: The paths of the schedule, as in `ScheduleLink.source`.
  package init(
    adding games: [ScheduleGame], to trip: Trip, removing removed: [ItemID] = [], sources: [String] = []
  ) {
    self.init(
      adding: games.sorted(by: ScheduleGame.isBefore).map { NewGame($0.game, on: $0.day) }, removing: removed,
      sources: sources, figures: LegFigures(for: trip, adding: games))
  }
}

extension LegFigures {
  /// Works out the figures of all legs that a trip may get: between its cities, those of new games, and home.
  ///
  /// - Parameter home: The home that the trip gets; nil for the one that it has.
  package init(for trip: Trip, adding games: [ScheduleGame] = [], home: Place? = nil) {
    let home = home ?? trip.schedule?.home.flatMap(Gazetteer.shared.city)
    let points = CityPoints(trip, [:], games, home: home)
    let own = trip.itinerary.items.flatMap { item in
      item.game.map { [$0.city] } ?? item.leg.map { [$0.from, $0.to] } ?? []
    }
    let homes = home.map { [$0.city, TripEnds.home] } ?? []
    self.init(between: Array(Set(own + games.map(\.game.city) + homes)).sorted(), points.estimate)
  }
}
