import Itinerary
import TestSupport
import Testing

@testable import Tours

/// The options of a request against every tour there is, on small random seasons of places that no table knows.
@Suite struct OptionTests {
  @Test(arguments: 0..<10)
  func `finds the most venues of all tours, with the fewest meters`(part: UInt64) throws {
    for seed in Portion.seeds(20).map({ part * 20 + $0 }) {
      var season = try TextSeason(seed: seed + 1)
      var request = PlanRequest(.most)
      request.days = Int.random(in: 1...6, using: &season.random)
      if season.random.chance(30) { request.venues = [season.venues[0]] }
      request.tours = 4
      let model = try season.model(request)
      let tours = EveryTour.of(model.problem, within: request.days ?? 1)
      let result = Planner(model, shouldStop: { false }).result()
      let count = tours.map(\.games.count).max()
      let best = tours.filter { $0.games.count == count }.map(\.meters).min()
      expect(result.status, (count == nil ? .none : .optimal), "seed \(seed)")
      #expect(result.mostVenues ?? .max >= count ?? 0, "seed \(seed)")
      #expect(result.tours.first?.games.count == count && result.tours.first?.meters == best, "seed \(seed)")
      // The others have fewer venues and meters, or begin on other days.
      var (fewest, starts) = (best ?? 0, result.tours.prefix(1).map(\.firstDay.dayNumber))
      for other in result.tours.dropFirst() {
        if let count, other.games.count < count {
          #expect(other.meters < fewest, "seed \(seed)")
          expect(other.meters, tours.filter { $0.games.count >= other.games.count }.map(\.meters).min(), "seed \(seed)")
          fewest = other.meters
        } else {
          #expect(!starts.contains { abs($0 - other.firstDay.dayNumber) < 2 }, "seed \(seed)")
        }
        starts.append(other.firstDay.dayNumber)
      }
    }
  }

