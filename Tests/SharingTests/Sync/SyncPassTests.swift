import Itinerary
import SharingTestSupport
import TestSupport
import Testing

@testable import Sharing

struct SyncPassTests {
  struct Device {
    var trip: Trip
    var state = SharingState()

    init(_ trip: Trip) { self.trip = trip }

    @discardableResult
    mutating func sync(
      _ store: inout some RemoteStore, options: SyncOptions = SyncOptions(),
      at now: Timestamp = TripSketch.moment(60_000)
    ) -> SyncReport {
      var pass = SyncPass(trip, seen: state, at: now, options: options) { PlainCodec($0) }
      pass.run(on: &store)
      trip = pass.changes.applied(to: trip)
      state = pass.state
      return pass.report
    }

    mutating func rename(_ id: String, to title: String, at moment: Int = 1000) {
      trip = trip.changing(id) {
        $0.kind = .custom(CustomItem(title: title, category: .activity))
        $0.modifiedAt = TripSketch.moment(moment)
      }
    }

    mutating func delete(_ ids: String..., at moment: Int = 1000) {
      for id in ids {
        trip = trip.with(items: trip.itinerary.items.filter { $0.id.text != id })
        trip.deleted.append(Tombstone(id: ItemID(id), deletedAt: TripSketch.moment(moment)))
      }
    }

    var titles: [String] { trip.itinerary.items.map { $0.custom?.title ?? "" } }
  }

  var (store, a, b) = Self.shared("A B C")

  static func shared(_ sketch: String) -> (FaultyStore, Device, Device) {
    var store = FaultyStore(seed: 1)
    var a = Device(TripSketch.trip(sketch))
    a.sync(&store)
    var b = Device(a.trip.withoutItems)
    b.sync(&store)
    return (store, a, b)
  }

  func name(_ id: String) -> ResourceName { ResourceName("\(id).ics") }

  @Test func `a trip is sent to an empty remote and received from it`() {
    var store = FaultyStore(seed: 1)
    var a = Device(TripSketch.trip("A B | C"))
    let first = a.sync(&store)
    #expect(first.state == .synced && first.pushed == 4 && first.pulled == 0 && first.waiting == 0)
    #expect(store.resources.keys.sorted().map(\.text) == ["A.ics", "B.ics", "C.ics", "trip.ics"])
    var b = Device(a.trip.withoutItems)
    let second = b.sync(&store)
    #expect(second.pulled == 3 && second.pushed == 0)
    #expect(b.trip == a.trip)
  }

  @Test mutating func `a sync without changes makes one call`() {
    let callCount = store.callCount
    let report = a.sync(&store)
    #expect(report == SyncReport())
    b.sync(&store)
    #expect(store.callCount == callCount + 2)
  }

  @Test mutating func `edits and deletions reach the other device`() {
    a.rename("A", to: "Lunch")
    a.delete("B")
    let out = a.sync(&store)
    #expect(out.pushed == 1 && out.deletedThere == 1)
    let event = b.sync(&store)
    #expect(event.pulled == 1 && event.deletedHere == 1)
    #expect(b.titles == ["Lunch", "C"])
    #expect(b.state.replaced.versions.map(\.id) == ["A", "B"])
    #expect(b.state.replaced.versions.map(\.wasDeleted) == [false, true])
    a.sync(&store)
    b.sync(&store)
    #expect(a.titles == b.titles)
  }

  @Test(arguments: ["A B |", "B A |"])
  mutating func `an item moved to a removed day goes to the last day, as reported to its mover`(_ sketch: String) {
    (store, a, b) = Self.shared(sketch)
    b.trip = b.trip.changing("A") {
      ($0.position, $0.modifiedAt) = (Position(day: 2, sortOrder: 1), TripSketch.moment(1000))
    }
    b.sync(&store)
    a.trip.itinerary = ItemList(a.trip.itinerary.items, dayCount: 1)
    a.trip.modifiedAt = TripSketch.moment(2000)
    #expect(a.sync(&store).lost.isEmpty)
    #expect(a.titles == ["B", "A"] && a.trip.dayCount == 1)
    #expect(a.state.replaced.versions.filter { $0.id == "A" }.count == 2, "where it was, and where it was moved to")
    #expect(b.sync(&store).lost.map(\.loss) == [.fields(["position"])])
    #expect(b.trip == a.trip)
    let writes = store.writes
    #expect(a.sync(&store) == SyncReport() && b.sync(&store) == SyncReport() && store.writes == writes)
  }

