import Almanac
import Sharing
import Store
import TestSupport
import Testing

@testable import Program

struct SyncAnswerTests {
  @Test func `reports that another sync is running`() {
    let share = Share(
      tripID: "trip", tripPath: "trip.json", place: .folder("/sync"), user: nil, importsForeignEvents: true)
    let answer = SyncAnswer(name: "Rust", share: share, report: SyncReport(.offline, .syncedElsewhere), isLook: false)
    expect(answer.lines, ["Rust: not synced.", "Another program is syncing the trip."])
    #expect(!SyncAnswer.isFailure(answer.report))
  }
}
