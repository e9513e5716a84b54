import Itinerary
import TestSupport
import Testing

@testable import Sharing

struct SyncReportTests {
  private let trip = TripSketch.trip("@Chicago Dinner")

  private func seen(_ ids: String...) -> SharingState {
    var seen = SharingState()
    for id in ids {
      seen.entries[id] = Observation(name: ResourceName(id), tag: nil, modifiedAt: TripSketch.made, mark: nil, body: [])
    }
    return seen
  }

  private var whole: SharingState { seen("trip", "@Chicago", "Dinner") }

  private func event(_ report: SyncReport, _ seen: SharingState) -> SharingEvent {
    report.event(of: trip, in: "/sync/rust", seen: seen, Wording())
  }

  private static func rejecting(_ item: String) -> SyncReport {
    var report = SyncReport()
    report.rejected = [SyncReport.RejectedItem(item: item, message: "Rejected: too long")]
    return report
  }

  private static var asking: SyncReport {
    var report = SyncReport()
    report.requestRemovals(7, of: 9)
    return report
  }

  @Test(arguments: [
    (SyncReport(), true, "shared", ["Everything is synced."]),
    (SyncReport(), false, "1 waiting", ["Waiting: Dinner."]),
    (rejecting("Dinner"), true, "1 rejected", ["Dinner: Rejected: too long."]),
    (rejecting("trip"), true, "1 rejected", ["Test Swing: Rejected: too long."]),
    (
      SyncReport(.stopped, .store(.password)), false, "SHARING STOPPED",
      ["Wrong user name or password.", "Waiting: Dinner."]
    ),
    (
      asking, true, "SHARING STOPPED",
      [
        "7 of 9 items are missing from the shared copy. Nothing was removed here.",
        "To remove them here too, run `barnstorm sync --allow-removals`.",
      ]
    ),
    (SyncReport(.offline, .store(.offline("no route"))), true, "offline", ["Can't reach the shared copy: no route."]),
    (
      SyncReport(.offline, .store(.offline("no route"))), false, "1 waiting",
      ["Can't reach the shared copy: no route.", "Waiting: Dinner."]
    ),
    (
      SyncReport(.readOnly, .store(.readOnly)), true, "read-only share",
      ["Read-only: your changes stay on this device."]
    ),
    (
      SyncReport(.readOnly, .store(.readOnly)), false, "1 not shared",
      ["Read-only: your changes stay on this device.", "Waiting: Dinner."]
    ),
  ])
  func `reports the state, and what is waiting or rejected`(
    report: SyncReport, isAll: Bool, word: String, lines: [String]
  ) {
    let event = event(report, isAll ? whole : seen("trip", "@Chicago"))
    expect(event.word, word)
    expect(event.lines, ["Shared in /sync/rust."] + lines)
    let isReported = report.message != nil || word == "shared"
    expect(event.summary, isReported ? lines[0] : "\(word).")
    expect(event.isStopped, word == "SHARING STOPPED")
  }

  @Test func `before the first sync, uses the last known state`() {
    var seen = seen("trip", "@Chicago")
    seen.rejected["Dinner"] = RejectedEntry(message: "Too long", modifiedAt: TripSketch.made, since: TripSketch.made)
    let event = event(SyncReport(.synced, .notSyncedYet, seen: seen), seen)
    #expect(event.word == "1 rejected")
    #expect(event.lines.contains("Not synced since the trip was opened."))
    #expect(event.lines.last == "Dinner: Too long.")
  }

  @Test(arguments: [(121, "2 minutes ahead of"), (-3700, "61 minutes behind")])
  func `reports clocks that differ much`(seconds: Int64, words: String) {
    let there = TripSketch.made
    let here = Timestamp(microseconds: there.microseconds + seconds * 1_000_000)
    var report = SyncReport()
    report.compareClocks(here: here, there: there)
    #expect(report.message?.hasPrefix("This computer's clock is \(words) the server's") == true)
    #expect(report.state == .synced && event(report, whole).word == "shared")
    var failed = SyncReport(.offline, .other("No route"))
    failed.compareClocks(here: here, there: there)
    #expect(failed.finding == .other("No route"))
  }

  @Test func `does not report clocks that differ little`() {
    var report = SyncReport()
    for seconds: Int64 in [-120, 0, 120] {
      let there = Timestamp(microseconds: TripSketch.made.microseconds + seconds * 1_000_000)
      report.compareClocks(here: TripSketch.made, there: there)
    }
    #expect(report.finding == nil)
  }

  @Test func `counts the rest of a long list`() {
    let many = TripSketch.trip("@Chicago " + (1...60).map { "I\($0)" }.joined(separator: " "))
    let event = SyncReport().event(of: many, in: "/sync/rust", seen: seen("trip", "@Chicago"), Wording())
    #expect(event.word == "60 waiting")
    #expect(event.lines.count == 52)
    #expect(event.lines.last == "Waiting: 10 more.")
  }
}
