import Itinerary
import TestSupport
import Testing

/// Dropping one item into one slot.
struct MoveTests {
  /// Drops the custom item `x`, which starts on day 2, between rows of day 1; its new `sortOrder`.
  private func drop(
    among rows: [Double], at slot: SlotNumber, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Double {
    let others = rows.enumerated().map { TripSketch.custom("r\($0)", day: 1, $1, modified: $0) }
    var trip = TripSketch.trip(days: 2, others + TripSketch.rows("2 x"))
    let fault = MoveCheck.move(&trip, at: ItemIndex(rows.count), toSlot: slot)
    #expect(fault == nil, "\(trip.listing)", sourceLocation: sourceLocation)
    return try #require(trip.item("x")).position.sortOrder
  }

  @Test(
    arguments: [
      (1, 2, 1.5), (100, 101, 100.5), (100, 102, 101), (1, 100, 50), (60, 110, 90), (100, 100.5, 100.3), (0, 1, 0.5),
      (-1, 1, 0), (-2, -1, -1.5), (99, 100.5, 100), (1.5, 2, 1.8), (0.1, 0.2, 0.15), (100.25, 100.5, 100.4),
      (-101, -100, -100.5), (9.9, 10.2, 10), (0, 1_000_000, 500_000), (0.001, 0.002, 0.0015),
    ] as [(Double, Double, Double)])
  func `between two rows the sort order is a short decimal`(low: Double, high: Double, expected: Double) throws {
    try expect(drop(among: [low, high], at: 1), expected)
  }

  @Test func `an item whose renumbered position is the same is unchanged`() throws {
    var trip = TripSketch.trip(
      days: 1,
      [
        TripSketch.custom("x", day: 1, 0), TripSketch.custom("a", day: 1, 1),
        TripSketch.custom("b", day: 1, 1, modified: 1),
      ])
    #expect(MoveCheck.move(&trip, at: 0, toSlot: 1) == nil)
    expect(trip.ids(onDay: 1), ["a", "x", "b"])
    expect(trip.item("x"), TripSketch.custom("x", day: 1, 0))
    expect(trip.item("a")?.position.sortOrder, -1)
  }

  /// Counts the decimals that any number between two neighbors needs at least, by trying.
  @Test func `a new sort order has the fewest decimals that fit`() throws {
    var random = SplitMix64(seed: 5)
    for _ in Portion.rounds(300) {
      let unit = random.pick([1, 10, 100, 1000])
      let low = random.below(300 * unit)
      let high = low + 1 + random.below(3 * unit)
      let sortOrder = try drop(among: [Double(low) / Double(unit), Double(high) / Double(unit)], at: 1)
      // A multiple of 1/10^places is strictly between, in whole numbers of 1/(unit · 10^places).
      let places = (0...4).first { places in
        let power = [1, 10, 100, 1000, 10_000][places]
        return (low * power / unit + 1) * unit < high * power
      }
      let decimals = "\(sortOrder)".split(separator: ".").last.map { $0 == "0" ? 0 : $0.utf8.count }
      expect(decimals, places, "seed 5: \(sortOrder) between \(low)/\(unit) and \(high)/\(unit)")
    }
  }

  @Test func `a row at the end of a day is 1 from its neighbor`() throws {
    try expect(drop(among: [100, 101], at: 0), 99)
    try expect(drop(among: [100, 101.5], at: 2), 102.5)
    try expect(drop(among: [], at: 0), 1)
    try expect(drop(among: [-3.5], at: 0), -4.5)
  }

  @Test(arguments: [0, 1, 2, 3] as [SlotNumber])
  func `renumbers equal positions`(slot: SlotNumber) throws {
    let sortOrder = try drop(among: [7, 7, 7], at: slot)
    expect(sortOrder, [6, 5, 6, 8][slot.rawValue])
  }

  @Test(
    arguments: [
      ([1.0, 1.0.nextUp], 2), ([0, .leastNonzeroMagnitude], 1), ([-.leastNonzeroMagnitude, 0], -1),
      ([-5.0.nextUp, -5], -6), ([1e308, 1e308.nextUp], 2), ([0x1p53, 0x1p53 + 2], 2),
    ] as [([Double], Double)])
  func `renumbers neighbors with no number between them`(rows: [Double], expected: Double) throws {
    try expect(drop(among: rows, at: 1), expected)
  }

  @Test(
    arguments: [
      [-1e308, 1e308], [-.greatestFiniteMagnitude, .greatestFiniteMagnitude], [1e308, .greatestFiniteMagnitude],
      [-.greatestFiniteMagnitude, -1e308], [-1e16, 1e16], [1e16, 1e16 + 4], [1, 1.0.nextUp.nextUp],
      [0, .leastNormalMagnitude], [1e300, 1e300.nextUp.nextUp.nextUp], [-1000, -999.9999999],
    ] as [[Double]])
  func `every wide enough gap accepts an item`(rows: [Double]) throws {
    for slot: SlotNumber in 0...2 { _ = try drop(among: rows, at: slot) }
  }

  @Test func `renumbers ends beyond all numbers`() throws {
    try expect(drop(among: [.greatestFiniteMagnitude], at: 1), 2)
    try expect(drop(among: [-.greatestFiniteMagnitude], at: 0), 1)
    try expect(drop(among: [-1e300, 1e300], at: 2), 3)
  }

  @Test func `dropping at the origin changes nothing`() throws {
    for sortOrder in [1, 100, 100.5] {
      let trip = TripSketch.trip(
        days: 2,
        [
          TripSketch.custom("x", day: 1, sortOrder), TripSketch.game("g", "Chicago", day: 1),
          TripSketch.custom("y", day: 1, 100.5),
        ])
      let index = try #require(trip.itinerary.index(of: ItemID("x")))
      let origin = try #require(Slots(in: trip.itinerary, carrying: index).origin)
      var moved = trip
      let outcome = try moved.moveItem(at: index, toSlot: origin, now: TripSketch.moment(9))
      expect(outcome, .unchanged)
      expect(moved, trip)
    }
  }

  @Test func `an impossible leg can be put back`() throws {
    let trip = TripSketch.trip(days: 2, "1 a Chicago", "1 leg Detroit>Chicago", "2 b Detroit")
    let constraints = ItineraryConstraints(trip.itinerary)
    var moved = trip
    try expect(moved.moveItem(at: 0, toSlot: 0, now: TripSketch.moment(9)), .unchanged)
    let refusal = try #require(constraints.refusalToMove(trip.itinerary[0]))
    #expect(throws: refusal) {
      try moved.moveItem(at: 0, toSlot: 1, now: TripSketch.moment(9))
    }
    expect(moved, trip)
  }

