struct FerryJourney {
  let miles: Double
  let minutes: Double

  private struct Crossing: Sendable {
    let from, to: GeoPoint
    let lands: (from: Int?, to: Int?)
    let minutes: Double

    var miles: Double { from.miles(to: to) * 1.1 }
  }

  private static let crossings: [Crossing] = Table(.ferries).flatMap { row -> [Crossing] in
    guard let near = GeoPoint(row, at: 1), let far = GeoPoint(row, at: 4), let minutes = row.decimal(6) else {
      return []
    }
    return [(near, far), (far, near)].map { from, to in
      let lands = (LandMasses.shared.land(at: from, by: .road), LandMasses.shared.land(at: to, by: .road))
      return Crossing(from: from, to: to, lands: lands, minutes: minutes + LegEstimate.boardingMinutes)
    }
  }

  /// The longest journey, in minutes, for which one takes a ferry rather than a flight.
  private static let longest = 1440.0
  /// The farthest port, in miles, that is in town. Ferries from port to port of both towns come before quicker ways with drives.
  private static let inTown = 25.0
  /// The minutes of a drive for each mile of the straight line, before the drive is computed.
  private static let minutesOfMile = 1.0

  /// Returns nil if no one or two ferries reach the other end within a day.
  init?(from a: GeoPoint, to b: GeoPoint) {
    let lands = (LandMasses.shared.land(at: a, by: .road), LandMasses.shared.land(at: b, by: .road))
    let firsts = Self.crossings.filter { $0.lands.from == lands.0 }
    let pairs = firsts.filter { $0.lands.to != lands.1 }.flatMap { first in
      Self.crossings.filter { $0.lands.from == first.lands.to && $0.lands.to == lands.1 }.map { [first, $0] }
    }
    let routes = firsts.filter { $0.lands.to == lands.1 }.map { [$0] } + pairs
    let direct = routes.filter { route in
      route.count == 1 && route[0].from.miles(to: a) < Self.inTown && route[0].to.miles(to: b) < Self.inTown
    }
    let sorted = (direct.isEmpty ? routes : direct).map { (route: $0, minutes: Self.guess(from: a, over: $0, to: b)) }
      .sorted { $0.minutes < $1.minutes }
    var best: FerryJourney?
    for (route, minutes) in sorted {
      // No way is quicker than its guess.
      if minutes > best?.minutes ?? Self.longest { break }
      guard let journey = FerryJourney(from: a, over: route, to: b), journey.minutes <= Self.longest else { continue }
      if journey.minutes < best?.minutes ?? .infinity { best = journey }
    }
    guard let best else { return nil }
    self = best
  }

  private static func guess(from a: GeoPoint, over crossings: [Crossing], to b: GeoPoint) -> Double {
    let drives = zip([a] + crossings.map(\.to), crossings.map(\.from) + [b]).map { $0.miles(to: $1) * minutesOfMile }
    return drives.reduce(0, +) + crossings.reduce(0) { $0 + $1.minutes }
  }

  private init?(from a: GeoPoint, over crossings: [Crossing], to b: GeoPoint) {
    var (miles, minutes) = (0.0, 0.0)
    for (start, end) in zip([a] + crossings.map(\.to), crossings.map(\.from) + [b]) where start.miles(to: end) > 1 {
      guard let drive = Roads.route(from: start, to: end) else { return nil }
      (miles, minutes) = (miles + drive.length.miles, minutes + drive.minutes)
    }
    self.miles = miles + crossings.reduce(0) { $0 + $1.miles }
    self.minutes = minutes + crossings.reduce(0) { $0 + $1.minutes }
  }
}
