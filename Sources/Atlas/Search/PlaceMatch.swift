import Base

/// A place that a text may mean.
package struct PlaceMatch: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case city, venue
    case station, port, airport
    /// A place of the user's own trips.
    case own
  }

  package let name: String
  package let kind: Kind
  /// The city that the place is in or probably in: `Chicago, IL`.
  package let city: String
  package let point: GeoPoint
  /// The IANA name of the zone; empty if it is unknown.
  package let timeZone: String

  /// The location for an item. The name of a city includes its region.
  package var location: CustomItem.Location {
    CustomItem.Location(
      name: kind == .city ? city : name, latitude: point.latitude, longitude: point.longitude)
  }
}

/// A place of the user's own trips, with the name that the user gave it.
package struct UserPlace: Equatable, Sendable {
  package let name: String
  package let point: GeoPoint

  package init(name: String, point: GeoPoint) {
    (self.name, self.point) = (name, point)
  }
}

extension [UserPlace] {
  /// Returns these places and those of others with new names.
  package func adding(_ others: [UserPlace]) -> [UserPlace] {
    var names = Set(map { NameKey($0.name).text })
    return self + others.filter { names.insert(NameKey($0.name).text).inserted }
  }
}

extension PlaceMatch {
  /// Reads a place of the tables.
  init?(_ source: PlaceIndex.Source) {
    let table = source.isCity ? CityData.text : source.isStation ? StationData.text : VenueData.text
    let line = TableLines.fields(ofLineAt: Int(source.line), in: table)
    let zone = TableLines.fields(ofLineAt: Int(source.zone), in: table)
    guard line.count >= 5, let latitude = Double(line[2]), let longitude = Double(line[3]) else { return nil }
    point = GeoPoint(latitude: latitude, longitude: longitude)
    name = String(line[0])
    if source.isCity {
      guard zone.count == 3 else { return nil }
      let region = Gazetteer.shownRegion(region: line[1], country: zone[2], code: zone[1])
      (kind, city, timeZone) = (.city, "\(line[0]), \(region)", String(zone[0].dropFirst()))
    } else if source.isStation {
      guard line.count > 6 else { return nil }
      kind = line[6] == "a" ? .airport : line[6] == "p" ? .port : .station
      (city, timeZone) = (String(line[1]), String(line[4]))
    } else {
      (kind, city, timeZone) = (.venue, String(line[1]), zone.count > 4 ? String(zone[4]) : "")
    }
  }

  /// Makes a match of one of the user's places, in the city that probably contains it.
  package init(_ own: UserPlace) {
    let around = PlaceIndex.shared.city(around: own.point).flatMap(PlaceMatch.init)
    (name, kind, point) = (own.name, .own, own.point)
    (city, timeZone) = (around?.city ?? "", around?.timeZone ?? "")
  }
}
