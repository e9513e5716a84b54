import Disk
import Glibc
import Interchange
import ItineraryCore
import Paths
import Testing
import TripStoreTestSupport

@testable import TripStore

/// What is saved, read and said when, by a clock that the test moves.
@Suite struct TripFollowerTests {
  // MARK: Saving

  @Test func `an edit is written at once and told`() throws {
    var desk = Desk()
    desk.edit("Lunch")
    #expect(desk.written.count == 1)
    desk.finish()
    #expect(desk.told == [.saved])
    #expect(desk.follower.due == nil)
    #expect(desk.follower.whyUnsaved == nil)
  }

  @Test func `while a save runs the next edit waits and the newest is written`() {
    var desk = Desk()
    desk.edit("One")
    desk.edit("Two")
    desk.edit("Three")
    #expect(desk.written.count == 1)
    desk.finish()
    #expect(desk.written.count == 2)
    #expect(desk.written[1].trip == desk.trip)
    #expect(desk.told == [], "what was saved has been overtaken")
    desk.finish()
    #expect(desk.told == [.saved])
    #expect(desk.written.count == 2)
  }

  /// A save merges what others wrote; what is written next must hold that, or be merged again.
  @Test func `what a save merged is shown before the next is written`() throws {
    var desk = Desk()
    desk.edit("Ours")
    desk.edit("Ours too")
    desk.othersWrite(note("theirs"))
    desk.finish()
    #expect(desk.shown == ["Ours", "Ours too", "theirs"])
    desk.finish()
    #expect(desk.onDisk == ["Ours", "Ours too", "theirs"])
  }

  @Test func `a save that takes long is told once`() {
    var desk = Desk()
    desk.edit("Lunch")
    desk.wait(299)
    #expect(desk.told == [])
    desk.wait(1)
    #expect(desk.told == [.savingTakesLong])
    #expect(desk.follower.due == nil)
    desk.wait(5000)
    #expect(desk.told == [.savingTakesLong])
  }

  // MARK: Trying again

  @Test func `a failed save is tried after one two four and so on up to sixty seconds`() {
    var desk = Desk()
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
    #expect(delays == [1, 2, 4, 8, 16, 32, 60, 60, 60, 60].map { $0 * 1000 })
    #expect(desk.told == [.notSaved(reason: Desk.full)], "the reason is told once")
    desk.fault = nil
    desk.wait(60_000)
    desk.finish()
    #expect(desk.told.last == .saved)
    #expect(desk.onDisk == ["Lunch"])
    #expect(desk.follower.due == nil)
  }

  @Test func `a change of the directory brings the next attempt forward`() {
    var desk = Desk()
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
    #expect(desk.told.last == .saved)
  }

  @Test func `another edit tries at once and makes no attempt come later`() {
    var desk = Desk()
    desk.fault = ENOSPC
    for number in 1...20 {
      desk.edit("\(number)")
      #expect(desk.follower.isWriting)
      desk.finish()
    }
    #expect(desk.follower.due == desk.now + 1000)
    #expect(desk.told.count == 1)
  }

  @Test func `another reason is told and the first not again`() {
    var desk = Desk()
    for fault in [ENOSPC, EIO, ENOSPC, EIO] {
      desk.fault = fault
      desk.edit("\(desk.now)")
      desk.finish()
    }
    #expect(desk.told.count == 2)
    #expect(desk.follower.whyUnsaved?.hasSuffix("Input/output error") == true)
  }

  @Test func `asked for a save the reason is told again`() {
    var desk = Desk()
    desk.fault = ENOSPC
    desk.edit("Lunch")
    desk.finish()
    desk.take(.saveAsked)
    desk.finish()
    #expect(desk.told == [.notSaved(reason: Desk.full), .notSaved(reason: Desk.full)])
  }

