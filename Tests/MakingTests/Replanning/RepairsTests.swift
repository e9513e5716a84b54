import Itinerary
import ScheduleTestSupport
import TestSupport
import Testing
import Tours

@testable import Making

/// Postponements of games of planned tours, and the repairs that are offered.
@Suite struct RepairsTests {
  // Tours that need not be the best are planned in a quarter of a second, proven ones in minutes.
  @Test(arguments: Portion.seeds(100))
  func `every repair of a postponement is valid, and the first is the best`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed + 1)
    var planned: PlannedTour?
    while planned == nil { planned = try PlannedTour(&random) }
    let tour = try #require(planned)
    let rest = TripRest(of: tour.trip, at: tour.now, rules: .standard, zones: TestZones.all)
    let repairs = Repairs(of: rest, games: tour.schedule.games, now: PlannedTour.later).all
    #expect((1...Repairs.limit).contains(repairs.count) && repairs.contains { $0.kind == .asIs })
    for (a, b) in zip(repairs, repairs.dropFirst()) { #expect(!b.outcome.precedes(a.outcome)) }
    for repair in repairs where repair.kind != .asIs {
      for problem in RepairCheck(rest, repair).problems { Issue.record("seed \(seed): \(problem)") }
    }
    let best = AllRests(rest, tour.schedule.games).best
    let first = repairs[0].outcome
    if let best {
      let found = [first.bookings.count, first.games.count, first.lastDay]
      #expect(!best.prefix(3).lexicographicallyPrecedes(found), "seed \(seed): \(best) \(found)")
      if Array(best.prefix(3)) == found { #expect(best[3] >= first.meters, "seed \(seed)") }
    }
  }
}

/// Changes that leagues have made, each in a planned tour that has the game.
@Suite(.onRealSchedules) struct RealChangesTests {
  @Test(arguments: ["mls-2026", "mls-2026-oscillation", "nba-2025-26"])
  func `every repair of a real change is valid`(league: String) throws {
    let files = ["ics", "csv"].flatMap { RealSchedules.files(in: "versions/\(league)", ending: $0) }
    let versions = try files.filter { !$0.name.contains("changes") }.map { try read(bytes: $0.bytes, name: $0.name) }
    var count = 0
    for (old, new) in zip(versions, versions.dropFirst()) {
      let newer = Dictionary(new.games.map { ($0.game.gameID, $0.game) }) { first, _ in first }
      let changed = old.games.filter { game in
        newer[game.game.gameID].map { ($0.start, $0.venue) != (game.game.start, game.game.venue) } == true
      }
      for game in Portion.cases(of: changed) where game.place != nil {
        guard let trip = try PlannedTour.trip(around: game, in: old) else { continue }
        let now = Timestamp(microseconds: Int64(trip.startDate.dayNumber) * 86_400_000_000)
        let update = try? TripUpdate(
          of: trip, to: new, zones: TestZones.all, overriding: [.removals, .shift], now: now)
        guard let update else { continue }
        let rest = TripRest(of: update.trip, at: now.microseconds / 1_000_000, rules: .standard, zones: TestZones.all)
        for repair in Repairs(of: rest, games: new.games, now: now).all where repair.kind != .asIs {
          for problem in RepairCheck(rest, repair).problems { Issue.record("\(game.game.gameID): \(problem)") }
        }
        count += 1
      }
    }
    #expect(count > 0)
  }
}

/// What is wrong with a repair, by rules of its own.
private struct RepairCheck {
  private(set) var problems: [String] = []

  init(_ rest: TripRest, _ repair: Repair) {
    let (old, new) = (rest.trip, repair.trip)
    let (before, after) = (old.itinerary.itemsByID, new.itinerary.itemsByID)
    let timeline = Timeline(of: new, under: ItineraryConstraints(new.itinerary), rules: .standard, zones: TestZones.all)
    for item in timeline.begun(by: rest.now, in: new).subtracting(rest.begun).compactMap(new.itinerary.item) {
      problems.append("moves into the past: \(item)")
    }
    for item in old.itinerary.items {
      let now = after[item.id]
      if rest.begun.contains(item.id), now != item { problems.append("changes what is over: \(item)") }
      if item.custom != nil, now?.kind != item.kind { problems.append("changes \(item)") }
      if item.isBooked, now?.kind != item.kind, !repair.outcome.bookings.contains(item.id),
        now?.game?.ticket != item.game?.ticket
      {
        problems.append("a booking changes that is not listed: \(item)")
      }
    }
    let (was, errors) = (Self.errors(old), Self.errors(new))
    if !errors.subtracting(was).isEmpty { problems.append("errors: \(errors.subtracting(was))") }
    if !new.hasOneLegForEachPassage { problems.append("a city change has no leg, or two") }
    let games = new.itinerary.items.filter { $0.game?.isPlayed == true && before[$0.id] == nil }
    let seen = old.itinerary.items.filter { rest.begun.contains($0.id) }.compactMap { $0.game?.venue }
    if games.contains(where: { seen.contains($0.game?.venue ?? "") }) { problems.append("visits a ground again") }
    if let bound = repair.bound, bound.days > repair.days || bound.meters > repair.outcome.meters {
      problems.append("bound \(bound) above \(repair.days), \(repair.outcome.meters)")
    }
  }

