import Itinerary

/// The games that do not fit together in one trip, found by making the trip.
package struct Clashes: Equatable, Sendable {
  /// The first problem of each game that clashes with others, or is on a day with games in several cities, by its number.
  package private(set) var advisories: [Int: Advisory] = [:]
  /// The numbers of the games that a problem names, which are marked.
  package private(set) var games: Set<Int> = []
  package private(set) var meters = 0.0
  package private(set) var seconds = 0.0
  package private(set) var problems = 0

  /// Makes a trip of some games, by their numbers, to find problems between them. Nil without games, or with too many.
  package init?(among chosen: [Int], of games: [ScheduleGame], zones: Zones, rules: TravelRules = .standard) {
    let numbers = chosen.sorted { ScheduleGame.isBefore(games[$0], games[$1]) }
    var ids = ItemIDSource(seed: 0)
    let new = NewTrip(name: "", games: numbers.map { games[$0] })
    guard let trip = try? new.trip(ids: &ids, now: Timestamp(microseconds: 0)) else { return nil }
    let rows = trip.itinerary.items.filter { $0.game != nil }
    for leg in trip.itinerary.items.compactMap(\.leg) {
      meters += leg.distanceMeters ?? 0
      seconds += leg.durationSeconds ?? 0
    }
    var numberOf: [String: Int] = [:]
    for (number, row) in zip(numbers, rows) { numberOf[row.id.text] = number }
    let all = Advisories(of: trip, under: ItineraryConstraints(trip.itinerary), zones: zones, rules: rules).all
    for advisory in all where !["gameNotScheduled", "zoneUnknown"].contains(advisory.name) {
      problems += 1
      for number in advisory.games.compactMap({ numberOf[$0.id.text] }) {
        self.games.insert(number)
        if advisories[number] == nil { advisories[number] = advisory }
      }
    }
    for advisory in all {
      guard case .gamesInTwoCities = advisory.kind else { continue }
      for (number, row) in zip(numbers, rows) where row.position.day == advisory.day && advisories[number] == nil {
        advisories[number] = advisory
      }
    }
  }
}

extension Advisory {
  /// The games with too little time between them; for any other problem, the row that shows it.
  fileprivate var games: [Item] {
    switch kind {
    case .legTooTight(let from, let to, _): [from, to]
    case .dayImpossible(let rows, _, _): rows.filter { $0.game != nil } + [item]
    default: [item]
    }
  }
}
