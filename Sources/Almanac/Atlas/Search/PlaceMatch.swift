/// A place that a text may mean.
public struct PlaceMatch: Equatable, Sendable {
  /// The kind of a place.
  public enum Kind: String, Sendable {
    case city, venue
    case station, port, airport
    /// A place of the user's own trips.
    case own
  }

  /// The name that matches, in its present form.
  public let name: String
  /// The kind of the place.
  public let kind: Kind
  /// The city that the place is in or probably in: `Chicago, IL`.
  public let city: String
  /// The place on the map.
  public let point: GeoPoint
  /// The IANA name of the zone; empty if it is unknown.
  public let timeZone: String
}

/// A place of the user's own trips, with the name that the user gave it.
public struct UserPlace: Equatable, Sendable {
  /// The name that the user gave it.
  public let name: String
  /// The place on the map.
  public let point: GeoPoint

  /// Makes a place of a name and a point.
  public init(name: String, point: GeoPoint) {
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
  init(_ city: Gazetteer.City) {
    (name, kind) = (CityNames.withoutRegion(city.place.city), .city)
    (self.city, point, timeZone) = (city.place.city, city.place.point, city.place.timeZone)
  }

  private init?(_ row: Table.Row, _ kind: Kind) {
    guard let place = Place(row) else { return nil }
    (name, self.kind, city, point, timeZone) = (row.text(0), kind, place.city, place.point, place.timeZone)
  }

  init?(_ source: PlaceIndex.Source, own: [UserPlace]) {
    switch source {
    case .city(let number): self.init(Gazetteer.shared.allCities[number])
    case .venue(let offset): self.init(Table(.venues).row(at: offset), .venue)
    case .station(let offset):
      let row = Table(.stations).row(at: offset)
      self.init(row, Self.kinds[row.text(6)] ?? .station)
    case .own(let number): self.init(own[number])
    }
  }

  private static let kinds: [String: Kind] = ["a": .airport, "p": .port]

  package init(_ own: UserPlace) {
    let around = Gazetteer.shared.city(around: own.point)?.place
    (name, kind, point) = (own.name, .own, own.point)
    (city, timeZone) = (around?.city ?? "", around?.timeZone ?? "")
  }
}