  @Test func `reasons do not say twice that nothing was saved`() {
    let errors: [StoreError] = [
      .busy(path: "trip.json"), .gone(path: "trip.json"), .otherTrip(path: "trip.json"),
      .system(path: "trip.json", .write, ErrorNumber(ENOSPC)),
    ]
    for error in errors { #expect(!error.reason.contains("not saved")) }
    #expect(errors[0].description == "trip.json: not saved, another program has been at it for ten seconds")
  }

  // MARK: A file that goes

  @Test func `a file that is gone for a moment is no matter`() {
    var desk = Desk()
    desk.remove()
    desk.stir()
    desk.wait(149)
    #expect(desk.told == [])
    desk.putBack()
    desk.stir()
    desk.wait(1000)
    #expect(desk.told == [])
  }

  @Test func `a file that stays gone is told once and not made anew unasked`() {
    var desk = Desk()
    desk.remove()
    desk.stir()
    desk.wait(150)
    #expect(desk.told == [.gone(isUnsaved: false)])
    desk.edit("Lunch")
    desk.stir()
    desk.wait(100_000)
    #expect(desk.written.isEmpty)
    #expect(desk.told == [.gone(isUnsaved: false)])
    #expect(desk.follower.whyUnsaved == "the file is gone")
    desk.take(.makeAnewAsked)
    #expect(desk.written.map(\.replacing.makesAnew) == [true])
    desk.finish()
    #expect(desk.told.last == .saved)
    #expect(desk.onDisk == ["Lunch"])
  }

  @Test func `a file that is gone before anyone noticed is not made anew either`() {
    var desk = Desk()
    desk.remove()
    desk.edit("Lunch")
    desk.finish()
    #expect(desk.onDisk == nil)
    #expect(desk.told == [])
    desk.wait(150)
    #expect(desk.told == [.gone(isUnsaved: true)])
    #expect(desk.follower.whyUnsaved == "the file is gone")
  }

  @Test func `a file that comes back takes in what was edited meanwhile`() {
    var desk = Desk()
    desk.remove()
    desk.stir()
    desk.wait(150)
    desk.edit("Lunch")
    desk.putBack(with: note("theirs"))
    desk.stir()
    desk.finish()
    #expect(desk.told == [.gone(isUnsaved: false), .back, .saved])
    #expect(desk.shown == ["Lunch", "theirs"])
    #expect(desk.onDisk == ["Lunch", "theirs"])
  }

  // MARK: Another trip in its place

  @Test func `another trip is neither shown nor overwritten`() {
    var desk = Desk()
    desk.put(sampleTrip("Rust Belt Swing", id: "trip-2"))
    desk.stir()
    #expect(desk.told == [.replaced(by: "Rust Belt Swing", isUnsaved: false)])
    #expect(desk.trip.id == "trip-1")
    desk.edit("Lunch")
    desk.stir()
    desk.wait(100_000)
    #expect(desk.written.isEmpty)
    #expect(desk.told.count == 1)
    #expect(desk.follower.whyUnsaved == "another trip, \"Rust Belt Swing\", is at this path now")
    desk.putBack()
    desk.stir()
    desk.finish()
    #expect(desk.told.suffix(2) == [.back, .saved])
    #expect(desk.onDisk == ["Lunch"])
  }

  @Test func `another trip that a save meets is named too`() {
    var desk = Desk()
    desk.put(sampleTrip("Rust Belt Swing", id: "trip-2"))
    desk.edit("Lunch")
    desk.finish()
    #expect(desk.told == [.replaced(by: "Rust Belt Swing", isUnsaved: true)])
    desk.wait(100_000)
    #expect(desk.written.count == 1)
  }

  @Test func `the other trip is opened when asked`() {
    var desk = Desk()
    desk.put(sampleTrip("Rust Belt Swing", id: "trip-2", items: [note("theirs")]))
    desk.stir()
    desk.edit("Lunch")
    desk.take(.openOtherAsked)
    #expect(desk.trip.id == "trip-2")
    #expect(desk.follower.whyUnsaved == nil)
    desk.edit("Dinner")
    desk.finish()
    #expect(desk.onDisk == ["Dinner", "theirs"])
  }

  // MARK: Damage

  @Test func `a damaged file is told and attempts leave it alone`() {
    var desk = Desk()
    desk.damage()
    desk.stir()
    #expect(desk.told.count == 1)
    let isTold = if case .damaged = desk.told.first { true } else { false }
    #expect(isTold)
    desk.stir()
    #expect(desk.told.count == 1)
    desk.wait(10_000)
    desk.edit("Lunch")
    desk.finish()
    #expect(desk.onDisk == nil)
    #expect(desk.disk.bytes == Array("damaged".utf8))
    desk.putBack()
    desk.stir()
    desk.finish()
    #expect(desk.told.last == .saved)
    #expect(desk.onDisk == ["Lunch"])
  }

  // MARK: Looking

  @Test func `own saves are no news`() {
    var desk = Desk()
    desk.edit("Lunch")
    desk.stir()
    #expect(desk.looks == 0, "not while a save runs")
    desk.finish()
    #expect(desk.looks == 1)
    #expect(desk.told == [.saved])
  }

  @Test func `until something is edited the file is shown as it is`() {
    var desk = Desk()
    desk.edit("Lunch")
    desk.finish()
    desk.put(sampleTrip("Old"))
    desk.stir()
    desk.finish()
    #expect(desk.onDisk == ["Lunch"], "an edit is saved again where it was lost")
    var viewer = Desk()
    viewer.othersWrite(note("theirs"))
    viewer.stir()
    viewer.put(sampleTrip("Old"))
    viewer.stir()
    #expect(viewer.shown == [])
    #expect(viewer.written.isEmpty)
  }

  @Test func `a file that cannot be watched is looked at every two seconds and that is said once`() {
    var desk = Desk()
    desk.take(.watched(isBlind: true, reason: "No space left on device"))
    desk.take(.watched(isBlind: true, reason: "No space left on device"))
    #expect(desk.told == [.unwatched(reason: "No space left on device")])
    desk.othersWrite(note("theirs"))
    desk.wait(1999)
    #expect(desk.shown == [])
    desk.wait(1)
    #expect(desk.shown == ["theirs"])
    desk.wait(2000)
    desk.wait(2000)
    #expect(desk.looks == 3)
    desk.take(.watched(isBlind: false, reason: nil))
    #expect(desk.follower.due == nil)
  }

  @Test func `what cannot be read is told once`() {
    var desk = Desk()
    for _ in 0..<3 { desk.take(.looked(.failed(nil, .system(path: "trip.json", .find, ErrorNumber(EACCES))))) }
    #expect(desk.told == [.notReloaded(reason: "trip.json: cannot find: Permission denied")])
  }
}

extension TripFiles.Replacing {
  fileprivate var makesAnew: Bool {
    if case .thisTrip(_, _, .makeAnew) = self { true } else { false }
  }
}

/// A screen, a file and a follower between them; saves are done when the test says so.
private struct Desk {
  private(set) var follower: TripFollower
  private(set) var trip = sampleTrip("Old")
  private(set) var disk: SimulatedDisk
  private(set) var now = 0
  private(set) var told: [FileNews] = []
  private(set) var written: [SaveRequest] = []
  private var running: SaveRequest?
  private(set) var looks = 0
  /// Why saves fail; nil if they do not.
  var fault: Int32? {
    get { disk.fault }
    set { disk.fault = newValue }
  }

