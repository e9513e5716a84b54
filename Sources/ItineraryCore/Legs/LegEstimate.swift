/// An estimate of the distance and the duration of a drive.
package struct LegEstimate: Equatable, Sendable {
  /// Along the road.
  package let distanceMeters: Double
  package let durationSeconds: Double

  package init(distanceMeters: Double, durationSeconds: Double) {
    (self.distanceMeters, self.durationSeconds) = (distanceMeters, durationSeconds)
  }
}