  @Test mutating func `items missing from a truncated list come back`() throws {
    let body = try #require(store.resources[name("A")]).body
    store.remove(name("A"))
    #expect(a.sync(&store).deletedHere == 1)
    store.set(name("A"), body)
    #expect(a.sync(&store).pulled == 1)
    #expect(a.titles == ["A", "B", "C"])
    a.sync(&store)
    #expect(a.titles == ["A", "B", "C"])
  }

  @Test mutating func `a trip file restored from an old copy gets the newer versions`() {
    let old = a.trip
    a.rename("A", to: "Lunch")
    a.sync(&store)
    a.trip = old
    #expect(a.sync(&store).pulled == 1)
    #expect(a.titles == ["Lunch", "B", "C"])
  }

  @Test mutating func `an undated edit by a text editor is sent`() {
    a.trip = a.trip.changing("A") { $0.kind = .custom(CustomItem(title: "Lunch", category: .activity)) }
    #expect(a.sync(&store).pushed == 1)
    b.sync(&store)
    #expect(a.titles == ["Lunch", "B", "C"])
    #expect(a.trip == b.trip)
  }

  @Test mutating func `an item removed with a text editor comes back`() {
    a.trip = a.trip.with(items: Array(a.trip.itinerary.items.dropFirst()))
    a.sync(&store)
    #expect(a.titles == ["A", "B", "C"])
  }

  @Test mutating func `another start date moves every event`() throws {
    a.trip.startDate = a.trip.startDate.adding(days: 7)
    a.trip.modifiedAt = TripSketch.moment(1000)
    #expect(a.sync(&store).pushed == 4)
    #expect(b.sync(&store).pushed == 0)
    let body = try #require(store.resources[name("A")]).body
    #expect(PlainCodec(a.trip).body(of: .item(a.trip.itinerary.items[0]), over: body) == body)
  }
}

// MARK: Guards and refusals

extension SyncPassTests {
  @Test mutating func `a sync that would remove most of the trip asks first`() {
    (store, a, b) = Self.shared("A B C D E F G H")
    for id in ["A", "B", "C", "D", "E"] { store.remove(name(id)) }
    let writes = store.writes
    let report = a.sync(&store)
    #expect(report.state == .stopped && report.needsRemovalConfirmation)
    #expect(report.finding == .manyRemovals(5, of: 8))
    #expect(a.titles.count == 8 && store.writes == writes)
    #expect(a.sync(&store, options: SyncOptions(allowsRemovals: true)).deletedHere == 5)
    #expect(a.titles == ["F", "G", "H"])
  }

  @Test(arguments: [("A B C D E F G H I J", ["A", "B", "C", "D", "E"], 5), ("A", ["A", "trip"], 0)])
  mutating func `half of a trip can disappear without asking, but not all of a small one`(
    sketch: String, removed: [String], deleted: Int
  ) {
    (store, a, b) = Self.shared(sketch)
    for id in removed { store.remove(name(id)) }
    let report = a.sync(&store)
    #expect(report.deletedHere == deleted && report.needsRemovalConfirmation == (deleted == 0))
  }

  @Test func `the remote's rejections are kept, and the rest continues`() {
    var store = FaultyStore(seed: 1)
    store.refusal = (.refused("it is too long"), of: name("B"))
    var a = Device(TripSketch.trip("A B C"))
    let report = a.sync(&store)
    #expect(report.state == .synced && report.pushed == 3 && report.waiting == 0)
    let rejected = SyncReport.RejectedItem(item: "B", message: "Rejected: it is too long")
    #expect(report.rejected == [rejected])
    let writes = store.writes
    #expect(a.sync(&store).rejected == [rejected])
    #expect(store.writes == writes, "it is not tried again at once")
    a.sync(&store, at: TripSketch.moment(60_000 + 86_400_000))
    #expect(store.writes == writes + 1, "it is tried again after a day")
    a.rename("B", to: "short")
    store.refusal = nil
    #expect(a.sync(&store).rejected.isEmpty)
    #expect(store.writes == writes + 2)
  }

