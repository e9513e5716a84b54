/// What is minimised: the meters of a tour, or the moment at which it is over.
enum Measure: Sendable { case meters, time }

/// Prices of wishes, in the unit of a measure: multipliers of Lagrange of "is seen once".
///
/// The cheapest path that collects prices, cost less prices, plus ``Prices/total`` is a lower bound of every tour, whatever the
/// prices are. In problems that ask for a number of venues, `perVenue` is the price of a venue as such; the price of one
/// that need not be seen is never above it, since that one is only forbidden to be seen twice.
struct Prices: Sendable, Equatable {
  var wishes: [Double]
  var perVenue = 0.0

  init(count: Int) { wishes = [Double](repeating: 0, count: count) }

  /// The prices in whole units: exact sums, so that a bound is one.
  func rounded(_ problem: TourProblem) -> WholePrices { WholePrices(self, problem) }
}

/// Prices in whole units.
struct WholePrices: Sendable {
  let wishes: [Int32]
  /// What the prices of a valid tour add up to, at the least.
  let total: Int32

  /// Sixty-four of them are less than half of ``WindowGraph/unreachable``.
  private static let most = 4_000_000.0

  init(_ prices: Prices, _ problem: TourProblem) {
    let perVenue = problem.goal.count == nil ? 0 : WholePrices.whole(prices.perVenue)
    var wishes = prices.wishes.map(WholePrices.whole)
    var total = Int32(problem.goal.count ?? 0) * perVenue
    for wish in wishes.indices {
      let isRequired = problem.required >> UInt64(wish) & 1 == 1
      if wish < problem.venueCount {
        if !isRequired { wishes[wish] = min(wishes[wish], perVenue) }
        total += wishes[wish] - perVenue
      } else {
        wishes[wish] = isRequired ? max(wishes[wish], 0) : 0
        total += wishes[wish]
      }
    }
    (self.wishes, self.total) = (wishes, total)
  }

  private static func whole(_ price: Double) -> Int32 { Int32(max(-most, min(most, price)).rounded()) }

  /// The sum of the prices of some wishes.
  func sum(_ set: UInt64) -> Int32 {
    var (rest, sum) = (set, Int32(0))
    while rest != 0 {
      sum += wishes[rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return sum
  }
}
