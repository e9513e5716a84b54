import Itinerary
import Tours

struct PlanOption: Equatable, Sendable {
  struct Stop: Equatable, Sendable {
    let game: Game
    let day: CivilDate
    var isNew = false
    /// The drive to the game; nil if the tour begins with it.
    let drive: TourLeg?
    var point: GeoPoint?
  }

  let tour: TourSummary
  let stops: [Stop]
  var ends = TourEnds()

  /// The city where the tour ends; nil for the home, where it also starts.
  var cityAtEnd: String? { ends.start == ends.end ? nil : ends.end?.city }

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

  var newGames: Int { stops.count { $0.isNew } }
}

struct TourEnds: Equatable, Sendable {
  var start: Place?
  var end: Place?
}

struct PlanResults: Equatable, Sendable {
  enum Ending: Equatable, Sendable {
    case proved
    /// Stopped before the best tour was proved, with a bound such as `at least 25 days needed`.
    case stopped(bound: String?)
    /// Proof that no tour fits, with the reasons and with changes that would make one possible.
    case impossible([String])
  }

  var options: [PlanOption] = []
  /// The least number of days that is not excluded; nil if it is unknown or does not matter.
  var leastDays: Int?
  /// Whether it is proven that no tour fits, while the search for the reasons continues.
  var isImpossible = false
  var ending: Ending?
}
