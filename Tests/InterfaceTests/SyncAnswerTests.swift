import Almanac
import Sharing
import Store
import TestSupport
import Testing

@testable import Program

struct SyncAnswerTests {
  @Test func `reports that another sync is running`() {
    let share = Share(
      tripID: "trip", tripPath: "trip.json", remote: .folder("/sync"), user: nil, importsForeignEvents: true)
    let answer = SyncOutput(name: "Rust", share: share, report: SyncReport(.offline, .syncedElsewhere), isDryRun: false)
    expect(answer.lines, ["Rust: not synced.", "Another program is syncing the trip."])
    #expect(!SyncOutput.isFailure(answer.report))
  }
}