  @Test func `a game can't be moved, even to its origin`() {
    let trip = TripSketch.trip(days: 2, "1 a Chicago")
    var moved = trip
    for slot: SlotNumber in 0..<2 {
      #expect(throws: Refusal.gameIsFixed(trip.itinerary[0])) {
        try moved.moveItem(at: 0, toSlot: slot, now: TripSketch.moment(9))
      }
    }
    expect(moved, trip)
  }

  @Test func `a modification time never runs backwards with a slow clock`() throws {
    var trip = TripSketch.trip(days: 2, [TripSketch.custom("x", day: 1, modified: 5000)])
    let drops: [(Int, SlotNumber, Int)] = [(10, 1, 5001), (20, 0, 5002), (5002, 1, 5003), (9000, 0, 9000)]
    for (now, slot, expected) in drops {
      #expect(MoveCheck.move(&trip, at: 0, toSlot: slot, now: TripSketch.moment(now)) == nil)
      expect(trip.item("x")?.modifiedAt, TripSketch.moment(expected))
    }
  }

  /// A tie among rows that are far apart otherwise, one in a row of numbers, and a gap between games that is used up.
  @Test(
    arguments: [
      ([1, 5, 5, 9], 2, [1, 2, 3, 5, 9], 1), ([1, 2, 3, 3, 7, 8, 9], 3, [1, 2, 3, 4, 5, 7, 8, 9], 1),
      ([100, 100.0.nextUp, 101, 102], 1, [98, 99, 100, 101, 102], 2), ([0.5, 0.5, 8], 1, [5, 6, 7, 8], 2),
    ] as [([Double], SlotNumber, [Double], Int)])
  func `renumbers few rows to make room`(rows: [Double], slot: SlotNumber, expected: [Double], touched: Int) {
    let others = rows.enumerated().map { TripSketch.custom("r\($0)", day: 1, $1, modified: $0) }
    var trip = TripSketch.trip(days: 2, others + TripSketch.rows("2 x"))
    #expect(MoveCheck.move(&trip, at: ItemIndex(rows.count), toSlot: slot, now: TripSketch.moment(70_000)) == nil)
    expect(trip.itinerary.items.map(\.position.sortOrder), expected)
    expect(trip.itinerary.items.count { $0.id.text != "x" && $0.modifiedAt == TripSketch.moment(70_000) }, touched)
  }

  @Test func `renumbering touches only rows whose number changed`() {
    var trip = TripSketch.trip(
      days: 2,
      [
        TripSketch.custom("a", day: 1, 1), TripSketch.custom("b", day: 1, 2),
        TripSketch.custom("c", day: 1, 2, modified: 1),
        TripSketch.custom("d", day: 1, 5), TripSketch.custom("x", day: 2, 1), TripSketch.custom("y", day: 2, 1),
      ])
    #expect(MoveCheck.move(&trip, at: 4, toSlot: 2, now: TripSketch.moment(7)) == nil)
    expect(trip.itinerary.items.map(\.id.text), ["a", "b", "x", "c", "d", "y"])
    expect(trip.itinerary.items.map(\.position.sortOrder), [1, 2, 3, 4, 5, 1])
    expect(trip.itinerary.items.map(\.modifiedAt), [0, 0, 7, 7, 0, 0].map(TripSketch.moment))
  }

  @Test func `a leg moves between its games`() {
    var trip = TripSketch.trip(days: 3, "1 a Chicago", "1 leg Chicago>Detroit", "3 b Detroit")
    #expect(MoveCheck.move(&trip, at: 0, toSlot: 3) == nil)
    expect((1...3).map(trip.ids(onDay:)), [["a"], [], ["leg", "b"]])
    expect(trip.item("leg")?.position, Position(day: 3, sortOrder: 99))
    #expect(MoveCheck.move(&trip, at: 1, toSlot: 4) == nil)
    expect((1...3).map(trip.ids(onDay:)), [["a"], [], ["leg", "b"]])
  }
}
