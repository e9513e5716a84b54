/// A part of the world whose places are joined by roads, roughly: enough to keep a drive across an ocean out of a
/// trip.
enum Land: CaseIterable, Sendable {
  case hawaii, caribbean, vancouverIsland, newfoundland, northAmerica, southAmerica, iceland, ireland, greatBritain
  case japan, taiwan, newZealand, australia, canaryIslands, balearicIslands, corsicaAndSardinia, eurasiaAndAfrica

  /// The part that a point is in. Islands come first, because they are within the bounds of what follows.
  static func at(_ point: GeoPoint) -> Land? { allCases.first { $0.bounds.contains(point) } }

  private var bounds: Bounds {
    switch self {
    case .hawaii: Bounds(18, 23, -161, -154)
    case .caribbean: Bounds(17, 24, -85, -59)
    case .vancouverIsland: Bounds(48.3, 49.4, -128.5, -123.3)
    case .newfoundland: Bounds(46.5, 51.7, -59.5, -52.5)
    case .northAmerica: Bounds(7, 75, -170, -50)
    case .southAmerica: Bounds(-56, 13, -82, -34)
    case .iceland: Bounds(63, 67, -25, -13)
    case .ireland: Bounds(51.3, 55.5, -10.7, -5.4)
    case .greatBritain: Bounds(49.8, 59, -6.3, 1.8)
    case .japan: Bounds(30, 46, 129.5, 146)
    case .taiwan: Bounds(21.8, 25.4, 119.9, 122.1)
    case .newZealand: Bounds(-48, -34, 166, 179)
    case .australia: Bounds(-44, -10, 112, 154)
    case .canaryIslands: Bounds(27.5, 29.5, -18.3, -13.3)
    case .balearicIslands: Bounds(38.6, 40.2, 1.1, 4.4)
    case .corsicaAndSardinia: Bounds(38.8, 43.1, 8.1, 9.9)
    case .eurasiaAndAfrica: Bounds(-35, 75, -18, 180)
    }
  }
}
