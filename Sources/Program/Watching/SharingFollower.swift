import Editor
import Itinerary
import Sharing
import Store

/// Syncs a shared trip on its own thread: after edits, at intervals to fetch news, and again after failures.
///
/// A pass works on the trip's file, as `barnstorm sync` does. Its changes reach the screen like those of any other
/// program, so they never disturb what the user is doing, and keys never wait for it. For a trip that is not shared,
/// the only cost is checking one file.
///
/// Times are in milliseconds of the monotonic clock.
struct SharingFollower {
  private struct Report: Sendable {
    let tripID: String
    let pass: SyncedTrip?
    /// Whether the user has asked for the pass.
    let isAsked: Bool
    /// Whether this is the report of the pass, after that of the state before it.
    let isLast: Bool
  }

  /// The wait after a pass that needs the user, in seconds.
  private static let stopSeconds = 3600
  /// The time from the start to the first pass.
  private static let startPause = 500
  /// The shortest time between two checks whether a trip has been shared in the meantime.
  private static let lookInterval = 60_000

  private var tripID: String
  private let path: FilePath
  private let syncing: any TripSyncing
  /// The times of passes; nil unless the trip is known to be shared.
  private var times: SyncTimer?
  /// The time of the last check whether the trip is shared.
  private var looked = 0
  private var passes = BackgroundTasks<Report>()
  private(set) var isRunning = false
  /// Whether the user has asked for the next pass.
  private var isAsked = false
  /// The result of the last pass; nil unless the trip is known to be shared.
  private var last: SyncedTrip?
  private var random: SystemRandomNumberGenerator

  init(of tripID: String, at path: FilePath, syncing: any TripSyncing) {
    (self.tripID, self.path, self.syncing, random) = (tripID, path, syncing, SystemRandomNumberGenerator())
  }

  // MARK: When

  /// The time of the next pass; nil while one is running, and for a trip that is not shared.
  var due: Int? { isRunning ? nil : times?.due }

  /// Begins to follow the trip if it is shared.
  mutating func start(at now: Int) {
    looked = now
    times = syncing.isShared(tripID) ? SyncTimer(at: now + Self.startPause) : nil
  }

  /// Follows the trip that has replaced this one, unless its id is the same.
  mutating func follow(_ tripID: String, at now: Int) {
    if tripID == self.tripID { return }
    (self.tripID, last, isAsked) = (tripID, nil, false)
    start(at: now)
  }

  /// Notes that an edit of the trip was saved. Checks whether a trip that was not shared is shared now.
  mutating func edit(at now: Int) {
    if times == nil, now - looked >= Self.lookInterval { start(at: now) }
    times?.edit(at: now)
  }

  /// Requests a pass as soon as possible, for example after the machine was suspended.
  mutating func retrySoon(at now: Int) {
    if times == nil { start(at: now) }
    times?.retrySoon(at: now)
  }

  /// Requests a pass for the user, who will be told the result.
  ///
  /// - Returns: whether the trip is shared.
  mutating func ask(at now: Int) -> Bool {
    retrySoon(at: now)
    isAsked = times != nil
    return isAsked
  }

  // MARK: Passes

  /// The descriptors that become readable when there are reports; empty before the first pass.
  var descriptors: [CInt] { passes.descriptors }

  /// Begins a pass if one is due.
  mutating func passTime(to now: Int) {
    guard let due, due <= now else { return }
    let (id, path, syncing, isAsked, looksFirst) = (tripID, path, syncing, isAsked, last == nil)
    let hasBegun = passes.begin { report in
      if looksFirst { report(Report(tripID: id, pass: syncing.look(id, at: path), isAsked: isAsked, isLast: false)) }
      report(Report(tripID: id, pass: syncing.sync(id, at: path, isAsked: isAsked), isAsked: isAsked, isLast: true))
    }
    guard hasBegun else { return times = nil }
    (isRunning, self.isAsked) = (true, false)
    times?.begin(at: now)
  }

  mutating func handleReports(at now: Int) -> SyncNews {
    var news = SyncNews.nothing
    for report in passes.drainReports() {
      if report.isLast { isRunning = false }
      if report.tripID != tripID { continue }
      last = report.pass
      if report.isLast { note(report.pass, at: now) }
      // A replaced edit and a restored backup are always reported.
      let pass = report.pass?.report
      let isTold = report.isAsked || pass?.lost.isEmpty == false || pass?.restoration != nil
      news = report.isLast && isTold ? .answered : .changed
    }
    return news
  }

  private mutating func note(_ pass: SyncedTrip?, at now: Int) {
    switch pass?.report {
    case nil: times = nil
    case let pass? where pass.state == .offline: times?.fail(at: now, asked: pass.retryAfter, random: random.next())
    // Wait for long: the user has to act, and a refused password must not be sent repeatedly.
    case let pass? where pass.state == .stopped: times?.fail(at: now, asked: Self.stopSeconds, random: 0)
    case .some: times?.succeed()
    }
  }

  /// The state of sharing, as the editor shows it for this trip; nil if the trip is not shared.
  func news(of shown: ShownTrip) -> SharingNews? {
    last.map { $0.report.news(of: shown.trip, in: $0.place, seen: $0.state, shown.wording) }
  }
}

enum SyncNews {
  case nothing
  /// The state of sharing may have changed.
  case changed
  /// The pass that the user asked for is done.
  case answered
}
