/// The shortest drives within one land mass, around the barriers of ``RoadMap``.
///
/// A drive is the straight line between its ends, or else the shortest sequence of gates of ``RoadMap`` without
/// crossing a barrier. The shortest ways between all gates are computed once, for the first drive.
struct Roads: Sendable {
  /// The length of a way by road.
  struct Length: Sendable {
    var miles: Double
    /// The additional minutes on slow roads.
    var delay: Double

    static let none = Length(miles: .infinity, delay: 0)

    static func + (a: Length, b: Length) -> Length { Length(miles: a.miles + b.miles, delay: a.delay + b.delay) }
  }

  static let shared = Roads()

  private struct Side: Sendable {
    let a, b: GeoPoint
    let bounds: Bounds
  }

  private let sides: [Side]
  private let gates: [GeoPoint]
  /// The lengths from every gate to every other, row by row.
  private var between: [Length] = []

  private init() {
    sides = RoadMap.barriers.flatMap { line in
      let points = Roads.points(line)
      return zip(points, points.dropFirst()).map { a, b in
        Side(
          a: a, b: b,
          bounds: Bounds(
            min(a.latitude, b.latitude), max(a.latitude, b.latitude), min(a.longitude, b.longitude),
            max(a.longitude, b.longitude)))
      }
    }
    gates = Roads.points(RoadMap.gates)
    between = gates.flatMap { from in gates.map { direct(from, $0) ?? .none } }
    for middle in gates.indices {
      for from in gates.indices {
        let start = between[from * gates.count + middle]
        guard start.miles < .infinity else { continue }
        for to in gates.indices {
          let way = start + between[middle * gates.count + to]
          if way.miles < between[from * gates.count + to].miles { between[from * gates.count + to] = way }
        }
      }
    }
  }

  private static func points(_ numbers: [Double]) -> [GeoPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map { GeoPoint(latitude: numbers[$0], longitude: numbers[$0 + 1]) }
  }

  /// Returns the length of the way by road between two points of one land.
  func length(from a: GeoPoint, to b: GeoPoint) -> Length {
    var way = direct(a, b) ?? roundabout(a, b) ?? Roads.straight(a, b)
    let short = Roads.shortDrives(a.miles(to: b))
    way.miles *= short
    way.delay *= short
    return way
  }

  /// The factor for short drives, most of which are in town: 1.13 up to 15 miles, 1 from 45 miles on.
  private static func shortDrives(_ miles: Double) -> Double { 1 + 0.13 * max(0, min(1, (45 - miles) / 30)) }

  private func roundabout(_ a: GeoPoint, _ b: GeoPoint) -> Length? {
    let starts = gates.map { direct(a, $0) }
    let ends = gates.map { direct($0, b) }
    var best = Length.none
    for (from, start) in starts.enumerated() {
      guard let start else { continue }
      for (to, end) in ends.enumerated() {
        guard let end else { continue }
        let way = start + between[from * gates.count + to] + end
        if way.miles < best.miles { best = way }
      }
    }
    return best.miles < .infinity ? best : nil
  }

  /// Returns nil if the straight line crosses a barrier.
  private func direct(_ a: GeoPoint, _ b: GeoPoint) -> Length? {
    let (south, north) = (min(a.latitude, b.latitude), max(a.latitude, b.latitude))
    let (west, east) = (min(a.longitude, b.longitude), max(a.longitude, b.longitude))
    for side in sides
    where side.bounds.latitudes.lowerBound <= north && side.bounds.latitudes.upperBound >= south
      && side.bounds.longitudes.lowerBound <= east && side.bounds.longitudes.upperBound >= west
    {
      if Roads.cross(a, b, side.a, side.b) { return nil }
    }
    return Roads.straight(a, b)
  }

  /// The length of a road that is as straight as roads usually are.
  private static func straight(_ a: GeoPoint, _ b: GeoPoint) -> Length {
    var (factor, delay) = (1.155, 0.0)
    for region in RoadMap.regions {
      let share = region.bounds.share(from: a, to: b)
      factor += region.longer * share
      delay += region.slower * share
    }
    let miles = a.miles(to: b) * factor
    return Length(miles: miles, delay: miles * delay)
  }

  /// Whether two lines on the map cross.
  private static func cross(_ a: GeoPoint, _ b: GeoPoint, _ c: GeoPoint, _ d: GeoPoint) -> Bool {
    side(of: c, a, b) * side(of: d, a, b) < 0 && side(of: a, c, d) * side(of: b, c, d) < 0
  }

  /// A number whose sign is the side of a line on which a point is.
  private static func side(of point: GeoPoint, _ a: GeoPoint, _ b: GeoPoint) -> Double {
    (b.longitude - a.longitude) * (point.latitude - a.latitude)
      - (b.latitude - a.latitude) * (point.longitude - a.longitude)
  }
}