  private static func errors(_ trip: Trip) -> Set<String> {
    Set(
      trip.advisories().filter { $0.severity == .error }
        .map { "\($0.name) \($0.item.game?.matchup ?? $0.item.id.text)" })
  }
}

/// Every order of games for the rest of a trip without bookings apart from tickets, one after the other.
private struct AllRests {
  private let rest: TripRest
  private let games: [(game: Game, day: Int, id: ItemID?, start: Int, end: Int)]
  private let cities: CityPoints
  private(set) var best: [Int]?

  init(_ rest: TripRest, _ all: [ScheduleGame]) {
    self.rest = rest
    cities = CityPoints(rest.trip, all)
    let grounds = Set(rest.games.compactMap { $0.game?.venue })
    let own = rest.trip.itinerary.items.filter { $0.game?.isPlayed == true && !rest.begun.contains($0.id) }
    let others = all.filter { game in
      grounds.contains(game.game.venue ?? "") && game.game.isPlayed
        && !own.contains { $0.game?.gameID == game.game.gameID }
        && (rest.today...rest.lastDate.adding(days: 1)).contains(game.day)
    }
    games =
      (own.compactMap { item in item.game.map { (item.id, $0, rest.trip.date(ofDay: item.position.day)) } }
      + others.map { (nil, $0.game, $0.day) })
      .compactMap { id, game, day in
        game.knownStart.map { start in
          let minute = Int(start.unixSeconds / 60)
          return (game, day.dayNumber, id, minute, minute + 180)
        }
      }.filter { Int64($0.3) * 60 > rest.now }.sorted { $0.start < $1.start }
    // The reference knows neither bookings apart from tickets nor trips that are under way.
    guard rest.bookings.allSatisfy({ $0.game != nil }), rest.begun.isEmpty else { return }
    extend([], 0, 0)
  }

  private mutating func extend(_ tour: [Int], _ driven: Int, _ meters: Int) {
    let ids = Set(tour.compactMap { games[$0].id })
    let venues = Set(tour.compactMap { games[$0].game.venue })
    let lost = rest.games.count { !venues.contains($0.game?.venue ?? "") }
    let value = [
      rest.bookings.count { !ids.contains($0.id) }, lost,
      tour.last.map { games[$0].day } ?? rest.today.dayNumber, meters,
    ]
    if !tour.isEmpty, best.map({ value.lexicographicallyPrecedes($0) }) ?? true { best = value }
    for (number, next) in games.enumerated() where number > tour.last ?? -1 && !venues.contains(next.game.venue ?? "") {
      guard let last = tour.last.map({ games[$0] }) else {
        extend([number], 0, 0)
        continue
      }
      guard let drive = drive(last.game.city, next.game.city) else { continue }
      let clocks = (clock(last.game), clock(next.game))
      let rule = DrivingRule(buffer: 45, limit: 600, dawn: 420, dusk: 1380)
      let arrivals = [
        rule.arrival(leaving: last.end, clocks.0, driven: driven, drive: drive.minutes, at: clocks.1),
        rule.arrival(
          leaving: clocks.0.moment(ofDay: clocks.0.day(at: last.end) + 1, 0), clocks.0, drive: drive.minutes,
          at: clocks.1),
      ]
      guard let arrival = arrivals.compactMap({ $0 }).first(where: { $0.moment <= next.start - 45 }) else { continue }
      extend(tour + [number], arrival.day == next.day ? arrival.driven : 0, meters + drive.meters)
    }
  }

  private func clock(_ game: Game) -> WallClock { WallClock(offset: (game.knownStart?.offsetSeconds ?? 0) / 60) }

  private func drive(_ from: String, _ to: String) -> (meters: Int, minutes: Int)? {
    let own = rest.trip.itinerary.items.compactMap(\.leg).first { $0.from == from && $0.to == to }
    if let meters = own?.distanceMeters, let seconds = own?.travelSeconds {
      return (Int(meters), Int(seconds + 59) / 60)
    }
    return cities.estimate(from: from, to: to).map {
      (Int($0.distanceMeters), Int(($0.durationSeconds / 60).rounded(.up)))
    }
  }
}

/// A tour that was planned over a random season, of which a game has been postponed.
private struct PlannedTour {
  private(set) var trip: Trip
  let schedule: Schedule
  let now: Int64

  static let later = Timestamp(microseconds: Follower.start.microseconds + 3_600_000_000)

  private static let clubs = [
    ("Cubs", "Wrigley Field,Chicago"), ("Tigers", "Comerica Park,Detroit"),
    ("Guardians", "Progressive Field,Cleveland"),
    ("Reds", "Great American Ball Park,Cincinnati"), ("Brewers", "American Family Field,Milwaukee"),
    ("Pirates", "PNC Park,Pittsburgh"),
  ]

