import Atlas
import Base
import TripCore

extension Edit {
  /// Returns the edit that adds the missing legs of a trip.
  package static func missingLegs(of trip: Trip) -> Edit { .addLegs(LegFigures(for: trip)) }

  /// Returns the edit that sets the home of a trip to a typed city.
  ///
  /// - Throws: The cities that may have been meant.
  package static func home(typed city: String, of trip: Trip) throws(NewTripRefusal) -> Edit {
    let place = try Gazetteer.shared.home(city)
    return .setHome(place.city, LegFigures(for: trip, home: place))
  }
}
