import Curses
import Disk
import ItineraryCore
import Paths
import Schedules
import TripMaking
import TripStore
import UserFiles

/// Notices when the schedule of a trip changes, and brings the trip up to it.
struct ScheduleWatch {
  private var paths: [FilePath]
  private var watches: [FileWatch]
  /// The versions of files that cannot be watched, and when to look at them next.
  private var known: [FileIdentity?] = []
  private(set) var nextLook: Int?

  /// In milliseconds.
  private static let lookInterval = 2000

  /// - Parameter path: of the trip's file.
  init(of trip: Trip, at path: FilePath) {
    paths = Home().paths(ofScheduleOf: trip, at: path)
    watches = paths.map(FileWatch.init)
  }

  mutating func start() {
    for index in watches.indices { watches[index].start() }
    known = versions
    noteBlindness()
  }

  /// Readable when something happened to one of its files; none where the trip follows no schedule.
  var descriptors: [CInt] { watches.map(\.descriptor) }

  /// Whether one of the files was written since the last call.
  mutating func takeChanges() -> Bool {
    var hasChanged = false
    for index in watches.indices where watches[index].takeChanges() { hasChanged = true }
    noteBlindness()
    return hasChanged
  }

  /// Whether one of the files that cannot be watched is another one than at the last look. Does nothing before
  /// ``nextLook``.
  mutating func look() -> Bool {
    let now = MonotonicClock.milliseconds
    guard let due = nextLook, due <= now else { return false }
    nextLook = now + Self.lookInterval
    let found = versions
    defer { known = found }
    // While a file is missing it is perhaps being written.
    return zip(found, known).contains { $0 != nil && $0 != $1 }
  }

  private var versions: [FileIdentity?] { paths.map { TripFiles().identity($0) } }

  private mutating func noteBlindness() {
    let isBlind = watches.contains { $0.isBlind }
    nextLook = isBlind ? nextLook ?? MonotonicClock.milliseconds + Self.lookInterval : nil
  }

  /// Watches other files where the trip follows another schedule now.
  mutating func follow(_ trip: Trip, at path: FilePath) {
    if Home().paths(ofScheduleOf: trip, at: path) == paths { return }
    watches.forEach { $0.close() }
    self = ScheduleWatch(of: trip, at: path)
    start()
  }

  func update(of trip: Trip) throws(Failure) -> TripUpdate {
    let schedule = try Home().schedule(at: paths, for: trip)
    do {
      return try TripUpdate(of: trip, to: schedule, zones: Home().zones.load(for: trip), now: .now)
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
