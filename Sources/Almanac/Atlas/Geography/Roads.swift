/// The fastest drives over the roads of ``RoadMap``.
///
/// A drive goes by a ``RoadAccess`` to the roads of the map, over its towns, and by another to its end, or by one.
enum Roads {
  struct Length: Sendable {
    var miles: Double
    var minutes: Double

    static func + (a: Length, b: Length) -> Length {
      Length(miles: a.miles + b.miles, minutes: a.minutes + b.minutes)
    }

    static func * (a: Length, share: Double) -> Length { Length(miles: a.miles * share, minutes: a.minutes * share) }
  }

  /// A way by road: its length, and the towns of the map that it comes through, with the minutes to each.
  struct Route: Sendable {
    var length: Length
    var towns: [(point: GeoPoint, minutes: Double)] = []

    /// The duration without stops, with ten minutes more in town.
    var minutes: Double { 10 + length.minutes }
  }

  /// Returns the way by road, as long in both directions; nil if no road joins the points: they are on two lands without
  /// a fixed link, or no road goes round the water between them.
  static func route(from a: GeoPoint, to b: GeoPoint) -> Route? {
    guard LandMasses.shared.areJoined(a, b, by: .road) else { return nil }
    let isReversed = (b.latitude, b.longitude) < (a.latitude, a.longitude)
    let (a, b) = isReversed ? (b, a) : (a, b)
    let net = RoadNet.shared
    let (starts, ends) = (Junction.all(from: a, in: net), Junction.all(from: b, in: net))
    let direct = [
      a.miles(to: b) <= RoadAccess.reach ? RoadAccess.length(from: a, to: b) : nil, alongOneRoad(starts, ends, in: net),
    ]
    let routes =
      direct.compactMap { $0.map { Route(length: $0) } } + [overTowns(starts, ends, in: net)].compactMap { $0 }
    let mapped = routes.min { $0.length.minutes < $1.length.minutes }
    let unmapped = Route(length: RoadAccess.unmapped(from: a, to: b))
    var route = mapped ?? unmapped
    if mapped == nil || goesRoundGap(route, unmapped, between: a, b) {
      if !LandMasses.shared.isWater(between: a, b) { route = unmapped } else if mapped == nil { return nil }
    }
    if isReversed { route.towns = route.towns.reversed().map { ($0.point, route.length.minutes - $0.minutes) } }
    return route
  }

  /// Whether a way over the map is far longer than a road that the map lacks would be, where it has few roads.
  private static func goesRoundGap(_ route: Route, _ unmapped: Route, between a: GeoPoint, _ b: GeoPoint) -> Bool {
    route.length.miles > unmapped.length.miles * RoadMap.longestDetour
      && !RoadMap.mapped.contains { $0.share(from: a, to: b) == 1 }
  }

  private static func alongOneRoad(_ starts: [Junction], _ ends: [Junction], in net: RoadNet) -> Length? {
    starts.flatMap { start in
      ends.filter { $0.road == start.road }.map { end -> Length in
        let share = abs(end.share - start.share)
        return start.byway + net.roads[start.road].length * share + end.byway
      }
    }.min { $0.minutes < $1.minutes }
  }

  /// Returns the fastest way that comes through a town, by the method of Dijkstra.
  private static func overTowns(_ starts: [Junction], _ ends: [Junction], in net: RoadNet) -> Route? {
    let remaining = Dictionary(ends.flatMap { $0.routes(in: net) }.map { ($0.town, $0.length) }) {
      $0.minutes < $1.minutes ? $0 : $1
    }
    guard !remaining.isEmpty else { return nil }
    var (reached, open) = ([Length?](repeating: nil, count: net.towns.count), MinuteQueue())
    var before = Array(net.towns.indices)
    func reach(_ town: Int, by length: Length, from last: Int) {
      if let known = reached[town], known.minutes <= length.minutes { return }
      (reached[town], before[town]) = (length, last)
      open.insert(town, at: length.minutes)
    }
    for route in starts.flatMap({ $0.routes(in: net) }) { reach(route.town, by: route.length, from: route.town) }
    var (best, end): (Length?, Int?)
    while let (town, minutes) = open.removeFirst() {
      if let best, best.minutes <= minutes { break }
      guard let here = reached[town], here.minutes == minutes else { continue }
      if let rest = remaining[town], best.map({ (here + rest).minutes < $0.minutes }) ?? true {
        (best, end) = (here + rest, town)
      }
      for number in net.roadsOfTown[town] {
        let road = net.roads[number]
        reach(road.ends.0 == town ? road.ends.1 : road.ends.0, by: here + road.length, from: town)
      }
    }
    guard let length = best, let last = end else { return nil }
    var path = [last]
    while let town = path.last, before[town] != town { path.append(before[town]) }
    return Route(length: length, towns: path.reversed().map { (net.towns[$0], reached[$0]?.minutes ?? 0) })
  }
}

/// The way of a drive on the map: over the towns of the roads within one land, else straight.
package struct DriveRoute: Sendable {
  /// The points that the drive comes through, and how far away each is in minutes or another unit.
  private let points: [(point: GeoPoint, distance: Double)]

  package init(from start: GeoPoint, to end: GeoPoint) {
    guard let route = Roads.route(from: start, to: end) else {
      points = [(start, 0), (end, 1)]
      return
    }
    points = [(start, 0)] + route.towns.map { ($0.point, $0.minutes) } + [(end, route.length.minutes)]
  }

  /// The point that is reached at a share of the time, 0…1.
  package func point(at share: Double) -> GeoPoint {
    let distance = share * (points.last?.distance ?? 0)
    let next = max(1, points.firstIndex { $0.distance >= distance } ?? points.count - 1)
    let (a, b) = (points[next - 1], points[next])
    let part = b.distance > a.distance ? (distance - a.distance) / (b.distance - a.distance) : 0
    return GreatCircle.point(from: a.point, to: b.point, at: part)
  }
}
