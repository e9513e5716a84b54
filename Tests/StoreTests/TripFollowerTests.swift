import Glibc
import Itinerary
import StoreTestSupport
import TestSupport
import Testing

@testable import Store

@Suite struct TripFollowerTests {
  private var sandbox = FollowerFixture()

  // MARK: Saving

  @Test mutating func `an edit is written at once and reported`() throws {
    sandbox.edit("Lunch")
    expect(sandbox.written.count, 1)
    sandbox.finish()
    expect(sandbox.reported, [.saved])
    #expect(sandbox.follower.deadline == nil)
    #expect(sandbox.follower.whyUnsaved == nil)
  }

  @Test mutating func `while a save runs the next edit waits and the newest is written`() {
    sandbox.edit("One")
    sandbox.edit("Two")
    sandbox.edit("Three")
    expect(sandbox.written.count, 1)
    sandbox.finish()
    expect(sandbox.written.count, 2)
    expect(sandbox.written.last?.trip, sandbox.trip)
    expect(sandbox.reported, [], "what was saved has been overtaken")
    sandbox.finish()
    expect(sandbox.reported, [.saved])
    expect(sandbox.written.count, 2)
  }

  @Test func `one check runs at a time, and a disk that does not respond wakes nobody`() {
    var follower = FollowerFixture().follower
    let trip = sampleTrip("Old")
    func checks(_ event: TripFollower.Event) -> Int {
      follower.handle(event, showing: trip, at: 0).tasks.count { if case .check = $0 { true } else { false } }
    }
    #expect(checks(.pathChanged) == 1)
    #expect(checks(.pathChanged) == 0)
    #expect(checks(.checked(.absent)) == 1)
    #expect(follower.deadline == nil)
    #expect(checks(.checked(.absent)) == 0)
    #expect(follower.deadline == TripFollower.absence)
  }

  /// A save merges what others wrote; what is written next must hold that, or be merged again.
  @Test mutating func `a merge by a save is shown before the next is written`() throws {
    sandbox.edit("Ours")
    sandbox.edit("Ours too")
    sandbox.othersWrite(note("theirs"))
    sandbox.finish()
    expect(sandbox.displayed, ["Ours", "Ours too", "theirs"])
    sandbox.finish()
    expect(sandbox.onDisk, ["Ours", "Ours too", "theirs"])
  }

  @Test mutating func `the next save does not read this program's own file again`() {
    sandbox.save("One")
    sandbox.edit("Two")
    guard case .thisTrip(_, let upTo, _) = sandbox.written.last?.replacing else { return fail("no save of this trip") }
    #expect(upTo != nil && upTo == sandbox.disk.file)
  }

  @Test mutating func `reports a slow save once`() {
    sandbox.edit("Lunch")
    sandbox.wait(299)
    expect(sandbox.reported, [])
    sandbox.wait(1)
    expect(sandbox.reported, [.savingTakesLong])
    #expect(sandbox.follower.deadline == nil)
    sandbox.wait(5000)
    expect(sandbox.reported, [.savingTakesLong])
  }

  // MARK: Trying again

  @Test mutating func `retries a failed save after 1, 2, 4 … 60 seconds`() {
    sandbox.fault = ENOSPC
    sandbox.save("Lunch")
    var delays: [Int] = []
    for _ in 0..<10 {
      let before = sandbox.now
      guard let deadline = sandbox.follower.deadline else { break }
      sandbox.wait(deadline - before - 1)
      #expect(!sandbox.follower.isWriting)
      sandbox.wait(1)
      #expect(sandbox.follower.isWriting)
      delays.append(sandbox.now - before)
      sandbox.finish()
    }
    expect(delays, [1, 2, 4, 8, 16, 32, 60, 60, 60, 60].map { $0 * 1000 })
    expect(sandbox.reported, [.notSaved(reason: FollowerFixture.full)], "the reason is told once")
    sandbox.fault = nil
    sandbox.wait(60_000)
    sandbox.finish()
    expect(sandbox.reported.last, .saved)
    expect(sandbox.onDisk, ["Lunch"])
    #expect(sandbox.follower.deadline == nil)
  }

  @Test mutating func `a change of the directory brings the next attempt forward`() {
    sandbox.fault = EACCES
    sandbox.save("Lunch")
    sandbox.wait(1000)
    sandbox.finish()
    sandbox.wait(100)
    sandbox.fault = nil
    sandbox.stir()
    #expect(!sandbox.follower.isWriting, "not more often than four times a second")
    sandbox.wait(150)
    #expect(sandbox.follower.isWriting)
    sandbox.finish()
    expect(sandbox.reported.last, .saved)
  }

  @Test mutating func `another edit retries at once and delays no attempt`() {
    sandbox.fault = ENOSPC
    for number in 1...20 {
      sandbox.edit("\(number)")
      #expect(sandbox.follower.isWriting)
      sandbox.finish()
    }
    expect(sandbox.follower.deadline, sandbox.now + 1000)
    expect(sandbox.reported.count, 1)
  }

