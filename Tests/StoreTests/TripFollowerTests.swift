import Glibc
import Itinerary
import Store
import StoreTestSupport
import TestSupport
import Testing

@testable import Store

/// What is saved when, and what is said of it, by a clock that the test moves.
@Suite struct TripFollowerTests {
  // MARK: Saving

  @Test func `an edit is written at once and reported`() throws {
    var desk = FollowerDesk()
    desk.edit("Lunch")
    expect(desk.written.count, 1)
    desk.finish()
    expect(desk.told, [.saved])
    #expect(desk.follower.due == nil)
    #expect(desk.follower.whyUnsaved == nil)
  }

  @Test func `while a save runs the next edit waits and the newest is written`() {
    var desk = FollowerDesk()
    desk.edit("One")
    desk.edit("Two")
    desk.edit("Three")
    expect(desk.written.count, 1)
    desk.finish()
    expect(desk.written.count, 2)
    expect(desk.written.last?.trip, desk.trip)
    expect(desk.told, [], "what was saved has been overtaken")
    desk.finish()
    expect(desk.told, [.saved])
    expect(desk.written.count, 2)
  }

  @Test func `one check runs at a time, and a disk that does not respond wakes nobody`() {
    var follower = FollowerDesk().follower
    let trip = sampleTrip("Old")
    func looks(_ event: TripFollower.Event) -> Int {
      follower.handle(event, showing: trip, at: 0).count { if case .file(.look) = $0 { true } else { false } }
    }
    #expect(looks(.pathChanged) == 1)
    #expect(looks(.pathChanged) == 0)
    #expect(looks(.looked(.absent)) == 1)
    #expect(follower.due == nil)
    #expect(looks(.looked(.absent)) == 0)
    #expect(follower.due == TripFollower.absence)
  }

  /// A save merges what others wrote; what is written next must hold that, or be merged again.
  @Test func `a merge by a save is shown before the next is written`() throws {
    var desk = FollowerDesk()
    desk.edit("Ours")
    desk.edit("Ours too")
    desk.othersWrite(note("theirs"))
    desk.finish()
    expect(desk.shown, ["Ours", "Ours too", "theirs"])
    desk.finish()
    expect(desk.onDisk, ["Ours", "Ours too", "theirs"])
  }

  @Test func `the next save does not read again what this program has written`() {
    var desk = FollowerDesk()
    desk.edit("One")
    desk.finish()
    desk.edit("Two")
    guard case .thisTrip(_, let upTo, _) = desk.written.last?.replacing else {
      Issue.record("no save of this trip")
      return
    }
    #expect(upTo != nil && upTo == desk.disk.file)
  }

  @Test func `reports a slow save once`() {
    var desk = FollowerDesk()
    desk.edit("Lunch")
    desk.wait(299)
    expect(desk.told, [])
    desk.wait(1)
    expect(desk.told, [.savingTakesLong])
    #expect(desk.follower.due == nil)
    desk.wait(5000)
    expect(desk.told, [.savingTakesLong])
  }

  // MARK: Trying again

  @Test func `a failed save is tried after one two four and so on up to sixty seconds`() {
    var desk = FollowerDesk()
    desk.fault = ENOSPC
    desk.edit("Lunch")
    desk.finish()
    var delays: [Int] = []
    for _ in 0..<10 {
      let before = desk.now
      guard let due = desk.follower.due else { break }
      desk.wait(due - before - 1)
      #expect(!desk.follower.isWriting)
      desk.wait(1)
      #expect(desk.follower.isWriting)
      delays.append(desk.now - before)
      desk.finish()
    }
    expect(delays, [1, 2, 4, 8, 16, 32, 60, 60, 60, 60].map { $0 * 1000 })
    expect(desk.told, [.notSaved(reason: FollowerDesk.full)], "the reason is told once")
    desk.fault = nil
    desk.wait(60_000)
    desk.finish()
    expect(desk.told.last, .saved)
    expect(desk.onDisk, ["Lunch"])
    #expect(desk.follower.due == nil)
  }

  @Test func `a change of the directory brings the next attempt forward`() {
    var desk = FollowerDesk()
    desk.fault = EACCES
    desk.edit("Lunch")
    desk.finish()
    desk.wait(1000)
    desk.finish()
    desk.wait(100)
    desk.fault = nil
    desk.stir()
    #expect(!desk.follower.isWriting, "not more often than four times a second")
    desk.wait(150)
    #expect(desk.follower.isWriting)
    desk.finish()
    expect(desk.told.last, .saved)
  }

  @Test func `another edit retries at once and delays no attempt`() {
    var desk = FollowerDesk()
    desk.fault = ENOSPC
    for number in 1...20 {
      desk.edit("\(number)")
      #expect(desk.follower.isWriting)
      desk.finish()
    }
    expect(desk.follower.due, desk.now + 1000)
    expect(desk.told.count, 1)
  }

  @Test func `reports another reason, and the first not again`() {
    var desk = FollowerDesk()
    for fault in [ENOSPC, EIO, ENOSPC, EIO] {
      desk.fault = fault
      desk.edit("\(desk.now)")
      desk.finish()
    }
    expect(desk.told.count, 2)
    expect(desk.follower.whyUnsaved?.hasSuffix("Input/output error"), true)
  }

  @Test func `reports the reason again on a requested save`() {
    var desk = FollowerDesk()
    desk.fault = ENOSPC
    desk.edit("Lunch")
    desk.finish()
    desk.handle(.asked(.saveAgain))
    desk.finish()
    expect(desk.told, [.notSaved(reason: FollowerDesk.full), .notSaved(reason: FollowerDesk.full)])
  }

  @Test func `reasons do not repeat that nothing was saved`() {
    let errors: [StoreError] = [
      .busy(path: "trip.json"), .gone(path: "trip.json"), .otherTrip(path: "trip.json"),
      .system(path: "trip.json", .write, ErrorNumber(ENOSPC)),
    ]
    for error in errors { #expect(!error.reason.contains("not saved")) }
    expect(errors[0].description, "trip.json: not saved, locked by another program for 10 seconds")
  }

  @Test func `a save has the names of the operations since the last one, also of one that failed`() {
    var desk = FollowerDesk()
    func record(_ name: String) {
      let operation = Operation(named: name, from: desk.trip, to: desk.trip, at: Timestamp(microseconds: 1))
      desk.handle(.asked(.record(operation)))
    }
    record("a")
    desk.edit("A")
    record("b")
    desk.fault = 28
    desk.finish()
    desk.fault = nil
    desk.wait(60_000)
    desk.finish()
    record("c")
    desk.edit("C")
    desk.finish()
    desk.edit("D")
    expect(desk.names, [["a"], ["a", "b"], ["c"], []])
  }

  @Test func `a failure of the user's program is reported once`() {
    var desk = FollowerDesk()
    for _ in 0..<2 { desk.handle(.told(.hookFailed(reason: "on_change: no"))) }
    expect(desk.told, [.hookFailed(reason: "on_change: no")])
  }
}
