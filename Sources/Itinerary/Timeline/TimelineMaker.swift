/// Makes a timeline in four passes: the clocks of all rows, the given times, from the end the latest departures, and
/// from the beginning the computed legs with all problems.
struct TimelineMaker {
  let trip: Trip
  let items: [Item]
  let stays: Stays
  let rules: TravelRules
  let zones: Zones
  var lookups: TravelLookups

  var rows: [TimelineRow]
  var days: [TimelineDay]
  var problems: [TimelineProblem] = []
  var nightDriving: Int64 = 0
  var misses = 0
  var doubts = 0
  private var dayClocks: [PlaceClock?] = []
  /// The times of rows, also of those without a known clock, whose times are comparable within their frame only.
  var spans: [Span?]
  /// The index of the nearest leg or played game above each row; −1 if none.
  var anchors: [Int]
  private var cityPoints: [String: GeoPoint?] = [:]
  var stretches: [(leg: Int, parts: [Stretch])] = []

  /// The time of a row in the list. A window counts as a whole: from its earliest start to its latest end.
  struct Span {
    var start: Int64
    var end: Int64
    /// ``known`` for moments, else the anchor of the stay by whose clock the times are.
    var frame: Int
    /// Whether the duration of the row is known.
    var hasEnd = true
    /// The latest start and the earliest end: other than start and end only for a window, and the end of a leg below it.
    var latestStart: Int64
    var earliestEnd: Int64

    init(
      start: Int64, end: Int64, frame: Int = known, hasEnd: Bool = true, latestStart: Int64? = nil,
      earliestEnd: Int64? = nil
    ) {
      (self.start, self.end, self.frame, self.hasEnd) = (start, end, frame, hasEnd)
      (self.latestStart, self.earliestEnd) = (latestStart ?? start, earliestEnd ?? end)
    }

    static let known = -2

    var isOpen: Bool { latestStart > start }
  }

  /// A part of a drive without a pause, in seconds since 1970-01-01T00:00:00Z.
  struct Stretch: Equatable {
    var start: Int64
    var end: Int64
  }

  init(
    _ trip: Trip, _ constraints: ItineraryConstraints, _ rules: TravelRules, _ zones: Zones, _ lookups: TravelLookups
  ) {
    (self.trip, items, stays) = (trip, trip.itinerary.items, constraints.stays)
    (self.rules, self.zones, self.lookups) = (rules.kept(to: trip.schedule), zones, lookups)
    rows = Array(repeating: TimelineRow(), count: items.count)
    days = Array(repeating: .none, count: trip.dayCount)
    spans = Array(repeating: nil, count: items.count)
    anchors = Array(repeating: -1, count: items.count)
  }

  mutating func walk() -> TravelWalk {
    setClocks()
    setGivenTimes()
    setLatestDepartures()
    var walk = TravelWalk()
    for index in items.indices { pass(index, &walk) }
    return walk
  }

  mutating func timeline() -> Timeline {
    let walk = self.walk()
    addLongDrives(walk)
    addStops()
    let nights = nights()
    let sorted = problems.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
    return Timeline(
      rows: rows, days: days, nights: nights, problems: sorted.map(\.element), nightDriving: nightDriving,
      misses: misses, doubts: doubts, dayClocks: dayClocks, lookups: lookups)
  }

  mutating func tell(_ kind: AdvisoryKind, at index: Int) {
    problems.append(TimelineProblem(index: ItemIndex(index), kind: kind))
  }

  func leg(at index: Int) -> Leg? {
    if index >= 0, case .travel(let leg) = items[index].kind { leg } else { nil }
  }

  // These read items in place: copying a custom item with all its texts takes much longer.

  func isGame(_ index: Int) -> Bool {
    if case .game = items[index].kind { true } else { false }
  }

  func isLeg(_ index: Int) -> Bool {
    if case .travel = items[index].kind { true } else { false }
  }

  func category(_ index: Int) -> CustomItem.Category? {
    if case .custom(let custom) = items[index].kind { custom.category } else { nil }
  }

  private mutating func addStops() {
    for (index, parts) in stretches where parts.count > 1 {
      guard let leg = leg(at: index), let clock = rows[index].clock else { continue }
      let there = rows[index].endClock ?? clock
      let ends = (point(ofCity: leg.from), point(ofCity: leg.to))
      let length = parts.reduce(0) { $0 + $1.end - $1.start }
      var driven: Int64 = 0
      for (number, (part, next)) in zip(parts, parts.dropFirst()).enumerated() {
        driven += part.end - part.start
        let place = ends.0.flatMap { from in
          ends.1.flatMap { lookups.town(from: from, to: $0, at: Double(driven) / Double(length)) }
        }
        rows[index].stops.append(
          TimelineRow.Stop(
            start: part.end, end: next.start, clock: number == 0 ? clock : there, endClock: there, place: place))
      }
    }
  }

