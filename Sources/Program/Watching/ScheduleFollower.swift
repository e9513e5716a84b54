import Itinerary
import Sharing
import Store

/// Follows the schedule of a trip: watches its files, asks its addresses from time to time, and reads both in the
/// background.
struct ScheduleFollower {
  /// The way from files and addresses to a schedule for a trip; runs on the thread of the reader.
  typealias Reading = @Sendable ([ScheduleSource], Trip, _ asks: Bool) -> ScheduleReading

  /// The result of a reading.
  enum News {
    case schedule(Result<Schedule, Failure>)
    /// The addresses could not be reached, for this reason. Reported once, until they are reached again.
    case notAsked(String)
    /// The addresses were reached again, and say what they said before.
    case askedAgain
  }

  private struct Report: Sendable {
    let trip: Trip
    /// Whether the reading was begun for another reason than a change of a file.
    let isQuiet: Bool
    let reading: ScheduleReading
    /// Whether the user has undone the changes by this schedule.
    let isUndone: Bool
  }

  private var sources: [ScheduleSource]
  private var watches: [FileWatch]
  /// The versions of the files at the last look, if they cannot all be watched.
  private var known: [FileIdentity?] = []
  /// The time of the next look at files that cannot be watched, in milliseconds of the monotonic clock; nil if all can.
  private var lookDue: Int?
  private var questions: PollTimer
  /// The fingerprint of what was last read from addresses.
  private var lastRead: UInt64?
  /// Whether the last question to an address failed.
  private var isCutOff = false
  private let home: UserStorage
  private let reading: Reading
  private var readings = BackgroundTasks<Report>()

  /// The time between two looks at files that cannot be watched, in milliseconds.
  private static let lookInterval = 2000
  /// The shortest time between two questions to a league, in seconds.
  private static let leagueInterval = 6 * 3600

  /// - Parameters:
  ///   - path: the path of the trip's file.
  ///   - interval: the seconds between two questions to an address; nil to ask none.
  ///   - reading: reads the schedule; called on the thread of the reader.
  init(of trip: Trip, at path: FilePath, in home: UserStorage, interval: Int?, reading: @escaping Reading) {
    (self.home, self.reading) = (home, reading)
    let sources = home.sources(ofScheduleOf: trip, at: path)
    let least = sources.contains(where: \.isLeague) ? Self.leagueInterval : 0
    questions = PollTimer(interval: interval.map { max($0, least) })
    self.sources = sources
    watches = sources.compactMap { $0.path }.map { FileWatch(path: $0, calls: home.calls) }
  }

  mutating func start(at now: Moment) {
    for index in watches.indices { watches[index].start() }
    known = versions
    reportUnwatched(at: now.milliseconds)
    let hasAddress = sources.contains { $0.remoteText != nil }
    questions.start(hasAddress: hasAddress, lastAsked: hasAddress ? home.asked(sources) : nil, at: now)
  }

  /// The time of the next look at files or question to an address, in milliseconds of the monotonic clock; nil for never.
  var due: Int? { earlier(lookDue, questions.due) }

  /// Returns whether to ask the addresses now, and if so schedules the next time.
  mutating func isToAsk(at now: Int) -> Bool { questions.isDue(at: now) }

  /// Follows the schedule of the trip as it is now, if it has changed.
  mutating func follow(_ trip: Trip, at path: FilePath, now: Moment) {
    let sources = home.sources(ofScheduleOf: trip, at: path)
    if sources == self.sources { return }
    watches.forEach { $0.close() }
    (self.sources, watches) = (
      sources, sources.compactMap { $0.path }.map { FileWatch(path: $0, calls: home.calls) }
    )
    (lastRead, isCutOff) = (nil, false)
    readings.drop()
    start(at: now)
  }

  // MARK: Noticing

