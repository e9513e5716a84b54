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
  /// The drives to each game but the first.
  package var legs: [TourLeg]
  /// The drives from where the tour begins and to where it ends; nil if it begins or ends with a game.
  package var wayOut: TourLeg?
  package var wayBack: TourLeg?

  /// The last day, the way back included.
  package var lastDay: CivilDate { firstDay.adding(days: days - 1) }

  package static func == (a: TourFacts, b: TourFacts) -> Bool { a.games == b.games && a.days == b.days }
}

extension PlanQuestion {
  /// The facts of a tour.
  func facts(of tour: PlannedTour) -> TourFacts {
    let first = problem.venueCount - journeys.count
    let means = journeys.enumerated().map { (first + $0.offset, $0.element.means) }
    let driven = DrivenTour(tour, of: problem, journeys: Dictionary(means) { first, _ in first })
    let seen = driven.places.map { tour.games[$0] }
    var counts: [Int: Int] = [:]
    for game in seen { counts[problem.games[game].day, default: 0] += 1 }
    return TourFacts(
      games: seen.map { games[$0] }, days: driven.lastDay - driven.firstDay + 1, meters: tour.meters,
      minutes: driven.minutes, tightest: driven.tightest,
      longestDay: driven.longestDay.map { (CivilDate(dayNumber: $0.day), $0.minutes) },
      doubleDays: counts.filter { $0.value > 1 }.keys.sorted().map { CivilDate(dayNumber: $0) },
      firstDay: CivilDate(dayNumber: driven.firstDay), legs: driven.legs, wayOut: driven.wayOut,
      wayBack: driven.wayBack)
  }
}
