import ItineraryCore
import TestSupport

extension SampleTrips {
  /// A trip with problems of several kinds.
  static let problems: Trip = {
    var trip = TripSketch.trip(
      "Breakfast @Chicago | Diner Chicago>Detroit Lunch | @Detroit Detroit>Toledo @Toledo | @Toledo! Museum")
    let times = ["Breakfast": "09:00", "Diner": "09:00", "Lunch": "10:00"]
    for (id, time) in times {
      trip = trip.changing(id) { item in
        guard case .custom(var custom) = item.kind else { return }
        custom.time = ClockTime(time)
        custom.category = .restaurant
        item.kind = .custom(custom)
      }
    }
    return trip
  }()
}
