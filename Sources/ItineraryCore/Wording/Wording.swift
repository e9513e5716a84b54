/// How the program words things for people: times, distances, names, sentences. The only home of that wording.
package struct Wording: Equatable, Sendable {
  package enum Clock: Sendable {
    case twelveHour, twentyFourHour
  }

  package enum Distance: Sendable {
    case miles, kilometers
  }

  /// The characters used between words.
  package enum Typography: Sendable {
    case unicode, ascii
  }

  package var clock: Clock
  package var distance: Distance
  package var typography: Typography
  package var zones: Zones
  package var cities: CityNames
  package var doubleHeaders = DoubleHeaders.none

  package init(
    clock: Clock = .twelveHour, distance: Distance = .miles, typography: Typography = .unicode,
    zones: Zones = Zones([:]), cities: CityNames = CityNames([])
  ) {
    self.clock = clock
    self.distance = distance
    self.typography = typography
    self.zones = zones
    self.cities = cities
  }

  /// `→`, or `->` where the terminal has no such character.
  package var arrow: String { typography == .unicode ? "→" : "->" }
  /// `·`, or `-`.
  package var dot: String { typography == .unicode ? "·" : "-" }
  /// `–` between two dates, or `-`.
  package var dash: String { typography == .unicode ? "–" : "-" }
}

extension Trip {
  /// The cities the trip names, in games and legs.
  package var cityNames: CityNames {
    var seen: Set<String> = []
    for item in itinerary.items {
      switch item.kind {
      case .game(let game): seen.insert(game.city)
      case .travel(let leg): seen.formUnion([leg.from, leg.to])
      case .custom: break
      }
    }
    return CityNames(seen.sorted())
  }
}
