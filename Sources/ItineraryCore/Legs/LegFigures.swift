/// Estimates of the legs that an edit may bring, worked out before it.
package struct LegFigures: Equatable, Sendable {
  /// The estimates, by the keys of both cities: see "Start-up cost of generic types".
  private var estimates: [String: LegEstimate] = [:]

  package static let none = LegFigures()

  package init() {}

  /// Takes those of all drives between some cities.
  package init(between cities: [String], _ estimate: (_ from: String, _ to: String) -> LegEstimate?) {
    for from in cities {
      for to in cities where CityKey(from) != CityKey(to) {
        estimates[LegFigures.key(from, to)] = estimate(from, to)
      }
    }
  }

  package func estimate(from: String, to: String) -> LegEstimate? { estimates[LegFigures.key(from, to)] }

  private static func key(_ from: String, _ to: String) -> String {
    "\(CityKey(from).folded)\n\(CityKey(to).folded)"
  }
}
