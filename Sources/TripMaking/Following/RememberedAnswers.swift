import Atlas
import ItineraryCore
import Schedules

extension ScheduleOptions {
  /// Returns the options with the zone that the user gave for this trip before, unless they name another.
  package func remembering(zoneOf trip: Trip) -> ScheduleOptions {
    ScheduleOptions(assumedZone: assumedZone ?? trip.schedule?.assumedZone, venueCities: venueCities)
  }

  /// Returns the options with the cities that the user gave before for places which a reading of the schedule leaves
  /// open, as the trip shows them.
  package func remembering(_ trip: Trip, unresolvedIn schedule: Schedule) -> ScheduleOptions {
    let answered = Set(venueCities.keys.map { NameKey($0) })
    let cities = ScheduleOptions.cities(in: trip)
    var options = self
    for game in schedule.games where game.place == nil {
      let name = ScheduleOptions.name(ofPlaceOf: game.game)
      guard !answered.contains(NameKey(name)), let city = cities[NameKey(name)] else { continue }
      options.venueCities[name] = city
    }
    return options
  }

  /// The cities of a trip's games that the program knows, by venue, or by home team if a game has no venue.
  private static func cities(in trip: Trip) -> [NameKey: String] {
    var cities: [NameKey: String] = [:]
    for game in trip.itinerary.items.compactMap(\.game) where Gazetteer.shared.city(game.city) != nil {
      cities[NameKey(name(ofPlaceOf: game))] = game.city
    }
    return cities
  }

  /// The name that an answer about the place of a game is given for.
  private static func name(ofPlaceOf game: Game) -> String { VenueNames.named(game.venue) ?? game.home }
}
