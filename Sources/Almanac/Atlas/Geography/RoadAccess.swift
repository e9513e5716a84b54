/// The ways off the roads of ``RoadMap``, of which only their ends are known.
enum RoadAccess {
  /// The longest way that is taken off the map's roads where the map has roads, in miles as the crow flies.
  static let reach = 120.0

  /// Returns the length of a way by roads that are not on the map; nil if water is between the points. It is longer in
  /// proportion the farther it goes, since no road keeps to a straight line for long, and in towns.
  static func length(from a: GeoPoint, to b: GeoPoint) -> Roads.Length? {
    if isShore(between: a, b) || LandMasses.shared.isWater(between: a, b, step: 10) { return nil }
    let straight = a.miles(to: b)
    let factor =
      1.15 + 0.12 * min(straight, 150) / 100 + 0.13 * max(0, min(1, (45 - straight) / 30)) + longer(from: a, to: b)
    let miles = straight * factor
    return Roads.Length(miles: miles, minutes: miles * minutesPerMile(from: a, to: b, at: 52))
  }

  static func unmapped(from a: GeoPoint, to b: GeoPoint) -> Roads.Length {
    let miles = a.miles(to: b) * (1.2 + longer(from: a, to: b))
    return Roads.Length(miles: miles, minutes: miles * minutesPerMile(from: a, to: b, at: 60))
  }

  /// The additional length of ways in the mountains between two points, relative to the straight line.
  private static func longer(from a: GeoPoint, to b: GeoPoint) -> Double {
    RoadMap.regions.reduce(0) { $1.longer == 0 ? $0 : $0 + $1.longer * $1.bounds.share(from: a, to: b) }
  }

  private static func minutesPerMile(from a: GeoPoint, to b: GeoPoint, at speed: Double) -> Double {
    RoadMap.regions.reduce(RoadMap.minutesPerMile(from: a, to: b, at: speed)) {
      $1.rough == 0 ? $0 : $0 + $1.rough * $1.bounds.share(from: a, to: b)
    }
  }

  private static let shores = RoadMap.waters.flatMap { Array(zip($0, $0.dropFirst())) }

  private static func isShore(between c: GeoPoint, _ d: GeoPoint) -> Bool {
    shores.contains { a, b in
      side(of: c, a, b) * side(of: d, a, b) < 0 && side(of: a, c, d) * side(of: b, c, d) < 0
    }
  }

  /// A number whose sign is the side of a line on which a point is.
  private static func side(of point: GeoPoint, _ a: GeoPoint, _ b: GeoPoint) -> Double {
    (b.longitude - a.longitude) * (point.latitude - a.latitude)
      - (b.latitude - a.latitude) * (point.longitude - a.longitude)
  }
}
