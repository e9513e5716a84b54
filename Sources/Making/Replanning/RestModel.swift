import Itinerary
import Tours

/// The rest of a trip as a problem in numbers, and the meaning of these numbers.
struct RestModel {
  enum Source: Hashable {
    case row(ItemID)
    /// A game of the schedule; with a row, that one has the game at another time.
    case game(Int, of: ItemID?)
    case booking(ItemID)
  }

  let rest: TripRest
  let games: [ScheduleGame]
  private(set) var problem: RestProblem
  private(set) var sources: [Source]
  /// The numbers of the grounds that lose their game if nothing changes.
  let affected: Set<Int>

  init(_ rest: TripRest, _ games: [ScheduleGame], keeping kept: Set<ItemID> = [], without: Set<String> = []) {
    (self.rest, self.games) = (rest, games)
    var maker = RestModelMaker(rest, games, kept, without)
    maker.addRows()
    maker.addGames()
    maker.addBookings()
    (problem, sources, affected) = maker.result()
  }
}

private struct RestModelMaker {
  private typealias Entry = (stop: RestProblem.Stop, source: RestModel.Source)

  private let rest: TripRest
  private let games: [ScheduleGame]
  private let kept: Set<ItemID>
  private let without: Set<String>
  private let missed: Set<ItemID>
  private var entries: [Entry] = []
  private var grounds: [String: Int] = [:]
  private var groundCount = 0
  private var bookings: [Int] = []
  private var clocks: [PlaceClock?]

  init(_ rest: TripRest, _ games: [ScheduleGame], _ kept: Set<ItemID>, _ without: Set<String>) {
    (self.rest, self.games, self.kept, self.without) = (rest, games, kept, without)
    missed = TripRest.missed(in: rest.trip, rest.timeline)
    clocks = Array(repeating: nil, count: rest.places.names.count)
    for (item, row) in zip(rest.trip.itinerary.items, rest.timeline.rows) {
      if let game = item.game { setClock(row.clock, of: game.city) }
      guard let leg = item.leg else { continue }
      setClock(row.clock, of: leg.from)
      setClock(row.endClock, of: leg.to)
    }
  }

  private mutating func setClock(_ clock: PlaceClock?, of city: String) {
    if let place = rest.places.place(of: city), clocks[place] == nil { clocks[place] = clock }
  }

  // MARK: Stops

  /// The number of a booking, which counts more than all others if it has to be kept.
  private mutating func booking(_ item: Item) -> Int? {
    let mustBeKept = kept.contains(item.id)
    if !item.isBooked, !mustBeKept { return nil }
    bookings.append(mustBeKept ? 1000 : 1)
    return bookings.count - 1
  }

  private mutating func newGround() -> Int {
    groundCount += 1
    return groundCount - 1
  }

  mutating func addRows() {
    for item in rest.games {
      guard let game = item.game else { continue }
      let name = Grounds.name(ofGroundOf: game)
      if without.contains(name) { continue }
      var ground = grounds[name]
      if rest.isOneOfSeveral(item) {
        ground = newGround()
      } else if ground == nil, !hasSeveral(name) {
        ground = newGround()
        grounds[name] = ground
      }
      guard let ground, game.isPlayed, let index = rest.trip.itinerary.index(of: item.id),
        let place = rest.places.place(of: game.city)
      else { continue }
      let row = rest.timeline[index]
      guard let start = row.start ?? row.window?.lowerBound, let end = row.end ?? row.window?.upperBound else {
        continue
      }
      let day = rest.trip.date(ofDay: item.position.day).dayNumber
      let stop = RestProblem.Stop(
        place: place, start: minute(start), end: minute(end), day: day, ground: ground, booking: booking(item),
        isPlanned: true)
      entries.append((stop, .row(item.id)))
    }
  }

  /// Whether several games at a ground are still to be played, which need no other.
  private func hasSeveral(_ name: String) -> Bool {
    rest.games.contains { $0.game.map(Grounds.name) == name && rest.isOneOfSeveral($0) }
  }

