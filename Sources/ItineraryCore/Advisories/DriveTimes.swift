/// The estimate of how long a drive between two points takes. The map it needs is given from outside.
package struct DriveTimes: Sendable {
  /// A point in degrees, WGS 84.
  package struct Point: Equatable, Sendable {
    package let latitude, longitude: Double

    package init(latitude: Double, longitude: Double) {
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  private let estimate: @Sendable (Point, Point) -> Double?

  /// - Parameter estimate: the seconds that a drive takes; nil if no road joins the points.
  package init(_ estimate: @escaping @Sendable (Point, Point) -> Double?) {
    self.estimate = estimate
  }

  /// No map: the time of no drive is known.
  package static let unknown = DriveTimes { _, _ in nil }

  /// The part of the estimate, in seconds, that is beyond doubt: it is within a tenth mostly, and the quarter of an hour
  /// in towns that it counts may not be needed.
  func atLeast(from a: Point, to b: Point) -> Int64? {
    seconds(from: a, to: b).map { $0 - $0 / 10 - 900 }
  }

  func seconds(from a: Point, to b: Point) -> Int64? {
    estimate(a, b).map { Int64(min(max($0, 0), 1e9)) }
  }

  /// Whether a time is so long that no map need be asked: at the pace of a cyclist along two sides of a rectangle, on
  /// which all degrees of longitude are as long as at the equator.
  static func isAmple(_ seconds: Int64, from a: Point, to b: Point) -> Bool {
    let degrees = abs(a.latitude - b.latitude) + abs(a.longitude - b.longitude)
    return Double(seconds) > degrees * 111.4 / 20 * 3600
  }
}

extension DriveTimes: Equatable {
  /// All are one: a program has one map.
  package static func == (a: DriveTimes, b: DriveTimes) -> Bool { true }
}

extension CustomItem {
  /// The coordinates of its location; nil if they are not both given.
  var point: DriveTimes.Point? {
    guard let location, let latitude = location.latitude, let longitude = location.longitude else { return nil }
    return DriveTimes.Point(latitude: latitude, longitude: longitude)
  }
}
