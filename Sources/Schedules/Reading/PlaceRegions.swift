import Atlas
import Base

/// Places of which only the region is known, or that may be one.
extension PlaceResolver {
  /// Returns the first region that tells a zone, with that zone.
  func regionClock(_ regions: [String?]) -> ScheduleFinding.Place.Region? {
    regions.lazy.compactMap { $0 }.compactMap { region in
      gazetteer.zone(ofRegion: region).map { .init(name: region, zone: $0.name, isOfAll: $0.isOfAll) }
    }.first
  }

  /// Returns the place of a name that is a city's, and a region's elsewhere: `Washington` is rather the city, and `Victoria`
  /// may be either.
  func cityOrRegion(_ name: String, _ city: Gazetteer.City, venue: String?, _ question: Question) -> ResolvedPlace {
    if let home = question.homeCity, gazetteer.isCity(home, in: name) == true {
      // The home team tells that it is the region.
      return ResolvedPlace(
        venue: venue, city: name, evidence: .none, unknownRegion: name, finding: .venueInRegion(venue ?? name))
    }
    if gazetteer.isStateOfUnion(name), gazetteer.isCity(city.place.city, in: "USA") == true {
      return ResolvedPlace(
        venue: venue, city: city.place.city, place: city.place,
        finding: .cityOrRegion(name, city: city.place.city, isAssumed: true))
    }
    return ResolvedPlace(
      venue: venue, city: name, evidence: .none, unknownCity: name, isAmbiguous: true,
      finding: .cityOrRegion(name, city: city.place.city, isAssumed: false))
  }

  func homeCity(named name: String, _ question: Question) -> Gazetteer.City? {
    gazetteer.cities(named: name, in: nil).first { $0.place.city == question.homeCity }
  }
}
