import Itinerary
import Tours

/// A trip to make from games of a schedule.
package struct NewTrip: Equatable, Sendable {
  package var name: String
  package var games: [ScheduleGame]
  /// The first and the last day; nil for those of the first and the last game.
  package var first: CivilDate?
  package var last: CivilDate?
  /// The city where the trip starts and ends; nil if it starts and ends with its games.
  package let home: Place?
  /// The cities where it starts and ends if these are not its home.
  package var start: Place?
  package var end: Place?
  /// The schedule that it is made from, and the answers by which that was read.
  package var link: ScheduleLink
  package var by: Leg.Mode

  package init(
    name: String, games: [ScheduleGame], from first: CivilDate? = nil, to last: CivilDate? = nil, home: Place? = nil,
    start: Place? = nil, end: Place? = nil, sources: [String] = [], follows: [String] = [], assumedZone: String? = nil,
    club: String? = nil, dayFirst: Bool? = nil, preseason: Bool? = nil, by: Leg.Mode = .drive
  ) {
    (self.name, self.games, self.first, self.last) = (name, games, first, last)
    (self.home, self.start, self.end, self.by) = (home, start, end, by)
    link = ScheduleLink(sources: sources, follows: follows, home: home?.city)
    (link.assumedZone, link.club, link.dayFirst, link.preseason) = (assumedZone, club, dayFirst, preseason)
  }

  /// The most games of a trip, twice the season of a team.
  package static let maxGames = 400

  /// Makes the trip: games on their local days, numbered from 100 by start, and a leg at every change of city.
  package func trip(ids: inout ItemIDSource, now: Timestamp) throws(PlanRefusal) -> Trip {
    let games = games.sorted(by: ScheduleGame.isBefore)
    let days = try days(of: games)
    let id = ids.next().text
    var numbers: [CivilDate: Int] = [:]
    var items: [Item] = []
    for game in games {
      let number = numbers[game.day, default: 0]
      numbers[game.day] = number + 1
      let day = game.day.dayNumber - days.lowerBound.dayNumber + 1
      items.append(
        Item(
          id: ids.next(), position: Position(day: day, sortOrder: Double(100 + number)), modifiedAt: now,
          kind: .game(game.game)))
    }
    var trip = Trip(
      id: id, name: name, startDate: days.lowerBound,
      dayCount: days.upperBound.dayNumber - days.lowerBound.dayNumber + 1, modifiedAt: now, items: items)
    trip.schedule = link
    trip.by = by
    addLegs(to: &trip, games, now: now)
    return trip
  }

  /// Makes a trip without games and schedule, for the days from the first to the last.
  package static func empty(
    name: String, from first: CivilDate, to last: CivilDate, home: Place?, ids: inout ItemIDSource, now: Timestamp
  ) throws(PlanRefusal) -> Trip {
    let days = last.dayNumber - first.dayNumber + 1
    if days > Trip.maxDays { throw .tooManyDays(days) }
    var trip = Trip(id: ids.next().text, name: name, startDate: first, dayCount: max(1, days), modifiedAt: now)
    trip.schedule = home.map { ScheduleLink(home: $0.city) }
    return trip
  }

  private func days(of games: [ScheduleGame]) throws(PlanRefusal) -> ClosedRange<CivilDate> {
    guard let firstGame = games.first, let lastGame = games.last else { throw .noGames }
    if games.count > NewTrip.maxGames { throw .tooManyGames(games.count) }
    let (first, last) = (first ?? firstGame.day, last ?? lastGame.day)
    if let outside = games.first(where: { $0.day < first || $0.day > last }) { throw .outsideDates(outside) }
    let count = last.dayNumber - first.dayNumber + 1
    if count > Trip.maxDays { throw .tooManyDays(count) }
    return first...last
  }

  private func addLegs(to trip: inout Trip, _ games: [ScheduleGame], now: Timestamp) {
    var ends = home.map { TripEnds(home: $0.city, in: trip.itinerary) } ?? .none
    var cities = CityPoints(games, home: home)
    cities.by = by
    let known = Set(games.map { CityKey($0.game.city) })
    let sides = [(start, games.first, \TripEnds.start), (end, games.last, \TripEnds.end)]
    for case (let place?, let game?, let end) in sides
    where home == nil && CityKey(place.city) != CityKey(game.game.city) {
      // A leg from a city with games of the trip would have to be between these, so it names the city otherwise.
      let names = [place.city, CityNames.withoutRegion(place.city)]
      guard let name = names.first(where: { !known.contains(CityKey($0)) }) else { continue }
      ends[keyPath: end] = name
      cities.add(place.point, of: name)
    }
    _ = trip.reconcileLegs(since: trip.itinerary, ends: ends, estimate: cities.estimate, now: now)
  }
}

extension CityPoints {
  /// Uses the point of the first venue in each city: it is nearer to the end of a drive than the middle of the city.
  init(_ games: [ScheduleGame], home: Place?) {
    self.init()
    add(games, home: home)
  }

  /// Collects the points that a new trip of the same games would have, then those of the rest of the schedule.
  init(_ trip: Trip, _ games: [ScheduleGame], _ places: [ItemID: Place] = [:], home: Place? = nil) {
    self.init()
    by = trip.by
    let known = ItemLocations(trip)
    for item in trip.itinerary.items {
      guard let game = item.game else { continue }
      if let point = places[item.id]?.point ?? known.coordinate(of: game)?.point { add(point, of: game.city) }
    }
    add(games, home: home ?? trip.schedule?.home.flatMap(Gazetteer.shared.city))
  }

  private mutating func add(_ games: [ScheduleGame], home: Place?) {
    if let home { add(home.point, of: TripEnds.home) }
    for place in games.compactMap(\.place) { add(place.point, of: place.city) }
  }
}
