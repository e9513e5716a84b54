import Disk
import ItineraryCore
import Paths
import Schedules
import TripStore
import UserFiles

/// Watches the files of the schedule that a trip follows, and reads them in the background when they have changed.
struct ScheduleFollower {
  /// The way from files to a schedule for a trip; runs on the thread of the reader.
  typealias Reading = @Sendable ([FilePath], Trip) -> Result<Schedule, Failure>

  private var paths: [FilePath]
  private var watches: [FileWatch]
  /// The versions of the files at the last look, if they cannot all be watched.
  private var known: [FileIdentity?] = []
  /// The time of the next look at files that cannot be watched, in milliseconds of the monotonic clock; nil if all can.
  private(set) var due: Int?
  private let home: Home
  private let reading: Reading
  /// The thread that reads; nil before the first reading.
  private var reader: ScheduleReader?

  /// The time between two looks at files that cannot be watched, in milliseconds.
  private static let lookInterval = 2000

  /// - Parameters:
  ///   - path: the path of the trip's file.
  ///   - reading: reads the schedule; called on the thread of the reader.
  init(of trip: Trip, at path: FilePath, in home: Home, reading: @escaping Reading) {
    (self.home, self.reading) = (home, reading)
    paths = home.paths(ofScheduleOf: trip, at: path)
    watches = paths.map { FileWatch(path: $0, calls: home.calls) }
  }

  mutating func start(at now: Int) {
    for index in watches.indices { watches[index].start() }
    known = versions
    noteBlindness(at: now)
  }

  /// Watches the files of the schedule that a trip follows now, if they are others than before.
  mutating func follow(_ trip: Trip, at path: FilePath, now: Int) {
    let paths = home.paths(ofScheduleOf: trip, at: path)
    if paths == self.paths { return }
    watches.forEach { $0.close() }
    (self.paths, watches) = (paths, paths.map { FileWatch(path: $0, calls: home.calls) })
    reader?.forget()
    start(at: now)
  }

  // MARK: Noticing

  /// Descriptors that are readable when one of the files has changed or a reading is done; empty if the trip follows no
  /// schedule.
  var descriptors: [CInt] {
    var descriptors: [CInt] = []
    for watch in watches { descriptors.append(watch.descriptor) }
    if let reader { descriptors.append(reader.descriptor) }
    return descriptors
  }

  /// Returns whether one of the files has changed since the last call.
  ///
  /// - Parameter sources: the descriptors that are readable.
  mutating func takeChanges(from sources: [CInt], at now: Int) -> Bool {
    var hasChanged = false
    for index in watches.indices where sources.contains(watches[index].descriptor) {
      if watches[index].takeChanges() { hasChanged = true }
    }
    noteBlindness(at: now)
    return hasChanged
  }

  /// Looks at the files if they cannot all be watched, and returns whether one is another version than at the last look.
  /// Does nothing before ``due``.
  mutating func look(at now: Int) -> Bool {
    guard let due, due <= now else { return false }
    self.due = now + Self.lookInterval
    let found = versions
    defer { known = found }
    // A file that is missing is perhaps being replaced at this moment.
    return zip(found, known).contains { $0 != nil && $0 != $1 }
  }

  private var versions: [FileIdentity?] { paths.map { home.tripFiles.identity($0) } }

  private mutating func noteBlindness(at now: Int) {
    let isBlind = watches.contains { $0.isBlind }
    due = isBlind ? due ?? now + Self.lookInterval : nil
  }

  // MARK: Reading

  /// Begins to read the files in the background. The result of a reading that is under way is dropped.
  mutating func read(for trip: Trip) {
    if reader == nil { reader = try? ScheduleReader(reading) }
    reader?.read(paths, for: trip)
  }

  /// Returns the result of the newest reading; nil if it is not done. If the trip has since changed in a way that the
  /// reading depends on, begins another reading and returns nil.
  mutating func takeReading(from sources: [CInt], for trip: Trip) -> Result<Schedule, Failure>? {
    guard let reader, sources.contains(reader.descriptor), let report = reader.takeReport() else { return nil }
    if Self.isRead(alike: report.trip, trip) { return report.schedule }
    read(for: trip)
    return nil
  }

  /// Whether reading a schedule gives the same result for two trips: both follow it alike and have the same games, by which
  /// the reader fills in what a schedule leaves open.
  private static func isRead(alike trip: Trip, _ other: Trip) -> Bool {
    trip.schedule == other.schedule
      && trip.itinerary.items.compactMap(\.game) == other.itinerary.items.compactMap(\.game)
  }
}

/// Reads schedules on a thread of its own. At most one reading waits, the newest.
private struct ScheduleReader {
  /// The result of a reading.
  struct Report: Sendable {
    let number: Int
    /// The trip as it was when the reading began.
    let trip: Trip
    let schedule: Result<Schedule, Failure>
  }

  private struct Job: Sendable {
    let number: Int
    let paths: [FilePath]
    let trip: Trip
  }

  private let worker: BackgroundWorker<Job, Report>
  /// The number of the reading that was asked for last; 0 if none was.
  private var newest = 0

  init(_ reading: @escaping ScheduleFollower.Reading) throws(ErrorNumber) {
    worker = try BackgroundWorker()
    try worker.start { job in
      Report(number: job.number, trip: job.trip, schedule: reading(job.paths, job.trip))
    }
  }

  var descriptor: CInt { worker.descriptor }

  mutating func read(_ paths: [FilePath], for trip: Trip) {
    newest += 1
    let job = Job(number: newest, paths: paths, trip: trip)
    worker.change { $0 = [job] }
  }

  /// Drops all readings that were asked for. None of them is reported.
  mutating func forget() {
    newest += 1
    worker.change { $0 = [] }
  }

  /// Returns the report of the reading that was asked for last; nil if it is not done.
  func takeReport() -> Report? { worker.takeReports().last { $0.number == newest } }
}
