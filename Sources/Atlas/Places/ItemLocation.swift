import ItineraryCore

/// A point on the map for a game or an item that the user added, and how near the truth it is.
package struct Coordinate: Equatable, Sendable {
  /// The thing whose point it is.
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

  package init(point: GeoPoint, precision: Precision) {
    (self.point, self.precision) = (point, precision)
  }
}

/// The part of the map that an item of a trip belongs to.
package enum ItemLocation: Equatable, Sendable {
  case at(Coordinate)
  /// A leg, between the middles of two cities.
  case between(from: GeoPoint, to: GeoPoint)
}

/// The coordinates of the items of one trip, from the tables of the program and from the trip itself.
package struct ItemLocations: Sendable {
  private var cities = CityPoints()

  /// Takes the names of cities from the trip.
  ///
  /// A city that no table has is placed at the first known venue of the trip in it, and `Home` is the city where the
  /// trip sets out.
  package init(_ trip: Trip) {
    if let home = trip.schedule?.home, let point = Gazetteer.shared.city(home)?.point {
      cities.add(point, of: TripEnds.home)
    }
    for game in trip.itinerary.items.compactMap(\.game) where Gazetteer.shared.city(game.city) == nil {
      if let venue = Gazetteer.shared.venue(of: game) { cities.add(venue.place.point, of: game.city) }
    }
  }

  /// Returns nil for an item whose place is not known: an item without coordinates and address, a game in a city that
  /// no table has, or a leg of which one city is not known.
  package func location(of item: Item) -> ItemLocation? {
    switch item.kind {
    case .game(let game): coordinate(of: game).map(ItemLocation.at)
    case .custom(let custom): custom.location.flatMap(coordinate).map(ItemLocation.at)
    case .travel(let leg): ends(of: leg).map { .between(from: $0.from, to: $0.to) }
    }
  }

  /// Returns the point of the venue of a game, or that of its city.
  package func coordinate(of game: Game) -> Coordinate? {
    if let venue = Gazetteer.shared.venue(of: game) { return Coordinate(point: venue.place.point, precision: .venue) }
    return cities.point(of: game.city).map { Coordinate(point: $0, precision: .city) }
  }

  /// Returns the middles of the two cities of a leg.
  package func ends(of leg: Leg) -> (from: GeoPoint, to: GeoPoint)? {
    guard let from = cities.point(of: leg.from), let to = cities.point(of: leg.to) else { return nil }
    return (from, to)
  }

  /// Returns the coordinates that the user gave, or the venue or city that the name of the place ends with.
  ///
  /// A single word is no address: a bar may be called `Phoenix`.
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

extension Gazetteer {
  /// Returns the venue of a game if a table has one of that name in the game's city or near it.
  func venue(of game: Game) -> Venue? { game.venue.flatMap { venue(named: $0, in: game.city) } }

  /// Returns the venue of a name in a city or within 80 km of it; schedules often put a suburb's venue in the city.
  ///
  /// - Parameter city: nil if none is given; then only a name that a single venue has is found.
  func venue(named name: String, in city: String?) -> Venue? {
    let found = venues(named: name)
    guard let city else { return found.count == 1 ? found[0] : nil }
    if let here = found.first(where: { isSameCity($0.place.city, city) }) { return here }
    guard let middle = self.city(city)?.point else { return nil }
    return found.first { $0.place.point.kilometers(to: middle) <= Gazetteer.suburbs }
  }

  /// The longest distance, in kilometers, from the middle of a city to a venue that is taken to be in it.
  package static let suburbs = 80.0

  /// Whether two names mean one city: `Chicago` and `Chicago, IL` do, as do two names of one city of the table.
  package func isSameCity(_ a: String, _ b: String) -> Bool {
    if CityKey(a) == CityKey(b) { return true }
    let parts = (a.split(separator: ","), b.split(separator: ","))
    if parts.0.count == 1 || parts.1.count == 1, let first = parts.0.first, let second = parts.1.first {
      return NameKey(first) == NameKey(second)
    }
    guard let first = city(a), let second = city(b) else { return false }
    return first.city == second.city
  }

  /// Returns the zone of the venue or city nearest to a point, as an IANA name, or nil if there is none within 200
  /// km.
  ///
  /// Within some kilometers of the border of a zone the nearest city may lie across it.
  package func timeZone(at point: GeoPoint) -> String? {
    var nearest: (distance: Double, index: Int?) = (200, nil)
    for (index, candidate) in Gazetteer.zonedPoints.points.enumerated() {
      // A degree of latitude is 111 km: most places are farther than that alone.
      guard abs(candidate.latitude - point.latitude) * 111 < nearest.distance else { continue }
      let distance = candidate.kilometers(to: point)
      if distance < nearest.distance { nearest = (distance, index) }
    }
    return nearest.index.flatMap { Gazetteer.zonedPoints.zones[$0].nonEmpty }
  }
}
