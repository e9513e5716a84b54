/// The cities where a trip starts and ends, apart from its games; nil if they are unknown.
package struct TripEnds: Equatable, Sendable {
  package var start: String?
  package var end: String?

  package static let none = TripEnds()

  package init(start: String? = nil, end: String? = nil) {
    (self.start, self.end) = (start, end)
  }

  /// Finds the ends in a leg to the city of the first game before it, and in one from the city of the last game after it.
  package init(of itinerary: ItemList) {
    let stays = Stays(itinerary.items)
    guard let first = stays.all.first, let last = stays.all.last else { return }
    for item in itinerary.items {
      guard let leg = item.leg, stays.bounds(of: leg).passage == nil else { continue }
      if Item.precedes(item, first.first), CityKey(leg.to) == first.city { start = leg.from }
      if end == nil, Item.precedes(last.last, item), CityKey(leg.from) == last.city { end = leg.to }
    }
  }
}

extension TripEnds {
  /// The name of home in legs, used if the trip also has games in that city, which would otherwise limit them.
  package static let home = "Home"

  /// The ends of a trip from home and back; nil for an end whose game is at home.
  package init(home: String, in itinerary: ItemList) {
    let key = CityKey(home)
    let games = itinerary.items.compactMap(\.game)
    let name = games.contains { CityKey($0.city) == key } ? TripEnds.home : home
    let played = games.filter(\.isPlayed)
    self.init(
      start: played.first.map { CityKey($0.city) } == key ? nil : name,
      end: played.last.map { CityKey($0.city) } == key ? nil : name)
  }
}

extension Trip {
  /// The city that a leg names, which can be `Home`.
  package func name(ofCity city: String) -> String { city == TripEnds.home ? schedule?.home ?? city : city }
}

extension Trip {
  mutating func addMissingLegs(_ legDefaults: LegDefaults, now: Timestamp) {
    add(missingLegs(ends: .none), legDefaults, now: now)
  }

  /// Sets the home of the trip and adds legs from it and to it, or removes all three. Legs of the previous home go even
  /// if the user has edited them, because the user changes them by this.
  mutating func setHome(_ city: String?, _ legDefaults: LegDefaults, now: Timestamp) {
    let old = schedule
    if schedule?.home != city {
      if schedule == nil { schedule = ScheduleLink() }
      schedule?.home = city
    }
    let ends = city.map { TripEnds(home: $0, in: itinerary) } ?? .none
    let games = StayGames(itinerary)
    let before = TripEnds(of: itinerary)
    for item in itinerary.items {
      guard let leg = item.leg, games.passage(of: leg) == nil, leg.isEnd(of: games, before),
        !leg.isEnd(of: games, ends)
      else { continue }
      remove(item, now: now)
    }
    add(missingLegs(ends: ends).filter { leg in leg.isEnd(of: games, ends) }, legDefaults, now: now)
    if schedule != old { touch(now) }
  }

  package func isHome(_ city: String) -> Bool {
    guard let home = schedule?.home else { return false }
    return city == TripEnds.home || CityKey(city) == CityKey(home)
  }

  private mutating func add(_ legs: [Leg], _ legDefaults: LegDefaults, now: Timestamp) {
    for leg in legs { _ = add(leg, estimate: legDefaults.estimate(from: leg.from, to: leg.to), now: now) }
  }
}
