/// A venue and its city in one text, in any usual order: `Wrigley Field - Chicago`, `BMO Field, Toronto, ON`, `Reno,
/// Nev., Mackay Stadium`, `Austin, Texas`, `Wrigley Field, 1060 W Addison St, Chicago, IL 60613, USA`.
///
/// The gazetteer's cities and regions decide. A text with only unknown names is read as `Venue, City, Region`.
package struct LocationText: Equatable {
  /// The venue as written; nil if the text has only a city or a street.
  package var venue: String?
  /// The city; nil if the text has only one part, which may be a venue or a city.
  package var city: String?
  package var region: String?
  package var country: String?

  package init(_ text: String) {
    let parts = LocationParts(text).parts
    guard let full = parts.first, parts.count > 1 else {
      readSinglePart(parts.first)
      return
    }
    if let city = CityPart.best(in: parts) {
      readCity(city, of: parts)
    } else if parts[parts.count - 1].isRegion {
      // `Some Arena, Ontario, Canada` is in Ontario.
      let first = parts.indices.dropFirst().first { parts[$0...].allSatisfy(\.isRegion) } ?? parts.count - 1
      (venue, region) = (full.isStreet ? nil : full.text, parts[first].name)
      if first < parts.count - 1 { country = parts[first + 1].name }
    } else {
      venue = full.text
      city = parts.last { $0.mayBeCity && $0 != full }?.name
    }
  }

  package static func isPlace(_ text: String) -> Bool {
    let parts = LocationParts(text).parts
    if parts.contains(where: { $0.isVenue || $0.cityAndRegion != nil }) { return true }
    return parts.first.map { $0.isCity || $0.hasStrongVenueWord } ?? false
  }

  /// Reads a text with a single part: `Austin TX` is a city, `Wrigley Field` and `Chicago` are treated as venues.
  private mutating func readSinglePart(_ part: LocationPart?) {
    if let part, !part.isVenue, let inner = part.cityAndRegion ?? part.codedCity {
      (city, region) = inner
    } else {
      venue = part?.text
      if let part, !part.isVenue { city = part.cityAtEnd }
    }
  }

  private mutating func readCity(_ found: CityPart, of parts: [LocationPart]) {
    city = found.name
    (region, country) = (found.region, found.country)
    let others = parts.indices.filter { !found.used.contains($0) && !parts[$0].isStreet }.map { parts[$0] }
    let named = others.filter { !$0.isRegion || $0.isVenue }
    venue = (named.first(where: \.isVenue) ?? named.first(where: \.hasVenueWord) ?? named.first)?.text
  }
}

extension Gazetteer {
  /// Returns the zone of `Signal Iduna Park, Strobelallee 50, 44139 Dortmund`; nil for none or one of several.
  package func zone(ofPlace text: String) -> String? {
    let parts = LocationText(text)
    if let name = parts.venue, let venue = venue(named: name, in: parts.city) { return venue.place.timeZone }
    let found = (parts.city ?? parts.venue).map { cities(named: $0, in: parts.region, parts.country) } ?? []
    if let first = found.first {
      return found.count == 1 || first.isLarger(than: found[1]) ? first.place.timeZone : nil
    }
    return [parts.country, parts.region].lazy.compactMap { $0 }.compactMap(zone(ofRegion:)).first { $0.isOfAll }?.name
  }
}

private struct CityPart {
  var name: String
  var region: String?
  var country: String?
  var used: Set<Int>
  var score: Int

  /// Returns the most likely city, the last one if several are equally likely; nil if no part looks like a city.
  static func best(in parts: [LocationPart]) -> CityPart? {
    var best: CityPart?
    for index in parts.indices {
      guard let city = city(at: index, parts), city.score >= best?.score ?? 0 else { continue }
      best = city
    }
    return best
  }

