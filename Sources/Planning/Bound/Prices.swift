/// A quantity to minimise: the meters of a tour, or the moment at which it is over.
enum Measure: Sendable { case meters, time }

/// Prices of wishes in the unit of a measure: Lagrange multipliers of the condition that a wish is granted exactly
/// once.
///
/// The cost less prices of the cheapest path that collects prices, plus ``Prices/total``, is a lower bound for every
/// tour, whatever the prices are. In problems that ask for a number of venues, `perVenue` is the price of any venue.
/// The price of an optional venue never exceeds it, because its only condition is not to be seen twice.
struct Prices: Sendable, Equatable {
  var wishes: [Double]
  var perVenue = 0.0

  init(count: Int) { wishes = [Double](repeating: 0, count: count) }

  /// The prices in whole units, in which sums are exact, so that the bound is a true one.
  func rounded(_ problem: TourProblem) -> WholePrices { WholePrices(self, problem) }
}

/// Prices in whole units.
struct WholePrices: Sendable {
  let wishes: [Int32]
  /// The least sum of the prices that a valid tour collects.
  let total: Int32

  /// The highest price. Sixty-four of them are less than half of ``WindowGraph/unreachable``.
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
