import Itinerary

extension Trip {
  package var gamePoints: [GeoPoint] {
    let known = ItemLocations(self)
    return itinerary.items.compactMap(\.game).compactMap { known.coordinate(of: $0)?.point }
  }
}

extension Edit {
  package static func missingLegs(of trip: Trip) -> Edit { .addLegs(LegFigures(for: trip)) }

  package static func mode(_ mode: Leg.Mode, of trip: Trip) -> Edit { .setMode(LegFigures(for: trip, by: mode)) }

  /// Returns the edit that sets the home of a trip to a typed city; throws the cities that may have been meant.
  package static func home(typed city: String, of trip: Trip, in country: String?) throws(NewTripRefusal) -> Edit {
    let place = try Gazetteer.shared.home(city, near: trip.gamePoints, in: country).place
    return .setHome(place.city, LegFigures(for: trip, home: place))
  }
}
