import Itinerary
import Tours

extension GameChoice {
  package init(
    adding games: [ScheduleGame], to trip: Trip, removing removed: [ItemID] = [], sources: [String] = []
  ) {
    self.init(
      adding: games.sorted(by: ScheduleGame.isBefore).map { NewGame($0.game, on: $0.day) }, removing: removed,
      sources: sources, legDefaults: LegDefaults(for: trip, adding: games))
  }
}

extension LegDefaults {
  /// Computes the figures of all legs that the trip may get: between its cities, those of new games, and home.
  package init(
    for trip: Trip, adding games: [ScheduleGame] = [], home: Place? = nil, by mode: Leg.Mode? = nil
  ) {
    let home = home ?? trip.schedule?.home.flatMap(Gazetteer.shared.city)
    var points = CityPoints(trip, games, home: home)
    points.by = mode ?? trip.by
    let own = trip.itinerary.items.flatMap { item in
      item.game.map { [$0.city] } ?? item.leg.map { [$0.from, $0.to] } ?? []
    }
    let homes = home.map { [$0.city, TripEnds.home] } ?? []
    self.init(between: Array(Set(own + games.map(\.game.city) + homes)).sorted(), by: points.by, points.estimate)
  }
}

package struct KnownGames: Equatable, Sendable {
  /// The rows of the trip, by the numbers of their games in the schedule.
  package private(set) var rows: [Int: ItemID] = [:]

  package init(of trip: Trip, in games: [ScheduleGame], zones: Zones) {
    let items = trip.itinerary.items.filter { $0.game != nil }
    let fixtures = Fixture.all(of: trip, zones: zones)
    let followed = FollowedTeams(trip.schedule?.follows ?? [])
    let isNew = games.map { followed.mustBeNew($0, to: trip) }
    let matcher = GameMatcher(fixtures, games.map(Fixture.init), dates: trip.dates, isNew: isNew) { _ in false }
    for (index, item) in items.enumerated() {
      if let found = matcher.newOf[index] { rows[found] = item.id }
    }
  }

  /// Returns the change from the trip's games to the chosen ones. Games that are not in the schedule stay.
  package func choice(
    of chosen: [Int], from games: [ScheduleGame], for trip: Trip, sources: [String]
  ) -> GameChoice {
    let wanted = Set(chosen)
    let removals = rows.filter { !wanted.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
    let new = chosen.filter { rows[$0] == nil }.map { games[$0] }
    return GameChoice(adding: new, to: trip, removing: removals, sources: sources)
  }
}

extension Trip {
  package var gamePoints: [GeoPoint] {
    let known = ItemLocations(self)
    return itinerary.items.compactMap(\.game).compactMap { known.coordinate(of: $0)?.point }
  }
}

extension Edit {
  package static func missingLegs(of trip: Trip) -> Edit { .addLegs(LegDefaults(for: trip)) }

  package static func mode(_ mode: Leg.Mode, of trip: Trip) -> Edit { .setMode(LegDefaults(for: trip, by: mode)) }

  /// Returns the edit that sets the home of a trip to a typed city; throws the cities that may have been meant.
  package static func home(typed city: String, of trip: Trip, in country: String?) throws(PlanRefusal) -> Edit {
    let place = try Gazetteer.shared.home(city, near: trip.gamePoints, in: country).place
    return .setHome(place.city, LegDefaults(for: trip, home: place))
  }
}