  @Test mutating func `reports another reason, but not the first one again`() {
    for fault in [ENOSPC, EIO, ENOSPC, EIO] {
      sandbox.fault = fault
      sandbox.save("\(sandbox.now)")
    }
    expect(sandbox.reported.count, 2)
    expect(sandbox.follower.whyUnsaved?.hasSuffix("Input/output error"), true)
  }

  @Test mutating func `reports the reason again on a requested save`() {
    sandbox.fault = ENOSPC
    sandbox.save("Lunch")
    sandbox.handle(.requested(.saveAgain))
    sandbox.finish()
    expect(sandbox.reported, [.notSaved(reason: FollowerFixture.full), .notSaved(reason: FollowerFixture.full)])
  }

  @Test func `a save has the names of all operations since the last successful one`() {
    var sandbox = FollowerFixture()
    func record(_ name: String) {
      let operation = Operation(named: name, from: sandbox.trip, to: sandbox.trip, at: Timestamp(microseconds: 1))
      sandbox.handle(.requested(.record(operation)))
    }
    record("a")
    sandbox.edit("A")
    record("b")
    sandbox.fault = 28
    sandbox.finish()
    sandbox.fault = nil
    sandbox.wait(60_000)
    sandbox.finish()
    record("c")
    sandbox.save("C")
    sandbox.edit("D")
    expect(sandbox.names, [["a"], ["a", "b"], ["c"], []])
  }

  @Test mutating func `a failure of the user's program is reported once`() {
    for _ in 0..<2 { sandbox.handle(.reported(.hookFailed(reason: "on_change: no"))) }
    expect(sandbox.reported, [.hookFailed(reason: "on_change: no")])
  }

  @Test mutating func `reports once that the last good copy can't be stored, until one is stored`() {
    let lost = SaveNotice.noCopy(ErrorNumber(ENOSPC))
    for (number, notices) in [[lost], [lost, .owner], [], [lost]].enumerated() {
      sandbox.edit("Lunch \(number)")
      sandbox.finish(notices)
    }
    let reported = sandbox.reported.compactMap { if case .savedBut(let sentence) = $0 { sentence } else { nil } }
    expect(reported, [lost.description, SaveNotice.owner.description, lost.description])
  }

  // MARK: A file that goes

  @Test mutating func `ignores a file that is missing for a moment`() {
    sandbox.remove()
    sandbox.stir()
    sandbox.wait(149)
    expect(sandbox.reported, [])
    sandbox.restore()
    sandbox.stir()
    sandbox.wait(1000)
    expect(sandbox.reported, [])
  }

  @Test mutating func `reports a missing file once and does not recreate it without asking`() {
    sandbox.remove()
    sandbox.stir()
    sandbox.wait(150)
    expect(sandbox.reported, [.missing(isUnsaved: false)])
    sandbox.edit("Lunch")
    sandbox.stir()
    sandbox.wait(100_000)
    #expect(sandbox.written.isEmpty)
    expect(sandbox.reported, [.missing(isUnsaved: false)])
    expect(sandbox.follower.whyUnsaved, "the file was deleted")
    sandbox.handle(.requested(.recreate))
    expect(sandbox.written.map(\.replacing.recreates), [true])
    sandbox.finish()
    expect(sandbox.reported.last, .saved)
    expect(sandbox.onDisk, ["Lunch"])
  }

  @Test mutating func `a file missing from the start is not recreated either`() {
    sandbox.remove()
    sandbox.save("Lunch")
    #expect(sandbox.onDisk == nil)
    expect(sandbox.reported, [])
    sandbox.wait(150)
    expect(sandbox.reported, [.missing(isUnsaved: true)])
    expect(sandbox.follower.whyUnsaved, "the file was deleted")
  }

  @Test mutating func `an edit made while the file is missing is saved when a check fails`() {
    sandbox.remove()
    sandbox.stir()
    sandbox.edit("Lunch")
    #expect(sandbox.written.isEmpty)
    sandbox.handle(.checked(.failed(nil, .system(path: "trip.json", .find, ErrorNumber(ENOTDIR)))))
    #expect(sandbox.written.count == 1)
    #expect(sandbox.follower.isWriting)
  }

  @Test mutating func `a restored file is merged with edits made in the meantime`() {
    sandbox.remove()
    sandbox.stir()
    sandbox.wait(150)
    sandbox.edit("Lunch")
    sandbox.restore(with: note("theirs"))
    sandbox.stir()
    sandbox.finish()
    expect(sandbox.reported, [.missing(isUnsaved: false), .back, .saved])
    expect(sandbox.displayed, ["Lunch", "theirs"])
    expect(sandbox.onDisk, ["Lunch", "theirs"])
  }

  // MARK: Another trip in its place

