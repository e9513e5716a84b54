import Atlas
import Base

extension DriveTimes {
  /// The estimates of the program's own map.
  package static let estimated = DriveTimes { origin, destination in
    LegEstimate(from: GeoPoint(origin), to: GeoPoint(destination))?.durationSeconds
  }
}

extension GeoPoint {
  fileprivate init(_ point: DriveTimes.Point) {
    self.init(latitude: point.latitude, longitude: point.longitude)
  }
}
