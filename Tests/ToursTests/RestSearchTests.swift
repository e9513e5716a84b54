import Almanac
import TestSupport
import Testing

@testable import ExactSearch
@testable import Tours

/// The search for the rest of a tour against all ways to go on, on small random cases.
@Suite struct RestSearchTests {
  @Test(arguments: 0..<10) func `finds the best bookings, grounds, days and meters of all repairs`(part: UInt64) {
    for number in Portion.rounds(60) {
      let seed = part * 100 + UInt64(number) + 1
      var random = SplitMix64(seed: seed)
      let problem = RandomRest.problem(&random)
      let all = AllWays(problem).all
      var search = RestSearch(problem)
      let result = search.result()
      #expect(result.isProved)
      expect(
        result.plans.first.map(AllWays.order), all.map(AllWays.order).min { $0.lexicographicallyPrecedes($1) },
        "seed \(seed)")
      for plan in result.plans {
        #expect(all.contains { $0.stops == plan.stops && AllWays.order($0) == AllWays.order(plan) }, "seed \(seed)")
      }
      // The bound of every way is not above any that loses as little.
      for way in all {
        let bound = result.bound(lost: way.lost, grounds: way.seen.count, by: way.day)
        let equal = all.filter { $0.lost <= way.lost && $0.seen.count >= way.seen.count }
        expect(bound?.day, equal.map(\.day).min(), "seed \(seed)")
        expect(bound?.meters, equal.filter { $0.day <= way.day }.map(\.meters).min(), "seed \(seed)")
      }
    }
  }

  @Test func `a search with too many labels proves nothing, but its plans are valid`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<20 {
      let problem = RandomRest.problem(&random)
      var search = RestSearch(problem, maxLabels: 0)
      let result = search.result()
      let all = AllWays(problem).all
      #expect(result.plans.allSatisfy { plan in all.contains { $0.stops == plan.stops } })
    }
  }
}

private enum RandomRest {
  static func problem(_ random: inout SplitMix64) -> RestProblem {
    let places = 2 + random.below(3)
    let points = (0..<places).map { _ in (random.below(600), random.below(600)) }
    let clocks = (0..<places).map { _ in WallClock(offset: random.chance(30) ? 60 : 0) }
    let bookings = (0..<random.below(4)).map { _ in random.chance(20) ? 1000 : 1 }
    var stops: [RestProblem.Stop] = []
    for _ in 0..<2 + random.below(6) {
      let (place, day) = (random.below(places), random.below(5))
      let start = day * 1440 + ([13, 16, 19].randomElement(using: &random) ?? 0) * 60
      stops.append(
        RestProblem.Stop(
          place: place, start: start, end: start + 180, day: day, ground: place,
          booking: bookings.isEmpty || random.chance(80) ? nil : 0, isPlanned: random.chance(40)))
    }
    for booking in bookings.indices.dropFirst() {
      let (place, day) = (random.below(places), random.below(4))
      let isFixedLeg = random.chance(20)
      for night in 0..<(isFixedLeg ? 1 : 1 + random.below(2)) {
        let start = (day + night) * 1440 + ([3, 12, 18, 20].randomElement(using: &random) ?? 0) * 60
        stops.append(
          RestProblem.Stop(
            place: place, exit: isFixedLeg ? random.below(places) : nil, start: start,
            end: start + (isFixedLeg ? 120 : 0), day: day + night, booking: booking))
      }
    }
    if stops.allSatisfy({ $0.booking != 0 }), !bookings.isEmpty, stops[0].ground != nil { stops[0].booking = 0 }
    stops.sort { ($0.start, $0.end, $0.place) < ($1.start, $1.end, $1.place) }
    var rule = DrivingRule(buffer: ([0, 45].randomElement(using: &random) ?? 0))
    if random.chance(60) { rule = DrivingRule(buffer: rule.buffer, limit: [300, 600].randomElement(using: &random)) }
    var drives: [PlannedDrive?] = []
    for from in points.indices {
      for to in points.indices {
        let miles = max(abs(points[from].0 - points[to].0), abs(points[from].1 - points[to].1))
        drives.append(random.chance(3) ? nil : PlannedDrive(meters: miles * 1609, minutes: miles))
      }
    }
    return RestProblem(
      stops: stops, grounds: places, bookings: bookings, clocks: clocks, drives: drives, rule: rule,
      origin: random.chance(80)
        ? RestProblem.Origin(place: random.below(places), moment: random.below(1500), driven: random.below(2) * 120)
        : nil,
      end: random.chance(50) ? random.below(places) : nil, lastDay: 3 + random.below(3),
      known: random.chance(20) ? [RestProblem.Pair(0, 1)] : [])
  }
}

/// Every way to go on, one after the other, by the rules alone.
private struct AllWays {
  private let problem: RestProblem
  private(set) var all: [RestPlan] = []

