/// A place that a schedule or a trip can name: a city, or a venue in it.
public struct Place: Equatable, Sendable {
  /// The city, as trips name it: `Chicago, IL`, `London, England`, `Madrid, Spain`.
  public var city: String
  /// The middle of the city, or the venue.
  public var point: GeoPoint
  /// The IANA name of the zone.
  public var timeZone: String
}

/// The venues and cities that the program knows.
public struct Gazetteer: Sendable {
  /// A venue of the table.
  public struct Venue: Equatable, Sendable {
    /// The present name.
    public var name: String
    /// The city and the point of the venue.
    public var place: Place
  }

  package struct City: Sendable {
    var name: NameKey
    /// The region in the form of `Regions`; empty in countries without one.
    var region: NameKey
    var country: NameKey
    package var countryCode: NameKey
    /// The inhabitants in thousands; 0 for a town whose name usually means a larger city.
    package var population: Int
    package var place: Place
  }

  /// The venues and cities of the program.
  public static let shared = Gazetteer()

  /// The cities of the table. Reading them takes some milliseconds, and most schedules name only venues.
  private static let cities = readCities()
  private static let regionIndex: [NameKey: [Int]] = {
    var index: [NameKey: [Int]] = [:]
    for (number, city) in cities.enumerated() {
      for key in Set([city.country, city.region, city.countryCode]) { index[key, default: []].append(number) }
    }
    return index
  }()
  /// The numbers of the cities of each name, local names included.
  static let cityIndex: [NameKey: [Int]] = {
    var index: [NameKey: [Int]] = [:]
    for (number, city) in cities.enumerated() { index[city.name, default: []].append(number) }
    for (number, city) in cities.enumerated() {
      let name = city.place.city.prefix { $0 != "," }
      if let spelling = LocalNames.spelledOut(String(name)) { index[spelling, default: []].append(number) }
    }
    LocalNames.forEach { names, country in
      let isThere = { (number: Int) in cities[number].countryCode == country }
      let found = names.lazy.map { (index[$0] ?? []).filter(isThere) }.first { !$0.isEmpty } ?? []
      for name in names where !found.isEmpty {
        index[name] = Set((index[name] ?? []).filter { !isThere($0) } + found).sorted()
      }
    }
    return index
  }()

  private let venues: NameIndex<Venue>

  private init() {
    var venues = NameIndex<Venue>()
    for row in Table(.venues) {
      guard let place = Place(row) else { continue }
      let venue = Venue(name: row.text(0), place: place)
      for name in [venue.name] + row.names(5) { venues.add(venue, under: name) { $0 == venue } }
    }
    self.venues = venues
  }

  package func venues(named name: String) -> [Venue] { venues[NameKey(name)] }

  /// Returns the cities of a name, the larger first, of a region or country if one is given (`TX`, `Texas`, `Spain`,
  /// `ES`), and of a country if one is given besides the region.
  package func cities(named name: String, in region: String?, _ country: String? = nil) -> [City] {
    let all = (Gazetteer.cityIndex[NameKey(name)] ?? []).map { Gazetteer.cities[$0] }
    let hints = [region, country].compactMap { $0 }.filter { !$0.isEmpty }
    if let country, !country.isEmpty, let abroad = citiesWithoutRegions(all, country), !abroad.isEmpty { return abroad }
    return hints.reduce(all) { list, hint in
      let meanings = Regions.meanings(of: hint)
      let matching = list.filter { $0.isIn(meanings) }
      // A region that no table has must not hide the city, unless there are others of that name.
      return matching.isEmpty && list.count == 1 && !rulesOut(hint, list[0]) ? list : matching
    }
  }

  /// Returns ``city(_:)``, without the index of names if the name is spelled as in the table: most trips need no other.
  package static func spelledCity(_ name: String) -> Place? {
    cities.first { $0.place.city == name }?.place ?? shared.city(name)
  }

  /// Returns the cities in a country without regions in the table, where `B.C.` is not that of Canada; else nil.
  private func citiesWithoutRegions(_ cities: [City], _ country: String) -> [City]? {
    let meanings = Regions.meanings(of: country)
    let there = cities.filter { meanings.contains($0.country) || meanings.contains($0.countryCode) }
    return there.allSatisfy { $0.region.text.isEmpty } ? there : nil
  }

