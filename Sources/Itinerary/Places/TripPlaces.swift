package struct TripPlaces: Sendable {
  private let locations: [ItemLocation?]

  package init(_ trip: Trip) {
    let items = trip.itinerary.items
    let locations = ItemLocations(trip)
    self.locations = items.map { locations.location(of: $0).flatMap(\.onEarth) }
  }

  package func location(at index: ItemIndex) -> ItemLocation? { locations[index.rawValue] }
}

extension ItemLocation {
  fileprivate var onEarth: ItemLocation? {
    switch self {
    case .at(let coordinate): coordinate.point.isOnEarth ? self : nil
    case .between(let from, let to): from.isOnEarth && to.isOnEarth ? self : nil
    }
  }
}

extension GeoPoint {
  fileprivate var isOnEarth: Bool { CustomItem.Location.isOnEarth(latitude, longitude) }
}
