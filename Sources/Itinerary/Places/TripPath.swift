/// The path of a trip over a map: its stops in list order, and the ends of legs where no stop is near.
package struct TripPath: Equatable, Sendable {
  package struct Stop: Equatable, Sendable {
    /// The row at the stop; for the end of a leg, the leg.
    package let item: ItemID
    package let day: Int
    package let point: GeoPoint
    /// The city of a game or of a leg's end as the trip names it; nil for a custom item.
    package let city: String?
    /// The venue of a game, the title of a custom item, or the city.
    package let name: String
    /// The last leg on the way to the stop, and its day; nil without a leg.
    package fileprivate(set) var leg: Leg?

    package init(item: ItemID, day: Int, point: GeoPoint, city: String?, name: String) {
      (self.item, self.day, self.point, self.city, self.name) = (item, day, point, city, name)
    }
  }

  package struct Leg: Equatable, Sendable {
    package let item: ItemID
    package let day: Int
  }

  package private(set) var stops: [Stop] = []

  /// The largest distance between the middle of a city and a stop that makes the end of a leg there superfluous.
  private static let nearbyMiles = 40.0

  package init(stops: [Stop]) { self.stops = stops }

  package init(_ trip: Trip) {
    let places = ItemLocations(trip)
    var arrival: Stop?
    var leg: Leg?
    for index in trip.itinerary.indices {
      let (item, location) = (trip.itinerary[index], places.location(of: trip.itinerary[index]))
      switch (item.kind, location) {
      case (.travel(let travel), .between(let from, let to)?):
        if let arrival { add(arrival, by: &leg) }
        let stop = { Stop(item: item.id, day: item.position.day, point: $0, city: $1, name: $1) }
        if stops.last.map({ $0.point.miles(to: from) > Self.nearbyMiles }) ?? true {
          add(stop(from, travel.from), by: &leg)
        }
        arrival = stop(to, travel.to)
        leg = Leg(item: item.id, day: item.position.day)
      case (_, .at(let coordinate)?) where item.game?.isPlayed != false:
        if let arrival, arrival.point.miles(to: coordinate.point) > Self.nearbyMiles { add(arrival, by: &leg) }
        arrival = nil
        let name = item.game.map { $0.venue ?? $0.city } ?? item.custom?.title ?? ""
        add(
          Stop(
            item: item.id, day: item.position.day, point: coordinate.point, city: item.game?.city, name: name),
          by: &leg)
      default: break
      }
    }
    if let arrival { add(arrival, by: &leg) }
  }

  private mutating func add(_ stop: Stop, by leg: inout Leg?) {
    var stop = stop
    stop.leg = leg
    leg = nil
    stops.append(stop)
  }

  /// The index of the stop of a row or a day's header: its own, that to which its leg leads, or the last one above it.
  package func stop(of item: ItemID?, onDay day: Int) -> Int? {
    if let item, let index = stops.firstIndex(where: { $0.item == item || $0.leg?.item == item }) { return index }
    return stops.firstIndex { $0.day == day } ?? stops.lastIndex { $0.day < day } ?? stops.indices.first
  }
}
