enum Measure: Sendable { case meters, time }

/// Prices of targets in the unit of a measure: Lagrange multipliers of the condition that each is met exactly once.
///
/// The cost less prices of the cheapest path that collects prices, plus ``Prices/total``, is a lower bound for every
/// tour, whatever the prices are. In problems that ask for a number of venues, `perVenue` is the price of any venue.
/// The price of an optional venue never exceeds it, because its only condition is not to be seen twice.
struct Prices: Sendable, Equatable {
  var targets: [Double]
  var perVenue = 0.0

  init(count: Int) { targets = [Double](repeating: 0, count: count) }
}

/// Prices in whole units, in which sums are exact, so that the bound is a true one.
struct RoundedPrices: Sendable {
  let targets: [Int32]
  /// The least sum of the prices that a valid tour collects.
  let total: Int32

  /// The highest price. All of them together are less than half of ``WindowGraph/unreachable``.
  private static func largest(_ count: Int) -> Double { min(4_000_000, 256_000_000 / Double(max(1, count))) }

  init(_ prices: Prices, _ problem: TourProblem) {
    let largest = RoundedPrices.largest(problem.targetCount)
    let perVenue = problem.goal.count == nil ? 0 : RoundedPrices.rounded(prices.perVenue, largest)
    var targets = prices.targets.map { RoundedPrices.rounded($0, largest) }
    var total = Int32(problem.goal.count ?? 0) * perVenue
    for target in targets.indices {
      let isRequired = problem.required.contains(target)
      if target < problem.venueCount {
        if !isRequired { targets[target] = min(targets[target], perVenue) }
        total += targets[target] - perVenue
      } else {
        targets[target] = isRequired ? max(targets[target], 0) : 0
        total += targets[target]
      }
    }
    (self.targets, self.total) = (targets, total)
  }

  private static func rounded(_ price: Double, _ largest: Double) -> Int32 {
    Int32(max(-largest, min(largest, price)).rounded())
  }

  @inline(__always)
  func sum(_ set: TargetSet) -> Int32 { set.sum(of: targets) }
}
