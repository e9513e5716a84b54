import CStandard

/// A point on the map, WGS 84.
public struct GeoPoint: Equatable, Hashable, Sendable {
  /// Degrees north, −90…90.
  public let latitude: Double
  /// Degrees east, −180…180.
  public let longitude: Double

  /// Makes a point of degrees.
  public init(latitude: Double, longitude: Double) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }

  /// The great-circle distance in miles.
  public func miles(to other: GeoPoint) -> Double { GeoPoint.radiusInMiles * angle(to: other) }

  /// The great-circle distance in kilometers.
  public func kilometers(to other: GeoPoint) -> Double { miles(to: other) * 1.609344 }

  /// The direction in which the shortest way to another point sets out: `northeast`.
  package func direction(to other: GeoPoint) -> String {
    let radians = Double.pi / 180
    let (from, to, turn) = (latitude * radians, other.latitude * radians, (other.longitude - longitude) * radians)
    let angle = atan2(sin(turn) * cos(to), cos(from) * sin(to) - sin(from) * cos(to) * cos(turn)) / radians
    let names = ["north", "northeast", "east", "southeast", "south", "southwest", "west", "northwest"]
    return names[(Int((angle / 45).rounded()) + 8) % 8]
  }

  /// The Earth's mean radius; the distances are those on a sphere.
  package static let radiusInMiles = 3958.8

  /// The angle between two points as seen from the middle of the Earth, in radians, 0…π.
  ///
  /// The haversine formula, which is exact for small distances too, where the arccosine of a scalar product is not.
  private func angle(to other: GeoPoint) -> Double {
    let radians = Double.pi / 180
    let north = sin((other.latitude - latitude) * radians / 2)
    let east = sin((other.longitude - longitude) * radians / 2)
    let square = north * north + cos(latitude * radians) * cos(other.latitude * radians) * east * east
    return 2 * asin(min(square.squareRoot(), 1))
  }
}
