import Atlas
import ItineraryCore

extension Edit {
  /// Returns the edit that adds the legs that a trip lacks.
  package static func missingLegs(of trip: Trip) -> Edit { .addLegs(LegFigures(for: trip)) }

  /// Returns the edit that gives a trip the home that a user has typed.
  ///
  /// - Throws: The cities that were perhaps meant.
  package static func home(typed city: String, of trip: Trip) throws(NewTripRefusal) -> Edit {
    let place = try Gazetteer.shared.home(city)
    return .setHome(place.city, LegFigures(for: trip, home: place))
  }
}
