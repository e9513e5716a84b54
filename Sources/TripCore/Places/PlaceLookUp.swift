import Atlas
import Base

/// Finds the coordinates of a place that was typed by its name alone.
package struct PlaceLookUp {
  private let own: [UserPlace]
  private let near: GeoPoint?
  /// The keys of the cities that the trip names.
  private let cities: Set<String>

  /// The maximum distance at which a single word means the city of that name. A bar can be called `Phoenix`.
  private static let mostMilesToCity = 150.0

  /// - Parameters:
  ///   - own: the places of the user's trips.
  ///   - near: the point that the place is probably near, if any.
  ///   - cities: the cities that the trip names, which are meant at any distance.
  package init(own: [UserPlace] = [], near: GeoPoint?, cities: Set<String> = []) {
    (self.own, self.near) = (own, near)
    self.cities = Set(cities.map { NameKey(CityNames.withoutRegion($0)).text })
  }

  /// Looks places up for a day of a trip.
  package init(_ trip: Trip, day: Int, others: [UserPlace] = []) {
    self.init(
      own: UserPlace.places(of: [trip]).adding(others), near: trip.likelyPoint(onDay: day), cities: trip.citiesNamed)
  }

  /// Returns the place that is called exactly so; nil if there is none, or if it is too far away to be meant.
  ///
  /// - Parameter category: the category of the item at that place. A hotel is in a city at any distance.
  package func place(named name: String, of category: CustomItem.Category) -> PlaceMatch? {
    let key = NameKey(name).text
    guard !key.isEmpty else { return nil }
    return PlaceSearch(own: own, near: near).matches(name, limit: 5).first { match in
      guard NameKey(match.name).text == key || match.kind == .city && NameKey(match.city).text == key else {
        return false
      }
      guard match.kind == .city, NameKey(match.city).text != key, category != .hotel, !cities.contains(key), let near
      else { return true }
      return near.miles(to: match.point) <= Self.mostMilesToCity
    }
  }

  /// Reads a location as typed or pasted: coordinates, a link, or a name, with the coordinates of a known place of that
  /// name. Returns nil for a text that should contain a point but has none.
  package func location(_ text: String, of category: CustomItem.Category) -> CustomItem.Location? {
    let typed = TypedPlace(text, near: near)
    if case .name(let name) = typed, let match = place(named: name, of: category) {
      return CustomItem.Location(name: name, latitude: match.point.latitude, longitude: match.point.longitude)
    }
    return typed.location
  }
}
