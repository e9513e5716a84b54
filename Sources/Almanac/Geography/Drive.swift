struct Drive: Sendable {
  let way: Roads.Way

  /// Returns nil if no road joins the points: they are on two lands without a fixed link, or water is between them.
  init?(from a: GeoPoint, to b: GeoPoint) {
    guard LandMasses.shared.areJoined(a, b, by: .road), let way = Roads.way(from: a, to: b) else { return nil }
    self.way = way
  }

  var miles: Double { way.length.miles }

  /// The duration without stops, with ten minutes more in town.
  var minutes: Double { 10 + way.length.minutes }
}
