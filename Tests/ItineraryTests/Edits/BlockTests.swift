import Itinerary
import TestSupport
import Testing

/// Adding several new items to one slot.
struct BlockTests {
  /// Adds items to a slot of day 1.
  private func added(_ count: Int, among rows: [Double], atSlot slot: SlotNumber) -> Trip {
    var trip = TripSketch.trip(days: 2, rows.enumerated().map { TripSketch.custom("r\($0)", day: 1, $1, modified: $0) })
    let block = (0..<count).map {
      Edit.NewItem(ItemID("new\($0)"), CustomItem(title: "Item \($0)", category: .note))
    }
    #expect(throws: Never.self) { try trip.apply(.add(block, to: slot), at: TripSketch.moment(9)) }
    return trip
  }

  private func sortOrders(_ count: Int, among rows: [Double], atSlot slot: SlotNumber) -> [Double] {
    let trip = added(count, among: rows, atSlot: slot)
    return (0..<count).compactMap { trip.item("new\($0)")?.position.sortOrder }
  }

  @Test func `ten rows between two others are evenly spaced`() {
    expect(
      sortOrders(10, among: [100, 101], atSlot: 1),
      [100.09, 100.18, 100.27, 100.36, 100.45, 100.55, 100.64, 100.73, 100.82, 100.91])
  }

  @Test(
    arguments: [
      (2, 100, 101, [100.3, 100.7]), (3, 100, 101, [100.25, 100.5, 100.75]), (4, 0, 1, [0.2, 0.4, 0.6, 0.8]),
      (9, 1, 2, [1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9]), (3, 1, 5, [2, 3, 4]), (2, 0, 300, [100, 200]),
      (1, 100, 101, [100.5]),
    ] as [(Int, Double, Double, [Double])])
  func `few digits are enough for the rows of a block`(count: Int, low: Double, high: Double, expected: [Double]) {
    expect(sortOrders(count, among: [low, high], atSlot: 1), expected)
  }

  @Test func `the ends of a day are integer steps away`() {
    expect(sortOrders(3, among: [100, 101], atSlot: 0), [97, 98, 99])
    expect(sortOrders(3, among: [100, 101.5], atSlot: 2), [102.5, 103.5, 104.5])
    expect(sortOrders(10, among: [], atSlot: 0), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  }

  @Test func `rows of a block are nearly evenly spaced`() {
    var random = SplitMix64(seed: 11)
    for _ in Portion.rounds(300) {
      let count = 2 + random.below(60)
      let low = Double(random.below(2000)) / random.pick([1, 10, 100])
      let high = low + Double(1 + random.below(300)) / random.pick([1, 10, 100, 1000])
      let all = [low] + sortOrders(count, among: [low, high], atSlot: 1) + [high]
      let distances = zip(all, all.dropFirst()).map { $1 - $0 }
      let (smallest, largest) = (distances.min() ?? 0, distances.max() ?? 0)
      #expect(
        smallest > 0 && largest <= 2 * smallest * (1 + 1e-9), "seed 11: \(count) between \(low) and \(high): \(all)")
    }
  }

  @Test(arguments: [(7, 7), (1, 1.0.nextUp), (1e300, 1e300.nextUp), (0, .leastNonzeroMagnitude)] as [(Double, Double)])
  func `a day without room is renumbered once`(low: Double, high: Double) {
    let trip = added(5, among: [low, high, high + 3], atSlot: 1)
    expect(trip.ids(onDay: 1), ["r0", "new0", "new1", "new2", "new3", "new4", "r1", "r2"])
    let rows = trip.itinerary.range(ofDay: 1).map { trip.itinerary[$0].position }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 < $1 }, "\(rows)")
    #expect(rows.allSatisfy { $0.sortOrder.rounded() == $0.sortOrder && $0.sortOrder.isFinite }, "\(rows)")
  }

  @Test func `rows of another copy get a block in one merge`() {
    let trip = added(100_000, among: [1, 2], atSlot: 1)
    expect(trip.itinerary.count, 100_002)
    expect(trip.ids(onDay: 1).prefix(3), ["r0", "new0", "new1"])
    expect(trip.ids(onDay: 1).last, "r1")
  }

  @Test func `no items change nothing`() {
    expect(added(0, among: [1, 2], atSlot: 1), added(0, among: [1, 2], atSlot: 0))
  }
}
