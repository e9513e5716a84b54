import Atlas
import ItineraryCore
import Schedules

/// Where the cities of a trip and its schedule are.
struct CityPlaces {
  private var points: [CityKey: GeoPoint] = [:]

  /// - Parameter games: the place of a venue says more of a city than its middle does.
  init(_ games: [ScheduleGame]) {
    for game in games {
      guard let place = game.place else { continue }
      points[CityKey(place.city)] = points[CityKey(place.city)] ?? place.point
    }
  }

  /// How legs call the place where a trip sets out and ends, where it also sees games in that city.
  static let home = "Home"

  /// Gives that place its name.
  mutating func nameHome(_ place: Place) {
    points[CityKey(CityPlaces.home)] = place.point
  }

  /// Nil where one of the cities is not known, or no road joins them.
  func estimate(from: String, to: String) -> LegEstimate? {
    guard let origin = point(of: from), let destination = point(of: to) else { return nil }
    return LegEstimate(from: origin, to: destination)
  }

  private func point(of city: String) -> GeoPoint? { points[CityKey(city)] ?? Gazetteer.shared.city(city)?.point }
}

extension Place {
  package var point: GeoPoint { GeoPoint(latitude: latitude, longitude: longitude) }
}
