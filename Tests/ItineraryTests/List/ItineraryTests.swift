import Itinerary
import TestSupport
import Testing

/// The items of a trip stay in list order, and the days know their rows, whatever is done.
struct ItineraryTests {
  @Test func `items are ordered by day, sort order, modification time and ID`() {
    let inOrder = [
      TripSketch.custom("z", day: 1, -5), TripSketch.custom("y", day: 1, 1, modified: 1),
      TripSketch.custom("b", day: 1, 1, modified: 2),
      TripSketch.custom("c", day: 1, 1, modified: 2), TripSketch.custom("a", day: 1, 1.0.nextUp),
      TripSketch.custom("0", day: 2, -100),
    ]
    expect(ItemList(inOrder.reversed(), dayCount: 2).items, inOrder)
    expect(ItemList(inOrder, dayCount: 2).items, inOrder)
  }

  @Test func `empty days have empty ranges`() {
    let itinerary = ItemList(TripSketch.rows("2 a", "4 b"), dayCount: 5)
    expect((1...5).map(itinerary.range(ofDay:)), [0..<0, 0..<1, 1..<1, 1..<2, 2..<2])
    expect(ItemList([], dayCount: 1).range(ofDay: 1), 0..<0)
  }

  @Test func `finds items by ID`() {
    let itinerary = ItemList(TripSketch.rows("2 a", "1 b"), dayCount: 2)
    expect(itinerary.index(of: ItemID("a")), 1)
    expect(itinerary.item(ItemID("b"))?.position.day, 1)
    #expect(itinerary.index(of: ItemID("c")) == nil)
    #expect(itinerary.item(ItemID("A")) == nil)
  }

  @Test func `orders IDs by scalars`() {
    #expect(ItemID("Z") < ItemID("a"))
    #expect(ItemID("a") < ItemID("aa"))
    #expect(ItemID("e\u{301}") < ItemID("z"))
    #expect(ItemID("z") < ItemID("\u{E9}"))
    #expect(!(ItemID("a") < ItemID("a")))
  }

  /// Inserts, removes and replaces at random, against sorting a plain array again.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `random edits match sorting`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let days = 5
    var plain: [Item] = []
    var itinerary = ItemList([], dayCount: days)
    for step in Portion.rounds(3000) {
      let item = TripSketch.custom(
        "i\(step)", day: 1 + random.below(days), Double(random.below(6)), modified: random.below(3))
      if plain.count < 3 || random.below(5) < 2 {
        itinerary.insert(item)
        plain.append(item)
      } else {
        let index = random.pick(itinerary.indices)
        plain.removeAll { $0.id == itinerary[index].id }
        if random.once(in: 2) {
          itinerary.remove(at: index)
        } else {
          itinerary.replace(at: index, with: item)
          plain.append(item)
        }
      }
      guard Self.matches(itinerary, plain, days: days) else {
        return fail("seed \(seed), step \(step), \(item.id)\n\(itinerary.items.map(\.listing))")
      }
    }
  }

  private static func matches(_ itinerary: ItemList, _ plain: [Item], days: Int) -> Bool {
    let sorted = ConstraintsReference(dayCount: days, items: plain).items
    let byDay = (1...days).map { day in sorted.filter { $0.position.day == day }.map(\.id) }
    return itinerary.items.map(\.id) == sorted.map(\.id)
      && (1...days).map { day in itinerary.range(ofDay: day).map { itinerary[$0].id } } == byDay
      && itinerary == ItemList(sorted, dayCount: days)
  }

  // MARK: Double headers

  private func numbers(_ items: [Item]) -> [Int?] {
    let trip = TripSketch.trip(days: 3, items)
    let headers = DoubleHeaders(trip.itinerary)
    return trip.itinerary.items.map(headers.number)
  }

  @Test func `numbers only games of one matchup on one day`() {
    expect(numbers(TripSketch.rows("1 a A", "2 b A")), [nil, nil])
    expect(numbers(TripSketch.rows("1 a A", "1:100.5 c", "1:101 b A")), [1, nil, 2])
    expect(DoubleHeaders.numbers(["A @ B", "C @ D", "A @ B", "E @ F"]), [1, nil, 2, nil])
  }

  @Test func `a postponed game is not numbered`() {
    expect(
      numbers([TripSketch.game("a", "A", day: 1, 100, .postponed), TripSketch.game("b", "A", day: 1, 101)]),
      [nil, nil])
  }
}
