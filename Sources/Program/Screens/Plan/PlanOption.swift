import Base
import Editor
import Planning
import TripCore

/// A tour that was found, with the games that it leads to.
package struct PlanOption: Equatable, Sendable {
  /// A game of the tour.
  package struct Stop: Equatable, Sendable {
    let game: Game
    /// The date at the venue.
    let day: CivilDate
    /// Whether the game is not yet in the open trip.
    let isNew: Bool
    /// The drive to the game; nil if the tour begins with it.
    let drive: TourLeg?

    package init(_ game: Game, day: CivilDate, isNew: Bool = false, drive: TourLeg?) {
      (self.game, self.day, self.isNew, self.drive) = (game, day, isNew, drive)
    }
  }

  let tour: TourSummary
  let stops: [Stop]

  package init(_ tour: TourSummary, _ stops: [Stop]) {
    (self.tour, self.stops) = (tour, stops)
  }

  /// The number of games that are not yet in the open trip.
  var newGames: Int { stops.count { $0.isNew } }
}

/// What is known while a search runs.
package struct PlanNews: Equatable, Sendable {
  /// The end of a search.
  package enum Ending: Equatable, Sendable {
    /// The first tour is proved to be the best.
    case proved
    /// Stopped before the best tour was proved, with a bound such as `at least 25 days are needed`.
    case stopped(bound: String?)
    /// Proof that no tour fits, with the reasons and with changes that would make one possible.
    case impossible([String])
  }

  /// The tours, the best first.
  package var options: [PlanOption]
  /// The least number of days that is not excluded; nil if it is unknown or does not matter.
  package var leastDays: Int?
  /// Whether it is proven that no tour fits, while the search for the reasons continues.
  package var isImpossible: Bool
  /// The end of the search; nil while it runs.
  package var ending: Ending?

  package init(
    _ options: [PlanOption] = [], leastDays: Int? = nil, isImpossible: Bool = false, ending: Ending? = nil
  ) {
    (self.options, self.leastDays, self.isImpossible, self.ending) = (options, leastDays, isImpossible, ending)
  }
}