  package func hasCity(_ name: String, in region: String, _ country: String? = nil) -> Bool {
    let meanings = [region, country].compactMap { $0 }.map { Regions.meanings(of: $0) }
    if let country, !country.isEmpty, !cities(named: name, in: region, country).isEmpty { return true }
    return (Gazetteer.cityIndex[NameKey(name)] ?? []).contains { number in
      meanings.allSatisfy { Gazetteer.cities[number].isIn($0) }
    }
  }

  package func hasCity(_ name: String) -> Bool { Gazetteer.cityIndex[NameKey(name)] != nil }

  /// Whether a text is a state, a province or a country: `Ore.`, `Ontario`, `Deutschland`, `GB`.
  package func isRegion(_ name: String) -> Bool {
    if Regions.isState(name) || Regions.isOtherName(name) || Regions.isUnitedStates(name) { return true }
    let key = NameKey(name)
    guard !key.isEmpty, Gazetteer.regionIndex[key] != nil else { return false }
    return key.text.utf8.count > 3 || name == name.uppercased()
  }

  /// Returns the code of the country of a zone, as a key: `jp` for `Asia/Tokyo`; nil if no city of the table has the zone.
  package static func country(ofZone zone: String) -> NameKey? { countries[zone] }

  private static let countries = Dictionary(cities.map { ($0.place.timeZone, $0.countryCode) }) { first, _ in first }

  package var allVenues: [Venue] {
    // The names of a venue are adjacent.
    venues.values.reduce(into: []) { all, venue in
      if all.last != venue { all.append(venue) }
    }
  }

  package var allCities: [City] { Gazetteer.cities }

  private static let places = shared.allVenues.map(\.place) + cities.map(\.place)

  /// Returns the zone of a country or state, of all cities but small towns at its edge, and whether all of it has it.
  package func zone(ofRegion name: String) -> (name: String, isOfAll: Bool)? {
    let key = Regions.canonical(name)
    // `Washington` is not the `WA` of Perth.
    let isOfAmerica = Regions.isState(name) && name.utf8.count > 2
    let isThere = { (city: City) in
      city.isUsual(in: key) && (!isOfAmerica || ["us", "ca"].contains(city.countryCode.text))
    }
    let there = Gazetteer.regionIndex[key, default: []].lazy.map { Gazetteer.cities[$0] }
    let zones = Set(there.filter(isThere).map(\.place.timeZone))
    guard zones.count == 1, let zone = zones.first else { return nil }
    // `NT` is in Canada, too.
    if Regions.isState(name), let country = Gazetteer.country(ofZone: zone), !["us", "ca", "pr"].contains(country.text)
    {
      return nil
    }
    return (zone, !Regions.hasSeveralClocks(key))
  }

  /// Whether a region or country may also be meant by the name of a city elsewhere, as `Washington` and `Victoria`.
  package func isRegion(_ name: String, outside city: City) -> Bool { isRegion(name) && city.isOutside(region: name) }

  package func hasRegions(_ country: String) -> Bool {
    let meanings = Regions.meanings(of: country)
    return Gazetteer.cities.contains {
      !$0.region.text.isEmpty && (meanings.contains($0.country) || meanings.contains($0.countryCode))
    }
  }

  /// Whether a city, as trips name it, is in a region or country; nil if the table has no such city.
  package func isCity(_ city: String, in region: String) -> Bool? {
    let meanings = Regions.meanings(of: region)
    guard Gazetteer.cities.contains(where: { $0.isIn(meanings) }) else { return nil }
    let parts = city.split(separator: ",", maxSplits: 1).map { $0.singleSpaced }
    if let last = parts.dropFirst().first, Regions.meanings(of: last).contains(where: meanings.contains) { return true }
    if Regions.isUnitedStates(region), let last = parts.dropFirst().first, Regions.isState(last) { return true }
    return cities(named: parts.first ?? "", in: nil).contains { $0.place.city == city && $0.isIn(meanings) }
  }

  /// Returns the city that people mean by a text such as `Chicago`, `Chicago, IL` or `London, England`; nil if there
  /// is none, or if it may be several.
  public func city(_ text: String) -> Place? {
    let found = cities(sharing: text)
    if let first = found.first, found.count == 1 || first.isLarger(than: found[1]) { return first.place }
    return nil
  }

  /// Returns all cities that a text such as `Boston` or `Dover, England` may mean, the larger first.
  package func cities(sharing text: String) -> [City] {
    let parts = text.split(separator: ",").map(String.init)
    return cities(named: parts.first ?? "", in: parts.count > 1 ? parts[1] : nil, parts.count > 2 ? parts[2] : nil)
  }

