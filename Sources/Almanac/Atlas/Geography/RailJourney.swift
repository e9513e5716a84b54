/// The quickest journey by rail: over the lines of the table, by other trains at the country's usual speed, or both.
struct RailJourney {
  let minutes: Double

  /// Returns nil where no train runs, or across water without a tunnel or bridge for trains.
  init?(from origin: GeoPoint, to destination: GeoPoint) {
    guard LandMasses.shared.areJoined(origin, destination, by: .rail), let start = Railways(at: origin),
      let end = Railways(at: destination)
    else { return nil }
    let direct = Self.minutes(from: origin, start, to: destination, end)
    let minutes = Self.overLines(Self.stops(near: origin, start), Self.stops(near: destination, end), before: direct)
    guard let minutes else { return nil }
    self.minutes = Self.ends + minutes
  }

  private static let ends = 5.0
  /// The minutes to change between a train of the table and another.
  private static let change = 10.0
  /// The farthest stop, in kilometers, that other trains lead to; the number of stops that are tried; and the distance up to
  /// which a stop is in town, with the minutes for a kilometer to it.
  private static let (reach, maxStops, town, minutesToStation) = (250.0, 12, 8.0, 1.2)
  /// The farthest stop in a country where trains run on the lines of the table only, and the minutes to it for a kilometer.
  private static let (suburbs, minutesInTown) = (30.0, 2.5)

  private static func minutes(
    from a: GeoPoint, _ start: Railways, to b: GeoPoint, _ end: Railways, step: Double = 2
  ) -> Double? {
    let kilometers = a.kilometers(to: b)
    guard case .everywhere(let first) = start, case .everywhere(let last) = end else {
      return kilometers <= suburbs ? kilometers * minutesInTown : nil
    }
    return LandMasses.shared.isWater(between: a, b, step: step) ? nil : kilometers / (first + last) * 120
  }

  private static func stops(near point: GeoPoint, _ trains: Railways) -> [Int: Double] {
    let near = RailNet.shared.stops.enumerated().map {
      (stop: $0.offset, kilometers: $0.element.point.kilometers(to: point))
    }
    .filter { $0.kilometers <= reach }.sorted { $0.kilometers < $1.kilometers }
    var minutes: [Int: Double] = [:]
    for (stop, kilometers) in near.prefix(maxStops) {
      let other = RailNet.shared.stops[stop].point
      let drive = Self.minutes(from: point, trains, to: other, trains, step: 10)
      if let drive { minutes[stop] = kilometers <= town ? kilometers * minutesToStation : drive + change }
    }
    return minutes
  }

  /// Returns the quickest way over the lines, by the method of Dijkstra, if it is quicker than another.
  private static func overLines(_ starts: [Int: Double], _ ends: [Int: Double], before other: Double?) -> Double? {
    let net = RailNet.shared
    var (reached, open, best) = ([Double](repeating: .infinity, count: net.rides.count), MinuteQueue(), other)
    func board(_ ride: Int, at minutes: Double) {
      let arrival = minutes + net.rides[ride].minutes
      if arrival >= min(reached[ride], best ?? .infinity) { return }
      reached[ride] = arrival
      open.insert(ride, at: arrival)
    }
    for (stop, minutes) in starts { for ride in net.ridesOfStop[stop] { board(ride, at: minutes) } }
    while let (ride, minutes) = open.removeFirst() {
      guard reached[ride] == minutes, minutes < best ?? .infinity else { continue }
      let stop = net.rides[ride].to
      if let rest = ends[stop] { best = min(best ?? .infinity, minutes + rest) }
      for next in net.ridesOfStop[stop] {
        board(next, at: minutes + (net.rides[next].line == net.rides[ride].line ? 0 : net.stops[stop].change))
      }
    }
    return best
  }
}
