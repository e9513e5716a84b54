import Itinerary
import SharingTestSupport
import Synchronization
import TestSupport
import Testing

@testable import Sharing

/// A remote that was restored from an older state: nothing is deleted for that here, and everyone gets one report.
struct RestoredRemoteTests {
  private var store: FaultyStore
  private var a, b: SyncPassTests.Device
  private var backup: [ResourceName: FaultyStore.Resource] = [:]

  init() {
    store = FaultyStore(seed: 1)
    a = SyncPassTests.Device(TripSketch.trip("A B C D E F G"))
    a.state.counter = DeviceCounter(device: "a")
    a.sync(&store)
    b = SyncPassTests.Device(a.trip.withoutItems)
    b.state.counter = DeviceCounter(device: "b")
    b.sync(&store)
    backup = store.resources
  }

  private mutating func restore() { store.restore(backup, keepsTags: true) }

  private mutating func addAtA() {
    a.trip = a.trip.adding("New", day: 1, sortOrder: 90)
    a.sync(&store)
    b.sync(&store)
  }

  private mutating func expectRest() {
    let writes = store.writes
    #expect(a.sync(&store) == SyncReport() && b.sync(&store) == SyncReport() && store.writes == writes)
    #expect(a.trip.itinerary == b.trip.itinerary)
  }

  @Test mutating func `sends rows again that the backup lacks`() {
    addAtA()
    #expect(store.resources.keys.contains(ResourceName("barnstorm-device-a.ics")))
    restore()
    let report = b.sync(&store)
    #expect(report.restoration == .init(sent: 1, back: 0) && report.deletedHere == 0 && report.pushed == 1)
    #expect(report.message == "The shared copy was restored from an older state; 1 row was sent again")
    #expect(a.sync(&store).message == "The shared copy was restored from an older state")
    #expect(a.titles.contains("New") && b.titles.contains("New"))
    expectRest()
  }

  @Test mutating func `updates older versions, and repeats a deletion`() {
    a.rename("A", to: "Lunch")
    a.delete("B")
    addAtA()
    restore()
    #expect(b.sync(&store).restoration == .init(sent: 2, back: 1))
    #expect(b.titles.contains("B"), "this device does not know whether it was deleted or only missing")
    #expect(a.sync(&store).deletedThere == 1)
    #expect(b.sync(&store).deletedHere == 1)
    #expect(a.titles.contains("Lunch") && a.titles.contains("New") && !a.titles.contains("B"))
    expectRest()
  }

  @Test mutating func `an interrupted sync continues`() {
    addAtA()
    restore()
    var pass = SyncPass(b.trip, seen: b.state, at: TripSketch.moment(60_000)) { PlainCodec($0) }
    pass.handle(store.response(to: .list))
    while let call = pass.call, case .get = call { pass.handle(store.response(to: call)) }
    b.state = pass.savedState
    #expect(b.state.waiting(in: b.trip).count == 1)
    #expect(b.sync(&store).pushed == 1)
    a.sync(&store)
    expectRest()
  }

  @Test mutating func `a device without its counter sends its rows again, unless most of the trip is missing`() {
    b.trip = b.trip.adding("New", day: 1, sortOrder: 90)
    b.sync(&store)
    a.sync(&store)
    restore()
    #expect(a.sync(&store).restoration == .init(sent: 1, back: 0))
    b.sync(&store)
    expectRest()
    for name in store.resources.keys where name.text != "A.ics" && name.text != "trip.ics" { store.remove(name) }
    #expect(a.sync(&store).needsRemovalConfirmation)
    #expect(a.sync(&store).needsRemovalConfirmation)
  }

  @Test mutating func `the device that imports foreign events vouches for them`() {
    store.set(ResourceName("x.ics"), Array("UID:x\nTITLE:Concert".utf8))
    b.sync(&store)
    store.restore(backup, keepsTags: false)
    #expect(b.sync(&store).deletedHere == 0)
    a.sync(&store)
    #expect(a.titles.contains("Concert") && b.titles.contains("Concert"))
  }

  @Test func `a counter is an event that programs without counters ignore`() throws {
    let trip = TripSketch.trip("A")
    let codec = EventCodec(trip)
    let body = codec.body(of: DeviceCounter(device: "a1", count: 7), at: TripSketch.made)
    #expect(codec.counter(in: body) == DeviceCounter(device: "a1", count: 7))
    #expect(codec.read(body, changedAt: nil, expected: nil) == .other)
    #expect(EventCodec.trip(in: body) == nil && EventCodec.isOfTrip(body) && !codec.isForeign(body))
    let text = String(decoding: body, as: UTF8.self)
    #expect(text.contains("DTSTART;VALUE=DATE:20000101") && text.contains("DTEND;VALUE=DATE:20000102"))
    for count in ["", "x", "-1", "99999999999999999999", "9223372036854775807"] {
      let forged = Array(text.replacing("COUNT:7", with: "COUNT:\(count)").utf8)
      _ = codec.counter(in: forged).map { $0.raised(over: .max) }
    }
  }
}

extension RestoredRemoteTests {
  @Test mutating func `a device that has lost its state keeps the fields of others`() {
    a.rename("A", to: "Lunch", at: 2000)
    a.sync(&store)
    b.state = SharingState()
    b.trip = b.trip.changing("A") {
      ($0.position, $0.modifiedAt) = (Position(day: 1, sortOrder: 95), TripSketch.moment(3000))
    }
    b.sync(&store)
    a.sync(&store)
    #expect(a.trip.itinerary == b.trip.itinerary && a.titles.last == "Lunch")
  }

  @Test mutating func `an edit that a device without a state replaces is reported to its author`() {
    a.rename("A", to: "Lunch", at: 2000)
    a.sync(&store)
    b.state = SharingState()
    b.rename("A", to: "Dinner", at: 3000)
    b.sync(&store)
    let report = a.sync(&store)
    #expect(a.titles.contains("Dinner") && report.lost.map(\.loss) == [.fields(["title"])])
    #expect(a.state.replaced.versions.contains { String(decoding: $0.body, as: UTF8.self).contains("TITLE:Lunch") })
  }
}

extension RestoredRemoteTests {
  @Test mutating func `a sync that works too long ends and names the resource`() {
    store = FaultyStore(seed: 1)
    a = SyncPassTests.Device(TripSketch.trip("A B C"))
    a.sync(&store)
    // At the beginning, and after each of the first three resources.
    let times = Mutex([0, 5000, 119_000, 125_000])
    let clock: @Sendable () -> Int = { times.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] } }
    var pass = SyncPass(a.trip, seen: a.state, at: TripSketch.moment(60_000), clock: clock) { PlainCodec($0) }
    pass.run(on: &store)
    #expect(pass.report.state == .stopped && pass.report.finding == .tooSlow(ResourceName("B.ics")))
  }
}
