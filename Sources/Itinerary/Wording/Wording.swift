/// The words of the program for people: times, distances, names, sentences. No other code words them.
package struct Wording: Equatable, Sendable {
  package enum Clock: String, CaseIterable, Sendable {
    case twelveHour = "12h"
    case twentyFourHour = "24h"
  }

  package typealias Distance = DistanceUnit

  package enum Dates: String, CaseIterable, Sendable {
    case monthFirst = "Oct 16"
    case dayFirst = "16 Oct"
    case iso = "2026-10-16"
  }

  package struct Numbers: Equatable, Sendable {
    /// The sign before a fraction: `.` or `,`.
    package var decimal: Character
    /// The sign between groups of three digits.
    package var group: Character

    package init(decimal: Character, group: Character) { (self.decimal, self.group) = (decimal, group) }

    package static let point = Numbers(decimal: ".", group: ",")
  }

  package enum Typography: Sendable {
    case unicode, ascii
    /// Nothing but words and commas, for a screen reader: `Chicago to Detroit, about 280 miles, 4 hours 30 minutes`.
    case words
  }

  package var clock: Clock
  package var distance: Distance
  package var dates: Dates
  package var numbers: Numbers
  package var typography: Typography
  package var zones: Zones
  package var cities: CityNames
  package var doubleHeaders = DoubleHeaders()
  /// The first date of a trip whose days are named by their dates; nil to name them by their numbers.
  package var firstDate: CivilDate?

  package init(
    clock: Clock = .twelveHour, distance: Distance = .miles, dates: Dates = .monthFirst, numbers: Numbers = .point,
    typography: Typography = .unicode, zones: Zones = Zones([:]), cities: CityNames = CityNames([])
  ) {
    (self.clock, self.distance, self.dates, self.numbers) = (clock, distance, dates, numbers)
    (self.typography, self.zones, self.cities) = (typography, zones, cities)
  }

  /// The sign between the ends of a journey: `→`, `->` if the terminal has no such character, or `to`.
  package var arrow: String { sign("→", "->", "to") }

  /// The sign between the parts of a line: ` · `, ` - `, or a comma.
  package var separator: String { sign(" · ", " - ", ", ") }

  /// The sign between two dates: `–`, `-`, or `to`.
  var dash: String { sign("–", "-", "to") }

  func sign(_ unicode: String, _ ascii: String, _ words: String) -> String {
    switch typography {
    case .unicode: unicode
    case .ascii: ascii
    case .words: words
    }
  }
}

extension Trip {
  package var cityNames: CityNames { cityNames(with: []) }

  package func cityNames(with others: Set<String>) -> CityNames {
    CityNames(
      citiesNamed.union(others).sorted(), aliases: schedule?.home.map { [TripEnds.home: $0] } ?? [:],
      keepsDistricts: itinerary.items.contains { item in
        item.leg.map { CityNames.areDistrictsOfOne($0.from, $0.to) } ?? false
      })
  }

  package var citiesNamed: Set<String> {
    var seen: Set<String> = []
    for item in itinerary.items {
      switch item.kind {
      case .game(let game): seen.insert(game.city)
      case .travel(let leg): seen.formUnion([leg.from, leg.to])
      case .custom: break
      }
    }
    return seen
  }
}
