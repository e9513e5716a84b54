/// A point on the map, WGS 84.
package struct GeoPoint: Equatable, Sendable {
  /// Degrees north, −90…90.
  package let latitude: Double
  /// Degrees east, −180…180.
  package let longitude: Double

  package init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// The great-circle distance in miles, on a sphere of the Earth's mean radius.
  package func miles(to other: GeoPoint) -> Double {
    let (a, b) = (unitVector, other.unitVector)
    let chord = zip(a, b).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    return 2 * 3958.8 * Self.arcsine(min(chord / 2, 1))
  }

  private var unitVector: [Double] {
    let (north, east) = (latitude * .pi / 180, longitude * .pi / 180)
    return [Self.cosine(north) * Self.cosine(east), Self.cosine(north) * Self.sine(east), Self.sine(north)]
  }

  // MARK: Trigonometry, which the standard library does not have

  /// Taylor's series, to a millionth for −π…π.
  private static func sine(_ x: Double) -> Double {
    var (term, sum) = (x, x)
    for n in 1...10 {
      term *= -x * x / Double(2 * n * (2 * n + 1))
      sum += term
    }
    return sum
  }

  private static func cosine(_ x: Double) -> Double { sine(.pi / 2 - abs(x)) }

  /// Of 0…1, by Newton's method halfway along the arc, where it converges fast.
  private static func arcsine(_ y: Double) -> Double {
    let half = ((1 - (1 - y * y).squareRoot()) / 2).squareRoot()
    var x = half
    for _ in 0..<4 { x -= (sine(x) - half) / cosine(x) }
    return 2 * x
  }
}
