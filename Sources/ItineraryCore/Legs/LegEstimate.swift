/// How far and how long a drive is, by an estimate.
package struct LegEstimate: Equatable, Sendable {
  /// Along the road.
  package let distanceMeters: Double
  package let durationSeconds: Double

  package init(distanceMeters: Double, durationSeconds: Double) {
    (self.distanceMeters, self.durationSeconds) = (distanceMeters, durationSeconds)
  }
}
