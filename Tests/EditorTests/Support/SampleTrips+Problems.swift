import EditorTestSupport
import Itinerary
import TestSupport

extension SampleTrips {
  /// A trip with problems of several kinds.
  static let problems: Trip = {
    var trip = TripSketch.trip(
      "Breakfast @Chicago | Diner Chicago>Detroit Lunch | @Detroit Detroit>Toledo @Toledo | @Toledo! Museum")
    let times = ["Breakfast": "09:00", "Diner": "09:00", "Lunch": "10:00"]
    for (id, time) in times {
      trip = trip.changing(id) { $0.changeCustom { ($0.time, $0.category) = (ClockTime(time), .restaurant) } }
    }
    return trip
  }()

  /// A trip that schedules have changed, some of which the user has seen.
  static let changed: Trip = {
    var trip = TripSketch.trip("@Chicago Dinner Chicago>Detroit | @Detroit Museum | @Detroit+2 Hotel")
    func change(_ kind: String, _ item: String?, _ message: String, _ moment: Int, isSeen: Bool = false) -> NotedChange
    {
      NotedChange(
        kind: kind, item: item.map { ItemID($0) }, message: message, notedAt: TripSketch.moment(moment), isSeen: isSeen)
    }
    trip.changes = [
      change("venueRenamed", "@Chicago", "The venue of Guests @ Chicago is now called Lake Park.", 1, isSeen: true),
      change("removed", "@Gary", "Removed Guests @ Gary on Sat, Jul 4, 7:05 PM CDT: no longer in the schedule.", 2),
      change("timeMoved", "@Detroit+2", "Moved Guests @ Detroit from Sun, Jul 5, 1:10 PM EDT to 4:10 PM EDT.", 3),
      change("timeSet", "@Detroit", "Guests @ Detroit has a time now: Sat, Jul 4, 1:20 PM EDT.", 3),
    ]
    return trip
  }()
}
