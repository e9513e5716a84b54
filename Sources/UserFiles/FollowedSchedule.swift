import Glibc
import ItineraryCore
import Paths
import Schedules
import TripMaking

/// The schedule that a trip follows.
package enum FollowedSchedule {
  /// The paths of its files: beside the trip's file, else as they are written; none where the trip follows no schedule.
  package static func paths(of trip: Trip, at tripPath: FilePath) -> [FilePath] {
    (trip.schedule?.sources ?? []).map { path(FilePath(stored: $0), besideTrip: tripPath) }
  }

  private static func path(_ source: FilePath, besideTrip trip: FilePath) -> FilePath {
    guard !source.isAbsolute, trip.hasDirectory else { return source }
    let beside = trip.directory.appending(source)
    return beside.withCString { access($0, F_OK) } == 0 ? beside : source
  }

  /// Reads a schedule for a trip, which says in which zone times are and where the venues are that the user was once
  /// asked about.
  ///
  /// - Parameters:
  ///   - allowsNone: whether files without games are a schedule too.
  ///   - allowsStreams: whether a pipe may be waited for: where the user named it in a command.
  package static func read(
    _ paths: [FilePath], for trip: Trip, options: ScheduleOptions = ScheduleOptions(), allowsNone: Bool = false,
    allowsStreams: Bool = false
  ) throws(Failure) -> Schedule {
    // Once: a pipe cannot be read again.
    let files = try ScheduleFiles.contents(of: paths, allowsStreams: allowsStreams)
    let options = options.remembering(zoneOf: trip)
    let schedule = try ScheduleFiles.schedule(of: files, options: options, allowsNone: allowsNone)
    let remembered = options.remembering(trip, unresolvedIn: schedule)
    return remembered == options
      ? schedule : try ScheduleFiles.schedule(of: files, options: remembered, allowsNone: allowsNone)
  }
}
