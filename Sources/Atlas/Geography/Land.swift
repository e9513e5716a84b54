/// A part of the world whose places are joined by roads, roughly: enough to keep a drive across an ocean out of a
/// trip.
enum Land: CaseIterable {
  case hawaii, caribbean, northAmerica, southAmerica, iceland, ireland, greatBritain, japan, taiwan, newZealand
  case australia, eurasiaAndAfrica

  /// Whether roads join two points; Great Britain and Eurasia are joined by the tunnel.
  static func joinsByRoad(_ a: GeoPoint, _ b: GeoPoint) -> Bool {
    guard let first = at(a), let second = at(b) else { return false }
    return first == second || tunnel.contains(first) && tunnel.contains(second)
  }

  private static let tunnel: [Land] = [.greatBritain, .eurasiaAndAfrica]

  /// The part that a point is in. Islands come first, because they lie within the bounds of what follows.
  private static func at(_ point: GeoPoint) -> Land? {
    allCases.first { land in
      let (latitudes, longitudes) = land.bounds
      return latitudes.contains(point.latitude) && longitudes.contains(point.longitude)
    }
  }

  private var bounds: (latitudes: ClosedRange<Double>, longitudes: ClosedRange<Double>) {
    switch self {
    case .hawaii: (18...23, -161 ... -154)
    case .caribbean: (17...24, -85 ... -59)
    case .northAmerica: (7...75, -170 ... -50)
    case .southAmerica: (-56...13, -82 ... -34)
    case .iceland: (63...67, -25 ... -13)
    case .ireland: (51.3...55.5, -10.7 ... -5.4)
    case .greatBritain: (49.8...59, -6.3...1.8)
    case .japan: (30...46, 129.5...146)
    case .taiwan: (21.8...25.4, 119.9...122.1)
    case .newZealand: (-48 ... -34, 166...179)
    case .australia: (-44 ... -10, 112...154)
    case .eurasiaAndAfrica: (-35...75, -18...180)
    }
  }
}
