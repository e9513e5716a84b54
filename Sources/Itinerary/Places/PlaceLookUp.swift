/// Finds the coordinates of a place that was typed by its name alone.
package struct PlaceLookUp {
  private let own: [UserPlace]
  private let near: GeoPoint?
  /// The keys of the cities that the trip names, which are meant at any distance.
  private let cities: Set<String>

  /// The maximum distance at which a single word means the city of that name. A bar can be called `Phoenix`.
  private static let maxMilesToCity = 150.0
  /// The maximum distance at which a part of a name means a station or an airport.
  private static let maxMilesToStation = 300.0

  package init(own: [UserPlace] = [], near: GeoPoint?, cities: Set<String> = []) {
    (self.own, self.near) = (own, near)
    self.cities = Set(cities.map { NameKey(CityNames.withoutRegion($0)).text })
  }

  package init(_ trip: Trip, day: Int, others: [UserPlace] = []) {
    self.init(
      own: UserPlace.places(of: [trip]).adding(others), near: trip.likelyPoint(onDay: day), cities: trip.citiesNamed)
  }

  /// Returns the place called exactly so, unless it is too far away to be meant. A hotel is in a city at any distance.
  package func place(named name: String, of category: CustomItem.Category) -> PlaceMatch? {
    let key = NameKey(name).text
    guard !key.isEmpty else { return nil }
    return PlaceSearch(own: own, near: near).matches(name, limit: 5).first { match in
      guard NameKey(match.name).text == key || match.kind == .city && NameKey(match.city).text == key else {
        return false
      }
      guard match.kind == .city, NameKey(match.city).text != key, category != .hotel, !cities.contains(key), let near
      else { return true }
      return near.miles(to: match.point) <= Self.maxMilesToCity
    }
  }

  /// The station, port or airport that a name or a part of it means: the nearest, or if it is a single word, the only one near, as an
  /// airport and its station are. A restaurant can be called `Union Station`.
  private func station(_ name: String, of category: CustomItem.Category) -> Place? {
    guard let near, category != .restaurant, category != .hotel else { return nil }
    let stations = Gazetteer.shared.stations(sharing: name).filter {
      near.miles(to: $0.point) <= Self.maxMilesToStation
    }
    guard let nearest = Gazetteer.shared.nearest(of: stations, to: [near]) else { return nil }
    return name.contains(" ") || stations.allSatisfy { $0.point.miles(to: nearest.point) < 5 } ? nearest : nil
  }

  /// The place of a name, or else the town at the end of an address: `1515 Wyandotte St, Kansas City, MO 64108`.
  private func match(_ name: String, of category: CustomItem.Category) -> (PlaceMatch, isExact: Bool)? {
    if let match = place(named: name, of: category) { return (match, true) }
    let parts = name.split(separator: ",").map { part in
      // A word with digits is a postal code.
      part.split(separator: " ").filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
    }
    for start in parts.indices.dropFirst() {
      let town = parts[start...].filter { !$0.isEmpty }.joined(separator: ", ")
      if let match = place(named: town, of: .hotel), match.kind == .city { return (match, false) }
    }
    return nil
  }

  /// Reads the location of an item that has one already. A new name brings its own coordinates, or none; the old ones
  /// stay if the name is the same, or the first one and unknown.
  package func location(
    _ text: String, of category: CustomItem.Category, replacing before: CustomItem.Location
  ) -> CustomItem.Location {
    var typed = location(text, of: category) ?? CustomItem.Location()
    typed.name = typed.name?.trimmed.nonEmpty
    let isItsOwn = before.name.map { NameKey($0) == NameKey(typed.name ?? "") } ?? (typed.latitude == nil)
    if case .name = TypedPlace(text, near: near), before.latitude != nil, isItsOwn {
      (typed.latitude, typed.longitude, typed.approximate) = (before.latitude, before.longitude, before.approximate)
    }
    typed.extra = before.extra
    return typed
  }

  /// Reads a typed or pasted location: coordinates, a link, or a name; nil for a text that should contain a point.
  package func location(_ text: String, of category: CustomItem.Category) -> CustomItem.Location? {
    let typed = TypedPlace(text, near: near)
    guard case .name(let name) = typed else { return typed.location }
    let found = match(name, of: category)
    if found?.isExact != true, let point = station(name, of: category)?.point {
      return CustomItem.Location(name: name, latitude: point.latitude, longitude: point.longitude)
    }
    guard let (match, isExact) = found else { return typed.location }
    return CustomItem.Location(
      name: name, latitude: match.point.latitude, longitude: match.point.longitude, approximate: isExact ? nil : true)
  }
}

extension Trip {
  /// Returns a point that new places on a day are probably near: of the day's last known place, else within three days.
  package func likelyPoint(onDay day: Int) -> GeoPoint? {
    for offset in [0, -1, 1, -2, 2, -3, 3] where itinerary.days.contains(day + offset) {
      for index in itinerary.range(ofDay: day + offset).reversed() {
        if let point = itinerary[index].likelyPoint { return point }
      }
    }
    return nil
  }
}

extension Item {
  fileprivate var likelyPoint: GeoPoint? {
    switch kind {
    case .custom(let custom): return custom.location?.point
    case .game(let game): return PlaceSearch().matches(game.city, limit: 1).first?.point
    case .travel(let leg): return PlaceSearch().matches(leg.to, limit: 1).first?.point
    }
  }
}

extension UserPlace {
  package static func places(of trips: [Trip]) -> [UserPlace] {
    var names: Set<String> = []
    return trips.flatMap(\.itinerary.items).compactMap { item in
      guard let place = item.custom?.location, let name = place.name?.trimmed.nonEmpty, let point = place.point,
        names.insert(NameKey(name).text).inserted
      else { return nil }
      return UserPlace(name: name, point: point)
    }
  }
}
