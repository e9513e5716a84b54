import Almanac

/// A tour as it is driven: each drive on the days on which the timeline of a trip has it. It is interrupted only if it
/// must be; where it can begin on several days, it has one without a game, and then the latest.
struct DrivenTour {
  private let problem: TourProblem
  private let games: [TourProblem.Game]
  private let flown: Set<Int>
  private(set) var firstDay = 0
  private(set) var lastDay = 0
  private(set) var minutes = 0
  private(set) var legs: [TourLeg] = []
  private(set) var outboundLeg: TourLeg?
  private(set) var returnLeg: TourLeg?
  /// The minutes driven on each local day.
  private(set) var shares: [Int: Int] = [:]
  /// The indices in the tour of the real games, without the journeys.
  private(set) var places: [Int]

  /// - Parameter fixedLegs: the journeys among the games, by the number of their venue.
  init(_ tour: PlannedTour, of problem: TourProblem, fixedLegs: [Int: TravelMode] = [:]) {
    var problem = problem
    problem.rule.daysOff = (problem.rule.daysOff + tour.daysOff).sorted()
    let games = tour.games.map { problem.games[$0] }
    self.init(games, tour.flown, of: problem, leaving: games.first?.day ?? 0)
    // Who leaves the origin on the day of the first game may have driven too much on it for the second one.
    let latest = self
    while problem.origin != nil, !isPossible {
      if firstDay <= problem.days.lowerBound {
        self = latest
        break
      }
      self = DrivenTour(games, tour.flown, of: problem, leaving: firstDay - 1)
    }
    drive(isEarly: false)
    if !fixedLegs.isEmpty { join(games.map { game in fixedLegs[game.venue].map { ($0, game.end - game.start) } }) }
  }

  private init(_ games: [TourProblem.Game], _ flown: Set<Int>, of problem: TourProblem, leaving latest: Int) {
    (self.problem, self.games, self.flown) = (problem, games, flown)
    places = Array(games.indices)
    guard let first = games.first, let last = games.last else { return }
    (firstDay, lastDay) = (first.day, last.day)
    if problem.origin != nil { firstDay = departureDay(for: first, from: latest) }
    drive(isEarly: true)
  }

  private var isPossible: Bool {
    guard legs.allSatisfy({ ($0.spare ?? .max) >= problem.rule.buffer }) else { return false }
    guard let every = problem.restEvery, firstDay <= lastDay else { return true }
    var streak = 0
    for day in firstDay...lastDay {
      streak = isFree(day) ? 0 : streak + 1
      if streak == every { return false }
    }
    return true
  }

  func isFree(_ day: Int) -> Bool { shares[day] == nil && !games.contains { $0.day == day } }

  // MARK: Drives

  /// - Parameter isEarly: whether each drive is driven as early as possible.
  private mutating func drive(isEarly: Bool) {
    let rests = problem.restEvery == nil || isEarly ? [] : (firstDay...max(firstDay, lastDay)).filter(isFree)
    var rule = problem.rule
    rule.daysOff = Set(rule.daysOff + rests).sorted()
    let spares = legs.map(\.spare)
    (legs, shares, minutes, outboundLeg, returnLeg) = ([], [:], 0, nil, nil)
    guard let first = games.first, let last = games.last else { return }
    var state = TourState()
    if let edge = problem.edge(leavingOn: firstDay, to: first.venue, flying: flown.contains(0)) {
      outboundLeg = go(edge, to: first, rule, early: nil, &state)
    }
    for (place, (game, next)) in zip(games, games.dropFirst()).enumerated() {
      let flying = flown.contains(place + 1)
      if game.venue != next.venue, let edge = problem.edge(from: game, state, to: next.venue, flying: flying) {
        var leg = go(edge, to: next, rule, early: isEarly ? nil : place + 1, &state)
        if !isEarly { leg.spare = spares[place] }
        legs.append(leg)
      } else {
        // Another game at the same venue.
        legs.append(TourLeg(meters: 0, minutes: 0))
        state = problem.state(after: game, state, staying: next)
      }
    }
    goBack(from: last, state, rule, isEarly: isEarly)
  }

  private mutating func goBack(from game: TourProblem.Game, _ state: TourState, _ rule: DrivingRule, isEarly: Bool) {
    guard let destination = problem.destination,
      let drive = destination.edge(game.venue, flying: flown.contains(games.count))
    else { return }
    let edge = TourEdge(
      drive: drive, clock: problem.clocksAfter[game.venue], departure: game.end, day: game.day, before: state)
    if isEarly, let arrival = problem.rule.arrival(of: edge, at: destination.clock) {
      lastDay = max(lastDay, destination.clock.day(at: arrival.moment - 1))
    }
    let midnight = destination.midnight(of: lastDay + 1)
    let run = Run(edge: edge, there: destination.clock, deadline: isEarly ? nil : midnight, rule: rule)
    returnLeg = add(isEarly ? run.early : run.calm(gameDays: [game.day], until: lastDay) { _ in true }, edge)
  }