  @Test mutating func `a read-only remote is read and not written`() {
    a.rename("A", to: "Lunch")
    a.sync(&store)
    b.rename("B", to: "Dinner")
    store.refusal = (.readOnly, of: nil)
    let report = b.sync(&store)
    #expect(report.state == .readOnly && report.pulled == 1 && report.waiting == 1)
    #expect(b.titles == ["Lunch", "Dinner", "C"])
    let writes = store.writes
    #expect(b.sync(&store).state == .readOnly)
    #expect(store.writes == writes, "it is not asked at every pass")
    b.sync(&store, options: SyncOptions(triesAgain: true))
    #expect(store.writes == writes + 1)
  }

  @Test mutating func `a rejected password stops the sync`() {
    a.rename("A", to: "Lunch")
    store.refusal = (.password, of: nil)
    let report = a.sync(&store)
    #expect(report.state == .stopped && report.waiting == 1)
    store.refusal = nil
    #expect(a.sync(&store).pushed == 1)
  }

  @Test func `an ID in another calendar is looked up and then rejected`() {
    var store = FaultyStore(seed: 1)
    store.refusal = (.idTaken, of: name("B"))
    var a = Device(TripSketch.trip("A B"))
    #expect(a.sync(&store).rejected.map(\.item) == ["B"])
  }

  @Test mutating func `a dry sync writes nothing`() {
    a.rename("A", to: "Lunch")
    a.delete("B")
    let writes = store.writes
    let report = a.sync(&store, options: SyncOptions(onlyChecks: true))
    #expect(report.pushed == 1 && report.deletedThere == 1 && store.writes == writes)
  }
}

// MARK: Others' resources

extension SyncPassTests {
  @Test mutating func `of two resources of one item the newer content stays under the smaller name`() {
    a.rename("A", to: "Lunch")
    let conflict = PlainCodec(a.trip).body(of: .item(a.trip.itinerary.items[0]), over: nil)
    store.set(ResourceName("A.sync-conflict-1.ics"), conflict)
    b.sync(&store)
    #expect(store.resources.keys.sorted().map(\.text) == ["A.ics", "B.ics", "C.ics", "trip.ics"])
    #expect(b.titles == ["Lunch", "B", "C"])
  }

