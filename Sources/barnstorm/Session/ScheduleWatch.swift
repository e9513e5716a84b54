import ItineraryCore
import Paths
import Schedules
import TripStore

/// Notices when the schedule of a trip changes, and brings the trip up to it.
struct ScheduleWatch {
  private var paths: [FilePath]
  private var watches: [FileWatch]

  /// - Parameter path: of the trip's file.
  init(of trip: Trip, at path: FilePath) {
    paths = FollowedSchedule.paths(of: trip, at: path)
    watches = paths.map(FileWatch.init)
  }

  mutating func start() {
    for index in watches.indices { watches[index].start() }
  }

  /// Readable when something happened beside one of its files; none where the trip follows no schedule.
  var descriptors: [CInt] { watches.map(\.descriptor) }

  /// Whether one of the files was written since the last call.
  mutating func takeChanges() -> Bool {
    var hasChanged = false
    for index in watches.indices where watches[index].takeChanges() { hasChanged = true }
    return hasChanged
  }

  /// Watches other files where the trip follows another schedule now.
  mutating func follow(_ trip: Trip, at path: FilePath) {
    if FollowedSchedule.paths(of: trip, at: path) == paths { return }
    watches.forEach { $0.close() }
    self = ScheduleWatch(of: trip, at: path)
    start()
  }

  func update(of trip: Trip) throws(Failure) -> TripUpdate {
    let schedule = try FollowedSchedule.read(paths, for: trip)
    do {
      return try TripUpdate(of: trip, to: schedule, zones: SystemZones.load(for: trip), now: .now)
    } catch {
      throw Failure(error.description)
    }
  }
}

extension TripUpdate {
  /// The zones of the trip, and of games that are no longer in it.
  var zoneNames: Set<String> {
    Set((trip.itinerary.items.compactMap(\.game) + changes.flatMap(\.games)).compactMap(\.timeZone))
  }
}
