import Atlas
import Base

/// Places of which only the region is known, or that may be one.
extension PlaceResolver {
  /// Returns the zone of the first region that has one, with the words that tell where it is from.
  func regionClock(_ regions: [String?]) -> (zone: String?, told: String) {
    for region in regions.compactMap({ $0 }) {
      guard let zone = gazetteer.zone(ofRegion: region) else { continue }
      let area = zone.isOfAll ? region : "most of \(region)"
      return (zone.name, ", its time zone taken from \(area) as \(zone.name)")
    }
    return (nil, "")
  }

  /// Returns the place of a name that is a city's, and a region's elsewhere: `Washington` is rather the city, and `Victoria`
  /// may be either.
  func cityOrRegion(_ name: String, _ city: Gazetteer.City, venue: String?, _ question: Question) -> Answer {
    if let home = question.homeCity, gazetteer.isCity(home, in: name) == true {
      // The home team tells that it is the region.
      let problem = "the city of \(Excerpt.quoted(venue ?? name)) is not known"
      return Answer(venue: venue, city: name, evidence: .none, unknownRegion: name, problem: problem)
    }
    let meanings = "\(Excerpt.quoted(name)) may be \(city.place.city) or the region of that name"
    if gazetteer.isStateOfUnion(name), gazetteer.isCity(city.place.city, in: "USA") == true {
      let problem = "\(meanings): taken as \(city.place.city)"
      return Answer(venue: venue, city: city.place.city, place: city.place, problem: problem)
    }
    return Answer(
      venue: venue, city: name, evidence: .none, unknownCity: name, isAmbiguous: true,
      problem: "\(meanings): --venue-city \"\(name)=CITY\" tells which")
  }

  func homeCity(named name: String, _ question: Question) -> Gazetteer.City? {
    gazetteer.cities(named: name, in: nil).first { $0.place.city == question.homeCity }
  }
}
