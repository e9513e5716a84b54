/// The country and the zone of the games of a file, in which other names of places are looked up.
struct ReadingContext {
  private var countries: [NameKey: Int] = [:]
  private var zones: [String: Int] = [:]
  private var unknown = 0

  mutating func addCountry(of place: ResolvedPlace) {
    guard let zone = ReadingContext.zone(of: place), let country = Gazetteer.country(ofZone: zone) else { return }
    countries[country, default: 0] += place.isDoubtful ? 1 : 2
  }

  mutating func addZone(of place: ResolvedPlace) {
    if let zone = ReadingContext.zone(of: place) { zones[zone, default: 0] += 1 } else { unknown += 1 }
  }

  private static func zone(of place: ResolvedPlace) -> String? {
    place.evidence == .none || place.isShared ? nil : place.place?.timeZone ?? place.timeZone
  }

  /// The code of the country of at least three in four games; nil if they are in several countries.
  var country: NameKey? {
    let all = countries.values.reduce(0, +)
    return countries.first { all > 2 && $0.value * 4 >= all * 3 || all == 2 && $0.value == 2 }?.key
  }

  /// The zone of all games whose place is known, if these are at least two, and as many as those of unknown places.
  var zone: String? {
    guard let (zone, count) = zones.first, zones.count == 1, count > 1, count >= unknown else { return nil }
    return zone
  }

  func isAbroad(_ place: Place) -> Bool { country.map { $0 != Gazetteer.country(ofZone: place.timeZone) } ?? false }
}
