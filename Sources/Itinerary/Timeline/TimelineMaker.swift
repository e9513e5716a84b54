/// Makes a timeline in four passes: clocks, given times, the latest departures from the end, and legs with all problems.
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
  private let zonesOfGames: [CityKey: String]
  var stretches: [(leg: Int, parts: [Stretch])] = []

  /// The time of a row in the list. A window counts as a whole: from its earliest start to its latest end.
  struct Span {
    var start: Int64
    var end: Int64
    /// ``known`` for moments; for local times of an unknown zone, the row of the game or leg that led there, or -1.
    var frame: Int
    /// Whether the end is known, for a leg.
    var hasEnd: Bool
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
    let zoned = items.compactMap { item in item.game.flatMap { game in game.timeZone.map { (CityKey(game.city), $0) } }
    }
    zonesOfGames = Dictionary(zoned) { first, _ in first }
    rows = Array(repeating: TimelineRow(), count: items.count)
    days = Array(repeating: .none, count: trip.dayCount)
    spans = Array(repeating: nil, count: items.count)
    anchors = Array(repeating: -1, count: items.count)
  }

  mutating func timeline() -> Timeline {
    setClocks()
    setGivenTimes()
    setLatestDepartures()
    var walk = TravelWalk()
    for index in items.indices { pass(index, &walk) }
    addLongDrives(walk)
    addStops()
    let nights = nights()
    let sorted = problems.enumerated().sorted { ($0.element.index, $0.offset) < ($1.element.index, $1.offset) }
    return Timeline(
      rows: rows, days: days, nights: nights, problems: sorted.map(\.element), nightDriving: nightDriving,
      misses: misses, doubts: doubts, dayClocks: dayClocks, lookups: lookups)
  }

  mutating func report(_ kind: AdvisoryKind, at index: Int) {
    problems.append(TimelineProblem(index: ItemIndex(index), kind: kind))
  }

  private mutating func addStops() {
    for (index, parts) in stretches where parts.count > 1 {
      guard let leg = items[index].leg, let clock = rows[index].clock else { continue }
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

  func point(of index: Int) -> GeoPoint? { items[index].custom?.location?.point }

  // MARK: Cities

  /// The point of a city, as the trip names it: that of the tables, else that of a known venue there.
  mutating func point(ofCity city: String) -> GeoPoint? {
    let name = trip.name(ofCity: city)
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
    var (anchor, here, city) = (-1, firstClock(), firstCity)
    for index in items.indices {
      while dayClocks.count < items[index].position.day { dayClocks.append(here) }
      anchors[index] = anchor
      switch items[index].kind {
      case .game(let game):
        let clock = clock(of: game)
        (rows[index].clock, rows[index].endClock) = (clock, clock)
        if game.isPlayed { (anchor, here, city) = (index, clock, game.city) }
      case .travel(let leg):
        let left = clock(ofCity: leg.from) ?? offset(leg.departs)
        rows[index].clock = left ?? (city.map { CityKey($0) } == CityKey(trip.name(ofCity: leg.from)) ? here : nil)
        rows[index].endClock = clock(ofCity: leg.to) ?? offset(leg.arrives)
        (anchor, here, city) = (index, rows[index].endClock, trip.name(ofCity: leg.to))
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

  /// The first leg or game to be played, which decides where the trip begins.
  private var first: Item? { items.first { $0.leg != nil || $0.game?.isPlayed == true } }

  var firstCity: String? {
    first?.game?.city ?? first?.leg.map { trip.name(ofCity: $0.from) } ?? trip.schedule?.home
  }

  private mutating func firstClock() -> PlaceClock? {
    if let game = first?.game { return clock(of: game) }
    if let leg = first?.leg { return clock(ofCity: leg.from) ?? offset(leg.departs) }
    return trip.schedule?.home.flatMap { clock(ofCity: $0) }
  }

  private func offset(_ moment: PlannedMoment?) -> PlaceClock? {
    moment?.time.map { PlaceClock(offsetSeconds: $0.offsetSeconds) }
  }

  private mutating func clock(of game: Game) -> PlaceClock? {
    if let zone = game.timeZone, let clock = lookups.clock(of: zone, zones) { return clock }
    if let clock = clock(ofCity: game.city) { return clock }
    guard case .at(let start) = game.start, start.offsetSeconds != 0 || game.timeZone != nil else { return nil }
    return PlaceClock(offsetSeconds: start.offsetSeconds)
  }

  private mutating func clock(ofCity city: String) -> PlaceClock? {
    let name = trip.name(ofCity: city)
    let zone = zonesOfGames[CityKey(name)] ?? lookups.city(name)?.timeZone
    return zone.flatMap { lookups.clock(of: $0, zones) }
  }
}
