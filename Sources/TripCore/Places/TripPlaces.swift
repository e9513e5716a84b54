import Atlas
import Base

/// The places of the rows of a trip, and the zones of its custom items.
package struct TripPlaces: Sendable {
  /// One location for each item, in list order.
  private let locations: [ItemLocation?]
  /// The IANA name of the zone of each custom item with a time; nil for other items, and if it is unknown.
  private let zones: [String?]

  package init(_ trip: Trip) {
    let items = trip.itinerary.items
    let locations = ItemLocations(trip)
    self.locations = items.map { locations.location(of: $0).flatMap(\.onEarth) }
    zones = ZoneWalk(trip, self.locations).zones
  }

  /// The zones that a document needs in addition to those of the games.
  package var zoneNames: Set<String> { Set(zones.compactMap { $0 }) }

  /// The place of an item on the map; nil if it is unknown.
  package func location(at index: ItemIndex) -> ItemLocation? { locations[index.rawValue] }
  /// The zone of a custom item with a time; nil for other items, and if it is unknown.
  package func zone(at index: ItemIndex) -> String? { zones[index.rawValue] }
}

extension ItemLocation {
  /// The location; nil if its coordinates are invalid.
  fileprivate var onEarth: ItemLocation? {
    switch self {
    case .at(let coordinate): coordinate.point.isOnEarth ? self : nil
    case .between(let from, let to): from.isOnEarth && to.isOnEarth ? self : nil
    }
  }
}

extension GeoPoint {
  fileprivate var isOnEarth: Bool { CustomItem.Location.isOnEarth(latitude, longitude) }
}

/// A pass over a trip that determines the zone of each custom item with a time: that of its place, otherwise that of
/// the place where the trip is then, according to the game or leg above.
///
/// Legs count as well as games, because a hotel after a drive is in the zone of the city that the drive reaches.
private struct ZoneWalk {
  private(set) var zones: [String?] = []

  /// The zones of cities, taken from games there.
  private var cityZones: [CityKey: String] = [:]
  private var pointZones: [GeoPoint: String?] = [:]

  init(_ trip: Trip, _ locations: [ItemLocation?]) {
    let items = trip.itinerary.items
    for case let game? in items.map(\.game) where cityZones[CityKey(game.city)] == nil {
      cityZones[CityKey(game.city)] = game.timeZone
    }
    var here: String?
    var (isUnderWay, isFirstZoneKnown) = (false, false)
    for (index, item) in items.enumerated() {
      switch item.kind {
      case .game(let game):
        here = zone(of: game, locations[index]) ?? here
        isUnderWay = true
        zones.append(nil)
      case .travel(let leg):
        here = zone(ofCity: leg.to, arrival(locations[index]))
        isUnderWay = true
        zones.append(nil)
      case .custom(let custom):
        guard custom.time != nil else {
          zones.append(nil)
          continue
        }
        if !isUnderWay, here == nil, !isFirstZoneKnown {
          here = firstZone(items, locations)
          isFirstZoneKnown = true
        }
        zones.append(point(locations[index]).flatMap { zone(at: $0) } ?? here)
      }
    }
  }

  /// The zone at the beginning of the trip.
  private mutating func firstZone(_ items: [Item], _ locations: [ItemLocation?]) -> String? {
    for (index, item) in items.enumerated() {
      switch item.kind {
      case .game(let game): if let zone = zone(of: game, locations[index]) { return zone }
      case .travel(let leg): if let zone = zone(ofCity: leg.from, departure(locations[index])) { return zone }
      case .custom: continue
      }
    }
    return nil
  }

  private mutating func zone(of game: Game, _ location: ItemLocation?) -> String? {
    game.timeZone ?? zone(ofCity: game.city, point(location))
  }

  private mutating func zone(ofCity city: String, _ point: GeoPoint?) -> String? {
    cityZones[CityKey(city)] ?? Gazetteer.shared.city(city)?.timeZone ?? point.flatMap { zone(at: $0) }
  }

  private mutating func zone(at point: GeoPoint) -> String? {
    if let known = pointZones[point] { return known }
    let zone = Gazetteer.shared.timeZone(at: point)
    pointZones[point] = .some(zone)
    return zone
  }

  private func point(_ location: ItemLocation?) -> GeoPoint? {
    if case .at(let coordinate) = location { coordinate.point } else { nil }
  }

  private func departure(_ location: ItemLocation?) -> GeoPoint? {
    if case .between(let from, _) = location { from } else { nil }
  }

  private func arrival(_ location: ItemLocation?) -> GeoPoint? {
    if case .between(_, let to) = location { to } else { nil }
  }
}
