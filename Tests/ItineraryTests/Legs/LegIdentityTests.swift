import Itinerary
import TestSupport
import Testing

/// Which id a leg has, and what becomes of legs that two programs made for one city change.
@Suite struct LegIdentityTests {
  private static func trip(_ more: [Item] = []) -> Trip {
    TripSketch.trip(days: 8, TripSketch.rows("1 a Montréal", "5 b B") + more)
  }

  private static func leg(
    _ id: String, day: Int = 2, generated: Bool? = nil, estimated: Bool? = nil, modified: Int = 0
  ) -> Item {
    var item = TripSketch.leg(id, "Montréal", "B", day: day, modified: modified)
    item.kind = .travel(Leg(from: "Montréal", to: "B", estimated: estimated, generated: generated))
    return item
  }

  private func legs(_ trip: Trip) -> [Item] { trip.itinerary.items.filter { $0.leg != nil } }

  // MARK: Ids

  /// The same in every version of the program.
  @Test func `an ID follows from its seed`() {
    var ids = ItemIDSource(seed: 1)
    expect(ids.next().text, "910A2DEC-8902-4CC1-BEEB-8DA1658EEC67")
  }

  @Test func `a leg's ID depends only on the leg`() throws {
    var (plain, other) = (Self.trip(), Self.trip(TripSketch.rows("1 x", "8 c C")))
    other.deleted = [Tombstone(id: ItemID("y"), deletedAt: TripSketch.made)]
    other = other.changing("a") { $0.changeGame { $0.city = " MONTREAL" } }
    plain.reconcile()
    other.reconcile(now: TripSketch.moment(77))
    expect(legs(plain).map(\.id), [legs(other)[0].id])
    expect(legs(plain)[0].leg?.generated, true)
    var elsewhere = Trip(
      id: "another", name: "", startDate: TripSketch.firstDay, dayCount: 8, modifiedAt: TripSketch.made,
      items: Self.trip().itinerary.items)
    elsewhere.reconcile()
    #expect(legs(elsewhere)[0].id != legs(plain)[0].id)
  }

  @Test func `a leg that is needed again gets its former ID, and survives its tombstone`() throws {
    var trip = Self.trip()
    trip.reconcile()
    let first = legs(trip)[0]
    trip.reconcile(now: TripSketch.moment(5000)) { $0.setStatus(of: "b", .postponed) }
    #expect(legs(trip).isEmpty)
    let without = trip
    // By a clock that is behind.
    trip.reconcile(now: TripSketch.moment(10)) { $0.setStatus(of: "b", .scheduled) }
    expect(legs(trip).map(\.id), [first.id])
    try expect(legs(trip.merged(with: without)).map(\.id), [first.id])
    expect(trip.inMergedForm.itinerary, trip.itinerary)
  }

  @Test(arguments: [["4:3 y"], ["4:3 y", "4:7 x"]])
  func `a leg that is needed again gets its last position, before a row that has it now`(others: [String]) {
    var trip = Self.trip(others.flatMap { TripSketch.rows($0) })
    trip.reconcile()
    let id = legs(trip)[0].id
    trip.reconcile(now: TripSketch.moment(5)) { $0.setStatus(of: "b", .postponed) }
    let places = [2, 4].map { Position(day: $0, sortOrder: 7) }
    trip.deleted = places.map { Tombstone(id: id, deletedAt: TripSketch.moment(5), position: $0) }
    trip.reconcile(now: TripSketch.moment(6)) { $0.setStatus(of: "b", .scheduled) }
    expect(trip.ids(onDay: 4).dropFirst().first, id.text)
    expect(legs(trip)[0].position == places[1], others.count == 1)
  }

  @Test func `a leg keeps its id when its visit changes, and the new one before it gets another`() {
    var trip = Self.trip()
    trip.reconcile()
    let first = legs(trip)[0]
    var twin = trip
    let change: (inout [Item]) -> Void = {
      $0.move("a", to: 4)
      $0 += TripSketch.rows("1 a0 Montréal", "2 b0 B")
    }
    trip.reconcile(change)
    twin.reconcile(now: TripSketch.moment(123_456), change)
    expect(legs(trip).map { $0.leg?.visit }, [1, 1, 2])
    expect(legs(trip)[2].id, first.id)
    expect(Set(legs(trip).map(\.id)).count, 3)
    expect(legs(trip).map(\.id), legs(twin).map(\.id))
  }

  // MARK: Two for one city change

  @Test func `of two generated legs the one changed last stays, in any merge`() throws {
    let a = Self.trip([Self.leg("one", generated: true, modified: 5)])
    let b = Self.trip([Self.leg("two", day: 3, estimated: true, modified: 9)])
    let merged = try a.merged(with: b)
    expect(legs(merged).map(\.id.text), ["two"])
    try expect(merged, b.merged(with: a))
    try expect(merged.merged(with: a), merged)
    try expect(merged.merged(with: b), merged)
    expect(merged.deleted.map(\.id.text), ["one"])
  }

