import Almanac
import Itinerary
import Tours

/// A tour that was found, with the games that it leads to.
package struct PlanOption: Equatable, Sendable {
  /// A game of the tour.
  package struct Stop: Equatable, Sendable {
    let game: Game
    let day: CivilDate
    /// Whether the game is not yet in the open trip.
    let isNew: Bool
    /// The drive to the game; nil if the tour begins with it.
    let drive: TourLeg?
    let point: GeoPoint?

    package init(_ game: Game, day: CivilDate, isNew: Bool = false, drive: TourLeg?, point: GeoPoint? = nil) {
      (self.game, self.day, self.isNew, self.drive, self.point) = (game, day, isNew, drive, point)
    }
  }

  let tour: TourSummary
  let stops: [Stop]
  /// The cities where the tour starts and ends, unless it does so with a game.
  let ends: TourEnds

  package init(_ tour: TourSummary, _ stops: [Stop], ends: TourEnds = TourEnds()) {
    (self.tour, self.stops, self.ends) = (tour, stops, ends)
  }

  /// The city where the tour ends; nil for the home, where it also starts.
  var cityAtEnd: String? { ends.start == ends.end ? nil : ends.end?.city }

  /// The way of the tour over a map.
  var path: TripPath {
    var path: [TripPath.Stop] = []
    func add(_ point: GeoPoint?, _ city: String, _ name: String, _ day: CivilDate) {
      guard let point else { return }
      let number = day.dayNumber - tour.firstDay.dayNumber + 1
      path.append(TripPath.Stop(item: ItemID("\(path.count)"), day: number, point: point, city: city, name: name))
    }
    if let start = ends.start { add(start.point, start.city, start.city, tour.firstDay) }
    for stop in stops { add(stop.point, stop.game.city, stop.game.venue ?? stop.game.city, stop.day) }
    if let end = ends.end { add(end.point, end.city, end.city, tour.lastDay) }
    return TripPath(stops: path)
  }

  /// The number of games that are not yet in the open trip.
  var newGames: Int { stops.count { $0.isNew } }
}

/// The cities where a tour starts and ends; nil if it does so with a game.
package struct TourEnds: Equatable, Sendable {
  var start: Place?
  var end: Place?

  package init(start: Place? = nil, end: Place? = nil) { (self.start, self.end) = (start, end) }
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