  /// - Returns: nil if the season has no tour.
  init?(_ random: inout SplitMix64) throws {
    let rows = PlannedTour.rows(&random)
    let season = try Follower.schedule(rows.map { "\($0),scheduled" })
    var request = PlanRequest(.count(4))
    request.from = CivilDate("2026-07-03")
    request.to = CivilDate("2026-07-12")
    request.rule = DrivingRule(buffer: 45, limit: 600, dawn: 420, dusk: 1380)
    let model = try TourModel(request, games: season.games.map { PlannableGame($0) }, zones: TestZones.all)
    guard let tour = Planner(model, maxWork: 2_000_000, shouldStop: { false }).result().tours.first,
      tour.games.count > 2
    else { return nil }
    let games = tour.games.map { season.games[$0] }
    var ids = ItemIDSource(seed: 7)
    let planned = PlannedTrip(NewTrip(name: "Tour", games: games, from: nil, to: nil, home: nil, follows: []), of: tour)
    var trip = try planned.trip(zones: TestZones.all, ids: &ids, now: Follower.start)
    let hasBookings = random.below(3) == 0
    try PlannedTour.book(&trip, hasBookings, &random)
    // A postponement becomes known some time before its game.
    let lost = games[random.below(games.count)].game
    guard let start = lost.knownStart?.unixSeconds else { return nil }
    let isEarly = random.below(2) == 0
    now = isEarly ? Int64(trip.startDate.dayNumber - 1) * 86_400 : start - Int64(1 + random.below(30)) * 3600
    schedule = try Follower.schedule(
      rows.enumerated().map { number, row in
        "\(row),\(season.games.first { $0.game.gameID == lost.gameID }?.line == number + 2 ? "postponed" : "scheduled")"
      })
    trip = try TripUpdate(
      of: trip, to: schedule, zones: TestZones.all, overriding: [.removals, .shift],
      now: Timestamp(microseconds: now * 1_000_000)
    ).trip
    self.trip = trip
  }

  /// A planned tour of up to three games that has a game of a schedule.
  static func trip(around game: ScheduleGame, in schedule: Schedule) throws -> Trip? {
    var request = PlanRequest(.count(3))
    request.gameIDs = [game.game.gameID]
    (request.from, request.to) = (game.day.adding(days: -4), game.day.adding(days: 4))
    request.rule = DrivingRule(buffer: 45, limit: 600, dawn: 420, dusk: 1380)
    let games = schedule.games.filter { abs($0.day.dayNumber - game.day.dayNumber) <= 4 && $0.place != nil }
    guard let model = try? TourModel(request, games: games.map { PlannableGame($0) }, zones: TestZones.all),
      let tour = Planner(model, maxWork: 2_000_000, shouldStop: { false }).result().tours.first
    else { return nil }
    var ids = ItemIDSource(seed: 7)
    let new = NewTrip(name: "Tour", games: tour.games.map { games[$0] }, from: nil, to: nil, home: nil, follows: [])
    return try PlannedTrip(new, of: tour).trip(zones: TestZones.all, ids: &ids, now: Follower.start)
  }

  private static func rows(_ random: inout SplitMix64) -> [String] {
    (3...14).flatMap { day -> [String] in
      clubs.indices.filter { _ in random.below(100) < 35 }.map { club in
        let other = clubs[(club + 1 + random.below(5)) % 6].0
        let date = day < 10 ? "2026-07-0\(day)" : "2026-07-\(day)"
        return "\(date),\(random.below(3) == 0 ? "13:10" : "19:10"),\(clubs[club].0),\(other),\(clubs[club].1)"
      }
    }
  }

  /// Adds tickets, and hotels and dinners where games are.
  private static func book(_ trip: inout Trip, _ hasBookings: Bool, _ random: inout SplitMix64) throws {
    for item in trip.itinerary.items where item.game != nil {
      if random.below(3) == 0 {
        try trip.apply(.setTicket(item.id, Ticket(reference: "T\(item.position.day)")), at: Follower.start)
      }
      if !hasBookings { continue }
      let dinner = CustomItem(
        title: "Dinner", category: .restaurant, time: ClockTime(hour: 17, minute: 0), reference: "D")
      let hotel = CustomItem(title: "Hotel", category: .hotel, nights: 1, reference: "H")
      for (number, custom) in [dinner, hotel].enumerated() where random.below(3) == 0 {
        let slots = Slots(in: trip.itinerary, carrying: nil)
        let slot = slots.numbers.first {
          number == 0 ? slots[$0].before?.id == item.id : slots[$0].after?.id == item.id
        }
        guard let slot else { continue }
        let id = ItemID("\(custom.title) \(item.id.text)")
        try trip.apply(.add([Edit.NewItem(id, custom)], to: slot), at: Follower.start)
      }
    }
  }
}