  mutating func addGames() {
    let known = KnownGames(of: rest.trip, in: games, zones: rest.zones).rows
    let rows = rest.trip.itinerary.itemsByID
    let (first, last) = (rest.today, rest.lastDate.adding(days: 1))
    for (number, game) in games.enumerated() where game.day >= first && game.day <= last {
      let row = known[number].flatMap { rows[$0] }
      // A postponed game is not played at its old time, whatever an older schedule says.
      if let own = row?.game, own.isPlayed || own.start == game.game.start { continue }
      add(game.game, day: game.day, place: game.place, .game(number, of: row?.id), row)
    }
  }

  private mutating func add(_ game: Game, day: CivilDate, place: Place?, _ source: RestModel.Source, _ row: Item?) {
    guard let ground = grounds[Grounds.name(ofGroundOf: game)], let place = rest.places.place(of: game.city) else {
      return
    }
    let planned = PlannableGame(game, day: day, place: nil)
      .planned(at: place, openStarts: .safe, zones: rest.zones)
    guard let planned, Int64(planned.start) * 60 > rest.now else { return }
    if clocks[place] == nil, let zone = game.timeZone {
      clocks[place] = PlaceClock(of: zone, rest.zones)
    }
    let stop = RestProblem.Stop(
      place: place, start: planned.start, end: planned.end, day: planned.day, ground: ground,
      booking: row.flatMap { booking($0) })
    entries.append((stop, source))
  }

  mutating func addBookings() {
    for item in rest.bookings where item.game == nil {
      if let leg = item.leg {
        add(leg, item)
      } else if let place = rest.places.place(of: item, in: rest.trip), let number = booking(item) {
        let moments = rest.moments(of: item)
        let length = Int(item.custom?.durationSeconds ?? 0) / 60
        for (night, moment) in (moments.isEmpty ? [rest.likelyMoment(of: item, at: place)] : moments).enumerated() {
          let start = minute(moment)
          let isHotel = item.custom?.category == .hotel
          let stop = RestProblem.Stop(
            place: place, start: start, end: start + (isHotel ? 0 : length),
            day: rest.trip.date(ofDay: item.position.day).dayNumber + night, booking: number)
          entries.append((stop, .booking(item.id)))
        }
      }
    }
  }

  private mutating func add(_ leg: Leg, _ item: Item) {
    guard let index = rest.trip.itinerary.index(of: item.id), let start = rest.timeline[index].start,
      let end = rest.timeline[index].end, let from = rest.places.place(of: leg.from),
      let to = rest.places.place(of: leg.to), leg.departs != nil || leg.arrives != nil, let number = booking(item)
    else { return }
    let day = rest.timeline[index].localStart?.date ?? rest.trip.date(ofDay: item.position.day)
    let stop = RestProblem.Stop(
      place: from, exit: to, start: minute(start), end: minute(end), day: day.dayNumber, booking: number)
    entries.append((stop, .booking(item.id)))
  }

  private func minute(_ seconds: Int64) -> Int { Int((Double(seconds) / 60).rounded(.down)) }

  // MARK: The problem

  mutating func result() -> (RestProblem, [RestModel.Source], affected: Set<Int>) {
    entries.sort { ($0.stop.start, $0.stop.end, $0.stop.place) < ($1.stop.start, $1.stop.end, $1.stop.place) }
    let sources = entries.map(\.source)
    let days = rest.today.dayNumber - 2...max(rest.today, rest.lastDate).dayNumber + 3
    let span = Int64(days.lowerBound) * 86_400...Int64(days.upperBound) * 86_400
    let clocks = clocks.map { clock in WallClock(in: span) { clock?.reading(at: $0).offsetSeconds ?? 0 } }
    let end = TripEnds(of: rest.trip.itinerary).end.flatMap(rest.places.place)
    let problem = RestProblem(
      stops: entries.map(\.stop), grounds: groundCount, bookings: bookings, clocks: clocks,
      drives: rest.drives(games),
      rule: rest.rules.inMinutes, origin: origin, end: end, lastDay: rest.lastDate.dayNumber + 1, known: known(sources))
    let seen = Set(
      entries.compactMap { entry -> Int? in
        if case .row(let id) = entry.source, !missed.contains(id) { entry.stop.ground } else { nil }
      })
    return (problem, sources, Set(0..<groundCount).subtracting(seen))
  }

