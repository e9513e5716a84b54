import Atlas
import Base

/// A tour as it is driven: every drive as early as the rules allow, and the minutes that it takes of each day.
struct DrivenTour {
  private let problem: TourProblem
  private(set) var firstDay = 0
  private(set) var lastDay = 0
  private(set) var minutes = 0
  /// The drives to each game but the first.
  private(set) var legs: [TourLeg] = []
  /// The drive from the origin of the tour, and the drive to its destination; nil if the tour begins or ends with a
  /// game.
  private(set) var wayOut: TourLeg?
  private(set) var wayBack: TourLeg?
  /// The minutes driven on each local day.
  private(set) var shares: [Int: Int] = [:]
  /// The nights that the last drive was interrupted for.
  private var nights = 0
  /// The day on which the last journey by other means leaves.
  private var departure: Int?
  /// The minutes driven on the day of the last game before the next drive.
  private var driven = 0
  /// The indices in the tour of the real games, without the journeys.
  private(set) var places: [Int]

  /// - Parameter journeys: the journeys among the games, by the number of their venue.
  init(_ tour: PlannedTour, of problem: TourProblem, journeys: [Int: Leg.Mode] = [:]) {
    let games = tour.games.map { problem.games[$0] }
    self.init(games, tour.flown, of: problem, leaving: games.first?.day ?? 0)
    // Who leaves the origin on the day of the first game may have driven too much on it for the second one.
    let latest = self
    while problem.origin != nil, !isInTime {
      if firstDay <= problem.days.lowerBound {
        self = latest
        break
      }
      self = DrivenTour(games, tour.flown, of: problem, leaving: firstDay - 1)
    }
    if !journeys.isEmpty { join(games.map { game in journeys[game.venue].map { ($0, game.end - game.start) } }) }
  }

  /// Whether each game is reached in time.
  private var isInTime: Bool { legs.allSatisfy { ($0.spare ?? .max) >= problem.rule.buffer } }

  /// - Parameter latest: the last day on which to leave the origin.
  private init(_ games: [TourProblem.Game], _ flown: Set<Int>, of problem: TourProblem, leaving latest: Int) {
    self.problem = problem
    places = Array(games.indices)
    guard let first = games.first, let last = games.last else { return }
    (firstDay, lastDay) = (first.day, last.day)
    if let origin = problem.origin, let way = origin.way(first.venue, flying: flown.contains(0)) {
      go(way, from: origin, to: first, leaving: latest)
    }
    for (place, (game, next)) in zip(games, games.dropFirst()).enumerated() {
      go(problem.way(game.venue, next.venue, flying: flown.contains(place + 1)), from: game, to: next)
    }
    if let destination = problem.destination,
      let way = destination.way(last.venue, flying: flown.contains(games.count))
    {
      go(way, from: last, to: destination)
    }
  }

  /// Joins each journey with the drives before and after it into one leg.
  private mutating func join(_ journeys: [(means: Leg.Mode, minutes: Int)?]) {
    var joined: [TourLeg] = []
    var pending: TourLeg? = wayOut
    (wayOut, places) = (nil, [])
    for (place, journey) in journeys.enumerated() {
      if place > 0 { pending = pending?.followed(by: legs[place - 1]) ?? legs[place - 1] }
      if let journey {
        pending = (pending ?? TourLeg(PlannedDrive(meters: 0, minutes: 0), spare: nil)).followed(by: journey)
        continue
      }
      if places.isEmpty { wayOut = pending } else if let pending { joined.append(pending) }
      places.append(place)
      pending = nil
    }
    if let leg = pending { wayBack = wayBack.map { leg.followed(by: $0) } ?? leg }
    wayBack?.spare = nil
    legs = joined
  }

  /// The leg with the least time to spare, as the index of the game that it leads to; nil for a tour of one game.
  var tightest: (leg: Int, minutes: Int)? {
    var tightest: (leg: Int, minutes: Int)?
    for (place, leg) in legs.enumerated() {
      if let spare = leg.spare, spare < tightest?.minutes ?? .max { tightest = (place + 1, spare) }
    }
    return tightest
  }

  /// The day with the most driving; nil without any drive.
  var longestDay: (day: Int, minutes: Int)? {
    shares.filter { $0.value > 0 }.max { ($0.value, -$0.key) < ($1.value, -$1.key) }.map { ($0.key, $0.value) }
  }

  private mutating func go(
    _ drive: PlannedDrive, from origin: TourProblem.TourEndpoint, to game: TourProblem.Game, leaving latest: Int
  ) {
    firstDay = leaving(origin, for: game, drive, from: latest)
    let arrival = go(drive, leaving: origin.midnight(of: firstDay), origin.offset(on: firstDay), to: game.offset)
    wayOut = TourLeg(drive, spare: arrival.map { game.start - $0.minute }, nights: nights, departure)
    if let arrival { driven = afterGame(game, arrival) }
  }

