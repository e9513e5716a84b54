import Base
import Schedules
import TripCore

extension UserStorage {
  /// The games of a trip's schedule from files and from the copies of servers' last answers. Asks no server.
  ///
  /// - Parameter path: the file of the trip.
  /// - Returns: nil if the trip has no schedule; the reason if there is nothing to read.
  package func scheduleAtHand(of trip: Trip, at path: FilePath) -> Result<[ScheduleGame], Failure>? {
    let sources = sources(ofScheduleOf: trip, at: path)
    if sources.isEmpty { return nil }
    return readSchedule(from: sources, for: trip, ScheduleReadingRules(asks: false)).schedule.map(\.games)
  }
}
