import CStandard

/// A place where a byway from a point meets a road of the map: at a town, or between two.
struct Junction {
  let road: Int
  /// The share of the road between its first end and the junction.
  let share: Double
  let byway: Roads.Length

  private static let limit = 40

  /// Returns the junctions with the nearest roads, as if roads were straight and the map flat around the point.
  static func all(from point: GeoPoint, in net: RoadNet) -> [Junction] {
    let milesPerDegree = 69.1
    let narrowing = cos(point.latitude * .pi / 180)
    let (high, wide) = (RoadAccess.reach / milesPerDegree, RoadAccess.reach / milesPerDegree / max(narrowing, 0.01))
    var near: [(distance: Double, road: Int, share: Double)] = []
    for (number, road) in net.roads.enumerated() {
      let (a, b) = (net.towns[road.ends.0], net.towns[road.ends.1])
      guard max(a.latitude, b.latitude) > point.latitude - high, min(a.latitude, b.latitude) < point.latitude + high,
        max(a.longitude, b.longitude) > point.longitude - wide, min(a.longitude, b.longitude) < point.longitude + wide
      else { continue }
      let south = (a.latitude - point.latitude) * milesPerDegree
      let west = (a.longitude - point.longitude) * milesPerDegree * narrowing
      let (north, east) = (
        (b.latitude - a.latitude) * milesPerDegree, (b.longitude - a.longitude) * milesPerDegree * narrowing
      )
      let share = max(0, min(1, -(south * north + west * east) / (north * north + east * east + 1e-9)))
      let (up, along) = (south + share * north, west + share * east)
      let square = up * up + along * along
      if square <= RoadAccess.reach * RoadAccess.reach { near.append((square, number, share)) }
    }
    near.sort { ($0.distance, $0.road) < ($1.distance, $1.road) }
    return near.prefix(limit).compactMap { _, number, share in
      let (a, b) = (net.towns[net.roads[number].ends.0], net.towns[net.roads[number].ends.1])
      let place = GeoPoint(
        latitude: a.latitude + share * (b.latitude - a.latitude),
        longitude: a.longitude + share * (b.longitude - a.longitude))
      return RoadAccess.length(from: point, to: place).map { Junction(road: number, share: share, byway: $0) }
    }
  }

  func routes(in net: RoadNet) -> [(town: Int, length: Roads.Length)] {
    let road = net.roads[road]
    return [
      (road.ends.0, byway + road.length * share), (road.ends.1, byway + road.length * (1 - share)),
    ]
  }
}
