import Editor
import Itinerary
import Sharing
import Store

/// Syncs a shared trip on its own thread: after edits, at intervals to fetch changes, and again after failures, in
/// milliseconds of the monotonic clock. A sync works on the trip's file, as `barnstorm sync` does.
struct SharingFollower {
  private struct Report: Sendable {
    let tripID: String
    let synced: SyncedTrip?
    let isRequested: Bool
    /// Whether this is the report of the sync, after that of the state before it.
    let isLast: Bool
  }

  /// The wait after a sync that needs the user, in seconds.
  private static let stopSeconds = 3600
  private static let startPause = 500
  /// The shortest time between two checks whether a trip has been shared in the meantime.
  private static let checkInterval = 60_000

  private var tripID: String
  private let path: FilePath
  private let syncing: any TripSyncing
  /// Nil unless the trip is known to be shared.
  private var times: SyncTimer?
  private var checked = 0
  private var syncs = BackgroundTasks<Report>()
  private(set) var isRunning = false
  private var isRequested = false
  private var last: SyncedTrip?

  init(of tripID: String, at path: FilePath, syncing: any TripSyncing) {
    (self.tripID, self.path, self.syncing) = (tripID, path, syncing)
  }

  /// Nil while a sync is running, and for a trip that is not shared.
  var deadline: Int? { isRunning ? nil : times?.deadline }

  mutating func start(at now: Int) {
    checked = now
    times = syncing.isShared(tripID) ? SyncTimer(at: now + Self.startPause) : nil
  }

  mutating func follow(_ tripID: String, at now: Int) {
    if tripID == self.tripID { return }
    (self.tripID, last, isRequested) = (tripID, nil, false)
    start(at: now)
  }

  /// Notes that an edit was saved. Checks whether a trip that was not shared is shared now.
  mutating func edit(at now: Int) {
    if times == nil, now - checked >= Self.checkInterval { start(at: now) }
    times?.edit(at: now)
  }

  mutating func retrySoon(at now: Int) {
    if times == nil { start(at: now) }
    times?.retrySoon(at: now)
  }

  /// - Returns: whether the trip is shared, so that the result will be reported to the user.
  mutating func request(at now: Int) -> Bool {
    retrySoon(at: now)
    isRequested = times != nil
    return isRequested
  }

  var descriptors: [CInt] { syncs.descriptors }

  mutating func passTime(to now: Int) {
    guard let deadline, deadline <= now else { return }
    let (id, path, syncing, isRequested, looksFirst) = (tripID, path, syncing, isRequested, last == nil)
    let hasBegun = syncs.begin { report in
      if looksFirst {
        report(Report(tripID: id, synced: syncing.check(id, at: path), isRequested: isRequested, isLast: false))
      }
      report(
        Report(
          tripID: id, synced: syncing.sync(id, at: path, isRequested: isRequested), isRequested: isRequested,
          isLast: true
        ))
    }
    guard hasBegun else { return times = nil }
    (isRunning, self.isRequested) = (true, false)
    times?.begin(at: now)
  }

  mutating func handleReports(at now: Int) -> SyncEvent {
    var event = SyncEvent.nothing
    for sync in syncs.drainReports() {
      if sync.isLast { isRunning = false }
      if sync.tripID != tripID { continue }
      last = sync.synced
      if sync.isLast { record(sync.synced, at: now) }
      // A replaced edit and a restored backup are always reported.
      let report = sync.synced?.report
      let isReported = sync.isRequested || report?.lost.isEmpty == false || report?.restoration != nil
      event = sync.isLast && isReported ? .finished : .changed
    }
    return event
  }

  private mutating func record(_ synced: SyncedTrip?, at now: Int) {
    switch synced?.report {
    case nil: times = nil
    case let report? where report.state == .offline:
      times?.fail(at: now, requested: report.retryAfter, random: .random(in: .min ... .max))
    // Wait for long: the user has to act, and a refused password must not be sent repeatedly.
    case let report? where report.state == .stopped: times?.fail(at: now, requested: Self.stopSeconds, random: 0)
    case .some: times?.succeed()
    }
  }

  func event(of displayed: DisplayedTrip) -> SharingEvent? {
    last.map { $0.report.event(of: displayed.trip, in: $0.remote, seen: $0.state, displayed.wording) }
  }
}

enum SyncEvent {
  case nothing
  case changed
  case finished
}

/// Access to syncing, which tests replace.
protocol TripSyncing: Sendable {
  /// Checks a single file, so it is fast enough for the interface's thread.
  func isShared(_ id: String) -> Bool
  /// The state when the remote was last read; nil if the trip is not shared. Both this and a sync may be slow.
  func check(_ id: String, at path: FilePath) -> SyncedTrip?
  /// - Parameter isRequested: whether the user asked, so that changes that were refused lately are tried again.
  func sync(_ id: String, at path: FilePath, isRequested: Bool) -> SyncedTrip?
}

struct StorageSyncing: TripSyncing {
  private let storage: UserStorage
  private let passwords = PasswordCache()

  init(_ storage: UserStorage) { self.storage = storage }

  /// A share that can't be read counts as one, so that its damage is reported.
  func isShared(_ id: String) -> Bool {
    guard let shares = try? storage.shares() else { return false }
    do { return try shares.share(ofTrip: id) != nil } catch { return true }
  }

  func check(_ id: String, at path: FilePath) -> SyncedTrip? {
    do {
      guard let share = try storage.share(ofTrip: id, at: path) else { return nil }
      let seen = try storage.shares().state(ofTrip: id)
      return SyncedTrip(SyncReport(.synced, .notSyncedYet, seen: seen), seen, in: share.remote.description)
    } catch {
      return damage(error)
    }
  }

  private func damage(_ error: any Error) -> SyncedTrip {
    SyncedTrip(SyncReport(.stopped, .other("\(error)")), SharingState(), in: "an unknown location")
  }

  func sync(_ id: String, at path: FilePath, isRequested: Bool) -> SyncedTrip? {
    let found: Share?
    do { found = try storage.share(ofTrip: id, at: path) } catch { return damage(error) }
    guard let share = found else { return nil }
    do {
      return try storage.sync(share, options: SyncOptions(triesAgain: isRequested), at: .now, cache: passwords)
    } catch {
      let seen = (try? storage.shares().state(ofTrip: id)) ?? SharingState()
      // What the disk refuses can go away automatically.
      let report = SyncReport(error is StoreError ? .offline : .stopped, .other("\(error)"), seen: seen)
      return SyncedTrip(report, seen, in: share.remote.description)
    }
  }
}
