import Base

/// An estimate of a drive from coordinates alone, by ``Roads`` and ``Drive``.
///
/// The miles of the map's roads were fitted to 1,443 drives (ballparks by OSRM, capitals and landmarks of the United
/// States by Google, cities of Canada, Mexico and Europe by miles written down by hand). Measured on drives to which
/// they were not fitted: on 706 drives between 48 cities of the United States (Google) half of the distances are within
/// 1.0 %, nine in ten within 3.6 %; half of the times within 3.2 %, nine in ten within 6.6 %. On 36 drives over borders,
/// over mountains and in Europe (written down by hand) the distances are within 1.1 and 3.7 %. On 431 drives between
/// ballparks, which are in the fit, the distances are within 0.5 and 1.9 %, the times within 3.0 and 5.5 %.
extension LegEstimate {
  /// Estimates to the nearest kilometer, below 20 km to the nearest 100 m, and to the nearest five minutes.
  ///
  /// Returns nil if neither roads nor well-known ferries join the two points, such as across an ocean.
  package init?(from origin: GeoPoint, to destination: GeoPoint) {
    guard let drive = Drive(from: origin, to: destination) else { return nil }
    let meters = drive.miles * 1609.344
    self.init(
      distanceMeters: Self.rounded(meters, to: meters < 20_000 ? 100 : 1000),
      durationSeconds: Self.rounded(drive.minutes * 60, to: 300))
  }

  private static func rounded(_ value: Double, to unit: Double) -> Double { (value / unit).rounded() * unit }
}
