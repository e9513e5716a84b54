import Glibc
import Itinerary
import StoreTestSupport
import TestSupport
import Testing

@testable import Store

/// What is saved when, and what is said of it, by a clock that the test moves.
@Suite struct TripFollowerTests {
  private var desk = FollowerDesk()

  // MARK: Saving

  @Test mutating func `an edit is written at once and reported`() throws {
    desk.edit("Lunch")
    expect(desk.written.count, 1)
    desk.finish()
    expect(desk.told, [.saved])
    #expect(desk.follower.due == nil)
    #expect(desk.follower.whyUnsaved == nil)
  }

  @Test mutating func `while a save runs the next edit waits and the newest is written`() {
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
      follower.handle(event, showing: trip, at: 0).tasks.count { if case .look = $0 { true } else { false } }
    }
    #expect(looks(.pathChanged) == 1)
    #expect(looks(.pathChanged) == 0)
    #expect(looks(.looked(.absent)) == 1)
    #expect(follower.due == nil)
    #expect(looks(.looked(.absent)) == 0)
    #expect(follower.due == TripFollower.absence)
  }

  /// A save merges what others wrote; what is written next must hold that, or be merged again.
  @Test mutating func `a merge by a save is shown before the next is written`() throws {
    desk.edit("Ours")
    desk.edit("Ours too")
    desk.othersWrite(note("theirs"))
    desk.finish()
    expect(desk.shown, ["Ours", "Ours too", "theirs"])
    desk.finish()
    expect(desk.onDisk, ["Ours", "Ours too", "theirs"])
  }

  @Test mutating func `the next save does not read again what this program has written`() {
    desk.save("One")
    desk.edit("Two")
    guard case .thisTrip(_, let upTo, _) = desk.written.last?.replacing else { return fail("no save of this trip") }
    #expect(upTo != nil && upTo == desk.disk.file)
  }

  @Test mutating func `reports a slow save once`() {
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

  @Test mutating func `a failed save is tried after one two four and so on up to sixty seconds`() {
    desk.fault = ENOSPC
    desk.save("Lunch")
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

  @Test mutating func `a change of the directory brings the next attempt forward`() {
    desk.fault = EACCES
    desk.save("Lunch")
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

  @Test mutating func `another edit retries at once and delays no attempt`() {
    desk.fault = ENOSPC
    for number in 1...20 {
      desk.edit("\(number)")
      #expect(desk.follower.isWriting)
      desk.finish()
    }
    expect(desk.follower.due, desk.now + 1000)
    expect(desk.told.count, 1)
  }

  @Test mutating func `reports another reason, and the first not again`() {
    for fault in [ENOSPC, EIO, ENOSPC, EIO] {
      desk.fault = fault
      desk.save("\(desk.now)")
    }
    expect(desk.told.count, 2)
    expect(desk.follower.whyUnsaved?.hasSuffix("Input/output error"), true)
  }

  @Test mutating func `reports the reason again on a requested save`() {
    desk.fault = ENOSPC
    desk.save("Lunch")
    desk.handle(.asked(.saveAgain))
    desk.finish()
    expect(desk.told, [.notSaved(reason: FollowerDesk.full), .notSaved(reason: FollowerDesk.full)])
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
    desk.save("C")
    desk.edit("D")
    expect(desk.names, [["a"], ["a", "b"], ["c"], []])
  }

  @Test mutating func `a failure of the user's program is reported once`() {
    for _ in 0..<2 { desk.handle(.told(.hookFailed(reason: "on_change: no"))) }
    expect(desk.told, [.hookFailed(reason: "on_change: no")])
  }

  @Test mutating func `reports a last good copy that can't be stored once, until one is`() {
    let lost = SaveNotice.noCopy(ErrorNumber(ENOSPC))
    for (number, notices) in [[lost], [lost, .owner], [], [lost]].enumerated() {
      desk.edit("Lunch \(number)")
      desk.finish(notices)
    }
    let told = desk.told.compactMap { if case .savedBut(let sentence) = $0 { sentence } else { nil } }
    expect(told, [lost.description, SaveNotice.owner.description, lost.description])
  }

  // MARK: A file that goes

  @Test mutating func `ignores a file that is missing for a moment`() {
    desk.remove()
    desk.stir()
    desk.wait(149)
    expect(desk.told, [])
    desk.putBack()
    desk.stir()
    desk.wait(1000)
    expect(desk.told, [])
  }

  @Test mutating func `reports a missing file once and does not recreate it without asking`() {
    desk.remove()
    desk.stir()
    desk.wait(150)
    expect(desk.told, [.gone(isUnsaved: false)])
    desk.edit("Lunch")
    desk.stir()
    desk.wait(100_000)
    #expect(desk.written.isEmpty)
    expect(desk.told, [.gone(isUnsaved: false)])
    expect(desk.follower.whyUnsaved, "the file was deleted")
    desk.handle(.asked(.makeAnew))
    expect(desk.written.map(\.replacing.makesAnew), [true])
    desk.finish()
    expect(desk.told.last, .saved)
    expect(desk.onDisk, ["Lunch"])
  }

  @Test mutating func `a file missing from the start is not recreated either`() {
    desk.remove()
    desk.save("Lunch")
    #expect(desk.onDisk == nil)
    expect(desk.told, [])
    desk.wait(150)
    expect(desk.told, [.gone(isUnsaved: true)])
    expect(desk.follower.whyUnsaved, "the file was deleted")
  }

  @Test mutating func `an edit made while the file is missing is saved when a check fails`() {
    desk.remove()
    desk.stir()
    desk.edit("Lunch")
    #expect(desk.written.isEmpty)
    desk.handle(.looked(.failed(nil, .system(path: "trip.json", .find, ErrorNumber(ENOTDIR)))))
    #expect(desk.written.count == 1)
    #expect(desk.follower.isWriting)
  }

  @Test mutating func `a file that comes back takes in what was edited in the meantime`() {
    desk.remove()
    desk.stir()
    desk.wait(150)
    desk.edit("Lunch")
    desk.putBack(with: note("theirs"))
    desk.stir()
    desk.finish()
    expect(desk.told, [.gone(isUnsaved: false), .back, .saved])
    expect(desk.shown, ["Lunch", "theirs"])
    expect(desk.onDisk, ["Lunch", "theirs"])
  }

  // MARK: Another trip in its place

  @Test mutating func `another trip is neither shown nor overwritten`() {
    desk.put(sampleTrip("Rust Belt Swing", id: "trip-2"))
    desk.stir()
    expect(desk.told, [.replaced(by: "Rust Belt Swing", isUnsaved: false)])
    expect(desk.trip.id, "trip-1")
    desk.edit("Lunch")
    desk.stir()
    desk.wait(100_000)
    #expect(desk.written.isEmpty)
    expect(desk.told.count, 1)
    expect(desk.follower.whyUnsaved, "another trip, \"Rust Belt Swing\", is now at this path")
    desk.putBack()
    desk.stir()
    desk.finish()
    expect(desk.told.suffix(2), [.back, .saved])
    expect(desk.onDisk, ["Lunch"])
  }

  @Test mutating func `a restored trip is not reported as a change`() {
    desk.put(sampleTrip("Rust Belt Swing", id: "trip-2"))
    desk.stir()
    desk.putBack()
    desk.handle(.rescued)
    expect(desk.told.count, 1)
    desk.save("Lunch")
    expect(desk.onDisk, ["Lunch"])
  }

  @Test mutating func `another trip that a save meets is named too`() {
    desk.put(sampleTrip("Rust Belt Swing", id: "trip-2"))
    desk.save("Lunch")
    expect(desk.told, [.replaced(by: "Rust Belt Swing", isUnsaved: true)])
    desk.wait(100_000)
    expect(desk.written.count, 1)
  }

  @Test mutating func `opens the other trip on request`() {
    desk.put(sampleTrip("Rust Belt Swing", id: "trip-2", items: [note("theirs")]))
    desk.stir()
    desk.edit("Lunch")
    desk.handle(.asked(.openOther))
    expect(desk.trip.id, "trip-2")
    #expect(desk.follower.whyUnsaved == nil)
    desk.save("Dinner")
    expect(desk.onDisk, ["Dinner", "theirs"])
  }

  // MARK: Damage

  @Test mutating func `reports a damaged file, and attempts leave it unchanged`() {
    desk.damage()
    desk.stir()
    expect(desk.told.count, 1)
    let isTold = if case .damaged = desk.told.first { true } else { false }
    #expect(isTold)
    desk.stir()
    expect(desk.told.count, 1)
    desk.wait(10_000)
    desk.save("Lunch")
    #expect(desk.onDisk == nil)
    expect(desk.disk.bytes, Array("damaged".utf8))
    desk.putBack()
    desk.stir()
    desk.finish()
    expect(desk.told.last, .saved)
    expect(desk.onDisk, ["Lunch"])
  }

  // MARK: Looking

  @Test mutating func `own saves are not reported as changes`() {
    desk.edit("Lunch")
    desk.stir()
    expect(desk.looks, 0, "not while a save runs")
    desk.finish()
    expect(desk.looks, 1)
    expect(desk.told, [.saved])
  }

  @Test mutating func `shows the file unchanged until the first edit`() {
    desk.save("Lunch")
    desk.put(sampleTrip("Old"))
    desk.stir()
    desk.finish()
    expect(desk.onDisk, ["Lunch"], "an edit is saved again where it was lost")
    var viewer = FollowerDesk()
    viewer.othersWrite(note("theirs"))
    viewer.stir()
    viewer.put(sampleTrip("Old"))
    viewer.stir()
    expect(viewer.shown, [])
    #expect(viewer.written.isEmpty)
  }

  @Test mutating func `reports once that a file can't be watched, and checks it every two seconds`() {
    desk.handle(.watched(isUnwatched: true, reason: "No space left on device"))
    desk.handle(.watched(isUnwatched: true, reason: "No space left on device"))
    expect(desk.told, [.unwatched(reason: "No space left on device")])
    desk.othersWrite(note("theirs"))
    desk.wait(1999)
    expect(desk.shown, [])
    desk.wait(1)
    expect(desk.shown, ["theirs"])
    desk.wait(2000)
    desk.wait(2000)
    expect(desk.looks, 3)
    desk.handle(.watched(isUnwatched: false, reason: nil))
    #expect(desk.follower.due == nil)
  }

  @Test mutating func `reports an unreadable file once`() {
    for _ in 0..<3 { desk.handle(.looked(.failed(nil, .system(path: "trip.json", .find, ErrorNumber(EACCES))))) }
    expect(desk.told, [.notReloaded(reason: "trip.json: can't find: Permission denied")])
  }
}