  private mutating func go(_ way: PlannedDrive?, from game: TourProblem.Game, to next: TourProblem.Game) {
    guard game.venue != next.venue, let drive = way,
      let arrival = go(drive, leaving: game.end, game.endOffset, to: next.offset)
    else {
      // Another game at the same venue.
      driven = problem.driven(driven, after: game, staying: next)
      return legs.append(TourLeg(PlannedDrive(meters: 0, minutes: 0), spare: nil))
    }
    legs.append(TourLeg(drive, spare: next.start - arrival.minute, nights: nights, departure))
    driven = afterGame(next, arrival)
  }

  private mutating func go(
    _ drive: PlannedDrive, from game: TourProblem.Game, to destination: TourProblem.TourEndpoint
  ) {
    let offset = destination.offset(on: game.day)
    guard
      let arrival = go(drive, leaving: game.end, game.endOffset, to: offset)
    else { return }
    wayBack = TourLeg(drive, spare: nil, nights: nights, departure)
    lastDay = DrivingRule.day(arrival.minute - 1, offset)
  }

  /// Adds a drive and the minutes that it takes of each day.
  private mutating func go(
    _ drive: PlannedDrive, leaving minute: Int, _ offset: Int, to other: Int
  ) -> DrivingRule.Arrival? {
    let rule = problem.rule
    minutes += drive.minutes
    let arrival = rule.arrival(leaving: minute, offset, driven: driven, by: drive, at: other)
    (nights, departure) = (0, nil)
    if drive.means != .drive, drive.minutes > 0 {
      departure = arrival.map { DrivingRule.day($0.minute - drive.minutes, offset) }
      // A day of a flight is not a day off.
      if let departure { shares[departure, default: 0] += drive.countsAsDriving ? drive.minutes : 0 }
      return arrival
    }
    let parts = rule.stretches(leaving: minute, offset, driven: driven, drive: drive.minutes, at: other)
    for part in parts { shares[part.day, default: 0] += part.end - part.start }
    if let first = parts.first, let last = parts.last { nights = last.day - first.day }
    return arrival
  }

  /// The last day on which one can leave the origin and still reach the game in time.
  private func leaving(
    _ origin: TourProblem.TourEndpoint, for game: TourProblem.Game, _ drive: PlannedDrive, from latest: Int
  )
    -> Int
  {
    var day = latest
    while day >= problem.days.lowerBound {
      let arrival = problem.rule.arrival(
        leaving: origin.midnight(of: day), origin.offset(on: day), driven: 0, by: drive, at: game.offset)
      if let arrival, arrival.minute + problem.rule.buffer <= game.start, !problem.rule.daysOff.contains(day) {
        return day
      }
      day -= 1
    }
    return max(day, problem.days.lowerBound)
  }

  private func afterGame(_ game: TourProblem.Game, _ arrival: DrivingRule.Arrival) -> Int {
    DrivingRule.day(arrival.minute, game.offset) == DrivingRule.day(game.end, game.endOffset) ? arrival.driven : 0
  }
}

/// A drive of a tour.
package struct TourLeg: Equatable, Sendable {
  package var meters: Int
  package var minutes: Int
  /// The minutes between arriving and the start of the game; nil for the way back.
  package var spare: Int?
  /// Whether the figures are the user's rather than an estimate.
  package var isGiven: Bool
  /// The means of travel. For a journey the minutes include those of the drives to and from it.
  package var means = Leg.Mode.drive
  /// The nights on the way.
  package var nights = 0
  /// The date on which a journey by other means leaves. A drive begins when the game before it ends.
  package var departure: CivilDate?

  package init(meters: Int, minutes: Int, spare: Int?, isGiven: Bool = false) {
    (self.meters, self.minutes, self.spare, self.isGiven) = (meters, minutes, spare, isGiven)
  }

  init(_ drive: PlannedDrive, spare: Int?, nights: Int = 0, _ departure: Int? = nil) {
    self.init(meters: drive.meters, minutes: drive.minutes, spare: spare, isGiven: drive.isGiven)
    (means, self.nights, self.departure) = (drive.means, nights, departure.map { CivilDate(dayNumber: $0) })
  }

  fileprivate func followed(by other: TourLeg) -> TourLeg {
    var leg = self
    leg.meters += other.meters
    leg.minutes += other.minutes
    leg.nights += other.nights
    leg.spare = [spare, other.spare].compactMap { $0 }.min()
    if means == .drive { leg.means = other.means }
    return leg
  }

  fileprivate func followed(by journey: (means: Leg.Mode, minutes: Int)) -> TourLeg {
    var leg = self
    leg.minutes += journey.minutes
    leg.means = journey.means
    return leg
  }
}