  /// Descriptors that are readable when one of the files has changed or a reading is done; empty if the trip follows no
  /// schedule.
  var descriptors: [CInt] {
    var descriptors: [CInt] = []
    for watch in watches { descriptors.append(watch.descriptor) }
    return descriptors + readings.descriptors
  }

  /// Returns whether one of the files has changed since the last call.
  ///
  /// - Parameter sources: the descriptors that are readable.
  mutating func drainChanges(from sources: [CInt], at now: Int) -> Bool {
    var hasChanged = false
    for index in watches.indices where sources.contains(watches[index].descriptor) {
      if watches[index].drainChanges() { hasChanged = true }
    }
    reportUnwatched(at: now)
    return hasChanged
  }

  /// Checks the files for new versions if some of them cannot be watched. Returns whether there is a new version;
  /// returns false without checking before the next check is due.
  mutating func look(at now: Int) -> Bool {
    guard let lookDue, lookDue <= now else { return false }
    self.lookDue = now + Self.lookInterval
    let found = versions
    defer { known = found }
    // A file that is missing is perhaps being replaced at this moment.
    return zip(found, known).contains { $0 != nil && $0 != $1 }
  }

  private var versions: [FileIdentity?] { sources.compactMap { $0.path }.map { home.tripFiles.identity($0) } }

  private mutating func reportUnwatched(at now: Int) {
    let isUnwatched = watches.contains { $0.isUnwatched }
    lookDue = isUnwatched ? lookDue ?? now + Self.lookInterval : nil
  }

  // MARK: Reading

  /// Begins to read in the background. The result of a reading that is still running is dropped.
  ///
  /// - Parameter asks: whether to ask the addresses; otherwise their last answers are read from the copies.
  mutating func read(for trip: Trip, asking asks: Bool) { read(for: trip, asking: asks, isQuiet: asks) }

  private mutating func read(for trip: Trip, asking asks: Bool, isQuiet: Bool) {
    readings.begin { [home, reading, sources] report in
      let reading = reading(sources, trip, asks)
      let isUndone = (try? reading.schedule.get()).map { home.hasUndone($0, for: trip) } ?? false
      report(Report(trip: trip, isQuiet: isQuiet, reading: reading, isUndone: isUndone))
    }
  }

  /// Returns the news from the newest reading; empty until it is done. If the trip has since changed in a way that
  /// affects the result, begins another reading and returns nothing.
  mutating func finishReading(for trip: Trip, at now: Int) -> [News] {
    guard let report = readings.drainReports().last else { return [] }
    if let patience = report.reading.patience { questions.wait(seconds: patience, at: now) }
    guard Self.isRead(alike: report.trip, trip) else {
      // The addresses were asked a moment ago, so their answers are read from the copies.
      read(for: trip, asking: false, isQuiet: report.isQuiet)
      return []
    }
    if report.isUndone { return [] }
    return report.isQuiet ? news(of: report.reading) : [.schedule(report.reading.schedule)]
  }

  /// The news from a reading that the user did not ask for. A failure is reported only once, and unchanged content not
  /// at all.
  private mutating func news(of reading: ScheduleReading) -> [News] {
    var news: [News] = []
    var reason = reading.notes.first
    switch reading.schedule {
    case .success where reading.fingerprint != lastRead:
      lastRead = reading.fingerprint
      news.append(.schedule(reading.schedule))
    case .success where isCutOff && reason == nil: news.append(.askedAgain)
    case .success: break
    case .failure(let failure): reason = failure.description
    }
    if let reason, !isCutOff { news.append(.notAsked(reason)) }
    isCutOff = reason != nil
    return news
  }

  /// Whether reading a schedule gives the same result for two trips: both follow it alike and have the same games, by which
  /// the reader fills in what a schedule leaves open.
  private static func isRead(alike trip: Trip, _ other: Trip) -> Bool {
    trip.schedule == other.schedule
      && trip.itinerary.items.compactMap(\.game) == other.itinerary.items.compactMap(\.game)
  }
}