  private static func city(at index: Int, _ parts: [LocationPart]) -> CityPart? {
    let part = parts[index]
    if part.isStreet { return nil }
    return beforeRegion(index, parts) ?? afterRegion(index, parts) ?? alone(index, parts)
  }

  /// Returns the city of `Toronto, Ontario` or `Portland, Maine, USA`.
  private static func beforeRegion(_ index: Int, _ parts: [LocationPart]) -> CityPart? {
    let next = index + 1
    guard next < parts.count, parts[next].isRegion || parts[next].isCounty else { return nil }
    let hasCountry = next + 1 < parts.count && parts[next + 1].isRegion
    let (region, country) = (parts[next].name, hasCountry ? parts[next + 1].name : nil)
    var city = CityPart(
      name: parts[index].name, region: region, country: country,
      used: Set(index...next + (hasCountry ? 1 : 0)), score: 12)
    if Gazetteer.shared.hasCity(city.name, in: region, country) { return city }
    if let (name, inner) = parts[index].cityAndRegion, Gazetteer.shared.hasCity(name, in: inner, region) {
      (city.name, city.region, city.country) = (name, inner, region)
      return city
    }
    // The city is last in `Some Arena, New York`, and first in `Storrs, Conn.`, `Elmira, New York` and `Dover, Kent`.
    let isCityItself = parts[next].isCity && !hasCountry && NameKey(region).text != "washington"
    let isTown = parts[next].hasTowns && !parts[index].namesVenue
    if parts[index].isVenue || (isCityItself || parts[next].isCounty) && !isTown { return nil }
    // `Virginia, Minn.` is a city, `Ontario, CA` and `Texas, USA` are not.
    if parts[index].isRegion, !parts[next].hasTowns || NameKey(region).text == "ca" { return nil }
    city.score = parts[index].hasVenueWord && !parts[index].isCity ? 6 : 7
    // `State College, Pa.` is a city, `Some Stadium, Texas` is not.
    if city.score == 6, parts[index].hasStrongVenueWord || parts[next].name.utf8.count > 5 { return nil }
    return city
  }

  /// Returns the city of `Nevada, Reno`, and of `England, Boston`, which no table has there.
  private static func afterRegion(_ index: Int, _ parts: [LocationPart]) -> CityPart? {
    guard index > 0, parts[index - 1].isRegion else { return nil }
    let (before, part) = (parts[index - 1], parts[index])
    let isStated = index == 1 && before.name.utf8.count > 3 && !before.isCity && part.isCity && !part.namesVenue
    guard Gazetteer.shared.hasCity(part.name, in: before.name) || isStated else { return nil }
    return CityPart(
      name: parts[index].name, region: parts[index - 1].name, country: nil, used: [index - 1, index], score: 9)
  }

  /// Returns the city of `Chicago IL` or `20259 Hamburg`, or a part that is a known city or the last of the text.
  private static func alone(_ index: Int, _ parts: [LocationPart]) -> CityPart? {
    let part = parts[index]
    if let (name, region) = part.cityAndRegion {
      return CityPart(name: name, region: region, country: nil, used: [index], score: 10)
    }
    if part.isVenue || part.isOnlyRegion || part.isRegion && index + 1 < parts.count && parts[index + 1].isRegion {
      return nil
    }
    let isLast = index == parts.count - 1
    var city = CityPart(name: part.name, region: nil, country: nil, used: [index], score: 0)
    if part.isCity {
      city.score = part.hasVenueWord ? 1 : part.hasPostalCode ? 8 : 4
      let rest = parts[(index + 1)...]
      if index == 0, !rest.contains(where: { $0.hasVenueWord || $0.isVenue || $0.isRegion }) { city.score = 2 }
    } else if part.hasPostalCode, part.mayBeCity, index > 0 {
      city.score = 5
    } else if isLast, index > 0, part.mayBeCity, !part.hasVenueWord, !part.isRegion {
      city.score = 3
    }
    return city.score > 0 ? city : nil
  }
}
