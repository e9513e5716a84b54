import ItineraryCore

/// The answer to a request: tours, and how far they may be from the best.
package struct PlanAnswer: Sendable {
  package enum Status: String, Sendable {
    /// The first tour is the best, which is proved.
    case optimal
    /// The search was ended before that was proved.
    case bestFound
    /// There is no tour, which is proved.
    case none
  }

  /// What is in the way of a tour, or what would make one possible.
  package struct Obstacle: Equatable, Sendable {
    /// The venue without which there would be a tour; nil for another reason.
    package var venue: String?
    package var message: String
  }

  package var status: Status
  /// The tours, the best first.
  package var tours: [TourFacts]
  /// The fewest days and, in as many as the best tour has, the fewest meters that are not excluded.
  package var leastDays: Int
  package var leastMeters: Int
  package var obstacles: [Obstacle] = []
}

/// A tour, and what one wants to know before one sets out.
package struct TourFacts: Equatable, Sendable {
  /// The numbers of its games among those that the question was made of.
  package var games: [Int]
  /// The calendar days from its first to its last, the way from and to a home included.
  package var days: Int
  package var meters: Int
  package var minutes: Int
  /// The leg with the least time to spare, by the place of the game that it leads to; nil for a tour of one game.
  package var tightest: (leg: Int, minutes: Int)?
  /// The day with the most driving; nil where nothing is driven.
  package var longestDay: (date: CivilDate, minutes: Int)?
  /// The days with more than one game.
  package var doubleDays: [CivilDate]
  package var firstDay: CivilDate

  package static func == (a: TourFacts, b: TourFacts) -> Bool { a.games == b.games && a.days == b.days }
}

extension PlanQuestion {
  /// The facts of a tour.
  func facts(of tour: PlannedTour) -> TourFacts {
    let games = tour.games.map { problem.games[$0] }
    var shares: [Int: Int] = [:]
    var minutes = 0
    var tightest: (leg: Int, minutes: Int)?
    var driven = 0
    let count = problem.venueCount
    var first = games.first?.day ?? 0
    var last = games.last?.day ?? 0
    let rule = problem.rule
    if let origin = problem.origin, let game = games.first, let drive = origin.drives[game.venue] {
      first = leaving(origin, for: game, drive)
      let arrival = rule.arrival(
        leaving: origin.midnight(of: first), origin.offset(on: first), driven: 0, drive: drive.minutes, at: game.offset)
      for share in rule.shares(
        leaving: origin.midnight(of: first), origin.offset(on: first), driven: 0, drive: drive.minutes, at: game.offset)
      {
        shares[share.day, default: 0] += share.minutes
      }
      minutes += drive.minutes
      if let arrival { driven = afterGame(game, arrival) }
    }
    for (place, (game, next)) in zip(games, games.dropFirst()).enumerated() {
      guard let drive = problem.drives[game.venue * count + next.venue],
        let arrival = rule.arrival(
          leaving: game.end, game.offset, driven: driven, drive: drive.minutes, at: next.offset)
      else { continue }
      for share in rule.shares(
        leaving: game.end, game.offset, driven: driven, drive: drive.minutes, at: next.offset)
      {
        shares[share.day, default: 0] += share.minutes
      }
      minutes += drive.minutes
      driven = afterGame(next, arrival)
      let spare = next.start - arrival.minute
      if spare < tightest?.minutes ?? .max { tightest = (place + 1, spare) }
    }
    if let destination = problem.destination, let game = games.last, let drive = destination.drives[game.venue],
      let arrival = rule.arrival(
        leaving: game.end, game.offset, driven: driven, drive: drive.minutes, at: destination.offset(on: game.day))
    {
      last = DrivingRule.day(arrival.minute - 1, destination.offset(on: game.day))
      for share in rule.shares(
        leaving: game.end, game.offset, driven: driven, drive: drive.minutes, at: destination.offset(on: game.day))
      {
        shares[share.day, default: 0] += share.minutes
      }
      minutes += drive.minutes
    }
    var counts: [Int: Int] = [:]
    for game in games { counts[game.day, default: 0] += 1 }
    let longest = shares.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
    return TourFacts(
      games: tour.games.map { self.games[$0] }, days: last - first + 1, meters: tour.meters, minutes: minutes,
      tightest: tightest, longestDay: longest.map { (CivilDate(dayNumber: $0.key), $0.value) },
      doubleDays: counts.filter { $0.value > 1 }.keys.sorted().map { CivilDate(dayNumber: $0) },
      firstDay: CivilDate(dayNumber: first))
  }

  /// The last day on which one can leave for a game.
  private func leaving(_ origin: TourProblem.Terminus, for game: TourProblem.Game, _ drive: PlannedDrive) -> Int {
    var day = game.day
    while day >= problem.days.lowerBound {
      let arrival = problem.rule.arrival(
        leaving: origin.midnight(of: day), origin.offset(on: day), driven: 0, drive: drive.minutes, at: game.offset)
      if let arrival, arrival.minute + problem.rule.buffer <= game.start, !problem.rule.daysOff.contains(day) {
        return day
      }
      day -= 1
    }
    return max(day, problem.days.lowerBound)
  }

  private func afterGame(_ game: TourProblem.Game, _ arrival: DrivingRule.Arrival) -> Int {
    DrivingRule.day(arrival.minute, game.offset) == DrivingRule.day(game.end, game.offset) ? arrival.driven : 0
  }
}
