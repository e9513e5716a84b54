import Atlas
import ItineraryCore
import Schedules

extension ScheduleOptions {
  /// Returns the options with what a trip knows: the zone and the club that the user gave for it before, unless they
  /// name others, and the places of its games.
  package func remembering(_ trip: Trip) -> ScheduleOptions {
    // A zone that was only assumed is no knowledge of the place.
    let assumed = trip.schedule?.assumedZone
    let known = trip.itinerary.items.compactMap(\.game).filter { game in
      assumed == nil || game.timeZone != assumed || Gazetteer.shared.city(game.city) != nil
    }
    return ScheduleOptions(
      assumedZone: assumedZone ?? assumed, venueCities: venueCities, club: club ?? trip.schedule?.club,
      memory: PlaceMemory(known))
  }
}
