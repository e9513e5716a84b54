import Itinerary
import TestSupport
import Testing

@Suite struct LegReconciliationTests {
  @Test func `each change of city gets a leg at the end of the day before`() {
    var trip = TripSketch.trip(days: 5, "1 a A", "3 dinner", "4 b B")
    let changes = trip.reconcile()
    #expect(trip.rows == ["1 a", "3 dinner", "3 A-B 1", "4 b"])
    #expect(changes.map(\.listing) == ["added A-B 1"])
  }

  @Test(arguments: [(198, 2), (199, 1)])  // 200 and 201 slots
  func `of more than 200 slots a new leg gets one at the end of a day`(rows: Int, day: Int) {
    let customs = (1...rows).map { TripSketch.custom("\($0)", day: 1, 100 + Double($0)) }
    var trip = TripSketch.trip(days: 2, TripSketch.rows("1 a A", "2 b B") + customs)
    trip.reconcile()
    expect(trip.rows.suffix(2), ["\(day) A-B 1", "2 b"])
  }

  @Test func `a leg between games of one day is right before the second`() {
    var trip = TripSketch.trip(days: 1, "1:100 a A", "1:100.5 lunch", "1:101 b B")
    trip.reconcile()
    #expect(trip.rows == ["1 a", "1 lunch", "1 A-B 1", "1 b"])
  }

  @Test func `a leg between games without a number between them makes room`() {
    var trip = TripSketch.trip(
      days: 1, [TripSketch.game("a", "A", day: 1, 100), TripSketch.game("b", "B", day: 1, 100.0.nextUp)])
    trip.reconcile()
    #expect(trip.rows == ["1 a", "1 A-B 1", "1 b"])
  }

  @Test func `home adds the first and the last leg`() {
    var trip = TripSketch.trip(days: 4, "2 a A", "3 b B")
    trip.reconcile(ends: TripEnds(start: "H", end: "H"))
    #expect(trip.rows == ["1 H-A 1", "2 a", "3 A-B 1", "3 b", "4 B-H 1"])
    #expect(trip.reconcile().isEmpty, "home is read off the legs")
  }

  @Test func `no leg from home is added that would have no room`() {
    var trip = TripSketch.trip(days: 3, "1 h H", "2 b B")
    trip.reconcile(ends: TripEnds(start: "H", end: "H"))
    #expect(trip.rows == ["1 h", "2 H-B 1", "2 b"])
  }

  @Test func `a new first city gets the leg from home`() {
    var trip = TripSketch.trip(days: 4, "3 a A", "4 b B")
    trip.reconcile(ends: TripEnds(start: "H", end: "H"))
    let changes = trip.reconcile { $0.append(TripSketch.game("c", "C", day: 2)) }
    #expect(trip.rows == ["1 H-C 1", "2 c", "3 C-A 1", "3 a", "4 A-B 1", "4 b", "4 B-H 1"])
    #expect(changes.map(\.listing) == ["removed H-A 1", "added H-C 1", "added C-A 1"])
  }

  /// Estimated legs of earlier versions lack the field `generated`.
  @Test(arguments: [true, nil])
  func `a leg whose city lost its last game is removed and leaves a tombstone`(generated: Bool?) {
    var trip = TripSketch.trip(days: 3, "1 a A", "2 b B", "3 c C")
    trip.reconcile()
    let gone = trip.itinerary.items.filter { $0.leg != nil }.map(\.id)
    for id in gone { trip = trip.changing(id.text) { $0.changeLeg { $0.generated = generated } } }
    let changes = trip.reconcile { $0.removeAll { $0.id.text == "b" } }
    #expect(trip.rows == ["1 a", "2 A-C 1", "3 c"])
    #expect(changes.map(\.listing) == ["removed A-B 1", "removed B-C 1", "added A-C 1"])
    #expect(trip.deleted.map(\.id) == gone)
  }

  @Test(arguments: [(true, ["1 a", "3 b"]), (nil, ["1 a", "2 X-Y 1", "3 b"])] as [(Bool?, [String])])
  func `a leg between cities without games is removed if the program made it`(generated: Bool?, rows: [String]) {
    var trip = TripSketch.trip(days: 3, "1 a A", "2 leg X>Y", "3 b A").changing("leg") { item in
      item.changeLeg { ($0.estimated, $0.generated) = (true, generated) }
    }
    trip.reconcile()
    expect(trip.rows, rows)
  }

