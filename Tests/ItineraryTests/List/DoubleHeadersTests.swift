import Itinerary
import TestSupport
import Testing

/// Which game of a double header a game is.
@Suite struct DoubleHeadersTests {
  private func numbers(_ items: [Item]) -> [Int?] {
    let trip = TripSketch.trip(days: 3, items)
    let headers = DoubleHeaders(trip.itinerary)
    return trip.itinerary.items.map(headers.number)
  }

  @Test func `only games of one matchup on one day are numbered`() {
    expect(numbers([TripSketch.game("a", "A", day: 1), TripSketch.game("b", "A", day: 2)]), [nil, nil])
    expect(
      numbers([
        TripSketch.game("a", "A", day: 1), TripSketch.custom("c", day: 1, 100.5),
        TripSketch.game("b", "A", day: 1, 101),
      ]), [1, nil, 2])
    expect(DoubleHeaders.numbers(["A @ B", "C @ D", "A @ B", "E @ F"]), [1, nil, 2, nil])
  }

  @Test func `a postponed game does not count`() {
    expect(
      numbers([TripSketch.game("a", "A", day: 1, 100, .postponed), TripSketch.game("b", "A", day: 1, 101)]),
      [
        nil, nil,
      ])
  }
}