  static let full = "trip.json: cannot write: No space left on device"

  init() {
    disk = SimulatedDisk(trip, at: Self.written)
    guard let loaded = disk.loaded else { preconditionFailure("a trip that was written reads back") }
    follower = TripFollower(loaded)
  }

  var shown: [String] { trip.itinerary.items.map(\.id.text).sorted() }
  var onDisk: [String]? { disk.trip?.itinerary.items.map(\.id.text).sorted() }

  /// When files are written, and when they are replaced: so much later that every version counts as settled, and only `upTo`
  /// decides whether a save merges.
  private static let written = Timestamp(microseconds: 1)
  private static let later = Timestamp(microseconds: 3_600_000_000)

  mutating func take(_ event: TripFollower.Event) {
    for effect in follower.take(event, showing: trip, at: now) {
      switch effect {
      case .write(let request):
        #expect(running == nil, "two saves at a time")
        (running, written) = (request, written + [request])
      case .look(let known):
        looks += 1
        take(.looked(disk.look(since: known)))
      case .show(let trip), .open(let trip): self.trip = trip
      case .tell(let news): told.append(news)
      case .keepCopy: break
      }
    }
  }

  mutating func edit(_ title: String) {
    trip.itinerary.insert(note(title, at: now + 10))
    take(.edited)
  }

  mutating func stir() { take(.stirred) }

  mutating func wait(_ milliseconds: Int) {
    now += milliseconds
    if let due = follower.due, due <= now { take(.timePassed) }
  }

  /// The save that runs is done.
  mutating func finish() {
    guard let request = running else { return }
    running = nil
    switch disk.save(request, at: Self.later) {
    case .success(let saved): take(.written(saved))
    case .failure(let error): take(.notWritten(error))
    }
  }

  // MARK: The file

  mutating func put(_ bytes: [UInt8]?) { disk.put(bytes, at: Self.written) }
  mutating func put(_ trip: Trip) { put(TripFile.encode(trip)) }
  mutating func remove() { put(nil as [UInt8]?) }
  mutating func damage() { put(Array("damaged".utf8)) }
  mutating func putBack(with item: Item? = nil) { put(sampleTrip("Old", items: [item].compactMap { $0 })) }

  mutating func othersWrite(_ item: Item) {
    guard var trip = disk.trip else { return }
    trip.itinerary.insert(item)
    put(trip)
  }
}
