import Itinerary
import Sharing
import Store
import Synchronization
import TestSupport
import Testing

@testable import Program

/// The times at which a shared trip is synced while the editor is open.
@Suite struct SharingFollowerTests {
  /// A remote that responds at once, always alike.
  private final class Answers: TripSyncing {
    private let made = Mutex<[String]>([])
    private let state: SyncReport.State
    private let shared: Mutex<Set<String>>

    init(_ state: SyncReport.State, shared: Set<String> = ["trip"]) {
      self.state = state
      self.shared = Mutex(shared)
    }

    var calls: [String] { made.withLock { $0 } }

    func share(_ id: String) { shared.withLock { _ = $0.insert(id) } }
    func unshare() { shared.withLock { $0 = [] } }

    func isShared(_ id: String) -> Bool { shared.withLock { $0.contains(id) } }

    func check(_ id: String, at path: FilePath) -> SyncedTrip? {
      made.withLock { $0.append("look \(id)") }
      return isShared(id) ? SyncedTrip(SyncReport(.synced, .notSyncedYet), SharingState(), in: "/sync") : nil
    }

    func sync(_ id: String, at path: FilePath, isRequested: Bool) -> SyncedTrip? {
      made.withLock { $0.append(isRequested ? "asked \(id)" : "sync \(id)") }
      var report = SyncReport()
      report.state = state
      return isShared(id) ? SyncedTrip(report, SharingState(), in: "/sync") : nil
    }
  }

  private func follower(_ answers: Answers) -> SharingFollower {
    var follower = SharingFollower(of: "trip", at: "trip.json", syncing: answers)
    follower.start(at: 0)
    return follower
  }

  /// Lets the follower make the sync that is due, and waits for its end.
  @discardableResult
  private func pass(_ follower: inout SharingFollower) throws -> SyncEvent {
    let deadline = try #require(follower.deadline)
    follower.passTime(to: deadline)
    var event = SyncEvent.nothing
    // While it runs, no other one is due; a trip that is no longer shared has none at all.
    repeat {
      let more = follower.handleReports(at: deadline)
      if more != .nothing { event = more }
    } while follower.isRunning
    return event
  }

  @Test func `starts no thread for a trip that is not shared`() throws {
    let answers = Answers(.synced, shared: [])
    var follower = follower(answers)
    #expect(follower.deadline == nil)
    follower.edit(at: 1000)
    follower.passTime(to: 100_000)
    #expect(follower.deadline == nil && follower.descriptors.isEmpty && answers.calls.isEmpty)
  }

  @Test func `a trip that is shared in the meantime is found by an edit a minute later, at once after sleep`() {
    let answers = Answers(.synced, shared: [])
    var edited = follower(answers)
    var woken = follower(answers)
    answers.share("trip")
    edited.edit(at: 59_999)
    #expect(edited.deadline == nil)
    edited.edit(at: 60_000)
    #expect(edited.deadline != nil)
    woken.retrySoon(at: 1000)
    expect(woken.deadline, 1000)
  }

  @Test func `a shared trip is checked every minute, and soon after an edit`() throws {
    let answers = Answers(.synced)
    var follower = follower(answers)
    let first = try #require(follower.deadline)
    try pass(&follower)
    expect(answers.calls, ["look trip", "sync trip"])
    expect(follower.deadline, first + 60_000)
    follower.edit(at: 10_000)
    expect(follower.deadline, 11_500)
    follower.retrySoon(at: 10_100)
    expect(follower.deadline, 10_100)
    try pass(&follower)
    expect(answers.calls, ["look trip", "sync trip", "sync trip"])
  }

  @Test func `reports the result of a requested sync`() throws {
    let answers = Answers(.stopped)
    var follower = follower(answers)
    try expect(pass(&follower), .changed)
    let isRequested = follower.request(at: 2000)
    #expect(isRequested)
    expect(follower.deadline, 2000)
    try expect(pass(&follower), .finished)
    expect(answers.calls.last, "asked trip")
    var other = SharingFollower(of: "other", at: "trip.json", syncing: answers)
    let isShared = other.request(at: 0)
    #expect(!isShared)
  }

  @Test func `an unreachable remote is retried after seconds, a stopped one after an hour`() throws {
    for (state, range) in [(SyncReport.State.offline, 1500...2500), (.stopped, 3_600_000...3_600_000)] {
      var follower = follower(Answers(state))
      let first = try #require(follower.deadline)
      try pass(&follower)
      follower.edit(at: first)
      let next = try #require(follower.deadline)
      #expect(range.contains(next - first))
    }
  }

  @Test func `a trip that is no longer shared stays unchanged`() throws {
    let answers = Answers(.synced)
    var follower = follower(answers)
    answers.unshare()
    try pass(&follower)
    #expect(follower.deadline == nil)
  }

  @Test func `follows a trip that replaces another one`() throws {
    let answers = Answers(.synced, shared: ["trip", "other"])
    var follower = follower(answers)
    try pass(&follower)
    follower.follow("other", at: 5000)
    try pass(&follower)
    expect(answers.calls.suffix(2), ["look other", "sync other"])
    follower.follow("third", at: 9000)
    #expect(follower.deadline == nil)
  }
}

struct SyncOutputTests {
  @Test func `reports that another sync is running`() {
    let share = Share(
      tripID: "trip", tripPath: "trip.json", remote: .folder("/sync"), user: nil, importsForeignEvents: true)
    let output = SyncOutput(name: "Rust", share: share, report: SyncReport(.offline, .syncedElsewhere), isDryRun: false)
    expect(output.lines, ["Rust: not synced.", "Another program is syncing the trip."])
    #expect(!SyncOutput.isFailure(output.report))
  }
}