  @Test mutating func `a remote edit is applied, and completed on the remote`() throws {
    store.now = TripSketch.moment(5000)
    let body = try #require(store.resources[name("A")]).body
    let lines = String(decoding: body, as: UTF8.self).split(separator: "\n").map(String.init)
    let edited = lines.filter { !$0.hasPrefix("DATA:") }.map { $0.hasPrefix("TITLE:") ? "TITLE:Lunch" : $0 }
    store.set(name("A"), Array((edited + ["ALARM:10"]).joined(separator: "\n").utf8))
    let report = a.sync(&store)
    #expect(report.pulled == 1 && report.pushed == 1)
    #expect(a.titles == ["Lunch", "B", "C"])
    let whole = String(decoding: try #require(store.resources[name("A")]).body, as: UTF8.self)
    #expect(whole.contains("DATA:item|") && whole.contains("ALARM:10"))
    #expect(a.sync(&store) == SyncReport())
  }

  @Test mutating func `events get the dates of the merged trip in the sync that merges it`() throws {
    (store, a, b) = Self.shared("A")
    a.trip.startDate = a.trip.startDate.adding(days: 1)
    a.trip.modifiedAt = TripSketch.moment(1000)
    a.sync(&store)
    b.trip.startDate = b.trip.startDate.adding(days: 7)
    b.trip.modifiedAt = TripSketch.moment(2000)
    // The other side's name is newer than both dates.
    a.trip.name = "Late"
    a.trip.modifiedAt = TripSketch.moment(3000)
    a.sync(&store)
    #expect(b.sync(&store).pushed == 2)
    let event = String(decoding: try #require(store.resources[name("A")]).body, as: UTF8.self)
    #expect(b.trip.name == "Late" && event.contains("DATE:\(b.trip.startDate.dayNumber)\n"))
    let writes = store.writes
    a.sync(&store)
    b.sync(&store)
    #expect(a.trip.startDate == TripSketch.firstDay.adding(days: 7) && store.writes == writes)
  }

  @Test mutating func `stops writing to a remote that discards writes`() throws {
    for _ in 0..<6 {
      let body = String(decoding: try #require(store.resources[name("A")]).body, as: UTF8.self)
      let lines = body.split(separator: "\n").filter { !$0.hasPrefix("DATA:") && !$0.hasPrefix("SUM:") }
      store.set(name("A"), Array(lines.joined(separator: "\n").utf8))
      a.sync(&store)
    }
    let writes = store.writes
    a.sync(&store)
    #expect(store.writes == writes)
    a.rename("A", to: "Lunch")
    #expect(a.sync(&store).pushed == 1)
  }

  @Test mutating func `reports unreadable entries and leaves them unchanged`() {
    store.set(name("A"), Array("UID:A\nDATA:?".utf8))
    store.set(name("other"), Array("hello".utf8))
    let writes = store.writes
    let report = a.sync(&store)
    #expect(report.rejected == [SyncReport.RejectedItem(item: "A", message: "its data can't be read")])
    #expect(a.titles == ["A", "B", "C"] && store.writes == writes)
    let callCount = store.callCount
    a.sync(&store)
    #expect(store.callCount == callCount + 1, "it is not fetched again")
  }

  @Test func `an item whose resource name is in use gets another one`() {
    var store = FaultyStore(seed: 1)
    store.set(name("A"), Array("hello".utf8))
    var a = Device(TripSketch.trip("A"))
    #expect(a.sync(&store).pushed == 2)
    #expect(store.resources.keys.sorted().map(\.text) == ["A-2.ics", "A.ics", "trip.ics"])
    #expect(a.sync(&store) == SyncReport())
  }

  @Test mutating func `an edit made during a sync is kept`() {
    a.rename("A", to: "Lunch")
    a.sync(&store)
    var pass = SyncPass(b.trip, seen: b.state, at: TripSketch.moment(60_000)) { PlainCodec($0) }
    b.rename("A", to: "Dinner", at: 5000)
    pass.run(on: &store)
    #expect(pass.changes.replaced(in: b.trip).isEmpty)
    b.trip = pass.changes.applied(to: b.trip)
    b.state = pass.state
    #expect(b.titles == ["Dinner", "B", "C"])
    b.sync(&store)
    a.sync(&store)
    #expect(a.titles == ["Dinner", "B", "C"])
  }
}

// MARK: Lost changes

extension SyncPassTests {
  @Test mutating func `reports a lost title to its author`() {
    a.rename("A", to: "Lunch", at: 2000)
    b.rename("A", to: "Dinner", at: 1000)
    a.sync(&store, options: SyncOptions(author: "Ann"))
    expect(
      b.sync(&store).lost.map { $0.sentence(Wording()) },
      ["Your change of Dinner (title) was replaced by Ann; `barnstorm history` has it"])
    #expect(b.titles == ["Lunch", "B", "C"])
    let retained = b.state.replaced.versions.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(retained.count == 1 && retained.first?.contains("TITLE:Dinner") == true)
  }

  @Test mutating func `reports to a deleter that a later edit restored the item`() {
    a.delete("A", at: 1000)
    b.rename("A", to: "Lunch", at: 2000)
    b.sync(&store, options: SyncOptions(author: "Ben"))
    expect(a.sync(&store).lost.map { $0.sentence(Wording()) }, ["Lunch is back: Ben edited it after you deleted it"])
    #expect(a.titles == ["Lunch", "B", "C"])
    #expect(a.sync(&store) == SyncReport() && b.sync(&store) == SyncReport())
    // Once it is gone there, it comes back anyway.
    a.delete("B", at: 3000)
    a.sync(&store)
    b.rename("B", to: "Dinner", at: 4000)
    b.sync(&store)
    expect(a.sync(&store).lost.map(\.loss), [.deletion])
  }

  @Test mutating func `reports to an editor that a later deletion removed the item`() {
    b.rename("A", to: "Lunch", at: 1000)
    b.sync(&store)
    a.delete("A", "C", at: 2000)
    #expect(a.sync(&store).lost.isEmpty)
    expect(
      b.sync(&store).lost.map { $0.sentence(Wording()) },
      ["Lunch, which you were the last to edit, was deleted; `barnstorm history` has it"])
    #expect(b.titles == ["B"])
  }

  @Test mutating func `an item that returns undoes no other change`() throws {
    store.remove(name("A"))
    #expect(a.sync(&store).lost.isEmpty)
    b.rename("A", to: "Lunch", at: 2000)
    b.sync(&store)
    #expect(a.sync(&store).lost.isEmpty && a.titles == ["Lunch", "B", "C"])
  }
}
