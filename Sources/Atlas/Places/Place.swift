/// A place on the map, with the name of its city and the clocks it goes by.
package struct Place: Equatable, Sendable {
  /// As trips name it: `Chicago, IL`, `London, England`, `Madrid, Spain`.
  package var city: String
  /// Degrees north.
  package var latitude: Double
  /// Degrees east.
  package var longitude: Double
  /// The IANA name.
  package var timeZone: String
}

extension Place {
  /// Whether two places are close, on a flat map of their surroundings: for distances up to a few hundred kilometres.
  package func isWithin(kilometers: Double, of other: Place) -> Bool {
    // One degree of latitude is 111.2 km; of longitude as much less as the circle is smaller.
    let north = (latitude - other.latitude) * 111.2
    let middle = (latitude + other.latitude) / 2
    let east = (longitude - other.longitude) * 111.2 * Place.cosine(degrees: middle)
    return north * north + east * east <= kilometers * kilometers
  }

  /// Bhaskara's approximation, within 0.2 %, of angles up to 90° either way.
  private static func cosine(degrees: Double) -> Double {
    let square = degrees * degrees
    return (32_400 - 4 * square) / (32_400 + square)
  }
}
