import Glibc
import Itinerary
import Store
import StoreTestSupport
import TestSupport
import Testing

@testable import Store

/// What is done about a file that is gone, damaged or another trip, and when it is looked at.
@Suite struct TripFollowerTroubleTests {
  @Test func `reports a last good copy that can't be stored once, until one is`() {
    var desk = FollowerDesk()
    let lost = SaveNotice.noCopy(ErrorNumber(ENOSPC))
    for (number, notices) in [[lost], [lost, .owner], [], [lost]].enumerated() {
      desk.edit("Lunch \(number)")
      desk.finish(notices)
    }
    let told = desk.told.compactMap { if case .savedBut(let sentence) = $0 { sentence } else { nil } }
    expect(told, [lost.description, SaveNotice.owner.description, lost.description])
  }

  // MARK: A file that goes

  @Test func `ignores a file that is missing for a moment`() {
    var desk = FollowerDesk()
    desk.remove()
    desk.stir()
    desk.wait(149)
    expect(desk.told, [])
    desk.putBack()
    desk.stir()
    desk.wait(1000)
    expect(desk.told, [])
  }

  @Test func `reports a missing file once and does not recreate it without asking`() {
    var desk = FollowerDesk()
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

  @Test func `a file missing from the start is not recreated either`() {
    var desk = FollowerDesk()
    desk.remove()
    desk.edit("Lunch")
    desk.finish()
    #expect(desk.onDisk == nil)
    expect(desk.told, [])
    desk.wait(150)
    expect(desk.told, [.gone(isUnsaved: true)])
    expect(desk.follower.whyUnsaved, "the file was deleted")
  }

  @Test func `an edit made while the file is missing is saved when a check fails`() {
    var desk = FollowerDesk()
    desk.remove()
    desk.stir()
    desk.edit("Lunch")
    #expect(desk.written.isEmpty)
    desk.handle(.looked(.failed(nil, .system(path: "trip.json", .find, ErrorNumber(ENOTDIR)))))
    #expect(desk.written.count == 1)
    #expect(desk.follower.isWriting)
  }

  @Test func `a file that comes back takes in what was edited in the meantime`() {
    var desk = FollowerDesk()
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

  @Test func `another trip is neither shown nor overwritten`() {
    var desk = FollowerDesk()
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

  @Test func `a restored trip is not reported as a change`() {
    var desk = FollowerDesk()
    desk.put(sampleTrip("Rust Belt Swing", id: "trip-2"))
    desk.stir()
    desk.putBack()
    desk.handle(.rescued)
    expect(desk.told.count, 1)
    desk.edit("Lunch")
    desk.finish()
    expect(desk.onDisk, ["Lunch"])
  }

  @Test func `another trip that a save meets is named too`() {
    var desk = FollowerDesk()
    desk.put(sampleTrip("Rust Belt Swing", id: "trip-2"))
    desk.edit("Lunch")
    desk.finish()
    expect(desk.told, [.replaced(by: "Rust Belt Swing", isUnsaved: true)])
    desk.wait(100_000)
    expect(desk.written.count, 1)
  }

  @Test func `opens the other trip on request`() {
    var desk = FollowerDesk()
    desk.put(sampleTrip("Rust Belt Swing", id: "trip-2", items: [note("theirs")]))
    desk.stir()
    desk.edit("Lunch")
    desk.handle(.asked(.openOther))
    expect(desk.trip.id, "trip-2")
    #expect(desk.follower.whyUnsaved == nil)
    desk.edit("Dinner")
    desk.finish()
    expect(desk.onDisk, ["Dinner", "theirs"])
  }

  // MARK: Damage

  @Test func `reports a damaged file, and attempts leave it unchanged`() {
    var desk = FollowerDesk()
    desk.damage()
    desk.stir()
    expect(desk.told.count, 1)
    let isTold = if case .damaged = desk.told.first { true } else { false }
    #expect(isTold)
    desk.stir()
    expect(desk.told.count, 1)
    desk.wait(10_000)
    desk.edit("Lunch")
    desk.finish()
    #expect(desk.onDisk == nil)
    expect(desk.disk.bytes, Array("damaged".utf8))
    desk.putBack()
    desk.stir()
    desk.finish()
    expect(desk.told.last, .saved)
    expect(desk.onDisk, ["Lunch"])
  }

  // MARK: Looking

  @Test func `own saves are not reported as changes`() {
    var desk = FollowerDesk()
    desk.edit("Lunch")
    desk.stir()
    expect(desk.looks, 0, "not while a save runs")
    desk.finish()
    expect(desk.looks, 1)
    expect(desk.told, [.saved])
  }

  @Test func `shows the file unchanged until the first edit`() {
    var desk = FollowerDesk()
    desk.edit("Lunch")
    desk.finish()
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

  @Test func `reports once that a file can't be watched, and checks it every two seconds`() {
    var desk = FollowerDesk()
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

  @Test func `reports an unreadable file once`() {
    var desk = FollowerDesk()
    for _ in 0..<3 { desk.handle(.looked(.failed(nil, .system(path: "trip.json", .find, ErrorNumber(EACCES))))) }
    expect(desk.told, [.notReloaded(reason: "trip.json: can't find: Permission denied")])
  }
}
