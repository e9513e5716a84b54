import Itinerary
import TestSupport
import Testing

@testable import Program

@Suite struct PollTimerTests {
  private func moment(_ seconds: Int) -> Moment {
    Moment(
      time: Timestamp(microseconds: 1_780_000_000_000_000 + Int64(seconds) * 1_000_000), milliseconds: seconds * 1000)
  }

  private func deadline(hasAddress: Bool = true, lastRequest: Timestamp?, interval: Int? = 3600) -> Int? {
    var times = PollTimer(interval: interval)
    times.start(hasAddress: hasAddress, lastRequest: lastRequest, at: moment(100))
    return times.deadline.map { $0 / 1000 - 100 }
  }

  @Test func `the first request waits for the rest of the interval, and never comes at the start`() {
    expect(deadline(lastRequest: nil), 10)
    expect(deadline(lastRequest: moment(100).time), 3600)
    expect(deadline(lastRequest: moment(100 - 3000).time), 600)
    expect(deadline(lastRequest: moment(100 - 3595).time), 10)
    expect(deadline(lastRequest: moment(100 - 1_000_000).time), 10)
    expect(deadline(lastRequest: nil, interval: 2), 2)
    // A clock that was set back.
    expect(deadline(lastRequest: moment(9_000_000).time), 3600)
  }

  @Test func `sends no requests without an address or an interval`() {
    #expect(deadline(hasAddress: false, lastRequest: nil) == nil)
    #expect(deadline(lastRequest: nil, interval: nil) == nil)
  }

  @Test func `requests are sent at the interval, or later if the server asks for it`() {
    var times = PollTimer(interval: 60)
    times.start(hasAddress: true, lastRequest: nil, at: moment(0))
    let answers = [9_999, 10_000, 10_000].map { times.isDue(at: $0) }
    expect(answers, [false, true, false])
    expect(times.deadline, 70_000)
    times.wait(seconds: 300, at: 12_000)
    expect(times.deadline, 312_000)
    times.wait(seconds: 1, at: 12_000)
    expect(times.deadline, 312_000)
  }
}
