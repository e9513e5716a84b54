import CStandard

package enum GreatCircle {
  /// The points of the way, including both ends, in steps of at most so many kilometers.
  package static func points(from start: GeoPoint, to end: GeoPoint, every step: Double = 255) -> [GeoPoint] {
    let steps = Int((angle(vector(start), vector(end)) / step * 6371).rounded(.up))
    guard steps > 1 else { return [start, end] }
    return [start] + (1..<steps).map { point(from: start, to: end, at: Double($0) / Double(steps)) } + [end]
  }

  static func point(from start: GeoPoint, to end: GeoPoint, at share: Double) -> GeoPoint {
    let (a, b) = (vector(start), vector(end))
    let angle = angle(a, b)
    guard sin(angle) > 1e-6 else { return start }
    let (one, other) = (sin((1 - share) * angle) / sin(angle), sin(share * angle) / sin(angle))
    let (x, y, z) = (one * a.x + other * b.x, one * a.y + other * b.y, one * a.z + other * b.z)
    let radian = 180 / Double.pi
    return GeoPoint(latitude: asin(max(-1, min(1, z))) * radian, longitude: atan2(y, x) * radian)
  }

  private typealias Vector = (x: Double, y: Double, z: Double)

  private static func angle(_ a: Vector, _ b: Vector) -> Double {
    acos(max(-1, min(1, a.x * b.x + a.y * b.y + a.z * b.z)))
  }

  private static func vector(_ point: GeoPoint) -> Vector {
    let (latitude, longitude) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
    return (cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
  }
}