  @Test(arguments: [
    ("a", "A", 3, ["1 brunch", "3 c", "3 A-B 1", "3 lunch", "4 b"]),
    ("b", "B", 2, ["1 brunch", "1 a", "2 A-B 1", "2 c", "3 lunch"]),
  ])
  func `a leg of which one game is another one moves as little as it can`(
    game: String, city: String, day: Int, rows: [String]
  ) {
    var trip = TripSketch.trip(days: 4, "1 a A", "1 brunch", "2 leg A>B", "3 lunch", "4 b B").changing("leg") { item in
      item.changeLeg { $0.generated = true }
    }
    trip.reconcile { $0 = $0.filter { $0.id.text != game } + [TripSketch.game("c", city, day: day, 0.5)] }
    expect(trip.rows, rows)
  }

  @Test func `a postponed game that comes back leaves no leg behind`() {
    var trip = TripSketch.trip(days: 3, "1 a A", "2 b B", "3 c C")
    trip.reconcile()
    let rows = trip.rows
    trip.reconcile { $0.setStatus(of: "b", .postponed) }
    #expect(trip.rows == ["1 a", "2 b", "2 A-C 1", "3 c"])
    trip.reconcile { $0.setStatus(of: "b", .scheduled) }
    #expect(trip.rows == rows)
  }

  @Test func `a leg with given figures is kept while its cities have games`() {
    var trip = TripSketch.trip(days: 4, "1 a A", "2 own A>B", "3 b B")
    let changes = trip.reconcile { $0.append(TripSketch.game("c", "C", day: 2, 0.5)) }
    #expect(trip.item("own")?.position == Position(day: 2, sortOrder: 1))
    #expect(changes.map(\.listing) == ["added A-C 1", "added C-B 1"])
  }

  @Test func `an edited leg whose game is removed stays, with a warning`() throws {
    for (sketch, gone) in [
      ("@A | A>B @B", "@B"), ("@A A>B | @B B>C | @C", "@B"), ("@A | A>B @B | B>C @C", "@A"), ("@A | A>B @B", "@A"),
      ("@A A>B | @B B>A | @A+2", "@B"),
    ] {
      var trip = TripSketch.trip(sketch)
      let problems = { (trip: Trip) in trip.advisories().filter { $0.item.id.text == "A>B" }.map(\.name) }
      let own = ["legNotNeeded", "legImpossible"]
      #expect(problems(trip).allSatisfy { !own.contains($0) }, "\(sketch)")
      trip.reconcile { $0.removeAll { $0.id.text == gone } }
      #expect(trip.item("A>B") != nil, "\(sketch)")
      #expect(problems(trip).contains { own.contains($0) }, "\(sketch) without \(gone): \(problems(trip))")
      #expect(trip.reconcile().isEmpty, "\(sketch)")
    }
  }

  @Test func `an edited way home needs no game`() throws {
    var trip = TripSketch.trip(days: 3, "1 a A", "2 b B")
    trip.reconcile(ends: TripEnds(start: "H", end: "H"))
    trip.schedule = ScheduleLink()
    trip.schedule?.home = "H"
    for id in trip.itinerary.items.map(\.id.text) {
      trip = trip.changing(id) { $0.changeLeg { ($0.generated, $0.notes) = (nil, "by bus") } }
    }
    #expect(!trip.advisories().contains { $0.name == "legNotNeeded" })
  }

  @Test func `a leg that became invalid goes to the nearest valid slot`() {
    var trip = TripSketch.trip(days: 6, "1 a A", "2 x", "4 leg A>B", "5 y", "6 b B")
    let changes = trip.reconcile { $0.move("b", to: 3) }
    #expect(trip.rows == ["1 a", "2 x", "3 A-B 1", "3 b", "5 y"])
    #expect(changes.map(\.listing) == ["moved A-B 1 from 4"])
    trip.reconcile { $0.move("a", to: 2) }
    #expect(trip.rows == ["2 x", "2 a", "3 A-B 1", "3 b", "5 y"])
    #expect(trip.reconcile { $0.move("a", to: 1) }.isEmpty, "a leg that is still valid stays")
    let back = trip.reconcile { $0.move("b", to: 6) }
    #expect(trip.rows == ["1 a", "2 x", "4 A-B 1", "5 y", "6 b"], "a leg that may stand where it stood goes back")
    #expect(back.map(\.listing) == ["moved A-B 1 from 3"])
    #expect(trip.item("leg")?.leg?.movedFrom == nil)
  }

  @Test func `a leg with given figures and no valid position keeps its place`() {
    var trip = TripSketch.trip(days: 4, "1 a A", "2 own A>B", "3 b B")
    let changes = trip.reconcile { $0.move("a", to: 4) }
    #expect(trip.rows == ["2 A-B 1", "3 b", "4 B-A 1", "4 a"])
    #expect(changes.map(\.listing) == ["added B-A 1"])
  }

