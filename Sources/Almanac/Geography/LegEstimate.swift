/// An estimate of a drive from coordinates alone, by ``Roads`` and ``Drive``.
///
/// The miles of the map's roads are fitted to 431 drives between ballparks by OSRM on OpenStreetMap, and to nothing
/// else (`Scripts/fit-roads.py`). On these drives half of the distances are within 0.4 % and nine in ten within 1.8 %,
/// half of the times within 1.2 % and nine in ten within 4 %. On drives to ballparks that were left out of the fit the
/// distances are within 1.3 and 4.5 %. On 107 drives between other cities of North America and Europe, whose miles were
/// written down by hand, they are within 2 and 6 %; Europe's roads are not fitted to any drive.
extension LegEstimate {
  /// Estimates to the nearest kilometer, below 20 km to the nearest 100 m, and to the nearest five minutes.
  ///
  /// Returns nil if no road joins the two points, such as across an ocean.
  public init?(from origin: GeoPoint, to destination: GeoPoint) {
    guard let drive = Drive(from: origin, to: destination) else { return nil }
    let meters = drive.miles * 1609.344
    self.init(
      distanceMeters: Self.rounded(meters, to: meters < 20_000 ? 100 : 1000),
      durationSeconds: Self.rounded(drive.minutes * 60, to: 300))
  }

  private static func rounded(_ value: Double, to unit: Double) -> Double { (value / unit).rounded() * unit }
}
