/// Pairs of cities whose road is far from the usual 1.18 great-circle distances.
enum Detour {
  /// Returns the length of the road in great-circle distances, or nil for points that are not near a pair of the
  /// table.
  static func factor(from a: GeoPoint, to b: GeoPoint) -> Double? {
    let (nearA, nearB) = (cities(near: a), cities(near: b))
    if nearA.isEmpty || nearB.isEmpty { return nil }
    return table.first { nearA.contains($0.0) && nearB.contains($0.1) || nearA.contains($0.1) && nearB.contains($0.0) }?
      .2
  }

  private enum City: CaseIterable {
    case buffalo, cleveland, denver, detroit, kansasCity, losAngeles, milwaukee, minneapolis, newYork, philadelphia
    case phoenix, pittsburgh, sanFrancisco, seattle, stLouis, toronto, washington

    var point: GeoPoint {
      switch self {
      case .buffalo: GeoPoint(latitude: 42.89, longitude: -78.88)
      case .cleveland: GeoPoint(latitude: 41.50, longitude: -81.69)
      case .denver: GeoPoint(latitude: 39.74, longitude: -104.99)
      case .detroit: GeoPoint(latitude: 42.34, longitude: -83.05)
      case .kansasCity: GeoPoint(latitude: 39.05, longitude: -94.48)
      case .losAngeles: GeoPoint(latitude: 34.00, longitude: -118.05)
      case .milwaukee: GeoPoint(latitude: 43.03, longitude: -87.97)
      case .minneapolis: GeoPoint(latitude: 44.98, longitude: -93.28)
      case .newYork: GeoPoint(latitude: 40.76, longitude: -73.93)
      case .philadelphia: GeoPoint(latitude: 39.91, longitude: -75.17)
      case .phoenix: GeoPoint(latitude: 33.45, longitude: -112.07)
      case .pittsburgh: GeoPoint(latitude: 40.45, longitude: -80.01)
      case .sanFrancisco: GeoPoint(latitude: 37.77, longitude: -122.30)
      case .seattle: GeoPoint(latitude: 47.59, longitude: -122.33)
      case .stLouis: GeoPoint(latitude: 38.62, longitude: -90.19)
      case .toronto: GeoPoint(latitude: 43.64, longitude: -79.39)
      case .washington: GeoPoint(latitude: 39.07, longitude: -76.80)
      }
    }
  }

  /// Lakes and mountains first, then roads that run unusually straight.
  private static let table: [(City, City, Double)] = [
    (.detroit, .cleveland, 1.84), (.toronto, .buffalo, 1.69), (.toronto, .cleveland, 1.54),
    (.detroit, .milwaukee, 1.48), (.toronto, .pittsburgh, 1.42), (.toronto, .philadelphia, 1.42),
    (.toronto, .newYork, 1.395), (.detroit, .pittsburgh, 1.39), (.toronto, .washington, 1.38),
    (.detroit, .philadelphia, 1.325), (.detroit, .washington, 1.325), (.milwaukee, .cleveland, 1.32),
    (.phoenix, .denver, 1.47), (.seattle, .denver, 1.34), (.sanFrancisco, .denver, 1.31),
    (.minneapolis, .denver, 1.31),
    (.kansasCity, .stLouis, 1.04), (.losAngeles, .phoenix, 1.06),
  ]

  /// The cities that a point is in or near.
  private static func cities(near point: GeoPoint) -> [City] {
    City.allCases.filter { point.miles(to: $0.point) < 35 }
  }
}
