import ItineraryCore

extension Trip {
  /// Returns a point that new places of a day are likely to be near: that of its last row whose place is known, else one of
  /// the days around it; nil if no place is known within three days.
  package func likelyPoint(onDay day: Int) -> GeoPoint? {
    for offset in [0, -1, 1, -2, 2, -3, 3] where itinerary.days.contains(day + offset) {
      for index in itinerary.range(ofDay: day + offset).reversed() {
        if let point = itinerary[index].likelyPoint { return point }
      }
    }
    return nil
  }
}

extension Item {
  fileprivate var likelyPoint: GeoPoint? {
    switch kind {
    case .custom(let custom):
      guard let place = custom.location, let latitude = place.latitude, let longitude = place.longitude,
        CustomItem.Location.isOnEarth(latitude, longitude)
      else { return nil }
      return GeoPoint(latitude: latitude, longitude: longitude)
    case .game(let game): return PlaceSearch().matches(game.city, limit: 1).first?.point
    case .travel(let leg): return PlaceSearch().matches(leg.to, limit: 1).first?.point
    }
  }
}
