import Almanac
import ScheduleTestSupport
import TestSupport
import Testing

@testable import Making

@Suite struct AssignmentTests {
  @Test func `finds the cheapest total, not the cheapest first`() {
    expect(Assignment.cheapest([[1, 2], [2, 9]]), [1, 0])
    expect(Assignment.cheapest([[nil, 5], [nil, 3]]), [nil, 1])
    expect(Assignment.cheapest([]), [])
    expect(Assignment.cheapest([[], []]), [nil, nil])
  }

  @Test func `assigns as many rows as possible`() {
    expect(Assignment.cheapest([[0, 1_000_000], [0, nil]]), [1, 0])
  }

  @Test(arguments: Portion.seeds(200)) func `the assignment has the least cost of all`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let (rows, columns) = (1 + random.below(4), 1 + random.below(4))
    let costs = (0..<rows).map { _ in (0..<columns).map { _ in random.below(4) == 0 ? nil : random.below(30) } }
    let found = Assignment.cheapest(costs)
    expect(Set(found.compactMap { $0 }).count, found.count { $0 != nil })
    let value = found.enumerated().reduce(into: (0, 0)) { sum, pair in
      guard let column = pair.element, let cost = costs[pair.offset][column] else { return }
      sum = (sum.0 + 1, sum.1 - cost)
    }
    #expect(value == best(costs[...], free: Set(0..<columns)), "seed \(seed), costs \(costs)")
  }

  /// Returns the most rows that can get a column, and minus the least cost of that.
  private func best(_ rows: ArraySlice<[Int?]>, free: Set<Int>) -> (Int, Int) {
    guard let row = rows.first else { return (0, 0) }
    var best = best(rows.dropFirst(), free: free)
    for column in free {
      guard let cost = row[column] else { continue }
      let rest = self.best(rows.dropFirst(), free: free.subtracting([column]))
      best = max(best, (rest.0 + 1, rest.1 - cost), by: <)
    }
    return best
  }

  private func max(_ a: (Int, Int), _ b: (Int, Int), by isLess: ((Int, Int), (Int, Int)) -> Bool) -> (Int, Int) {
    isLess(a, b) ? b : a
  }
}