  @Test func `a generated leg is removed with its city change and generated again on the way back`() {
    var trip = TripSketch.trip(days: 4, "1 a A", "3 b B")
    trip.reconcile()
    let changes = trip.reconcile { $0.move("a", to: 4) }
    #expect(trip.rows == ["3 b", "4 B-A 1", "4 a"])
    #expect(changes.map(\.listing) == ["removed A-B 1", "added B-A 1"])
    trip.reconcile { $0.move("a", to: 1) }
    #expect(trip.rows == ["1 a", "2 A-B 1", "3 b"])
  }

  @Test func `legs that move and move back return to their positions`() {
    var trip = TripSketch.trip(days: 6, "1 v1 V", "3 x L", "4 v2 V", "6 y C")
    trip.reconcile()
    let positions = trip.itinerary.items.map(\.position)
    trip.reconcile { $0.setCities(["x": "C", "y": "L"]) }
    #expect(trip.rows == ["1 v1", "2 V-C 1", "3 x", "4 C-V 1", "4 v2", "5 V-L 1", "6 y"])
    trip.reconcile { $0.setCities(["x": "L", "y": "C"]) }
    #expect(trip.rows == ["1 v1", "2 V-L 1", "3 x", "4 L-V 1", "4 v2", "5 V-C 1", "6 y"])
    #expect(trip.itinerary.items.map(\.position) == positions)
  }

  @Test func `an estimated leg whose stay is removed is removed though its city has other games`() {
    var trip = TripSketch.trip(days: 5, "1 a A", "3 b B", "5 c A")
    trip.reconcile()
    let changes = trip.reconcile { $0.removeAll { $0.id.text == "c" } }
    #expect(trip.rows == ["1 a", "2 A-B 1", "3 b"])
    #expect(changes.map(\.listing) == ["removed B-A 1"])
  }

  @Test func `replaces an estimated leg if another stay comes between its stays`() {
    var trip = TripSketch.trip(days: 5, "1 a A", "5 b B")
    trip.reconcile()
    let changes = trip.reconcile { $0.append(TripSketch.game("c", "C", day: 3)) }
    #expect(trip.rows == ["1 a", "2 A-C 1", "3 c", "4 C-B 1", "5 b"])
    #expect(changes.map(\.listing) == ["removed A-B 1", "added A-C 1", "added C-B 1"])
  }

  @Test func `legs stay with their games when an earlier visit appears`() {
    var trip = TripSketch.trip(days: 8, "5 a A", "6 mine A>B", "7 b B")
    let changes = trip.reconcile { $0 += TripSketch.rows("1 a0 A", "3 b0 B") }
    #expect(trip.rows == ["1 a0", "2 A-B 1", "3 b0", "4 B-A 1", "5 a", "6 A-B 2", "7 b"])
    #expect(trip.item("mine")?.leg?.visit == 2)
    #expect(changes.map(\.listing) == ["added A-B 1", "added B-A 1"])
    trip.reconcile { $0.removeAll { ["a0", "b0"].contains($0.id.text) } }
    #expect(trip.rows == ["5 a", "6 A-B 1", "7 b"])
    #expect(trip.item("mine")?.position == Position(day: 6, sortOrder: 1))
  }

  @Test(arguments: [false, true])
  func `an edited leg without games serves another city change without a leg`(hasOther: Bool) {
    let id = "Chicago>Detroit"
    let other = hasOther ? " Chicago>Detroit#2" : ""
    var trip = TripSketch.trip("@Chicago \(id) @Detroit | @Chicago+2\(other) @Detroit+2")
    trip.reconcile { $0.removeAll { ["@Chicago", "@Detroit"].contains($0.id.text) } }
    expect(trip.itinerary.items.filter { $0.leg != nil }.count, hasOther ? 2 : 1)
    expect(trip.item(id)?.leg?.visit, hasOther ? 2 : nil)
  }

  @Test func `a chain of legs makes a city change too`() {
    var trip = TripSketch.trip(days: 3, "1 a A", "2:1 one A>X", "2:2 two X>B", "3 b B")
    #expect(trip.reconcile().isEmpty)
  }

  @Test func `a leg without a known distance has no figures`() {
    var trip = TripSketch.trip(days: 2, "1 a A", "2 ? ?")
    trip.reconcile()
    #expect(trip.itinerary.items.compactMap(\.leg) == [Leg(from: "A", to: "?", visit: 1, generated: true)])
  }
}
