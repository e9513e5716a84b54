import TestSupport
import Testing

@testable import Sharing

struct SyncTimerTests {
  @Test func `an edit is synced once the user pauses`() {
    var times = SyncTimer(at: 0)
    times.begin(at: 0)
    times.succeed()
    times.edit(at: 1000)
    times.edit(at: 2000)
    expect(times.deadline, 3500)
    times.begin(at: 3500)
    expect(times.deadline, 63_500)
  }

  @Test func `an edit during a sync requests another one`() {
    var times = SyncTimer(at: 0)
    times.begin(at: 0)
    times.edit(at: 100)
    times.succeed()
    expect(times.deadline, 1600)
  }

  @Test func `retries after 2, 4 … 300 seconds, plus or minus a quarter`() {
    for (failures, seconds) in [(1, 2), (2, 4), (3, 8), (8, 256), (9, 300), (1000, 300)] {
      let waits = (0..<100 as Range<UInt64>).map {
        SyncTimer.wait(after: failures, requested: nil, random: $0 &* 0x9E37_79B9_7F4A_7C15)
      }
      #expect(waits.allSatisfy { $0 >= seconds * 750 && $0 <= seconds * 1250 })
      #expect(Set(waits).count > 50)
    }
  }

  @Test func `edits do not hurry a remote that does not respond`() {
    var times = SyncTimer(at: 0)
    times.begin(at: 0)
    times.fail(at: 100, requested: 30, random: 0)
    times.edit(at: 200)
    expect(times.deadline, 30_100)
    times.retrySoon(at: 5000)
    #expect(times.deadline <= 5000)
  }
}