  package func nearest(of places: [Place], to points: [GeoPoint]) -> Place? {
    if points.isEmpty { return nil }
    return places.min { $0.point.kilometers(toNearestOf: points) < $1.point.kilometers(toNearestOf: points) }
  }

  /// Whether a city is in another country than a team's home; the United States and Canada count as one.
  package func isAbroad(_ city: City, from home: String) -> Bool {
    let parts = home.split(separator: ",", maxSplits: 1).map { $0.singleSpaced }
    guard let name = parts.first, let own = cities(named: name, in: parts.dropFirst().first).first else { return false }
    let american = ["us", "ca"]
    return own.countryCode != city.countryCode
      && !(american.contains(own.countryCode.text) && american.contains(city.countryCode.text))
  }

  private static func readCities() -> [City] {
    var cities: [City] = []
    cities.reserveCapacity(8000)
    for row in Table(.cities) {
      guard let place = Place(ofCity: row) else { continue }
      cities.append(
        City(
          name: NameKey(row.text(0)), region: NameKey(row.text(1)), country: NameKey(row.text(2)),
          countryCode: NameKey(row.text(3)), population: row.decimal(7).map { Int($0) } ?? 0, place: place))
    }
    return cities.sorted { $0.population > $1.population }
  }
}

extension Place {
  init?(_ row: Table.Row) {
    guard let point = GeoPoint(row, at: 2) else { return nil }
    self.init(city: row.text(1), point: point, timeZone: row.text(4))
  }

  init?(ofCity row: Table.Row) {
    guard let point = GeoPoint(row, at: 5) else { return nil }
    let region = String(decoding: row.displayedRegion, as: UTF8.self)
    self.init(city: "\(row.text(0)), \(region)", point: point, timeZone: row.text(4))
  }
}

extension GeoPoint {
  /// Reads the latitude in a column of a table and the longitude in the next.
  package init?(_ row: Table.Row, at column: Int) {
    guard let latitude = row.decimal(column), let longitude = row.decimal(column + 1) else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}

extension Table.Row {
  /// The text after the name of a city: its region, otherwise its country, otherwise the country's code.
  var displayedRegion: Table.Bytes { (1...2).map { self[$0] }.first { !$0.isEmpty } ?? self[3] }
}

extension GeoPoint {
  package func kilometers(toNearestOf points: [GeoPoint]) -> Double {
    points.reduce(.infinity) { min($0, kilometers(to: $1)) }
  }
}

extension Gazetteer.City {
  func isIn(_ meanings: [NameKey]) -> Bool {
    meanings.contains { $0 == region || $0 == country || $0 == countryCode }
  }

  /// Whether the city is not in a region that has its name: `Ontario` in California, but not `New York` in New York.
  package func isOutside(region: String) -> Bool { !isIn(Regions.meanings(of: region)) }

  /// Whether the city is in a region or country, and large enough to have the clock of most of it.
  fileprivate func isUsual(in key: NameKey) -> Bool {
    (country == key || region == key || country.isEmpty && countryCode == key)
      && !(population < 50 && Regions.hasSeveralClocks(key))
  }

  /// Whether a city is so much larger than another that its name alone means this one, which is reported.
  package func isLarger(than other: Gazetteer.City) -> Bool { population >= 10 * max(other.population, 1) }

  /// Whether the name alone never means this town, because a larger city has it: `Newark` is not the one in Delaware.
  package var needsRegion: Bool { population == 0 }
}

extension Gazetteer {
  /// Returns the venue of a name in a city or within 80 km of it; schedules often put a suburb's venue in the city.
  ///
  /// - Parameters:
  ///   - name: the present name or a former one.
  ///   - city: nil if none is given; then only a name that a single venue has is found.
  public func venue(named name: String, in city: String?) -> Venue? {
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
    guard let first = Gazetteer.spelledCity(a), let second = Gazetteer.spelledCity(b) else { return false }
    return first.city == second.city
  }

  /// Returns the station, port or airport of a name or code: `Köln Hbf`, `LHR`. `BRI` is Bari for a flight, and Bristol
  /// otherwise.
  package func station(named name: String, by mode: TravelMode) -> Place? {
    let key = NameKey(name)
    let (first, second) =
      mode == .flight ? (Gazetteer.airports, Gazetteer.stations) : (Gazetteer.stations, Gazetteer.airports)
    return first[key] ?? second[key]
  }

