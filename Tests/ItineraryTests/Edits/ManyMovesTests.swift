import Itinerary
import TestSupport
import Testing

/// Long runs of moves: the same gap ten thousand times over, and random walks.
struct ManyMovesTests {
  /// Rows `first` and `last` of day 1, with others between them; `home` is the only row of day 2.
  private static func trip(_ first: Double, _ last: Double, between: Int) -> Trip {
    let games = [
      TripSketch.game("first", "Chicago", day: 1, first), TripSketch.game("last", "Chicago", day: 1, last, modified: 1),
    ]
    let inner = (0..<between).map { TripSketch.custom("x\($0)", day: 2, Double($0)) }
    return TripSketch.trip(days: 2, games + inner + [TripSketch.custom("home", day: 2, 100_000)])
  }

  private static let gaps: [(first: Double, last: Double)] = [
    (100, 101), (7, 7), (-3, -2), (1e308, 1e308.nextUp.nextUp), (-.greatestFiniteMagnitude, .greatestFiniteMagnitude),
  ]
  private static let narrowGaps: [(first: Double, last: Double)] = [
    (1, 2), (1, 1.0.nextUp), (0, .leastNonzeroMagnitude), (-1e308, 1e308),
  ]

  private static let drops = Portion.rounds(10_000).count

  /// Drops ``drops`` times; `choose` names the item and the slot. Every hundredth drop, and every one that renumbers
  /// the day, is compared with the array model; the others with the order of the rows only.
  private static func dropManyTimes(
    _ trip: inout Trip, _ choose: (Trip, Int) -> (index: ItemIndex, slot: SlotNumber)
  ) -> String? {
    for drop in 0..<Self.drops {
      let (index, slot) = choose(trip, drop)
      let now = TripSketch.moment(drop)
      if drop % 100 == 0 {
        if let fault = MoveCheck.move(&trip, at: index, toSlot: slot, now: now) { return "drop \(drop): \(fault)" }
        continue
      }
      let id = trip.itinerary[index].id
      let target = Slots(in: trip.itinerary, carrying: index)[slot]
      guard (try? trip.moveItem(at: index, toSlot: slot, now: now)) != nil else {
        return "drop \(drop) was refused"
      }
      let rows = trip.itinerary.range(ofDay: target.day).map { trip.itinerary[$0] }
      guard rows[target.index].id == id else { return "drop \(drop) missed its slot" }
      guard zip(rows, rows.dropFirst()).allSatisfy({ $0.position < $1.position }) else {
        return "drop \(drop) left a tie"
      }
    }
    return nil
  }

  @Test(arguments: gaps + narrowGaps)
  func `the same item can move back and forth between two rows`(first: Double, last: Double) {
    var trip = Self.trip(first, last, between: 1)
    let fault = Self.dropManyTimes(&trip) { trip, drop in
      drop % 2 == 0 ? (2, 1) : (1, 3)
    }
    #expect(fault == nil, "\(trip.listing)")
    expect(trip.ids(onDay: 1), ["first", "last"])
  }

  /// The item dropped longest ago comes next, so the gap after the first row, or before the last, narrows every time.
  @Test(arguments: gaps, [(index: 3, slot: 1), (index: 1, slot: 3)] as [(index: ItemIndex, slot: SlotNumber)])
  func `many items can move next to the same row`(
    gap: (first: Double, last: Double), drop: (index: ItemIndex, slot: SlotNumber)
  ) {
    var trip = Self.trip(gap.first, gap.last, between: 3)
    for _ in 0..<3 {
      #expect(MoveCheck.move(&trip, at: ItemIndex(trip.itinerary.range(ofDay: 1).count), toSlot: 1) == nil)
    }
    let fault = Self.dropManyTimes(&trip) { _, _ in drop }
    #expect(fault == nil, "\(trip.listing)")
    #expect(trip.ids(onDay: 1).first == "first" && trip.ids(onDay: 1).last == "last")
  }

  /// Never the same item twice: the day grows with every drop.
  @Test func `many new items fit after the first row`() {
    let count = Portion.rounds(2000).count
    var trip = Self.trip(1, 2, between: count)
    for drop in 0..<count {
      let index = trip.itinerary.range(ofDay: 2).lowerBound
      #expect(throws: Never.self) {
        try trip.moveItem(at: index, toSlot: 1, now: TripSketch.moment(drop))
      }
    }
    expect(trip.ids(onDay: 1), ["first"] + (0..<count).reversed().map { "x\($0)" } + ["last"])
    let rows = trip.itinerary.range(ofDay: 1).map { trip.itinerary[$0].position }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func `many drops fit before the first and after the last row`() {
    var trip = TripSketch.trip(days: 1, (0..<3).map { TripSketch.custom("x\($0)", day: 1, Double($0)) })
    #expect(Self.dropManyTimes(&trip) { _, _ in (2, 0) } == nil)
    expect(trip.itinerary[0].position.sortOrder, Double(-Self.drops))
    #expect(Self.dropManyTimes(&trip) { _, _ in (0, 2) } == nil)
  }

  /// Random items into random slots of random trips, valid or not, with a clock that jumps back and forth.
  @Test(arguments: [11, 12, 13, 14] as [UInt64])
  func `random moves match plain arrays`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<40 {
      var trip = RandomTrip.make(&random)
      for _ in 0..<25 {
        let before = trip
        let index = random.pick(trip.itinerary.indices)
        let slot = SlotNumber(random.below(trip.itinerary.count - 1 + trip.dayCount))
        let now = TripSketch.moment(random.below(50))
        if let fault = MoveCheck.move(&trip, at: index, toSlot: slot, now: now) {
          Issue.record("seed \(seed): index \(index) to slot \(slot) at \(now): \(fault)\nin \(before.listing)")
          return
        }
      }
    }
  }
}