  @Test func `an edited leg replaces a generated one`() throws {
    let a = Self.trip([Self.leg("mine", modified: 1)])
    let b = Self.trip([Self.leg("made", generated: true, modified: 9)])
    try expect(legs(a.merged(with: b)).map(\.id.text), ["mine"])
    try expect(a.merged(with: b), b.merged(with: a))
  }

  @Test func `two legs that users have edited both stay`() throws {
    let (a, b) = (Self.trip([Self.leg("mine")]), Self.trip([Self.leg("yours", generated: false, estimated: true)]))
    try expect(legs(a.merged(with: b)).count, 2)
  }

  @Test func `an edit of the removed leg brings it back in place of the other`() throws {
    let a = Self.trip([Self.leg("one", generated: true, modified: 5)])
    let b = Self.trip([Self.leg("two", generated: true, modified: 9)])
    let merged = try a.merged(with: b)
    let edited = Self.trip([Self.leg("one", modified: 6)])
    try expect(legs(merged.merged(with: edited)).map(\.id.text), ["one"])
    try expect(merged.merged(with: edited), edited.merged(with: merged))
  }

  @Test func `an update removes a surplus leg and adds none next to one with an old ID`() {
    var trip = Self.trip([Self.leg("old", estimated: true)])
    #expect(trip.hasOneLegForEachPassage)
    #expect(trip.reconcile().isEmpty)
    trip = Self.trip([Self.leg("old", estimated: true), Self.leg("older", estimated: true)])
    #expect(!trip.hasOneLegForEachPassage)
    expect(trip.reconcile().map(\.listing), ["removed Montréal-B 1"])
    #expect(trip.hasOneLegForEachPassage)
    #expect(trip.reconcile().isEmpty)
  }

  // MARK: What a user has edited

  @Test func `an edited leg stays when its city change is removed`() {
    var trip = Self.trip([Self.leg("mine"), TripSketch.game("c", "C", day: 8)])
    trip.reconcile()
    trip.reconcile { $0.removeAll { $0.id.text == "b" } }
    expect(trip.rows, ["1 a", "2 Montréal-B 1", "7 Montréal-C 1", "8 c"])
    #expect(!trip.advisories().isEmpty)
  }

  @Test func `an edited leg does not serve the city change of another leg`() {
    var trip = TripSketch.trip(days: 8, "1 a A", "2 mine A>B#1", "3 b B", "5 a2 A", "6 yours A>B#2", "7 b2 B")
    trip.reconcile()
    trip.reconcile { $0.removeAll { ["a", "b"].contains($0.id.text) } }
    expect(trip.item("yours")?.leg?.visit, 1)
    expect(trip.item("mine")?.leg?.visit, 2)
    #expect(trip.reconcile().isEmpty)
  }

  // MARK: What a user gives of a leg makes it the user's

  private let made = Leg(
    from: "A", to: "B", visit: 1, distanceMeters: 1000, durationSeconds: 600, estimated: true, generated: true)

  @Test func `a leg without a mode is a drive`() {
    expect(made.means, .drive)
    expect(made.edited { $0.mode = .ferry }.means, .ferry)
  }

  @Test func `editing a generated leg removes its mark, moving it does not`() {
    #expect(made.edited { $0.notes = "by the lake" }.generated == nil)
    #expect(!made.edited { $0.notes = "by the lake" }.isGenerated)
    expect(made.edited { _ in }, made)
    expect(TripSketch.item("leg", day: 2, .travel(made)).leg?.isGenerated, true)
  }

  @Test func `figures of a user are not estimates, and other details keep estimates`() {
    #expect(made.edited { $0.distanceMeters = 2000 }.estimated == nil)
    #expect(made.edited { $0.durationSeconds = 900 }.estimated == nil)
    expect(made.edited { $0.carrier = "AA 1234" }.estimated, true)
  }

  /// Earlier versions kept these fields as unknown ones, which showed that a user had edited the leg.
  @Test func `a leg of an earlier version with details counts as edited`() throws {
    let date = PlannedMoment.on(TripSketch.firstDay)
    let old = Leg(from: "A", to: "B", distanceMeters: 1000, durationSeconds: 600, estimated: true)
    #expect(old.isGenerated)
    let changes: [(inout Leg) -> Void] = [
      { $0.mode = .drive }, { $0.departs = date }, { $0.arrives = date }, { $0.carrier = "AA 1" }, { $0.notes = "" },
    ]
    for change in changes { #expect(!old.edited(change).isGenerated) }
  }
}