  @Test mutating func `another trip is neither shown nor overwritten`() {
    sandbox.put(sampleTrip("Rust Belt Swing", id: "trip-2"))
    sandbox.stir()
    expect(sandbox.reported, [.replaced(by: "Rust Belt Swing", isUnsaved: false)])
    expect(sandbox.trip.id, "trip-1")
    sandbox.edit("Lunch")
    sandbox.stir()
    sandbox.wait(100_000)
    #expect(sandbox.written.isEmpty)
    expect(sandbox.reported.count, 1)
    expect(sandbox.follower.whyUnsaved, "another trip, \"Rust Belt Swing\", is now at this path")
    sandbox.restore()
    sandbox.stir()
    sandbox.finish()
    expect(sandbox.reported.suffix(2), [.back, .saved])
    expect(sandbox.onDisk, ["Lunch"])
  }

  @Test mutating func `a restored trip is not reported as a change`() {
    sandbox.put(sampleTrip("Rust Belt Swing", id: "trip-2"))
    sandbox.stir()
    sandbox.restore()
    sandbox.handle(.reported(.rescued("Restored.")))
    expect(sandbox.reported, [.replaced(by: "Rust Belt Swing", isUnsaved: false), .rescued("Restored.")])
    sandbox.save("Lunch")
    expect(sandbox.onDisk, ["Lunch"])
  }

  @Test mutating func `names another trip that a save meets`() {
    sandbox.put(sampleTrip("Rust Belt Swing", id: "trip-2"))
    sandbox.save("Lunch")
    expect(sandbox.reported, [.replaced(by: "Rust Belt Swing", isUnsaved: true)])
    sandbox.wait(100_000)
    expect(sandbox.written.count, 1)
  }

  @Test mutating func `opens the other trip on request`() {
    sandbox.put(sampleTrip("Rust Belt Swing", id: "trip-2", items: [note("theirs")]))
    sandbox.stir()
    sandbox.edit("Lunch")
    sandbox.handle(.requested(.openOther))
    expect(sandbox.trip.id, "trip-2")
    #expect(sandbox.follower.whyUnsaved == nil)
    sandbox.save("Dinner")
    expect(sandbox.onDisk, ["Dinner", "theirs"])
  }

  // MARK: Damage

  @Test mutating func `reports a damaged file, and attempts leave it unchanged`() {
    sandbox.damage()
    sandbox.stir()
    expect(sandbox.reported.count, 1)
    let isReported = if case .damaged = sandbox.reported.first { true } else { false }
    #expect(isReported)
    sandbox.stir()
    expect(sandbox.reported.count, 1)
    sandbox.wait(10_000)
    sandbox.save("Lunch")
    #expect(sandbox.onDisk == nil)
    expect(sandbox.disk.bytes, Array("damaged".utf8))
    sandbox.restore()
    sandbox.stir()
    sandbox.finish()
    expect(sandbox.reported.last, .saved)
    expect(sandbox.onDisk, ["Lunch"])
  }

  // MARK: Looking

  @Test mutating func `own saves are not reported as changes`() {
    sandbox.edit("Lunch")
    sandbox.stir()
    expect(sandbox.checks, 0, "not while a save runs")
    sandbox.finish()
    expect(sandbox.checks, 1)
    expect(sandbox.reported, [.saved])
  }

  @Test mutating func `shows the file unchanged until the first edit`() {
    sandbox.save("Lunch")
    sandbox.put(sampleTrip("Old"))
    sandbox.stir()
    sandbox.finish()
    expect(sandbox.onDisk, ["Lunch"], "an edit is saved again where it was lost")
    var viewer = FollowerFixture()
    viewer.othersWrite(note("theirs"))
    viewer.stir()
    viewer.put(sampleTrip("Old"))
    viewer.stir()
    expect(viewer.displayed, [])
    #expect(viewer.written.isEmpty)
  }

  @Test mutating func `reports once that a file can't be watched, and checks it every two seconds`() {
    sandbox.handle(.watched(isUnwatched: true, reason: "No space left on device"))
    sandbox.handle(.watched(isUnwatched: true, reason: "No space left on device"))
    expect(sandbox.reported, [.unwatched(reason: "No space left on device")])
    sandbox.othersWrite(note("theirs"))
    sandbox.wait(1999)
    expect(sandbox.displayed, [])
    sandbox.wait(1)
    expect(sandbox.displayed, ["theirs"])
    sandbox.wait(2000)
    sandbox.wait(2000)
    expect(sandbox.checks, 3)
    sandbox.handle(.watched(isUnwatched: false, reason: nil))
    #expect(sandbox.follower.deadline == nil)
  }

  @Test mutating func `reports an unreadable file once`() {
    for _ in 0..<3 { sandbox.handle(.checked(.failed(nil, .system(path: "trip.json", .find, ErrorNumber(EACCES))))) }
    expect(sandbox.reported, [.notReloaded(reason: "trip.json: can't find: Permission denied")])
  }
}
