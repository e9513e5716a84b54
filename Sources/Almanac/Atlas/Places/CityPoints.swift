/// The coordinates of cities by the names that a trip gives them; other cities have those of the gazetteer.
package struct CityPoints: Sendable {
  private var points: [CityKey: GeoPoint] = [:]
  /// The means of travel of ``estimate(from:to:)``.
  package var by = TravelMode.drive

  package init() {}

  package mutating func add(_ point: GeoPoint, of city: String) {
    let key = CityKey(city)
    if points[key] == nil { points[key] = point }
  }

  package func point(of city: String) -> GeoPoint? {
    points[CityKey(city)] ?? Gazetteer.shared.city(city)?.point
  }

  /// Nil if a city is unknown. Where the means of travel joins them nowhere, another does (``LegEstimate/means``).
  package func estimate(from: String, to: String) -> LegEstimate? {
    guard let origin = point(of: from), let destination = point(of: to) else { return nil }
    return LegEstimate(from: origin, to: destination, preferring: by)
  }
}
