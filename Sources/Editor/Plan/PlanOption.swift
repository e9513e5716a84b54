import ItineraryCore

/// A tour that was found, with what one wants to know before one chooses it.
package struct PlanOption: Equatable, Sendable {
  /// A drive of the tour, or a journey of the trip with the drives to it and from it.
  package struct Drive: Equatable, Sendable {
    let meters: Int
    let minutes: Int
    /// The minutes between arriving and the start of the game; nil for the way back.
    let spare: Int?
    let means: Leg.Mode

    package init(meters: Int, minutes: Int, spare: Int?, means: Leg.Mode = .drive) {
      (self.meters, self.minutes, self.spare, self.means) = (meters, minutes, spare, means)
    }
  }

  /// A game of the tour.
  package struct Stop: Equatable, Sendable {
    let game: Game
    /// The date by the clock of the venue.
    let day: CivilDate
    /// Whether an open trip does not have it yet.
    let isNew: Bool
    /// The drive to it; nil where the tour begins with it.
    let drive: Drive?

    package init(_ game: Game, day: CivilDate, isNew: Bool = false, drive: Drive?) {
      (self.game, self.day, self.isNew, self.drive) = (game, day, isNew, drive)
    }
  }

  /// The figures of the whole tour.
  package struct Figures: Equatable, Sendable {
    let days: Int
    let meters: Int
    let minutes: Int
    /// The least minutes between arriving and the start of a game; nil for a tour of one game.
    let tightest: Int?
    /// The minutes of the day with the most driving; nil where nothing is driven.
    let longest: Int?
    /// The days with more than one game.
    let doubles: Int

    package init(days: Int, meters: Int, minutes: Int, tightest: Int?, longest: Int?, doubles: Int) {
      (self.days, self.meters, self.minutes) = (days, meters, minutes)
      (self.tightest, self.longest, self.doubles) = (tightest, longest, doubles)
    }
  }

  let figures: Figures
  /// The first day, the way out included.
  let first: CivilDate
  let stops: [Stop]
  let wayBack: Drive?

  package init(_ figures: Figures, from first: CivilDate, _ stops: [Stop], wayBack: Drive? = nil) {
    (self.figures, self.first, self.stops, self.wayBack) = (figures, first, stops, wayBack)
  }

  /// The number of games that an open trip does not have.
  var newGames: Int { stops.count { $0.isNew } }
}

/// What is known at some moment of a search.
package struct PlanNews: Equatable, Sendable {
  /// How a search ended.
  package enum Ending: Equatable, Sendable {
    /// The first tour is proved to be the best.
    case proved
    /// Ended before that; what is known of the best, as `at least 25 days are needed`.
    case stopped(bound: String?)
    /// There is no such tour; the reasons, and what would make one possible.
    case impossible([String])
  }

  /// The tours, the best first.
  package var options: [PlanOption]
  /// The fewest days that are not excluded; nil if it is not known, or does not matter.
  package var leastDays: Int?
  /// Whether it is proved that there is no tour, and the reasons are sought.
  package var isImpossible: Bool
  /// How the search ended; nil while it goes on.
  package var ending: Ending?

  package init(
    _ options: [PlanOption] = [], leastDays: Int? = nil, isImpossible: Bool = false, ending: Ending? = nil
  ) {
    (self.options, self.leastDays, self.isImpossible, self.ending) = (options, leastDays, isImpossible, ending)
  }
}
