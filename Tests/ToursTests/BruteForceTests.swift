import Almanac
import TestSupport
import Testing

@testable import ExactSearch
@testable import Tours

/// The search against all tours there are, on small random seasons.
struct BruteForceTests {
  @Test(arguments: 0..<20) func `finds the fewest days and then meters of all tours`(part: UInt64) {
    for number in Portion.rounds(100) {
      let seed = part * 100 + UInt64(number) + 1
      var random = SplitMix64(seed: seed)
      let problem = RandomSeason.problem(&random)
      let most = random.chance(30) ? Int.random(in: 1...8, using: &random) : problem.days.count
      let all = AllTours(problem: problem)
      let expected = all.best(within: most)
      // Windows are halved early in every other one.
      let search = TourSearch(problem, maxLabels: number % 2 == 0 ? 150_000 : 4, driven: problem.daysDriven)
      let result = search.fewestDays(atMost: most)
      #expect(result.isProved, "seed \(seed)")
      expect(result.days, expected?.days, "seed \(seed)")
      expect(result.tour?.meters, expected?.meters, "seed \(seed)")
      if let tour = result.tour {
        expect(problem.meters(of: tour), tour.meters, "seed \(seed)")
        let driven = DrivenTour(tour, of: problem)
        expect(driven.lastDay - driven.firstDay + 1, result.days, "seed \(seed)")
        #expect(
          ([driven.outboundLeg] + driven.legs).allSatisfy { ($0?.spare ?? .max) >= problem.rule.buffer }, "seed \(seed)"
        )
      }
    }
  }

  @Test(arguments: 0..<10) func `finds the fewest meters of all tours within some days`(part: UInt64) {
    for number in Portion.rounds(50) {
      let seed = 10_000 + part * 50 + UInt64(number)
      var random = SplitMix64(seed: seed)
      let problem = RandomSeason.problem(&random)
      let most = Int.random(in: 2...problem.days.count, using: &random)
      let expected = AllTours(problem: problem).fewestMeters(within: most)
      let search = TourSearch(problem, maxLabels: number % 2 == 0 ? 150_000 : 4, driven: problem.daysDriven)
      let result = search.fewestMeters(within: most)
      #expect(result.isProved, "seed \(seed)")
      expect(result.tour?.meters, expected, "seed \(seed)")
      expect(
        (TourSearch(problem, driven: problem.daysDriven).anyTour(within: most).tour != nil), (expected != nil),
        "seed \(seed)")
    }
  }
}

/// Random small seasons: venues on a map, games at three hours of the day, with every option of a request.
enum RandomSeason {
  static func problem(_ random: inout SplitMix64) -> TourProblem {
    let venues = Int.random(in: 2...6, using: &random)
    let days = Int.random(in: 4...12, using: &random)
    let teams = random.chance(25) ? 1 : 0
    let offsets = (0..<venues).map { _ in random.chance(30) ? -300 : -360 }
    let clocks = offsets.map { offset in
      // Some clocks change in the middle of the season.
      WallClock(readings: [(0, offset), (days * 1440, offset + (random.chance(10) ? 60 : 0))])
    }
    let points = (0...venues).map { _ in
      (Int.random(in: 0...900, using: &random), Int.random(in: 0...900, using: &random))
    }
    let games = games(&random, venues, days, teams, offsets)
    var drives: [PlannedDrive?] = []
    for from in 0..<venues {
      for to in 0..<venues { drives.append(from == to ? nil : drive(points[from], points[to])) }
    }
    if random.chance(5) { drives[1] = nil }
    var rule = DrivingRule(buffer: [0, 0, 30, 60].randomElement(using: &random) ?? 0)
    if random.chance(40) { rule.limit = [300, 480, 600].randomElement(using: &random) }
    if random.chance(25) { (rule.dawn, rule.dusk) = (420, 1380) }
    if random.chance(20) { rule.daysOff = [Int.random(in: 0..<days, using: &random)] }
    let all: UInt64 = 1 << UInt64(venues) - 1
    let wished: UInt64 = teams > 0 ? 1 << UInt64(venues) : 0
    var required = all | wished
    var goal = TourProblem.Goal.required
    switch Int.random(in: 0..<4, using: &random) {
    case 0: (goal, required) = (.exactly(Int.random(in: 1...min(4, venues), using: &random)), wished)
    case 1: (goal, required) = (.atLeast(Int.random(in: 1...min(4, venues), using: &random)), 1 | wished)
    case 2: required = wished | UInt64.random(in: 1...all, using: &random)
    default: break
    }
    let open = games.filter { !rule.daysOff.contains($0.day) }
    var problem = TourProblem(
      venueCount: venues, games: open, clocks: clocks, drives: drives, rule: rule, required: TargetSet(bits: required),
      goal: goal, days: 0...days - 1)
    let ends = points.dropLast().map { drive($0, points[venues]) }
    let terminus = TourProblem.TourEndpoint(drives: ends, clock: WallClock(offset: -360))
    problem.isOneGamePerDay = random.chance(25)
    if random.chance(35) { problem.origin = terminus }
    if random.chance(35) { problem.destination = terminus }
    if random.chance(40) { fly(&problem, &random) }
    return problem
  }

