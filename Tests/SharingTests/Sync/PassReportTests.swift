import Itinerary
import TestSupport
import Testing

@testable import Sharing

/// What the user is told of a pass.
struct PassReportTests {
  private let trip = TripSketch.trip("@Chicago Dinner")

  private func seen(_ ids: String...) -> SharingState {
    var seen = SharingState()
    for id in ids {
      seen.entries[id] = Observation(name: ResourceName(id), tag: nil, modifiedAt: TripSketch.made, mark: nil, body: [])
    }
    return seen
  }

  private var whole: SharingState { seen("trip", "@Chicago", "Dinner") }

  private func news(_ report: SyncReport, _ seen: SharingState) -> SharingNews {
    report.news(of: trip, in: "/sync/rust", seen: seen, Wording())
  }

  private func report(_ state: SyncReport.State, _ finding: SyncFinding? = nil) -> SyncReport {
    var report = SyncReport()
    (report.state, report.finding) = (state, finding)
    return report
  }

  @Test func `a trip that is all there is shared`() {
    let news = news(SyncReport(), whole)
    #expect(news.word == "shared")
    #expect(news.lines == ["Shared in /sync/rust.", "Everything is synced."])
    #expect(news.summary == "Everything is synced." && !news.isStopped)
  }

  @Test func `names waiting changes`() {
    let news = news(SyncReport(), seen("trip", "@Chicago"))
    #expect(news.word == "1 waiting")
    #expect(news.lines == ["Shared in /sync/rust.", "Waiting: Dinner."])
    #expect(news.summary == "1 waiting.")
  }

  @Test func `reports rejected items with their reasons`() {
    var report = SyncReport()
    report.rejected = [SyncReport.RejectedItem(item: "Dinner", message: "Rejected: too long")]
    let news = news(report, whole)
    #expect(news.word == "1 rejected")
    #expect(news.lines == ["Shared in /sync/rust.", "Dinner: Rejected: too long."])
  }

  @Test func `reports a rejection of the trip itself by name`() {
    var report = SyncReport()
    report.rejected = [SyncReport.RejectedItem(item: trip.id, message: "No!")]
    #expect(news(report, whole).lines.last == "\(trip.name): No!")
  }

  @Test func `a stopped sync is reported first`() {
    let news = news(report(.stopped, .store(.password)), seen("trip", "@Chicago"))
    #expect(news.word == "SHARING STOPPED")
    #expect(news.lines == ["Shared in /sync/rust.", "Wrong user name or password.", "Waiting: Dinner."])
    #expect(news.summary == "Wrong user name or password." && news.isStopped)
  }

  @Test func `a sync that stopped to ask names the option`() {
    var report = report(.stopped, .manyRemovals(7, of: 9))
    report.asksForRemovals = true
    #expect(
      news(report, whole).lines.suffix(2) == [
        "7 of 9 items are missing from the shared copy. Nothing was removed here.",
        "To remove them here too, run `barnstorm sync --allow-removals`.",
      ])
  }

  @Test func `an unreachable remote counts waiting changes`() {
    let failure = report(.offline, .store(.offline("no route")))
    #expect(news(failure, whole).word == "offline")
    #expect(news(failure, seen("trip", "@Chicago")).word == "1 waiting")
    #expect(news(failure, whole).lines.last == "Can't reach the shared copy: no route.")
  }

  @Test func `edits of somebody who can only read are not shared`() {
    let failure = report(.readOnly, .store(.readOnly))
    #expect(news(failure, whole).word == "read-only share")
    #expect(news(failure, seen("trip", "@Chicago")).word == "1 not shared")
  }

  @Test func `before the first sync the last known state counts`() {
    var seen = seen("trip", "@Chicago")
    seen.rejected["Dinner"] = RejectedEntry(message: "Too long", modifiedAt: TripSketch.made, since: TripSketch.made)
    let news = news(SyncReport(.synced, .notSyncedYet, seen: seen), seen)
    #expect(news.word == "1 rejected")
    #expect(news.lines.contains("Not synced since the trip was opened."))
    #expect(news.lines.last == "Dinner: Too long.")
  }

  @Test(arguments: [(121, "2 minutes ahead of"), (-3700, "61 minutes behind")])
  func `reports clocks that differ much`(seconds: Int64, words: String) {
    let there = TripSketch.made
    let here = Timestamp(microseconds: there.microseconds + seconds * 1_000_000)
    var report = SyncReport()
    report.compareClocks(here: here, there: there)
    #expect(report.message?.hasPrefix("This computer's clock is \(words) the server's") == true)
    #expect(report.state == .synced && news(report, whole).word == "shared")
    var failed = self.report(.offline, .other("No route"))
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
    let news = SyncReport().news(of: many, in: "/sync/rust", seen: seen("trip", "@Chicago"), Wording())
    #expect(news.word == "60 waiting")
    #expect(news.lines.count == 52)
    #expect(news.lines.last == "Waiting: 10 more.")
  }
}
