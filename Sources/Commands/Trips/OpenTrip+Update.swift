import Disk
import ItineraryCore
import Paths
import Schedules
import TripMaking
import TripStore
import UserFiles

/// Following the schedule.
extension OpenTrip {
  /// The paths of the schedules that the trip was made from.
  func scheduleSources() throws(Failure) -> [FilePath] {
    let paths = Home().paths(ofScheduleOf: trip, at: path)
    if paths.isEmpty { throw Failure("\(trip.name) names no schedule to follow: --schedule names one") }
    return paths
  }

  /// Brings the trip up to a schedule.
  ///
  /// - Returns: what changed.
  mutating func follow(_ schedule: Schedule, allowsRemovals: Bool) throws(Failure) -> [ScheduleChange] {
    do {
      let update = try TripUpdate(
        of: trip, to: schedule, zones: wording.zones, allowsRemovals: allowsRemovals, now: .now)
      trip = update.trip
      return update.changes
    } catch {
      throw Failure("\(trip.name): \(error)")
    }
  }

  /// Keeps the zone in which the user has times read, where the trip follows a schedule.
  ///
  /// - Returns: whether it was another one before.
  mutating func remember(assumedZone: String?) -> Bool {
    guard let assumedZone, let link = trip.schedule, link.assumedZone != assumedZone else { return false }
    trip.schedule?.assumedZone = assumedZone
    trip.modifiedAt = max(.now, trip.modifiedAt.next)
    return true
  }

  /// Words for changes, which also name cities and zones that the trip had before or has only now.
  func wording(of changes: [ScheduleChange]) -> Wording {
    let games = changes.flatMap(\.games) + trip.itinerary.items.compactMap(\.game)
    let legs = trip.itinerary.items.compactMap(\.leg)
    var wording = wording
    wording.zones = Home().zones.load(names: Set(games.compactMap(\.timeZone)))
    wording.cities = CityNames(Set(games.map(\.city) + legs.flatMap { [$0.from, $0.to] }).sorted())
    return wording
  }
}
