import Itinerary
import Sharing
import Store

/// Watches the files of a trip's schedule, requests its addresses from time to time, and reads both in the background.
struct ScheduleFollower {
  typealias Reading = @Sendable ([ScheduleSource], Trip, _ sendsRequests: Bool) -> ScheduleReading

  enum Event {
    case schedule(Result<Schedule, Failure>)
    /// The addresses could not be reached, for this reason. Reported once, until they are reached again.
    case notRequested(String)
    /// The addresses were reached again, with unchanged content.
    case requestedAgain
  }

  private struct Report: Sendable {
    let trip: Trip
    let isQuiet: Bool
    let reading: ScheduleReading
    let isUndone: Bool
  }

  private var sources: [ScheduleSource] { didSet { watches = Self.watches(of: sources, in: storage) } }
  private var watches: [FileWatch]
  /// The versions of the files at the last check, if they cannot all be watched.
  private var known: [FileIdentity?] = []
  /// The next check, in milliseconds of the monotonic clock; nil if all files can be watched.
  private var nextCheck: Int?
  private var requests: PollTimer
  private var lastRead: UInt64?
  private var isCutOff = false
  private let storage: UserStorage
  private let reading: Reading
  private var readings = BackgroundTasks<Report>()

  private static let checkInterval = 2000
  private static let leagueInterval = 6 * 3600

  /// - Parameter interval: the seconds between two requests to an address; nil to send none.
  init(of trip: Trip, at path: FilePath, in storage: UserStorage, interval: Int?, reading: @escaping Reading) {
    (self.storage, self.reading) = (storage, reading)
    let sources = storage.sources(ofScheduleOf: trip, at: path)
    let least = sources.contains(where: \.isLeague) ? Self.leagueInterval : 0
    requests = PollTimer(interval: interval.map { max($0, least) })
    self.sources = sources
    watches = Self.watches(of: sources, in: storage)
  }

  private static func watches(of sources: [ScheduleSource], in storage: UserStorage) -> [FileWatch] {
    sources.compactMap(\.path).map { FileWatch(path: $0, fileSystem: storage.fileSystem) }
  }

  mutating func start(at now: Moment) {
    for index in watches.indices { watches[index].start() }
    known = versions
    reportUnwatched(at: now.milliseconds)
    let hasAddress = sources.contains { $0.remoteText != nil }
    requests.start(hasAddress: hasAddress, lastRequest: hasAddress ? storage.requestTime(sources) : nil, at: now)
  }

  var deadline: Int? { earlier(nextCheck, requests.deadline) }

  mutating func isRequestDue(at now: Int) -> Bool { requests.isDue(at: now) }

  mutating func follow(_ trip: Trip, at path: FilePath, now: Moment) {
    let sources = storage.sources(ofScheduleOf: trip, at: path)
    if sources == self.sources { return }
    watches.forEach { $0.close() }
    (self.sources, lastRead, isCutOff) = (sources, nil, false)
    readings.drop()
    start(at: now)
  }

  var descriptors: [CInt] { watches.map(\.descriptor) + readings.descriptors }

  mutating func drainChanges(from sources: [CInt], at now: Int) -> Bool {
    var hasChanged = false
    for index in watches.indices where sources.contains(watches[index].descriptor) {
      if watches[index].drainChanges() { hasChanged = true }
    }
    reportUnwatched(at: now)
    return hasChanged
  }

  mutating func check(at now: Int) -> Bool {
    guard let nextCheck, nextCheck <= now else { return false }
    self.nextCheck = now + Self.checkInterval
    let found = versions
    defer { known = found }
    // A file that is missing is perhaps being replaced at this moment.
    return zip(found, known).contains { $0 != nil && $0 != $1 }
  }

  private var versions: [FileIdentity?] { sources.compactMap { $0.path }.map { storage.tripFiles.identity($0) } }

  private mutating func reportUnwatched(at now: Int) {
    let isUnwatched = watches.contains { $0.isUnwatched }
    nextCheck = isUnwatched ? nextCheck ?? now + Self.checkInterval : nil
  }

  /// - Parameter sendsRequests: whether to request the addresses; otherwise their last responses are read from the copies.
  mutating func read(for trip: Trip, asking sendsRequests: Bool, isQuiet: Bool? = nil) {
    readings.begin { [storage, reading, sources] report in
      let reading = reading(sources, trip, sendsRequests)
      let isUndone = (try? reading.schedule.get()).map { storage.hasUndone($0, for: trip) } ?? false
      report(Report(trip: trip, isQuiet: isQuiet ?? sendsRequests, reading: reading, isUndone: isUndone))
    }
  }

  /// Begins another reading if the trip has since changed in a way that affects the result.
  mutating func finishReading(for trip: Trip, at now: Int) -> [Event] {
    guard let report = readings.drainReports().last else { return [] }
    if let retryAfter = report.reading.retryAfter { requests.wait(seconds: retryAfter, at: now) }
    guard Self.isRead(alike: report.trip, trip) else {
      // The addresses were requested a moment ago, so their responses are read from the copies.
      read(for: trip, asking: false, isQuiet: report.isQuiet)
      return []
    }
    if report.isUndone { return [] }
    return report.isQuiet ? events(of: report.reading) : [.schedule(report.reading.schedule)]
  }

  /// Reports a failure only once, and unchanged content not at all.
  private mutating func events(of reading: ScheduleReading) -> [Event] {
    var events: [Event] = []
    var reason = reading.notes.first
    switch reading.schedule {
    case .success where reading.fingerprint != lastRead:
      lastRead = reading.fingerprint
      events.append(.schedule(reading.schedule))
    case .success where isCutOff && reason == nil: events.append(.requestedAgain)
    case .success: break
    case .failure(let failure): reason = failure.description
    }
    if let reason, !isCutOff { events.append(.notRequested(reason)) }
    isCutOff = reason != nil
    return events
  }

  /// Whether two trips get the same reading: open points are filled in from the trip's games.
  private static func isRead(alike trip: Trip, _ other: Trip) -> Bool {
    trip.schedule == other.schedule
      && trip.itinerary.items.compactMap(\.game) == other.itinerary.items.compactMap(\.game)
  }
}

/// The times at which to request the address of a schedule.
struct PollTimer {
  /// The next request, in milliseconds of the monotonic clock; nil for never.
  private(set) var deadline: Int?
  /// Milliseconds; nil to send no request.
  private let interval: Int?

  /// Keeps the start quick. A user who only looks something up causes no request.
  private static let firstWait = 10_000

  /// - Parameter interval: the seconds between two requests; nil to send none.
  init(interval: Int?) {
    self.interval = interval.map { $0 * 1000 }
  }

  /// - Parameter lastRequest: the time of the last response; nil before the first.
  mutating func start(hasAddress: Bool, lastRequest: Timestamp?, at now: Moment) {
    guard hasAddress, let interval else {
      deadline = nil
      return
    }
    let age = lastRequest.map { Int(clamping: (now.time.microseconds - $0.microseconds) / 1000) } ?? .max
    let rest = age < 0 ? interval : max(0, interval - age)
    deadline = now.milliseconds + max(rest, min(interval, Self.firstWait))
  }

  mutating func isDue(at now: Int) -> Bool {
    guard let deadline, let interval, deadline <= now else { return false }
    self.deadline = now + interval
    return true
  }

  mutating func wait(seconds: Int, at now: Int) {
    deadline = deadline.map { max($0, now + seconds * 1000) }
  }
}
