import Base

/// The answer to a request: tours, and how far they may be from the best.
package struct PlanAnswer: Sendable {
  package enum Status: String, Sendable {
    /// The first tour is proved to be the best.
    case optimal
    /// The search ended before the first tour was proved to be the best.
    case bestFound
    /// Proof that no tour fits.
    case none
  }

  /// An obstacle to a tour, or a change that would make one possible.
  package struct Obstacle: Equatable, Sendable {
    /// The venue without which there would be a tour; nil for an obstacle of another kind.
    package var venue: String?
    package var message: String
  }

  package var status: Status
  /// The tours, the best first.
  package var tours: [TourSummary]
  /// The least number of days that is not excluded and, in as many days as the best tour has, the least number of
  /// meters that is not excluded.
  package var leastDays: Int
  package var leastMeters: Int
  package var obstacles: [Obstacle] = []
}

/// A tour with the facts that a traveler needs.
package struct TourSummary: Equatable, Sendable {
  /// The numbers of its games among the games of the question.
  package var games: [Int]
  /// The number of calendar days from the first to the last, including the ways from and to a home.
  package var days: Int
  package var meters: Int
  package var minutes: Int
  /// The leg with the least time to spare, as the index of the game that it leads to; nil for a tour of one game.
  package var tightest: (leg: Int, minutes: Int)?
  /// The day with the most driving; nil without any drive.
  package var longestDay: (date: CivilDate, minutes: Int)?
  /// The days with more than one game.
  package var doubleDays: [CivilDate]
  package var firstDay: CivilDate
  /// The drives to each game but the first.
  package var legs: [TourLeg]
  /// The drive from the origin of the tour, and the drive to its destination; nil if the tour begins or ends with a
  /// game.
  package var wayOut: TourLeg?
  package var wayBack: TourLeg?

  package init(
    games: [Int], days: Int, meters: Int, minutes: Int, tightest: (leg: Int, minutes: Int)?,
    longestDay: (date: CivilDate, minutes: Int)?, doubleDays: [CivilDate], firstDay: CivilDate, legs: [TourLeg],
    wayOut: TourLeg? = nil, wayBack: TourLeg? = nil
  ) {
    (self.games, self.days, self.meters, self.minutes) = (games, days, meters, minutes)
    (self.tightest, self.longestDay, self.doubleDays) = (tightest, longestDay, doubleDays)
    (self.firstDay, self.legs, self.wayOut, self.wayBack) = (firstDay, legs, wayOut, wayBack)
  }

  /// The last day, including the way back.
  package var lastDay: CivilDate { firstDay.adding(days: days - 1) }

  package static func == (a: TourSummary, b: TourSummary) -> Bool { a.games == b.games && a.days == b.days }
}

extension TourModel {
  /// The facts of a tour.
  func facts(of tour: PlannedTour) -> TourSummary {
    let first = problem.venueCount - journeys.count
    let means = journeys.enumerated().map { (first + $0.offset, $0.element.means) }
    let driven = DrivenTour(tour, of: problem, journeys: Dictionary(means) { first, _ in first })
    let seen = driven.places.map { tour.games[$0] }
    var counts: [Int: Int] = [:]
    for game in seen { counts[problem.games[game].day, default: 0] += 1 }
    return TourSummary(
      games: seen.map { games[$0] }, days: driven.lastDay - driven.firstDay + 1, meters: tour.meters,
      minutes: driven.minutes, tightest: driven.tightest,
      longestDay: driven.longestDay.map { (CivilDate(dayNumber: $0.day), $0.minutes) },
      doubleDays: counts.filter { $0.value > 1 }.keys.sorted().map { CivilDate(dayNumber: $0) },
      firstDay: CivilDate(dayNumber: driven.firstDay), legs: driven.legs, wayOut: driven.wayOut,
      wayBack: driven.wayBack)
  }
}