  /// Drives to a game.
  ///
  /// - Parameters:
  ///   - place: the place of the game, to drive when the timeline does; nil to drive as early as possible.
  ///   - state: the state before; afterwards that after the game.
  private mutating func go(
    _ edge: TourEdge, to game: TourProblem.Game, _ rule: DrivingRule, early place: Int?, _ state: inout TourState
  ) -> TourLeg {
    let clock = problem.clocks[game.venue]
    let run = Run(edge: edge, there: clock, deadline: game.start - problem.rule.buffer, rule: rule)
    var drive = run.early
    if let place, !game.isFixedLeg, !games[place - 1].isFixedLeg {
      drive = run.calm(gameDays: [edge.day, game.day], until: game.day) { drive in
        isOpen(from: place, TourState(driven: drive.driven(on: game.endDay)), rule)
      }
    }
    state = TourState(driven: drive.driven(on: game.endDay))
    return add(drive, edge, spare: drive.parts.last.map { game.start - $0.end })
  }

  /// Whether the games after one are reached in time from a state after it.
  private func isOpen(from place: Int, _ state: TourState, _ rule: DrivingRule) -> Bool {
    var (problem, state) = (problem, state)
    (problem.rule, problem.restEvery) = (rule, nil)
    for place in place..<games.count {
      let game = games[place]
      guard place + 1 < games.count else {
        return problem.destination == nil
          || problem.end(after: game, state, by: lastDay, flying: flown.contains(games.count)) != nil
      }
      let next = games[place + 1]
      if game.venue == next.venue {
        state = problem.state(after: game, state, staying: next)
      } else if let edge = problem.edge(from: game, state, to: next.venue, flying: flown.contains(place + 1)),
        let after = problem.state(after: next, by: edge)
      {
        state = after
      } else {
        return false
      }
    }
    return true
  }

  private mutating func add(_ drive: Run.Drive, _ edge: TourEdge, spare: Int? = nil) -> TourLeg {
    minutes += edge.drive.minutes
    if edge.drive.minutes > 0 { for part in drive.parts { shares[part.day, default: 0] += part.minutes } }
    return TourLeg(
      meters: edge.drive.meters, minutes: edge.drive.minutes, spare: spare, isGiven: edge.drive.isGiven,
      means: edge.drive.means, nights: drive.pauses, departure: drive.departure.map(CivilDate.init(dayNumber:)))
  }

  /// The last day on which one can leave the origin and still reach the game in time.
  private func departureDay(for game: TourProblem.Game, from latest: Int) -> Int {
    let days = problem.days.lowerBound...max(latest, problem.days.lowerBound)
    return days.last { day in
      guard !problem.rule.daysOff.contains(day),
        let edge = problem.edge(leavingOn: day, to: game.venue, flying: flown.contains(0))
      else { return false }
      return problem.rule.arrival(of: edge, at: problem.clocks[game.venue], by: game.start - problem.rule.buffer) != nil
    } ?? problem.days.lowerBound
  }

  // MARK: Facts

  /// Joins each journey with the drives before and after it into one leg.
  private mutating func join(_ fixedLegs: [(means: TravelMode, minutes: Int)?]) {
    var joined: [TourLeg] = []
    var pending: TourLeg? = outboundLeg
    (outboundLeg, places) = (nil, [])
    for (place, fixedLeg) in fixedLegs.enumerated() {
      if place > 0 { pending = pending?.followed(by: legs[place - 1]) ?? legs[place - 1] }
      if let fixedLeg {
        pending = (pending ?? TourLeg(meters: 0, minutes: 0)).followed(by: fixedLeg)
        continue
      }
      if places.isEmpty { outboundLeg = pending } else if let pending { joined.append(pending) }
      places.append(place)
      pending = nil
    }
    if let leg = pending { returnLeg = returnLeg.map { leg.followed(by: $0) } ?? leg }
    returnLeg?.spare = nil
    legs = joined
  }

  var tightest: (leg: Int, minutes: Int)? {
    let spares = legs.enumerated().compactMap { place, leg in leg.spare.map { (leg: place + 1, minutes: $0) } }
    return spares.min { $0.minutes < $1.minutes }
  }

  var longestDay: (day: Int, minutes: Int)? {
    shares.filter { $0.value > 0 }.max { ($0.value, -$0.key) < ($1.value, -$1.key) }.map { ($0.key, $0.value) }
  }
}

/// The days on which a way can be driven.
private struct Run {
  struct Drive {
    var parts: [(day: Int, minutes: Int, end: Int)] = []
    var pauses = 0
    /// The day of departure, if that is not as early as possible.
    var departure: Int?
    /// The last day on which it is driven, and the minutes driven on it with those before.
    var last = (day: 0, driven: 0)

