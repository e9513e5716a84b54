/// An estimate of a drive from coordinates alone, by ``Roads`` and ``Drive``.
///
/// The miles of the map's roads in North America are fitted to drives between ballparks by OSRM on OpenStreetMap
/// (`Scripts/fit-roads.py`); others were entered by hand. `docs/estimates.md` states the errors.
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
