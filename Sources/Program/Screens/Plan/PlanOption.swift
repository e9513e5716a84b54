import Base
import Editor
import TripCore

/// A tour that was found, with the facts that help to choose.
package struct PlanOption: Equatable, Sendable {
  /// A drive of the tour, or a journey of the trip including the drives to and from it.
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
    /// The date at the venue.
    let day: CivilDate
    /// Whether the game is not yet in the open trip.
    let isNew: Bool
    /// The drive to the game; nil if the tour begins with it.
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
    /// The least number of minutes between an arrival and the start of a game; nil for a tour of one game.
    let tightest: Int?
    /// The minutes of driving on the day with the most; nil without any drive.
    let longest: Int?
    /// The number of days with more than one game.
    let doubles: Int

    package init(days: Int, meters: Int, minutes: Int, tightest: Int?, longest: Int?, doubles: Int) {
      (self.days, self.meters, self.minutes) = (days, meters, minutes)
      (self.tightest, self.longest, self.doubles) = (tightest, longest, doubles)
    }
  }

  let figures: Figures
  /// The first day, including the way out.
  let first: CivilDate
  let stops: [Stop]
  let wayBack: Drive?

  package init(_ figures: Figures, from first: CivilDate, _ stops: [Stop], wayBack: Drive? = nil) {
    (self.figures, self.first, self.stops, self.wayBack) = (figures, first, stops, wayBack)
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
    /// Proof that there is no tour, with the reasons and with changes that would make one possible.
    case impossible([String])
  }

  /// The tours, the best first.
  package var options: [PlanOption]
  /// The least number of days that is not excluded; nil if it is unknown or does not matter.
  package var leastDays: Int?
  /// Whether it is proved that there is no tour, and the search goes on for the reasons.
  package var isImpossible: Bool
  /// The end of the search; nil while it runs.
  package var ending: Ending?

  package init(
    _ options: [PlanOption] = [], leastDays: Int? = nil, isImpossible: Bool = false, ending: Ending? = nil
  ) {
    (self.options, self.leastDays, self.isImpossible, self.ending) = (options, leastDays, isImpossible, ending)
  }
}
