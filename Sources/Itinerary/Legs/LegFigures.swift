/// Estimates for the legs that an edit may add, computed in advance.
public struct LegFigures: Equatable, Sendable {
  package private(set) var by = Leg.Mode.drive
  private var estimates: [String: LegEstimate] = [:]

  /// No estimates: legs get neither distance nor duration.
  public static let none = LegFigures()

  /// Makes the same as ``none``.
  public init() {}

  /// Computes the estimates of all journeys between some cities.
  public init(
    between cities: [String], by mode: Leg.Mode = .drive, _ estimate: (_ from: String, _ to: String) -> LegEstimate?
  ) {
    by = mode
    for from in cities {
      for to in cities where CityKey(from) != CityKey(to) {
        estimates[LegFigures.key(from, to)] = estimate(from, to)
      }
    }
  }

  package func estimate(from: String, to: String) -> LegEstimate? { estimates[LegFigures.key(from, to)] }

  private static func key(_ from: String, _ to: String) -> String {
    "\(CityKey(from).text)\n\(CityKey(to).text)"
  }
}
