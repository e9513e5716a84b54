import Almanac
import TestSupport
import Testing

@testable import Itinerary

/// The way of a trip over a map.
struct TripPathTests {
  private func names(_ sketch: String) -> [String] { TripPath(TripSketch.trip(sketch)).stops.map(\.name) }

  @Test func `games are stops, and so are ends of legs where no stop is near`() {
    let cases = [
      ("@Chicago | Chicago>Detroit | @Detroit", ["Chicago Park", "Detroit Park"]),
      ("Boston>Chicago | @Chicago | Chicago>Boston", ["Boston", "Chicago Park", "Boston"]),
      ("Boston>Chicago Chicago>Detroit | @Detroit", ["Boston", "Chicago", "Detroit Park"]),
      ("@Chicago @Detroit! | @Chicago?", ["Chicago Park", "Chicago Park"]),
      ("Dinner | Atlantis>Lyonesse", []),
    ]
    for (sketch, stops) in cases { expect(names(sketch), stops, "\(sketch)") }
  }

  @Test func `custom items with coordinates are stops in the order of the list`() throws {
    let trip = TripSketch.trip("@Chicago Dinner | Chicago>Detroit | @Detroit").changing("Dinner") {
      $0.changeCustom { $0.location = CustomItem.Location(name: nil, latitude: 41.8, longitude: -87.4) }
    }
    let path = TripPath(trip)
    expect(path.stops.map(\.name), ["Chicago Park", "Dinner", "Detroit Park"])
    expect(path.stops[2].leg, TripPath.Leg(item: ItemID("Chicago>Detroit"), day: 2))
    expect(path.stops[1].leg, nil)
  }

  @Test func `each row belongs to a stop`() {
    let path = TripPath(TripSketch.trip("@Chicago Dinner | Chicago>Detroit | @Detroit Museum | "))
    let cases: [(String?, Int, Int)] = [
      ("@Chicago", 1, 0), ("Dinner", 1, 0), (nil, 2, 0), ("Chicago>Detroit", 2, 1), (nil, 3, 1), (nil, 4, 1),
    ]
    for (item, day, stop) in cases {
      expect(path.stop(of: item.map { ItemID($0) }, onDay: day), stop, "\(item ?? "-")")
    }
    expect(TripPath(TripSketch.trip("Dinner")).stop(of: nil, onDay: 1), nil)
  }
}
