/// Answers of the tables on the places of a trip, kept so that the next timeline of the trip need not ask again.
///
/// Answers do not depend on the trip, so one memory serves any number of trips.
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
    if rules[zone] == nil { rules[zone] = .some(CarriedZones.rules(of: zone)) }
    return rules[zone].flatMap { $0 }.map { PlaceClock(zone: zone, $0) }
  }

  mutating func city(_ name: String) -> Place? {
    if let known = cities[name] { return known }
    let place = Gazetteer.spelledCity(name)
    cities[name] = .some(place)
    return place
  }

  mutating func point(ofVenueOf game: Game) -> GeoPoint? {
    guard let venue = game.venue else { return nil }
    let key = "\(venue)\n\(game.city)"
    if let known = venues[key] { return known }
    let point = Gazetteer.shared.venue(of: game)?.place.point
    venues[key] = .some(point)
    return point
  }

  mutating func zone(at point: GeoPoint) -> String? {
    if let known = zones[point] { return known }
    let zone = Gazetteer.shared.timeZone(at: point)
    zones[point] = .some(zone)
    return zone
  }

  /// The journey by other means where no road joins two points; nil where one does.
  mutating func insteadOfDrive(from a: GeoPoint, to b: GeoPoint) -> LegEstimate? {
    if let known = journeys[[a, b]] { return known }
    let journey = LegEstimate(from: a, to: b, preferring: .drive).flatMap { $0.means == .drive ? nil : $0 }
    journeys[[a, b]] = .some(journey)
    return journey
  }

  /// The estimated seconds of a drive; nil if no road joins the points.
  mutating func drive(from a: GeoPoint, to b: GeoPoint) -> Int64? {
    if let known = drives[[a, b]] { return known }
    let seconds = LegEstimate(from: a, to: b).map { Int64($0.durationSeconds) }
    drives[[a, b]] = .some(seconds)
    return seconds
  }

  /// The town that is nearest to a drive at a share of its time, 0…1.
  mutating func town(from a: GeoPoint, to b: GeoPoint, at share: Double) -> Place? {
    let route = routes[[a, b]] ?? DriveRoute(from: a, to: b)
    routes[[a, b]] = route
    let point = route.point(at: share)
    if let known = towns[point] { return known }
    let town = Gazetteer.town(nearestTo: point)
    towns[point] = .some(town)
    return town
  }
}
