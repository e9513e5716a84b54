/// The way of a drive on the map: over the towns of the roads within one land, else straight.
package struct DriveRoute: Sendable {
  /// The points that the drive comes through, and how far away each is in minutes or another unit.
  private let points: [(point: GeoPoint, distance: Double)]

  package init(from start: GeoPoint, to end: GeoPoint) {
    guard let way = Roads.way(from: start, to: end) else {
      points = [(start, 0), (end, 1)]
      return
    }
    points = [(start, 0)] + way.towns.map { ($0.point, $0.minutes) } + [(end, way.length.minutes)]
  }

  /// The point that is reached at a share of the time, 0…1.
  package func point(at share: Double) -> GeoPoint {
    let distance = share * (points.last?.distance ?? 0)
    let next = max(1, points.firstIndex { $0.distance >= distance } ?? points.count - 1)
    let (a, b) = (points[next - 1], points[next])
    let part = b.distance > a.distance ? (distance - a.distance) / (b.distance - a.distance) : 0
    return GreatCircle.point(from: a.point, to: b.point, at: part)
  }
}