  func point(of index: Int) -> GeoPoint? {
    if case .custom(let custom) = items[index].kind { custom.location?.point } else { nil }
  }

  // MARK: Cities

  /// The name of the trip's home for a leg that says `Home`.
  func name(ofCity city: String) -> String {
    if city == TripEnds.home, let home = trip.schedule?.home { home } else { city }
  }

  /// The point of a city, as the trip names it: that of the tables, else that of a known venue there.
  mutating func point(ofCity city: String) -> GeoPoint? {
    let name = name(ofCity: city)
    if let place = lookups.city(name) { return place.point }
    if let known = cityPoints[name] { return known }
    let point = pointOfVenue(inCity: name)
    cityPoints[name] = .some(point)
    return point
  }

  private mutating func pointOfVenue(inCity name: String) -> GeoPoint? {
    let key = CityKey(name)
    for item in items {
      guard case .game(let game) = item.kind, CityKey(game.city) == key else { continue }
      if let point = lookups.point(ofVenueOf: game) { return point }
    }
    return nil
  }

  // MARK: Clocks

  private mutating func setClocks() {
    var clocks = CityClocks(items)
    var (anchor, here, city) = (-1, firstClock(&clocks), firstCity)
    for index in items.indices {
      while dayClocks.count < items[index].position.day { dayClocks.append(here) }
      anchors[index] = anchor
      switch items[index].kind {
      case .game(let game):
        let clock = clock(of: game, &clocks)
        (rows[index].clock, rows[index].endClock) = (clock, clock)
        if game.isPlayed { (anchor, here, city) = (index, clock, game.city) }
      case .travel(let leg):
        let left = clock(ofCity: leg.from, &clocks) ?? offset(leg.departs)
        rows[index].clock = left ?? (city.map { CityKey($0) } == CityKey(name(ofCity: leg.from)) ? here : nil)
        rows[index].endClock = clock(ofCity: leg.to, &clocks) ?? offset(leg.arrives)
        (anchor, here, city) = (index, rows[index].endClock, name(ofCity: leg.to))
      case .custom:
        let clock = point(of: index).flatMap { self.clock(at: $0, near: city) } ?? here
        (rows[index].clock, rows[index].endClock) = (clock, clock)
      }
    }
    while dayClocks.count <= trip.dayCount { dayClocks.append(here) }
  }

  /// The clock of a point; nil if it is that of the city where the traveler is, which most rows are in, or unknown.
  private mutating func clock(at point: GeoPoint, near city: String?) -> PlaceClock? {
    if let here = city.flatMap({ self.point(ofCity: $0) }), here.kilometers(to: point) < TimelineMaker.townKilometers {
      return nil
    }
    return lookups.zone(at: point).flatMap { lookups.clock(of: $0, zones) }
  }

  /// The distance from the middle of a city within which its clock is used, in kilometers.
  private static let townKilometers = 40.0

  private mutating func firstClock(_ clocks: inout CityClocks) -> PlaceClock? {
    for item in items {
      switch item.kind {
      case .game(let game) where game.isPlayed: return clock(of: game, &clocks)
      case .travel(let leg): return clock(ofCity: leg.from, &clocks) ?? offset(leg.departs)
      default: continue
      }
    }
    return trip.schedule?.home.flatMap { clock(ofCity: $0, &clocks) }
  }

  private func offset(_ moment: PlannedMoment?) -> PlaceClock? {
    moment?.time.map { PlaceClock(offsetSeconds: $0.offsetSeconds) }
  }

  private mutating func clock(of game: Game, _ clocks: inout CityClocks) -> PlaceClock? {
    if let zone = game.timeZone, let clock = lookups.clock(of: zone, zones) { return clock }
    if let clock = clock(ofCity: game.city, &clocks) { return clock }
    guard case .at(let start) = game.start, start.offsetSeconds != 0 || game.timeZone != nil else { return nil }
    return PlaceClock(offsetSeconds: start.offsetSeconds)
  }

  private mutating func clock(ofCity city: String, _ clocks: inout CityClocks) -> PlaceClock? {
    if let known = clocks.known[city] { return known }
    let name = name(ofCity: city)
    let zone = clocks.zone(ofGamesIn: name) ?? lookups.city(name)?.timeZone
    let clock = zone.flatMap { lookups.clock(of: $0, zones) }
    clocks.known[city] = .some(clock)
    return clock
  }
}

private struct CityClocks {
  var known: [String: PlaceClock?] = [:]
  private var zones: [String: String] = [:]

  init(_ items: [Item]) {
    var last: String?
    for item in items {
      guard case .game(let game) = item.kind, let zone = game.timeZone, game.city != last else { continue }
      last = game.city
      let key = CityKey(game.city).text
      if zones[key] == nil { zones[key] = zone }
    }
  }

  func zone(ofGamesIn city: String) -> String? { zones[CityKey(city).text] }
}
