import Itinerary
import Tours

/// The rest of a trip from a moment on: what is behind the traveler, and what is ahead.
package struct TripRest: Sendable {
  let trip: Trip
  let timeline: Timeline
  let rules: TravelRules
  let zones: Zones
  /// The moment, in seconds since 1970-01-01T00:00:00Z.
  let now: Int64
  /// The rows that are over or under way, which no repair changes.
  let begun: Set<ItemID>
  let today: CivilDate
  let visited: Set<String>
  /// The games ahead, and those behind that were not played, unless the traveler has seen their grounds otherwise.
  let games: [Item]
  /// The rows ahead that are booked, with their places.
  let bookings: [Item]
  var places: RestPlaces

  /// The rules are those of the user, which the trip's own override.
  package init(of trip: Trip, at now: Int64, rules: TravelRules, zones: Zones) {
    let timeline = Timeline(of: trip, under: ItineraryConstraints(trip.itinerary), rules: rules, zones: zones)
    let begun = timeline.begun(by: now, in: trip)
    (self.trip, self.timeline, self.zones, self.now, self.begun) = (trip, timeline, zones, now, begun)
    self.rules = rules.kept(to: trip.schedule)
    let items = trip.itinerary.items
    let visited = Set(
      items.compactMap { item in
        begun.contains(item.id) && item.game?.isPlayed == true ? item.game.map(Grounds.name) : nil
      })
    self.visited = visited
    games = items.filter { item in
      guard let game = item.game else { return false }
      return !begun.contains(item.id) || !game.isPlayed && !visited.contains(Grounds.name(ofGroundOf: game))
    }
    bookings = items.filter { $0.isBooked && !begun.contains($0.id) }
    places = RestPlaces(trip)
    let start = timeline.clock(ofDay: 1).moment(of: trip.startDate, secondOfDay: 0)
    let clock = timeline.clock(at: now, in: trip) ?? timeline.clock(ofDay: 1)
    today = now <= start ? trip.startDate : clock.reading(at: now).date
  }

  var lastDate: CivilDate { trip.date(ofDay: trip.dayCount) }

  /// The items that cannot be reached in time by a timeline.
  static func missed(in trip: Trip, _ timeline: Timeline) -> Set<ItemID> {
    Set(
      timeline.problems.compactMap { problem in
        switch problem.kind {
        case .legTooTight(_, let game, _): game.id
        case .dayImpossible: trip.itinerary[problem.index].id
        default: nil
        }
      })
  }

  /// The ground ahead that the user named (``Grounds/name(ofGroundOf:)``); throws if none or several are meant.
  package func ground(named name: String) throws(PlanRefusal) -> String {
    let games = games.compactMap(\.game)
    let venues = Set(games.compactMap(\.venue)).sorted()
    let candidates = NearMiss.names(like: name, among: venues, maxEdits: 0)
    guard let game = games.first(where: { [$0.venue] == candidates }) else {
      if candidates.count > 1 { throw .severalVenues(name, candidates: candidates) }
      throw .unknownVenue(name, candidates: NearMiss.names(like: name, among: venues))
    }
    return Grounds.name(ofGroundOf: game)
  }

  // MARK: Outcomes

  /// What is lost in a state of the trip, and how long the rest takes. The lists are in the order of the trip.
  package struct Outcome: Equatable, Sendable {
    package var bookings: [ItemID] = []
    package var games: [ItemID] = []
    /// The last day, as a number of `CivilDate`.
    package var lastDay = 0
    package var meters = 0
    /// The rows ahead that would have begun before the moment; a repair has none.
    package var past = 0

    /// Whether it is better than another: fewer bookings lost, then fewer games, then fewer days, then less driving.
    func precedes(_ other: Outcome) -> Bool { order.lexicographicallyPrecedes(other.order) }

    private var order: [Int] { [past, bookings.count, games.count, lastDay, meters] }
  }

  /// The outcome of a state of the trip that has the same rows up to the moment.
  func outcome(of new: Trip) -> Outcome {
    let timeline = Timeline(
      of: new, under: ItineraryConstraints(new.itinerary), rules: rules, zones: zones, after: timeline)
    let missed = TripRest.missed(in: new, timeline)
    let items = new.itinerary.itemsByID
    let seen = items.values.filter { $0.game?.isPlayed == true && !missed.contains($0.id) }
    let grounds = Set(seen.compactMap { $0.game.map(Grounds.name) })
    var outcome = Outcome()
    outcome.past = timeline.begun(by: now, in: new).subtracting(begun).count
    outcome.games = games.filter { item in
      guard let game = item.game else { return false }
      if let row = items[item.id], row.game?.isPlayed == true, !missed.contains(row.id) { return false }
      return !grounds.contains(Grounds.name(ofGroundOf: game)) || isOneOfSeveral(item)
    }.map(\.id)
    outcome.bookings = bookings.filter { !isRetained($0, in: new, timeline, missed) }.map(\.id)
    outcome.lastDay = today.dayNumber
    for (item, row) in zip(new.itinerary.items, timeline.rows) {
      let isAhead = !begun.contains(item.id)
      if isAhead, item.game?.isPlayed == true, !missed.contains(item.id) {
        outcome.lastDay = max(outcome.lastDay, new.date(ofDay: item.position.day).dayNumber)
      }
      guard let leg = item.leg else { continue }
      if isAhead { outcome.meters += Int((leg.distanceMeters ?? 0).rounded()) }
      let end = row.end.flatMap { end in row.endClock.map { $0.reading(at: end - 1).date.dayNumber } }
      outcome.lastDay = max(outcome.lastDay, end ?? new.date(ofDay: item.position.day).dayNumber)
    }
    return outcome
  }

  /// Whether the trip has other games at the ground, or has seen it: then no other game replaces this one.
  func isOneOfSeveral(_ item: Item) -> Bool {
    guard let game = item.game, game.isPlayed else { return false }
    let ground = Grounds.name(ofGroundOf: game)
    return visited.contains(ground)
      || games.contains { other in
        other.id != item.id && other.game.map { $0.isPlayed && Grounds.name(ofGroundOf: $0) == ground } == true
      }
  }

  /// Whether what was booked can be used: the game is seen, the leg taken, or the traveler in the city at the time.
  private func isRetained(_ item: Item, in new: Trip, _ timeline: Timeline, _ missed: Set<ItemID>) -> Bool {
    if item.game != nil {
      return new.itinerary.item(item.id)?.game?.isPlayed == true && !missed.contains(item.id)
    }
    guard let index = new.itinerary.index(of: item.id) else { return false }
    if let leg = item.leg {
      guard let start = timeline[index].start, let place = places.place(of: leg.from) else { return true }
      return !missed.contains(item.id) && isThere(place, at: start - 60, in: new, timeline)
    }
    guard let place = places.place(of: item, in: trip) else { return true }
    let moments = moments(of: item)
    if moments.isEmpty { return hours(of: item).contains { isThere(place, at: $0, in: new, timeline) } }
    return moments.allSatisfy { isThere(place, at: $0, in: new, timeline) }
  }

  private func isThere(_ place: Int, at moment: Int64, in trip: Trip, _ timeline: Timeline) -> Bool {
    timeline.city(at: moment, in: trip).flatMap(places.place) == place
  }

  /// The moments at which one has to be at a custom item: 03:00 after each night of a hotel, else its time, if any.
  func moments(of item: Item) -> [Int64] {
    guard let custom = item.custom, let index = trip.itinerary.index(of: item.id) else { return [] }
    if custom.category == .hotel {
      let clock = timeline[index].clock ?? timeline.clock(ofDay: item.position.day)
      return (0..<custom.nightCount).map { night in
        clock.moment(of: trip.date(ofDay: item.position.day).adding(days: night + 1), secondOfDay: 3 * 3600)
      }
    }
    return timeline[index].start.map { [$0] } ?? []
  }

  func hours(of item: Item) -> [Int64] {
    let clock = timeline.clock(ofDay: item.position.day)
    let midnight = clock.moment(of: trip.date(ofDay: item.position.day), secondOfDay: 0)
    return (8...23).map { midnight + $0 * 3600 }
  }

  /// The moment at which an untimed item takes place: the first hour of its day at which the traveler is there now, or noon.
  func likelyMoment(of item: Item, at place: Int) -> Int64 {
    let hours = hours(of: item)
    return hours.first { isThere(place, at: $0, in: trip, timeline) } ?? hours[4]
  }
}

