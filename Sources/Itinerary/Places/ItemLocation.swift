/// A point on the map for a game or an item that the user added, and how near the truth it is.
package struct Coordinate: Equatable, Sendable {
  package enum Precision: Equatable, Sendable {
    /// The thing itself, by coordinates that the user gave.
    case exact
    /// The venue of the game, or a venue that the item names as its place.
    case venue
    /// The middle of the city; the thing itself may be some 20 km away.
    case city
  }

  package let point: GeoPoint
  package let precision: Precision
}

package enum ItemLocation: Equatable, Sendable {
  case at(Coordinate)
  /// A leg, between the middles of two cities.
  case between(from: GeoPoint, to: GeoPoint)
}

/// The coordinates of the items of one trip, from the tables of the program and from the trip itself.
package struct ItemLocations: Sendable {
  private var cities = CityPoints()

  /// A city that no table has is at the first known venue of the trip in it, and `Home` where the trip sets out.
  package init(_ trip: Trip) {
    if let home = trip.schedule?.home, let point = Gazetteer.shared.city(home)?.point {
      cities.add(point, of: TripEnds.home)
    }
    for game in trip.itinerary.items.compactMap(\.game) where Gazetteer.shared.city(game.city) == nil {
      if let venue = Gazetteer.shared.venue(of: game) { cities.add(venue.place.point, of: game.city) }
    }
  }

  /// Returns nil for an item whose place, or one of whose cities, is unknown.
  package func location(of item: Item) -> ItemLocation? {
    switch item.kind {
    case .game(let game): coordinate(of: game).map(ItemLocation.at)
    case .custom(let custom): custom.location.flatMap(coordinate).map(ItemLocation.at)
    case .travel(let leg): ends(of: leg).map { .between(from: $0.from, to: $0.to) }
    }
  }

  package func coordinate(of game: Game) -> Coordinate? {
    if let venue = Gazetteer.shared.venue(of: game) { return Coordinate(point: venue.place.point, precision: .venue) }
    return cities.point(of: game.city).map { Coordinate(point: $0, precision: .city) }
  }

  package func ends(of leg: Leg) -> (from: GeoPoint, to: GeoPoint)? {
    guard let from = cities.point(of: leg.from), let to = cities.point(of: leg.to) else { return nil }
    return (from, to)
  }

  /// Returns the points between which the program estimates a leg: the first venue of the trip in a city, else its middle.
  func ends(ofEstimateOf leg: Leg, in trip: Trip) -> (from: GeoPoint, to: GeoPoint)? {
    var venues = self
    venues.cities = CityPoints()
    if let home = cities.point(of: TripEnds.home) { venues.cities.add(home, of: TripEnds.home) }
    for game in trip.itinerary.items.compactMap(\.game) {
      if let point = coordinate(of: game)?.point { venues.cities.add(point, of: game.city) }
    }
    return venues.ends(of: leg)
  }

  /// The coordinates that the user gave, or the venue or city that the name ends with; a single word, `Phoenix`, may be a bar.
  private func coordinate(of place: CustomItem.Location) -> Coordinate? {
    if let latitude = place.latitude, let longitude = place.longitude {
      return Coordinate(point: GeoPoint(latitude: latitude, longitude: longitude), precision: .exact)
    }
    guard let name = place.name else { return nil }
    let address = LocationText(name)
    if let name = address.venue, let venue = Gazetteer.shared.venue(named: name, in: address.city) {
      return Coordinate(point: venue.place.point, precision: .venue)
    }
    let city = address.city.map { city in address.region.map { "\(city), \($0)" } ?? city }
    // `Some Bar, New York` is in the city.
    return (city.flatMap(Gazetteer.shared.city) ?? address.region.flatMap(Gazetteer.shared.city))
      .map { Coordinate(point: $0.point, precision: .city) }
  }
}

extension CustomItem.Location {
  package var point: GeoPoint? {
    guard let latitude, let longitude, Self.isOnEarth(latitude, longitude) else { return nil }
    return GeoPoint(latitude: latitude, longitude: longitude)
  }
}

extension Trip {
  /// The IANA name of the zone at an end of a leg: that of the trip's games there, else of the city, which may be `Home`.
  package func timeZone(ofLegEnd city: String) -> String? {
    timeZone(ofCity: city) ?? Gazetteer.shared.city(name(ofCity: city))?.timeZone
  }

  /// The IANA name of a city's zone, taken from the games there, if any.
  package func timeZone(ofCity city: String) -> String? {
    let key = CityKey(city)
    return itinerary.items.first { $0.game.map { CityKey($0.city) } == key }?.game?.timeZone
  }
}

extension CustomItem.Location {
  /// The name, the coordinates, or the name with the coordinates in parentheses.
  package var formText: String {
    guard let latitude, let longitude else { return name ?? "" }
    let coordinates = "\(latitude), \(longitude)"
    return name.map { "\($0) (\(coordinates))" } ?? coordinates
  }

  /// Reads `42.33, -83.05`, in degrees; nil if the text is not two numbers.
  package static func coordinates(_ text: Substring) -> (latitude: Double, longitude: Double)? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let latitude = degrees(parts[0]), let longitude = degrees(parts[1]) else { return nil }
    return (latitude, longitude)
  }

  /// Whether coordinates name a place: −90…90 and −180…180 degrees.
  package static func isOnEarth(_ latitude: Double, _ longitude: Double) -> Bool {
    (-90...90).contains(latitude) && (-180...180).contains(longitude)
  }

  private static func degrees(_ text: Substring) -> Double? {
    let digits = text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed()
    let number = String(digits)
    guard !number.isEmpty, number.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) }) else { return nil }
    return Double(number)
  }
}