    func driven(on day: Int) -> Int { day == last.day ? last.driven : 0 }
    func isLate(_ deadline: Int) -> Bool { parts.last?.end ?? .max > deadline }
  }

  let edge: TourEdge
  let there: WallClock
  let deadline: Int?
  let rule: DrivingRule

  /// The drive at the earliest moment; on the next day, if only that is in time.
  var early: Drive {
    let first = drive(leaving: edge.departure, driven: edge.before.driven)
    guard let deadline, first.isLate(deadline), edge.drive.means == .drive else { return first }
    let day = edge.clock.day(at: edge.departure) + 1
    var second = drive(leaving: edge.clock.moment(ofDay: day, 0), driven: 0)
    second.departure = day
    return second.isLate(deadline) ? first : second
  }

  /// The drive that the timeline of a trip prefers: with the fewest pauses, then on a day without a game, then the latest.
  ///
  /// - Parameters:
  ///   - gameDays: the days with a game before or after it.
  ///   - last: the last day on which it may begin.
  ///   - isPossible: whether what comes after it remains possible.
  func calm(gameDays: Set<Int>, until last: Int, isPossible: (Drive) -> Bool) -> Drive {
    let early = early
    guard edge.drive.means == .drive, edge.drive.minutes > 0, let deadline, last > edge.day else { return early }
    var (best, bestKey) = (
      early, (early.isLate(deadline) ? Int.max : early.pauses, gameDays.contains(edge.day) ? 1 : 0)
    )
    let first = edge.clock.day(at: edge.departure)
    for day in max(edge.day + 1, first)...max(edge.day + 1, first, last) where day <= last {
      let nine = edge.clock.moment(ofDay: day, 9 * 60)
      let start = max(edge.departure, edge.clock.moment(ofDay: day, 0), min(nine, deadline - edge.drive.minutes))
      var later = drive(leaving: start, driven: day == first ? edge.before.driven : 0)
      guard !later.isLate(deadline), edge.clock.day(at: start) == day else { continue }
      later.departure = day
      let key = (later.pauses, gameDays.contains(day) ? 1 : 0)
      if key <= bestKey, isPossible(later) { (best, bestKey) = (later, key) }
    }
    return best
  }

  private func drive(leaving moment: Int, driven: Int) -> Drive {
    if edge.drive.means != .drive || edge.drive.minutes == 0 {
      guard let arrival = rule.arrival(leaving: moment, edge.clock, driven: driven, by: edge.drive, at: there) else {
        return Drive()
      }
      // A day of a flight is not a day off.
      let minutes = edge.drive.countsAsDriving ? edge.drive.minutes : 0
      var drive = Drive(parts: [(arrival.firstDay, minutes, arrival.moment)], last: (arrival.day, arrival.driven))
      if edge.drive.minutes > 0 { drive.departure = arrival.firstDay }
      if arrival.day > arrival.firstDay { drive.parts.append((arrival.day, 0, arrival.moment)) }
      return drive
    }
    let parts = rule.stretches(leaving: moment, edge.clock, driven: driven, drive: edge.drive.minutes, at: there)
    var drive = Drive(
      parts: parts.map { ($0.day, $0.end - $0.start, $0.end) },
      pauses: zip(parts, parts.dropFirst()).count { $1.start > $0.end })
    if let day = parts.last?.day {
      let before = day == edge.clock.day(at: moment) ? driven : 0
      drive.last = (day, drive.parts.filter { $0.day == day }.reduce(before) { $0 + $1.minutes })
    }
    return drive
  }
}

extension TourProblem {
  /// The days of a tour, from the departure to the return.
  func daysDriven(_ tour: PlannedTour) -> ClosedRange<Int> {
    let driven = DrivenTour(tour, of: self)
    return driven.firstDay...driven.lastDay
  }
}

/// A journey of a tour.
public struct TourLeg: Equatable, Sendable {
  /// The distance in meters.
  public var meters: Int
  /// The time under way, in minutes.
  public var minutes: Int
  /// The minutes between arriving and the start of the game; nil for the drive back.
  package var spare: Int?
  /// Whether the figures are the user's rather than an estimate.
  package var isGiven = false
  /// The means of travel. For a journey the minutes include those of the drives to and from it.
  public var means = TravelMode.drive
  package var nights = 0
  /// The date on which it leaves; nil for a drive that begins when the game before it ends.
  package var departure: CivilDate?

  fileprivate func followed(by other: TourLeg) -> TourLeg {
    var leg = self
    leg.meters += other.meters
    leg.minutes += other.minutes
    leg.nights += other.nights
    leg.spare = [spare, other.spare].compactMap { $0 }.min()
    if means == .drive { leg.means = other.means }
    return leg
  }

  fileprivate func followed(by fixedLeg: (means: TravelMode, minutes: Int)) -> TourLeg {
    var leg = self
    leg.minutes += fixedLeg.minutes
    leg.means = fixedLeg.means
    return leg
  }
}
