/// Answers of the tables on places, kept so that the next timeline, of whatever trip, need not ask again.
struct TravelLookups: Sendable {
  private var rules: [String: ZoneRules?] = [:]
  private var cities: [String: Place?] = [:]
  private var venues: [String: GeoPoint?] = [:]
  private var zones: [GeoPoint: String?] = [:]
  private var drives: [[GeoPoint]: Int64?] = [:]
  private var routes: [[GeoPoint]: DriveRoute] = [:]
  private var towns: [GeoPoint: Place?] = [:]
  private var journeys: [[GeoPoint]: LegEstimate?] = [:]

  /// The clock of a zone by the table, else by the rules that the program carries; nil if they cannot be read.
  mutating func clock(of zone: String, _ table: Zones) -> PlaceClock? {
    do throws(UnreadableZone) {
      if let rules = try table.readRules(of: zone) { return PlaceClock(zone: zone, rules) }
    } catch {
      return nil
    }
    return rules.remembered(zone) { CarriedZones.rules(of: zone) }.map { PlaceClock(zone: zone, $0) }
  }

  mutating func city(_ name: String) -> Place? { cities.remembered(name) { Gazetteer.spelledCity(name) } }

  mutating func point(ofVenueOf game: Game) -> GeoPoint? {
    guard let venue = game.venue else { return nil }
    return venues.remembered("\(venue)\n\(game.city)") { Gazetteer.shared.venue(of: game)?.place.point }
  }

  mutating func zone(at point: GeoPoint) -> String? {
    zones.remembered(point) { Gazetteer.shared.timeZone(at: point) }
  }

  /// The journey by other means where no road joins two points; nil where one does.
  mutating func insteadOfDrive(from a: GeoPoint, to b: GeoPoint) -> LegEstimate? {
    journeys.remembered([a, b]) {
      LegEstimate(from: a, to: b, preferring: .drive).flatMap { $0.means == .drive ? nil : $0 }
    }
  }

  mutating func drive(from a: GeoPoint, to b: GeoPoint) -> Int64? {
    drives.remembered([a, b]) { LegEstimate(from: a, to: b).map { Int64($0.durationSeconds) } }
  }

  /// The town that is nearest to a drive at a share of its time, 0…1.
  mutating func town(from a: GeoPoint, to b: GeoPoint, at share: Double) -> Place? {
    let route = routes[[a, b]] ?? DriveRoute(from: a, to: b)
    routes[[a, b]] = route
    let point = route.point(at: share)
    return towns.remembered(point) { Gazetteer.town(nearestTo: point) }
  }
}

extension Dictionary {
  fileprivate mutating func remembered<Found>(_ key: Key, _ find: () -> Found?) -> Found? where Value == Found? {
    if let known = self[key] { return known }
    let value = find()
    updateValue(value, forKey: key)
    return value
  }
}