  /// Adds flights for some ways, shorter than the drives in meters or minutes, or in neither.
  private static func fly(_ problem: inout TourProblem, _ random: inout SplitMix64) {
    func flight(_ drive: PlannedDrive?) -> PlannedDrive? {
      guard random.chance(50) else { return nil }
      let miles = (drive?.meters ?? 300 * 1609) / 1609 - Int.random(in: -20...60, using: &random)
      var flight = PlannedDrive(meters: max(0, miles) * 1609, minutes: 90 + max(0, miles) / 8)
      flight.means = .flight
      return flight
    }
    problem.flights = problem.drives.enumerated().map {
      $0.offset % (problem.venueCount + 1) == 0 ? nil : flight($0.element)
    }
    for end in [\TourProblem.origin, \.destination] {
      guard let drives = problem[keyPath: end]?.drives else { continue }
      problem[keyPath: end]?.flights = drives.map(flight)
    }
  }

  private static func games(
    _ random: inout SplitMix64, _ venues: Int, _ days: Int, _ teams: Int, _ offsets: [Int]
  ) -> [TourProblem.Game] {
    var games: [TourProblem.Game] = []
    for venue in 0..<venues {
      for day in 0..<days where random.chance(30) {
        let hour = [13, 16, 19, 22].randomElement(using: &random) ?? 13
        let targets: UInt64 = teams > 0 && random.chance(30) ? 1 << UInt64(venues) : 0
        let start = day * 1440 + hour * 60 - offsets[venue]
        // Some are of unknown start: wide.
        let isOpen = random.chance(10)
        games.append(
          TourProblem.Game(
            venue: venue, targets: TargetSet(bits: targets), start: isOpen ? start - 120 : start,
            end: start + (isOpen ? 400 : 180), day: day))
      }
    }
    return games
  }

  private static func drive(_ a: (Int, Int), _ b: (Int, Int)) -> PlannedDrive {
    let miles = max(abs(a.0 - b.0), abs(a.1 - b.1))
    return PlannedDrive(meters: miles * 1609, minutes: miles < 30 ? 0 : miles)
  }
}

/// Every tour of a problem, one after the other, by the rules alone.
struct AllTours {
  let problem: TourProblem

  /// The fewest days of a tour, and the fewest meters in as many.
  func best(within most: Int) -> (days: Int, meters: Int)? {
    for days in stride(from: 1, through: most, by: 1) {
      if let meters = fewestMeters(within: days) { return (days, meters) }
    }
    return nil
  }

  /// The fewest meters of the tours of some days at most.
  func fewestMeters(within length: Int) -> Int? {
    if length >= problem.days.count { return fewest(from: problem.days.lowerBound, to: problem.days.upperBound) }
    return problem.days.compactMap { day in
      let last = day + length - 1
      return last > problem.days.upperBound ? nil : fewest(from: day, to: last)
    }.min()
  }

  private func fewest(from first: Int, to last: Int) -> Int? {
    var best: Int?
    forEach(from: first, to: last) { _, meters in best = min(best ?? .max, meters) }
    return best
  }

  /// Calls `visit` with the games and the meters of each tour in some days.
  func forEach(from first: Int, to last: Int, _ visit: (_ games: [Int], _ meters: Int) -> Void) {
    for (number, game) in problem.games.enumerated() where game.day >= first && game.day <= last {
      if problem.goal == .required, game.targets.intersection(problem.required).isEmpty { continue }
      if problem.origin == nil {
        extend([number], TourState(), 0, last, visit)
        continue
      }
      for way in [false, true].compactMap({ problem.edge(leavingOn: first, to: game.venue, flying: $0) }) {
        guard let state = problem.state(after: game, by: way) else { continue }
        extend([number], state, way.drive.meters, last, visit)
      }
    }
  }

  private func extend(
    _ tour: [Int], _ state: TourState, _ meters: Int, _ last: Int, _ visit: (_ games: [Int], _ meters: Int) -> Void
  ) {
    let game = problem.games[tour[tour.count - 1]]
    if isComplete(tour) {
      let ends = [false, true].compactMap { problem.end(after: game, state, by: last, flying: $0)?.meters }
      if let end = ends.min() { visit(tour, meters + end) }
    }
    if case .exactly(let count) = problem.goal, tour.count >= count { return }
    let venues = tour.map { problem.games[$0].venue }
    for (number, next) in problem.games.enumerated() where next.day <= last && !venues.contains(next.venue) {
      if !problem.mayFollow(game, next) { continue }
      if problem.goal == .required, next.targets.intersection(problem.required).subtracting(granted(tour)).isEmpty {
        continue
      }
      for way in [false, true].compactMap({ problem.edge(from: game, state, to: next.venue, flying: $0) }) {
        guard let after = problem.state(after: next, by: way) else { continue }
        extend(tour + [number], after, meters + way.drive.meters, last, visit)
      }
    }
  }

  private func granted(_ tour: [Int]) -> TargetSet { tour.reduce(TargetSet()) { $0.union(problem.games[$1].targets) } }

  private func isComplete(_ tour: [Int]) -> Bool {
    if !problem.required.subtracting(granted(tour)).isEmpty { return false }
    return switch problem.goal {
    case .required: true
    case .exactly(let count): tour.count == count
    case .atLeast(let count): tour.count >= count
    }
  }
}

extension SplitMix64 {
  /// True in so many of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }
}
