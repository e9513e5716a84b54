import Platform

/// The shortest way between two points of the globe.
enum GreatCircle {
  /// The points of the way, including both ends, in steps of at most about 150 miles.
  static func points(from start: GeoPoint, to end: GeoPoint) -> [GeoPoint] {
    let (a, b) = (vector(start), vector(end))
    let angle = acos(max(-1, min(1, a.x * b.x + a.y * b.y + a.z * b.z)))
    let steps = Int((angle / 0.04).rounded(.up))
    guard steps > 1, sin(angle) > 1e-6 else { return [start, end] }
    let middle = (1..<steps).map { step -> GeoPoint in
      let share = Double(step) / Double(steps)
      let (one, other) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
      let (x, y, z) = (one * a.x + other * b.x, one * a.y + other * b.y, one * a.z + other * b.z)
      let radian = 180 / Double.pi
      return GeoPoint(latitude: asin(max(-1, min(1, z))) * radian, longitude: atan2(y, x) * radian)
    }
    return [start] + middle + [end]
  }

  private static func vector(_ point: GeoPoint) -> (x: Double, y: Double, z: Double) {
    let (latitude, longitude) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
    return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}