  @Test(arguments: 0..<10) func `without a venue, finds the best of the other tours`(part: UInt64) throws {
    for seed in Portion.seeds(20).map({ part * 20 + $0 }) {
      var season = try TextSeason(seed: 1000 + seed)
      let left = season.venues[Int.random(in: 0..<season.venues.count, using: &season.random)]
      var request = PlanRequest(.all)
      request.without = [left]
      let result = Planner(try season.model(request), shouldStop: { false }).result()
      let whole = try season.model(PlanRequest(.all))
      let number = try #require(whole.venueNames.firstIndex(of: left))
      let tours = EveryTour.of(whole.problem, leavingOut: number)
      let days = tours.map(\.days).min()
      expect(result.tours.first?.days, days, "seed \(seed)")
      expect(result.tours.first?.meters, tours.filter { $0.days == days }.map(\.meters).min(), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<10)
  func `the roomiest tour has the most slack of all nearly as good ones`(part: UInt64) throws {
    for seed in Portion.seeds(20).map({ part * 20 + $0 }) {
      let season = try TextSeason(seed: 2000 + seed)
      var request = PlanRequest(.all)
      request.isRoomy = true
      let model = try season.model(request)
      let tours = EveryTour.of(model.problem)
      let result = Planner(model, shouldStop: { false }).result()
      let days = tours.map(\.days).min()
      let best = tours.filter { $0.days == days }.map(\.meters).min() ?? 0
      let near = tours.filter { $0.days == days && $0.meters <= best + best / 20 }
      expect(result.tours.first?.days, days, "seed \(seed)")
      expect(result.tours.first?.tightest?.minutes, near.compactMap(\.slack).max(), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<10)
  func `alternatives trade days for meters, then start on other days`(part: UInt64) throws {
    for seed in Portion.seeds(20).map({ part * 20 + $0 }) {
      let season = try TextSeason(seed: 3000 + seed)
      var request = PlanRequest(.all)
      request.tours = 5
      let model = try season.model(request)
      let tours = EveryTour.of(model.problem)
      let result = Planner(model, shouldStop: { false }).result()
      guard let first = result.tours.first else {
        #expect(tours.isEmpty, "seed \(seed)")
        continue
      }
      var expected: [Int] = []
      var fewest = first.meters
      for days in first.days + 1...first.days + 5 where expected.count < 4 && days <= model.problem.days.count {
        let least = tours.filter { $0.days <= days }.map(\.meters).min() ?? .max
        if least < fewest {
          expected.append(least)
          fewest = least
        }
      }
      let longer = result.tours.dropFirst().filter { $0.days > first.days }
      expect(longer.map(\.meters), expected, "seed \(seed)")
      var starts = [first.firstDay.dayNumber] + longer.map(\.firstDay.dayNumber)
      for other in result.tours.dropFirst(1 + longer.count) {
        let open = tours.filter { tour in tour.days <= first.days && !starts.contains { abs($0 - tour.first) < 2 } }
        expect(other.meters, open.map(\.meters).min(), "seed \(seed)")
        starts.append(other.firstDay.dayNumber)
      }
      expect(Set(result.tours.map(\.games)).count, result.tours.count, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<10)
  func `a day of rest in any three days has the best choice of days, and its cost is reported`(part: UInt64) throws {
    for seed in Portion.seeds(10).map({ part * 10 + $0 }) {
      var season = try TextSeason(seed: 4000 + seed)
      var request = PlanRequest(.all)
      request.restEvery = 3
      if season.random.chance(50) { request.rule.limit = 240 }
      let model = try season.model(request)
      let result = Planner(model, shouldStop: { false }).result()
      var free = model.problem
      free.restEvery = nil
      let cheapest = try #require(AllTours(problem: free).best(within: free.days.count))
      guard let best = bestWithRest(free, every: 3, least: cheapest.days) else {
        // The preference is dropped rather than the tour.
        expect(result.tours.filter(\.isComplete).map(\.days), [cheapest.days], "seed \(seed)")
        #expect(result.tours.filter(\.isComplete).allSatisfy { $0.dropped == [.rest(every: 3)] }, "seed \(seed)")
        continue
      }
      expect(result.status, .optimal, "seed \(seed)")
      let tour = try #require(result.tours.first, "seed \(seed)")
      #expect(tour.days == best.days && tour.meters == best.meters, "seed \(seed)")
      let off = tour.daysOff.map(\.dayNumber)
      for day in tour.firstDay.dayNumber..<max(tour.firstDay.dayNumber, tour.lastDay.dayNumber - 1) {
        #expect(off.contains { day..<day + 3 ~= $0 }, "seed \(seed)")
      }
      // Whenever it is ended, its bound is one.
      for most in [20, 60, 200] {
        var requested = 0
        let early = Planner(model) {
          requested += 1
          return requested > most
        }.result()
        #expect(early.leastDays <= best.days, "seed \(seed)")
      }
      expect(result.costs.map(\.days), [best.days - cheapest.days], "seed \(seed)")
      expect(result.costs.map(\.meters), [best.meters - cheapest.meters], "seed \(seed)")
    }
  }

  /// The fewest days and meters of a tour with a day off in any few days, by every choice of days off.
  ///
  /// - Parameter least: the fewest days of a tour without days off.
  private func bestWithRest(_ problem: TourProblem, every: Int, least: Int) -> (days: Int, meters: Int)? {
    for length in least...problem.days.count {
      var fewest: Int?
      for first in problem.days.dropLast(length - 1) {
        let window = first..<first + length
        func isRested(_ off: [Int]) -> Bool {
          window.dropLast(every - 1).allSatisfy { day in off.contains { day..<day + every ~= $0 } }
        }
        for choice in 0..<1 << length {
          let off = window.filter { choice >> ($0 - first) & 1 == 1 }
          // Days off that are not needed make no tour better.
          let isSmallest = off.allSatisfy { day in !isRested(off.filter { $0 != day }) }
          guard isRested(off), isSmallest else { continue }
          var resting = problem.on(first...first + length - 1, without: off)
          resting.rule.daysOff = off
          fewest = [fewest, AllTours(problem: resting).fewestMeters(within: length)].compactMap { $0 }.min()
        }
      }
      if let fewest { return (length, fewest) }
    }
    return nil
  }

  @Test(arguments: 0..<5) func `adds as many games on the way as there is time for`(part: UInt64) throws {
    var more = 0
    for seed in Portion.seeds(20).map({ part * 20 + $0 }) {
      var season = try TextSeason(seed: 6000 + seed)
      var request = PlanRequest(.all)
      request.objective = .miles
      request.isOneGamePerDay = season.random.chance(30)
      if season.random.chance(50) { request.rule.limit = 240 }
      let plain = try #require(Planner(try season.model(request), shouldStop: { false }).result().tours.first)
      request.wantsMoreGames = true
      let model = try season.model(request)
      let tour = try #require(Planner(model, shouldStop: { false }).result().tours.first)
      #expect(tour.days <= plain.days && tour.meters == plain.meters, "seed \(seed)")
      #expect(tour.legs.allSatisfy { ($0.spare ?? .max) >= request.rule.buffer }, "seed \(seed)")
      let venues = plain.games.map { season.games[$0].game.venue ?? "" }
      expect(tour.games.count, maxGames(model, venues, from: plain.firstDay, to: plain.lastDay), "seed \(seed)")
      more += tour.games.count - plain.games.count
    }
    #expect(more > 0 || !Portion.isComplete)
  }

  /// The most games of any list that goes through venues in order, by trying all.
  private func maxGames(_ model: TourModel, _ venues: [String], from first: CivilDate, to last: CivilDate) -> Int {
    let problem = model.problem
    let order = venues.compactMap { model.venueNames.firstIndex(of: $0) }
    var most = 0
    func extend(_ tour: [Int], _ place: Int, _ driven: Int) {
      let game = problem.games[tour[tour.count - 1]]
      if place == order.count - 1 { most = max(most, tour.count) }
      for (number, next) in problem.games.enumerated()
      where next.day <= last.dayNumber && next.start > game.start && (!problem.isOneGamePerDay || next.day > game.day) {
        if next.venue == game.venue {
          if next.start >= game.end { extend(tour + [number], place, next.day == game.day ? driven : 0) }
        } else if place + 1 < order.count, next.venue == order[place + 1],
          let way = problem.edge(from: game, TourState(driven: driven), to: next.venue, flying: false),
          let state = problem.state(after: next, by: way)
        {
          extend(tour + [number], place + 1, state.driven)
        }
      }
    }
    for (number, game) in problem.games.enumerated() where game.day >= first.dayNumber && game.venue == order[0] {
      extend([number], 0, 0)
    }
    return most
  }

  @Test func `a stopped search returns its best tour`() throws {
    let season = try TextSeason(seed: 7)
    for most in 0..<40 {
      var (requested, seen) = (0, 0)
      let planner = Planner(try season.model(PlanRequest(.most))) {
        requested += 1
        return requested > most
      } report: {
        seen = max(seen, $0.tours.first?.games.count ?? 0)
      }
      let result = planner.result()
      #expect(result.tours.first?.games.count ?? 0 >= seen, "stopped after \(most)")
      #expect(requested <= most || result.status == .bestFound, "stopped after \(most)")
    }
  }

  @Test(arguments: [false, true]) func `plans more venues than a word has bits`(isComplete: Bool) throws {
    var request = PlanRequest(isComplete ? .all : .count(70))
    request.rule = DrivingRule(buffer: 0)
    let games = (0..<70).flatMap { number in
      (0..<3).compactMap { (round: Int) -> PlannableGame? in
        let day = CivilDate(dayNumber: 20_000 + number + round * 70)
        guard let start = OffsetDateTime("\(day)T13:00:00Z") else { return nil }
        let game = Game(
          gameID: "\(number)-\(round)", away: "Guests", home: "Team \(number)", venue: "Ground \(number)",
          city: "City \(number)", start: .at(start))
        return PlannableGame(game, day: day, place: nil)
      }
    }
    var table = "from,to,meters,minutes\n"
    for from in 0..<70 {
      for to in 0..<70 where from != to { table += "Ground \(from),Ground \(to),\(abs(from - to) * 1000),60\n" }
    }
    let model = try TourModel(request, games: games, drives: DriveTable(Array(table.utf8)), zones: Zones([:]))
    let result = Planner(model, shouldStop: { false }).result()
    expect(result.status, .optimal)
    expect(result.tours.first?.days, 70)
    expect(result.tours.first?.meters, 69_000)
  }

  @Test func `a tour can have several games at one venue`() throws {
    let season = try TextSeason(seed: 11)
    let games = season.games.filter { $0.game.venue == season.venues[0] }.prefix(2).map(\.game.gameID)
    var request = PlanRequest(.most)
    request.gameIDs = games
    #expect(throws: PlanRefusal.twoGames(season.venues[0])) { try season.model(request) }
    request.mayRepeat = true
    let result = Planner(try season.model(request), shouldStop: { false }).result()
    let tour = try #require(result.tours.first)
    #expect(games.allSatisfy { id in tour.games.contains { season.games[$0].game.gameID == id } })
  }
}

/// A small random season as a schedule has it, with the drives between its places.
struct TextSeason {
  let venues: [String]
  let games: [PlannableGame]
  private let drives: DriveTable
  /// The generator behind the season, for what a test adds to it.
  var random: SplitMix64

  init(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 3...5, using: &random)
    venues = (0..<count).map { "Ground \($0)" }
    let points = venues.map { _ in (Int.random(in: 0...500, using: &random), Int.random(in: 0...500, using: &random)) }
    var table = "from,to,meters,minutes\n"
    for (from, a) in zip(venues, points) {
      for (to, b) in zip(venues, points) where from != to {
        let miles = max(abs(a.0 - b.0), abs(a.1 - b.1))
        table += "\(from),\(to),\(miles * 1609),\(miles)\n"
      }
    }
    drives = try DriveTable(Array(table.utf8))
    var games: [PlannableGame] = []
    for (number, venue) in venues.enumerated() {
      for day in 1...Int.random(in: 6...9, using: &random) where day < 3 || random.chance(45) {
        let hour = [13, 16, 19].randomElement(using: &random) ?? 13
        let text = "2026-07-0\(day)"
        let start = try #require(OffsetDateTime("\(text)T\(hour):00:00-05:00"))
        games.append(
          PlannableGame(
            Game(
              gameID: "\(number)-\(day)", away: "Guests", home: "Team \(number)", venue: venue, city: "City \(number)",
              start: .at(start)), day: try #require(CivilDate(text)), place: nil))
      }
    }
    (self.games, self.random) = (games, random)
  }

  func model(_ request: PlanRequest) throws -> TourModel {
    try TourModel(request, games: games, drives: drives, zones: Zones([:]))
  }
}

extension TourProblem {
  /// The problem on some days, without the games of others.
  fileprivate func on(_ days: ClosedRange<Int>, without off: [Int]) -> TourProblem {
    TourProblem(
      venueCount: venueCount, games: games.filter { days.contains($0.day) && !off.contains($0.day) }, clocks: clocks,
      drives: drives, rule: rule, required: required, goal: goal, days: days)
  }
}

/// A tour among all there are.
struct EveryTour {
  let games: [Int]
  let meters: Int
  /// The least minutes to spare before a game; nil for a tour of one.
  let slack: Int?
  let first: Int
  let days: Int

  /// Every tour of at most some days.
  ///
  /// - Parameter venue: one that no tour sees, and that is not required.
  static func of(_ problem: TourProblem, within days: Int = .max, leavingOut venue: Int? = nil) -> [EveryTour] {
    var problem = problem
    if let venue { problem.required.remove(venue) }
    var found: [EveryTour] = []
    AllTours(problem: problem).forEach(from: problem.days.lowerBound, to: problem.days.upperBound) { games, meters in
      let stops = games.map { problem.games[$0] }
      let (first, length) = (stops[0].day, stops[stops.count - 1].day - stops[0].day + 1)
      let spares = zip(stops, stops.dropFirst()).map { from, to in
        to.start - from.end - (problem.drives[from.venue * problem.venueCount + to.venue]?.minutes ?? 0)
      }
      if length > days { return }
      found.append(EveryTour(games: games, meters: meters, slack: spares.min(), first: first, days: length))
    }
    return found
  }
}
