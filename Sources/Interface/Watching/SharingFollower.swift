import Disk
import Editor
import ItineraryCore
import Paths
import Sharing
import TripStore

/// Makes passes over a shared trip on a thread of its own: after edits, for news, and again after failures.
///
/// A pass works on the trip's file, as the command does. What it brings comes to the screen as changes of another program
/// do, so it survives whatever the user is doing; no key waits for it. A trip that is not shared costs a look at one file.
///
/// Times are in milliseconds of the monotonic clock.
struct SharingFollower {
  private struct Job: Sendable {
    let tripID: String
    /// Whether the user has asked for the pass.
    let isAsked: Bool
    /// Whether to report first how the trip stood before.
    let looksFirst: Bool
  }

  private struct Report: Sendable {
    let job: Job
    let pass: SharedPass?
    /// Whether the job is done.
    let isLast: Bool
  }

  /// The time for which nothing is asked after a pass that was stopped, in seconds.
  private static let stopSeconds = 3600
  /// The time after the start before anything is done.
  private static let startPause = 500
  /// The shortest time between two looks at whether a trip is shared by now.
  private static let lookInterval = 60_000

  private var tripID: String
  private let path: FilePath
  private let syncing: any TripSyncing
  /// The times of passes; nil if the trip is not shared, as far as is known.
  private var times: PassTimes?
  /// The time of the last look at whether the trip is shared.
  private var looked = 0
  /// The thread of the passes; nil before the first one.
  private var worker: BackgroundWorker<Job, Report>?
  private(set) var isRunning = false
  /// Whether the user has asked for the next pass.
  private var isAsked = false
  /// What came of the last pass; nil if the trip is not shared, as far as is known.
  private var last: SharedPass?
  private var random: SystemRandomNumberGenerator

  init(of tripID: String, at path: FilePath, syncing: any TripSyncing) {
    (self.tripID, self.path, self.syncing, random) = (tripID, path, syncing, SystemRandomNumberGenerator())
  }

  // MARK: When

  /// The time of the next pass; nil while one runs, and for a trip that is not shared.
  var due: Int? { isRunning ? nil : times?.due }

  /// Begins to follow the trip if it is shared.
  mutating func start(at now: Int) {
    looked = now
    times = syncing.isShared(tripID) ? PassTimes(at: now + Self.startPause) : nil
  }

  /// Follows another trip that has taken the place of this one, if it is another one.
  mutating func follow(_ tripID: String, at now: Int) {
    if tripID == self.tripID { return }
    (self.tripID, last, isAsked) = (tripID, nil, false)
    start(at: now)
  }

  /// Notes that a change of the trip is in its file. One that was not shared may be by now.
  mutating func edit(at now: Int) {
    if times == nil, now - looked >= Self.lookInterval { start(at: now) }
    times?.edit(at: now)
  }

  /// Asks for a pass now, as after the machine was suspended.
  mutating func hasten(at now: Int) {
    if times == nil { start(at: now) }
    times?.hasten(at: now)
  }

  /// Asks for a pass for the user, who is told what comes of it.
  ///
  /// - Returns: whether the trip is shared.
  mutating func ask(at now: Int) -> Bool {
    hasten(at: now)
    isAsked = times != nil
    return isAsked
  }

  // MARK: Passes

  /// Readable when there are reports; empty before the first pass.
  var descriptors: [CInt] { worker.map { [$0.descriptor] } ?? [] }

  /// Begins a pass if one is due.
  mutating func passTime(to now: Int) {
    guard let due, due <= now else { return }
    if worker == nil { worker = makeWorker() }
    guard let worker else { return times = nil }
    let job = Job(tripID: tripID, isAsked: isAsked, looksFirst: last == nil)
    (isRunning, isAsked) = (true, false)
    times?.begin(at: now)
    worker.change { $0 = [job] }
  }

  private func makeWorker() -> BackgroundWorker<Job, Report>? {
    let (syncing, path) = (syncing, path)
    guard let worker = try? BackgroundWorker<Job, Report>() else { return nil }
    let start: Void? = try? worker.start { job, turn in
      if job.looksFirst {
        turn.report(Report(job: job, pass: syncing.look(job.tripID, at: path), isLast: false))
      }
      turn.report(Report(job: job, pass: syncing.sync(job.tripID, at: path, isAsked: job.isAsked), isLast: true))
    }
    return start == nil ? nil : worker
  }

  /// What the reports have brought.
  enum News {
    case nothing
    /// How the trip stands may have changed.
    case changed
    /// The pass that the user has asked for is done.
    case answered
  }

  mutating func takeReports(from sources: [CInt], at now: Int) -> News {
    guard let worker, sources.contains(worker.descriptor) else { return .nothing }
    var news = News.nothing
    for report in worker.takeReports() {
      if report.isLast { isRunning = false }
      if report.job.tripID != tripID { continue }
      last = report.pass
      if report.isLast { note(report.pass, at: now) }
      news = report.isLast && report.job.isAsked ? .answered : .changed
    }
    return news
  }

  private mutating func note(_ pass: SharedPass?, at now: Int) {
    switch pass?.report {
    case nil: times = nil
    case let pass? where pass.state == .offline: times?.fail(at: now, asked: pass.retryAfter, random: random.next())
    // The user has to do something, and a password that was refused is not sent again and again.
    case let pass? where pass.state == .stopped: times?.fail(at: now, asked: Self.stopSeconds, random: 0)
    case .some: times?.succeed()
    }
  }

  /// What to tell of sharing the trip as it is now; nil if it is not shared.
  func news(of shown: ShownTrip) -> SharingNews? {
    last.map { $0.report.news(of: shown.trip, in: $0.place, seen: $0.state, shown.wording) }
  }

  /// Ends the passes. One that runs is left to itself: what it has not done, the next one does.
  func close() { worker?.abandon() }
}