  /// Returns the stations, ports and airports of a name or code, or else those whose names have it as words: `Union Station`.
  package func stations(sharing name: String) -> [Place] {
    let known = [TravelMode.train, .flight].compactMap { station(named: name, by: $0) }
    return known.isEmpty && NameKey(name).text.count > 4 ? Gazetteer.stations(withWords: name) { _ in true } : known
  }

  /// Returns the stations, ports and airports of some kinds whose names have the words of a text.
  private static func stations(withWords text: String, of kind: (String) -> Bool) -> [Place] {
    let words = " \(NameKey(text).text) "
    return Table(.stations).filter { kind($0.text(6)) && " \(NameKey($0.text(0)).text) ".contains(words) }
      .compactMap { Place($0) }
  }

  /// Returns the city, station, port or airport that a name or a part of it means: `Heathrow`, `Dover`. Of several it
  /// is the one with the shortest way from one point to the other.
  package func place(named name: String, near points: [GeoPoint], by mode: TravelMode) -> Place? {
    let cities = cities(sharing: name).map(\.place)
    let known = station(named: name, by: mode)
    if points.isEmpty { return known ?? city(name) }
    let stations = known == nil ? Gazetteer.stations(withWords: name) { ($0 == "a") == (mode == .flight) } : []
    return onTheWay([known].compactMap { $0 } + cities + stations, between: points)
  }

  /// Returns the place with the shortest way from one point to the other over it; nil if all are far away.
  package func onTheWay(_ places: [Place], between points: [GeoPoint]) -> Place? {
    guard let first = points.first, let last = points.last else { return nil }
    let detour = { (place: Place) in first.kilometers(to: place.point) + place.point.kilometers(to: last) }
    let longest = first.kilometers(to: last) * 2 + 500
    return places.filter { detour($0) <= longest }.min { detour($0) < detour($1) }
  }

  private static let airports = places { $0 == "a" }
  private static let stations = places { $0 != "a" }

  private static func places(of kind: (String) -> Bool) -> [NameKey: Place] {
    var places: [NameKey: Place] = [:]
    for row in Table(.stations) where kind(row.text(6)) {
      guard let place = Place(row) else { continue }
      for name in [row.text(0)] + row.names(5) { places[NameKey(name)] = place }
    }
    return places
  }

  /// Whether two towns are one stop of a trip: they are at most 15 km apart, as Salford and Manchester are.
  package static func areOneStop(_ a: String, _ b: String) -> Bool {
    if CityKey(a) == CityKey(b) { return true }
    guard let first = spelledCity(a), let second = spelledCity(b) else { return false }
    return first.point.kilometers(to: second.point) <= 15
  }

  package static func town(nearestTo point: GeoPoint) -> Place? { shared.nearestCity(to: point)?.place }

  package func nearestCity(to point: GeoPoint) -> City? {
    Gazetteer.nearest(of: Gazetteer.cities.lazy.map { $0.place.point }, to: point, within: .infinity)
      .map { Gazetteer.cities[$0] }
  }

  /// Returns the city around a point, within 200 km: one in Chicago is not in a small town at its edge.
  func city(around point: GeoPoint) -> City? {
    let near = Gazetteer.cities.lazy.filter { abs($0.place.point.latitude - point.latitude) * 111 < 200 }.map {
      (city: $0, distance: $0.place.point.kilometers(to: point))
    }
    let weight = { (distance: Double, city: City) in distance * distance / Double(max(city.population, 1)) }
    return near.filter { $0.distance < 200 }.min { weight($0.distance, $0.city) < weight($1.distance, $1.city) }?.city
  }

  /// Returns the IANA name of the zone of the venue or city nearest to a point; nil without one within 200 km.
  ///
  /// Within some kilometers of the border of a zone the nearest city may be across it.
  public func timeZone(at point: GeoPoint) -> String? {
    Gazetteer.nearest(of: Gazetteer.places.lazy.map(\.point), to: point, within: 200)
      .flatMap { Gazetteer.places[$0].timeZone.nonEmpty }
  }

  /// Returns the number of the nearest of some points within a distance in kilometers, if any.
  private static func nearest(of points: some Sequence<GeoPoint>, to point: GeoPoint, within limit: Double) -> Int? {
    var (distance, index): (Double, Int?) = (limit, nil)
    // A degree of latitude is 111 km: most points are farther than that alone.
    for (number, candidate) in points.enumerated() where abs(candidate.latitude - point.latitude) * 111 < distance {
      let kilometers = candidate.kilometers(to: point)
      if kilometers < distance { (distance, index) = (kilometers, number) }
    }
    return index
  }
}