  /// The place and the moment at which the traveler goes on: the end of what is under way.
  private var origin: RestProblem.Origin? {
    let rows = zip(rest.trip.itinerary.items, rest.timeline.rows).filter { item, _ in
      rest.begun.contains(item.id) && (item.leg != nil || item.game?.isPlayed == true)
    }
    guard let last = rows.last else {
      let start = rest.timeline.clock(ofDay: 1).moment(of: rest.trip.startDate, secondOfDay: 0)
      let home = TripEnds(of: rest.trip.itinerary).start.flatMap(rest.places.place)
      return home.map { RestProblem.Origin(place: $0, moment: minute(max(rest.now, start))) }
    }
    guard let place = rest.places.place(of: last.0.leg?.to ?? last.0.game?.city ?? "") else { return nil }
    let moment = max(rest.now, last.1.end ?? last.1.window?.upperBound ?? rest.now)
    let driven = rows.reduce(Int64(0)) { sum, row in
      guard row.0.leg?.means == .drive, let start = row.1.start, let end = row.1.end, let clock = row.1.endClock
      else { return sum }
      let midnight = clock.moment(of: clock.reading(at: moment).date, secondOfDay: 0)
      let from = row.1.stops.last.map(\.end) ?? start
      return sum + max(0, end - max(from, midnight))
    }
    return RestProblem.Origin(place: place, moment: minute(moment), driven: Int(driven / 60))
  }

  /// The pairs of consecutive games that the trip already has.
  private func known(_ sources: [RestModel.Source]) -> Set<RestProblem.Pair> {
    let numbers = Dictionary(sources.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
    var known: Set<RestProblem.Pair> = []
    var last: Int? = -1
    for item in rest.trip.itinerary.items where !rest.begun.contains(item.id) && item.game?.isPlayed == true {
      let number = missed.contains(item.id) ? nil : numbers[.row(item.id)]
      if let last, let number { known.insert(RestProblem.Pair(last, number)) }
      if let number { last = number } else if !missed.contains(item.id) { last = nil }
    }
    if let last { known.insert(RestProblem.Pair(last, sources.count)) }
    return known
  }
}

extension TripRest {
  /// The drives from place to place, row by row: those of the trip's legs, else estimates.
  fileprivate func drives(_ games: [ScheduleGame]) -> [PlannedDrive?] {
    let (names, points) = (places.names, places.points)
    var own: [[Int]: PlannedDrive] = [:]
    for leg in trip.itinerary.items.compactMap(\.leg) {
      guard let from = places.place(of: leg.from), let to = places.place(of: leg.to),
        own[[from, to]] == nil, let meters = leg.distanceMeters, let seconds = leg.travelSeconds
      else { continue }
      own[[from, to]] = PlannedDrive(
        meters: Int(meters.rounded()), minutes: Int((seconds + 59) / 60), means: leg.means)
    }
    let cities = CityPoints(trip, games)
    var all = [PlannedDrive?](repeating: nil, count: names.count * names.count)
    for from in names.indices {
      for to in names.indices where from != to {
        let estimate = {
          cities.estimate(from: names[from], to: names[to])
            ?? points[from].flatMap { a in points[to].flatMap { LegEstimate(from: a, to: $0, preferring: trip.by) } }
        }
        all[from * names.count + to] = own[[from, to]] ?? estimate().map { PlannedDrive($0, by: trip.by) }
      }
    }
    return all
  }
}
