import Base

/// An estimate of the duration of a drive between two points. The map for it is supplied by the caller.
package struct DriveTimes: Sendable {
  /// A point in degrees, WGS 84.
  package struct Point: Equatable, Sendable {
    package let latitude, longitude: Double

    package init(latitude: Double, longitude: Double) {
      (self.latitude, self.longitude) = (latitude, longitude)
    }
  }

  private let estimate: @Sendable (Point, Point) -> Double?

  /// - Parameter estimate: returns the seconds of a drive; nil if no road connects the points.
  package init(_ estimate: @escaping @Sendable (Point, Point) -> Double?) {
    self.estimate = estimate
  }

  /// Estimates without a map, which know no drive.
  package static let unknown = DriveTimes { _, _ in nil }

  /// A lower bound of the duration, in seconds. The estimate is mostly correct within a tenth, and includes some
  /// minutes in towns that may not be needed.
  func atLeast(from a: Point, to b: Point) -> Int64? {
    seconds(from: a, to: b).map { $0 - $0 / 10 - 900 }
  }

  func seconds(from a: Point, to b: Point) -> Int64? {
    estimate(a, b).map { Int64(min(max($0, 0), 1e9)) }
  }

  /// Whether a time is ample without consulting a map: enough to cycle along two sides of a rectangle whose degrees of
  /// longitude are as long as at the equator.
  static func isAmple(_ seconds: Int64, from a: Point, to b: Point) -> Bool {
    let degrees = abs(a.latitude - b.latitude) + abs(a.longitude - b.longitude)
    return Double(seconds) > degrees * 111.4 / 20 * 3600
  }
}

extension DriveTimes: Equatable {
  /// Always equal, because a program has only one map.
  package static func == (a: DriveTimes, b: DriveTimes) -> Bool { true }
}

extension CustomItem {
  /// The coordinates of the location; nil unless both are given.
  var point: DriveTimes.Point? {
    guard let location, let latitude = location.latitude, let longitude = location.longitude else { return nil }
    return DriveTimes.Point(latitude: latitude, longitude: longitude)
  }
}