  init(_ problem: RestProblem) {
    self.problem = problem
    let origin = problem.origin
    extend([], from: origin.map { ($0.place, $0.moment) }, origin?.driven ?? 0, 0)
  }

  static func order(_ plan: RestPlan) -> [Int] { [plan.lost, -plan.seen.count, plan.day, plan.meters] }

  private mutating func extend(_ stops: [Int], from left: (place: Int, moment: Int)?, _ driven: Int, _ meters: Int) {
    finish(stops, left, driven, meters)
    let seen = stops.compactMap { problem.stops[$0].ground }
    for next in problem.stops.indices where next > stops.last ?? -1 {
      let stop = problem.stops[next]
      if let ground = stop.ground, seen.contains(ground) { continue }
      let endDay = problem.clocks[stop.exit].day(at: stop.end)
      let deadline = stop.start - (stop.ground == nil ? 0 : problem.rule.buffer)
      let isKnown = problem.known.contains(RestProblem.Pair(stops.last ?? -1, next))
      guard let left else {
        extend([next], from: (stop.exit, stop.end), 0, 0)
        continue
      }
      if left.place == stop.place {
        guard stop.start >= left.moment || isKnown else { continue }
        let before = problem.clocks[left.place].day(at: left.moment) == endDay ? driven : 0
        extend(stops + [next], from: (stop.exit, stop.end), before, meters)
      } else if let drive = problem.drives[left.place * problem.clocks.count + stop.place] {
        guard let arrival = arrival(left, driven, drive, at: stop.place, by: deadline) else {
          if isKnown { extend(stops + [next], from: (stop.exit, stop.end), 0, meters + drive.meters) }
          continue
        }
        extend(
          stops + [next], from: (stop.exit, stop.end), arrival.day == endDay ? arrival.driven : 0,
          meters + drive.meters)
      }
    }
  }

  /// Who leaves at once, or else at the next midnight, arrives in time.
  private func arrival(
    _ left: (place: Int, moment: Int), _ driven: Int, _ drive: PlannedDrive, at place: Int, by deadline: Int
  ) -> DrivingRule.Arrival? {
    let (here, there) = (problem.clocks[left.place], problem.clocks[place])
    let first = problem.rule.arrival(leaving: left.moment, here, driven: driven, drive: drive.minutes, at: there)
    if let first, first.moment <= deadline { return first }
    let midnight = here.moment(ofDay: here.day(at: left.moment) + 1, 0)
    let second = problem.rule.arrival(leaving: midnight, here, driven: 0, drive: drive.minutes, at: there)
    return second.flatMap { $0.moment <= deadline ? $0 : nil }
  }

  private mutating func finish(_ stops: [Int], _ left: (place: Int, moment: Int)?, _ driven: Int, _ meters: Int) {
    var plan = RestPlan(
      stops: stops, lost: lost(stops), seen: TargetSet(), day: problem.lastDay, meters: meters, changes: 0)
    for ground in stops.compactMap({ problem.stops[$0].ground }) { plan.seen.insert(ground) }
    guard let left else { return all.append(plan) }
    plan.day = stops.last.map { problem.stops[$0].day } ?? problem.clocks[left.place].day(at: left.moment)
    if let end = problem.end, end != left.place {
      guard let drive = problem.drives[left.place * problem.clocks.count + end] else { return }
      plan.meters += drive.meters
      let midnight = problem.clocks[end].moment(ofDay: problem.lastDay + 1, 0)
      if drive.minutes == 0 {
      } else if let arrival = arrival(left, driven, drive, at: end, by: midnight) {
        plan.day = max(plan.day, problem.clocks[end].day(at: arrival.moment - 1))
      } else if problem.known.contains(RestProblem.Pair(stops.last ?? -1, problem.stops.count)) {
        plan.day = problem.lastDay
      } else {
        return
      }
    } else if problem.end == nil, plan.day > problem.lastDay {
      return
    }
    all.append(plan)
  }

  /// The weight of the bookings that are missed because nobody is there at their time.
  private func lost(_ stops: [Int]) -> Int {
    problem.bookings.indices.reduce(0) { sum, booking in
      let moments = problem.stops.indices.filter { problem.stops[$0].booking == booking }
      let isRetained = moments.allSatisfy { moment in
        stops.contains(moment) || stops.contains { isThere($0, at: problem.stops[moment]) }
      }
      return sum + (isRetained ? 0 : problem.bookings[booking])
    }
  }

  private func isThere(_ stop: Int, at moment: RestProblem.Stop) -> Bool {
    let stop = problem.stops[stop]
    guard moment.ground == nil, moment.exit == moment.place, stop.exit == stop.place else { return false }
    let early = stop.ground == nil ? 0 : problem.rule.buffer
    return stop.place == moment.place && stop.start - early <= moment.start && moment.start <= stop.end
  }
}