/// The places of a trip: its cities, and those of its bookings that are elsewhere.
struct RestPlaces: Sendable {
  private(set) var names: [String] = []
  private(set) var points: [GeoPoint?] = []
  private var numbers: [CityKey: Int] = [:]
  private var others: [ItemID: Int] = [:]
  private let trip: Trip

  init(_ trip: Trip) {
    self.trip = trip
    let locations = ItemLocations(trip)
    if let home = trip.schedule?.home { add(home, Gazetteer.shared.city(home)?.point) }
    for item in trip.itinerary.items {
      if let game = item.game { add(game.city, locations.coordinate(of: game)?.point) }
      guard let leg = item.leg else { continue }
      let ends = locations.ends(of: leg)
      add(leg.from, ends?.from)
      add(leg.to, ends?.to)
    }
    for item in trip.itinerary.items where item.isBooked {
      guard item.custom != nil, case .at(let coordinate)? = locations.location(of: item) else { continue }
      let near = points.indices.min { distance($0, coordinate.point) < distance($1, coordinate.point) }
      if let near, distance(near, coordinate.point) <= Gazetteer.suburbs {
        others[item.id] = near
      } else {
        others[item.id] = names.count
        names.append(item.custom?.location?.name ?? "")
        points.append(coordinate.point)
      }
    }
  }

  mutating func add(_ city: String, _ point: GeoPoint?) {
    let name = trip.name(ofCity: city)
    let key = CityKey(name)
    if numbers[key] != nil { return }
    // Cities side by side are one place: no leg joins them.
    numbers[key] = names.firstIndex { Gazetteer.areOneStop($0, name) } ?? names.count
    if numbers[key] == names.count {
      names.append(name)
      points.append(point)
    }
  }

  private func distance(_ place: Int, _ point: GeoPoint) -> Double {
    points[place].map { $0.kilometers(to: point) } ?? .infinity
  }

  func place(of city: String) -> Int? { numbers[CityKey(trip.name(ofCity: city))] }

  func place(of item: Item, in trip: Trip) -> Int? { others[item.id] ?? trip.city(of: item).flatMap(place) }
}
