import Atlas
import Base
import Schedules
import TripCore

extension ScheduleOptions {
  /// Returns the options with the user's earlier answers stored in a trip: the zone and the club, unless these options
  /// name others, and the places of its games.
  package func remembering(_ trip: Trip) -> ScheduleOptions {
    // A zone that was only assumed does not count as knowledge about the place.
    let assumed = trip.schedule?.assumedZone
    let known = trip.itinerary.items.compactMap(\.game).filter { game in
      assumed == nil || game.timeZone != assumed || Gazetteer.shared.city(game.city) != nil
    }
    return ScheduleOptions(
      assumedZone: assumedZone ?? assumed, venueCities: venueCities, club: club ?? trip.schedule?.club,
      year: trip.startDate.year, memory: PlaceMemory(known), isDayFirst: isDayFirst ?? trip.schedule?.dayFirst,
      localeIsDayFirst: localeIsDayFirst)
  }
}
