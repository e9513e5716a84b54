import Atlas
import Base

extension OwnPlace {
  /// Returns the places with names and coordinates in trips, without repeated names.
  package static func places(of trips: [Trip]) -> [OwnPlace] {
    var names: Set<String> = []
    return trips.flatMap(\.itinerary.items).compactMap { item in
      guard let place = item.custom?.location, let name = place.name?.trimmed.nonEmpty, let latitude = place.latitude,
        let longitude = place.longitude, CustomItem.Location.isOnEarth(latitude, longitude),
        names.insert(NameKey(name).text).inserted
      else { return nil }
      return OwnPlace(name: name, point: GeoPoint(latitude: latitude, longitude: longitude))
    }
  }
}
