import Itinerary
import Store
import StoreTestSupport
import Testing

@testable import Store

extension TripFiles.Replacing {
  var recreates: Bool { if case .thisTrip(_, _, .recreate) = self { true } else { false } }
}

struct FollowerFixture {
  typealias Save = (trip: Trip, replacing: TripFiles.Replacing)

  private(set) var follower: TripFollower
  private(set) var trip = sampleTrip("Old")
  private(set) var disk: SimulatedDisk
  private(set) var now = 0
  private(set) var reported: [FileEvent] = []
  private(set) var written: [Save] = []
  private(set) var names: [[String]] = []
  private var running: Save?
  private(set) var checks = 0
  var fault: Int32? {
    get { disk.fault }
    set { disk.fault = newValue }
  }

  static let full = "trip.json: can't write: No space left on device"

  init() {
    disk = SimulatedDisk(trip, at: Self.written)
    guard let loaded = disk.loaded else { preconditionFailure("a trip that was written reads back") }
    follower = TripFollower(loaded)
  }

  var displayed: [String] { trip.itinerary.items.map(\.id.text).sorted() }
  var onDisk: [String]? { disk.trip?.itinerary.items.map(\.id.text).sorted() }

  /// When files are written, and when they are replaced: so much later that every version counts as settled, and only `upTo`
  /// decides whether a save merges.
  private static let written = Timestamp(microseconds: 1)
  private static let later = Timestamp(microseconds: 3_600_000_000)

  mutating func handle(_ event: TripFollower.Event) {
    let answer = follower.handle(event, showing: trip, at: now)
    for events in answer.events {
      if let trip = events.newTrip { self.trip = trip } else { reported.append(events) }
    }
    for task in answer.tasks {
      switch task {
      case .save(let trip, let replacing, let names):
        #expect(running == nil, "two saves at a time")
        running = (trip, replacing)
        written.append((trip, replacing))
        self.names.append(names)
      case .check(let known):
        checks += 1
        handle(.checked(disk.check(since: known)))
      case .keepCopy, .record, .take: break
      }
    }
  }

  mutating func edit(_ title: String) {
    trip.itinerary.insert(note(title, at: now + 10))
    handle(.requested(.save))
  }

  mutating func save(_ title: String) {
    edit(title)
    finish()
  }

  mutating func stir() { handle(.pathChanged) }

  mutating func wait(_ milliseconds: Int) {
    now += milliseconds
    if let deadline = follower.deadline, deadline <= now { handle(.timePassed) }
  }

  /// - Parameter notices: what the save could not keep.
  mutating func finish(_ notices: [SaveNotice] = []) {
    guard let save = running else { return }
    running = nil
    switch disk.save(save.trip, replacing: save.replacing, at: Self.later) {
    case .success(let saved):
      let all = saved.notices + notices
      handle(.saved(SavedTrip(trip: saved.trip, file: saved.file, isMerged: saved.isMerged, notices: all)))
    case .failure(let error): handle(.notSaved(error))
    }
  }

  mutating func put(_ bytes: [UInt8]?) { disk.put(bytes, at: Self.written) }
  mutating func put(_ trip: Trip) { put(trip.json) }
  mutating func remove() { put(nil as [UInt8]?) }
  mutating func damage() { put(Array("damaged".utf8)) }
  mutating func restore(with item: Item? = nil) { put(sampleTrip("Old", items: [item].compactMap { $0 })) }

  mutating func othersWrite(_ item: Item) {
    guard var trip = disk.trip else { return }
    trip.itinerary.insert(item)
    put(trip)
  }
}
