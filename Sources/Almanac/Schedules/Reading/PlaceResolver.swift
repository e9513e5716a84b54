struct PlaceResolver {
  let gazetteer = Gazetteer.shared
  private let answers: [NameKey: String]
  let memory: PlaceMemory
  /// The places of the games of this schedule for which there is evidence.
  private(set) var others = PlaceMemory.none
  private(set) var context = ReadingContext()
  /// The points of the other games, near which a name that several places share means one of them.
  private var neighbors: [GeoPoint] = []
  /// The continents of the other games, as zones are called.
  private var continents: Set<Substring> = []

  init(_ options: ScheduleOptions) {
    answers = Dictionary(options.venueCities.map { (NameKey($0.key), $0.value) }) { first, _ in first }
    memory = options.memory
  }

  /// Adds the places of this schedule's games, which can resolve open questions.
  mutating func learn(_ pairings: [GameResolver.Pairing]) {
    for pairing in pairings { context.addCountry(of: pairing.place) }
    for pairing in pairings where !isStrange(pairing.place) {
      let place = pairing.place
      context.addZone(of: place)
      if place.evidence == PlaceEvidence.none { continue }
      if let known = place.place, !place.isShared {
        neighbors.append(known.point)
        continents.insert(known.timeZone.prefix { $0 != "/" })
      }
      others.add(
        venue: place.venue, home: pairing.sides.home.displayName, city: place.city, timeZone: pairing.zone?.name)
    }
  }

  /// Whether a city was guessed from a venue's name, in another country than that of the games.
  func isStrange(_ place: ResolvedPlace) -> Bool { place.isGuessed && place.place.map(context.isAbroad) ?? false }

  /// - Parameter fits: Whether the start may be by the clock of a place.
  func result(_ query: PlaceQuery, fits: (Place) -> Bool) -> ResolvedPlace {
    var result = stated(query, fits)
    if result.evidence == .none { result = assumed(query, instead: result) ?? result }
    if query.venueIsOpen { result.venue = Game.openVenue }
    result.isGuessed = result.isDoubtful && query.cityIsGuessed
    return result
  }

  /// Returns the place that the schedule, the tables and the user determine, otherwise one without evidence.
  private func stated(_ query: PlaceQuery, _ fits: (Place) -> Bool) -> ResolvedPlace {
    let (venue, city) = (query.venue, query.city)
    let names = [query.location, venue, city, venue == nil && city == nil ? query.home.name : nil]
    if let given = names.lazy.compactMap({ $0.flatMap { answers[NameKey($0)] } }).first {
      return answered(given, query)
    }
    if city == nil || query.cityIsGuessed, let own = ownGround(query) { return own }
    if let found = knownVenue(query) { return found }
    if let city { return inCity(city, venue: venue, query, fits) }
    if let venue { return onlyVenue(venue, query, fits) }
    return withoutPlace(query)
  }

  private func answered(_ city: String, _ query: PlaceQuery) -> ResolvedPlace {
    if let place = gazetteer.city(city) { return ResolvedPlace(query.venue, at: place) }
    let sharing = gazetteer.cities(sharing: city).map(\.place)
    guard let place = gazetteer.nearest(of: sharing, to: neighbors.isEmpty ? points(of: query) : neighbors) else {
      return ResolvedPlace(venue: query.venue, city: city, finding: .unknownAnswer(city))
    }
    return ResolvedPlace(
      query.venue, at: place, finding: .severalCities(city, cities: sharing.map(\.city), assumed: place.city))
  }

  private func withoutPlace(_ query: PlaceQuery) -> ResolvedPlace {
    if let home = query.homeTeam?.home {
      return ResolvedPlace(
        venue: home.venue, city: home.place.city, place: home.place, evidence: .homeTeam,
        finding: query.venueIsOpen ? .openVenue : .noVenue)
    }
    let home = query.home.name
    return ResolvedPlace(
      nil, inUnknown: home, finding: query.isNeutral ? .neutral(home: home) : .noPlace(home: home))
  }

  // MARK: Venues

  /// Returns the home team's own ground for a part of its name, or a name of it: `Cuauhtémoc`, `Stadio Olimpico`.
  private func ownGround(_ query: PlaceQuery) -> ResolvedPlace? {
    guard query.isWithoutArea, let name = query.venue ?? query.location, let home = query.homeTeam?.home,
      let ground = home.venue
    else { return nil }
    let own = NameKey(ground).text.split(separator: " ")
    let words = NameKey(name).text.split(separator: " ")
    guard words.allSatisfy(own.contains), words.count > 1 || !words.allSatisfy(WordList.commonGround.contains),
      !gazetteer.venues(named: name).contains(where: { $0.place.city == home.place.city })
    else { return nil }
    return ResolvedPlace(ground, at: home.place)
  }

  /// Returns the venue of a name, unless the schedule puts it in a city elsewhere.
  private func knownVenue(_ query: PlaceQuery) -> ResolvedPlace? {
    let names = [query.venue, query.location].compactMap { $0 }
    guard let name = names.first(where: { !gazetteer.venues(named: $0).isEmpty }),
      let found = venues(named: name, query)
    else { return nil }
    let own = query.homeTeam?.home?.place
    let home =
      found.first { query.homeTeam?.city == $0.place.city }
      ?? own.flatMap { own in found.first { $0.place.point.kilometers(to: own.point) <= Gazetteer.suburbs } }
    if let own, let other = found.first, home == nil, query.city == nil,
      NameKey(name).text.split(separator: " ").allSatisfy(WordList.commonGround.contains)
    {
      return ResolvedPlace(
        venue: name.singleSpaced, city: own.city, place: own, evidence: .homeTeam,
        finding: .namesake(name.singleSpaced, elsewhere: other.place.city, city: own.city))
    }
    guard let venue = home ?? (found.count == 1 ? found[0] : nil) else { return nil }
    let isItsNameNow = NameKey(name) == NameKey(venue.name)
    let isDoubtful = query.city == nil && query.isWithoutArea && !isPlausible(venue, query)
    return ResolvedPlace(
      isItsNameNow ? venue.name : name.singleSpaced, at: venue.place,
      finding: isDoubtful ? .assumedVenue(name.singleSpaced, city: venue.place.city) : nil)
  }

  /// Returns the venues of a name in the city or area that the schedule names; nil if it names another city.
  private func venues(named name: String, _ query: PlaceQuery) -> [Gazetteer.Venue]? {
    var found = gazetteer.venues(named: name)
    guard let city = query.city else {
      // `Allianz Stadium, Australia` is not the one in Turin.
      for area in [query.region, query.country].compactMap({ $0 }) {
        found.removeAll { gazetteer.isCity($0.place.city, in: area) == false && NameKey(area) != $0.cityKey }
      }
      return found
    }
    let key = NameKey(city)
    if let home = query.homeTeam, NameKey(home.city.prefix { $0 != "," }) == key {
      // A ground of that name nearby is another one: the city is the club's own.
      found.removeAll { $0.cityKey != key && $0.name != home.venue }
      if found.isEmpty { return nil }
    }
    let here = found.filter { $0.cityKey == key }
    if !here.isEmpty { return here }
    let cities = gazetteer.cities(named: city, in: query.region, query.country)
    let near = found.filter { venue in
      cities.contains { $0.place.point.kilometers(to: venue.place.point) <= Gazetteer.suburbs }
    }
    return near.isEmpty ? (cities.isEmpty ? found : nil) : near
  }

  /// Whether a team is known, or is called after the city of a venue; other clubs may have a venue of the same name.
  private func isPlausible(_ venue: Gazetteer.Venue, _ query: PlaceQuery) -> Bool {
    !query.teamCities.isEmpty
      || [query.home, query.away].contains { " \(NameKey($0.name).text) ".contains(" \(venue.cityKey.text) ") }
  }

  /// Resolves an unknown venue without a city: it can be a city itself.
  private func onlyVenue(_ name: String, _ query: PlaceQuery, _ fits: (Place) -> Bool) -> ResolvedPlace {
    if !isAbroadByGuess(name, query), !gazetteer.cities(named: name, in: query.region, query.country).isEmpty {
      return inCity(name, venue: nil, query, fits)
    }
    if let home = homeCity(inRegionOf: query) { return ResolvedPlace(name, at: home) }
    let venues = gazetteer.venues(named: name).map(\.place)
    if venues.count > 1, query.isWithoutArea {
      if let place = neighbor(venues, query) { return ResolvedPlace(name, at: place) }
      var result = ResolvedPlace(name, inUnknown: name, finding: .severalVenues(name, cities: venues.map(\.city)))
      result.isShared = true
      return result
    }
    let area = gazetteer.isRegion(name) ? name : query.region
    let known = regionClock(area) ?? regionClock(query.country)
    return ResolvedPlace(
      venue: name, city: name, timeZone: known?.zone, evidence: .none, unknownRegion: area,
      finding: .unknownVenue(name, region: known))
  }

  /// Returns the home team's city if the region has its name, as in `Some Hall, New York`.
  private func homeCity(inRegionOf query: PlaceQuery) -> Place? {
    query.region.flatMap { region in
      gazetteer.cities(named: region, in: nil).first { $0.place.city == query.homeTeam?.city }?.place
    }
  }

  // MARK: Cities

  /// Whether a venue, or the last words of one, are only cities in other countries than the games.
  private func isAbroadByGuess(_ name: String, _ query: PlaceQuery) -> Bool {
    guard query.isWithoutArea, query.cityIsGuessed else { return false }
    let cities = gazetteer.cities(named: name, in: nil)
    return !cities.isEmpty
      && cities.allSatisfy { context.isAbroad($0.place) && !query.teamCities.contains($0.place.city) }
  }

  private func inCity(
    _ name: String, venue: String?, _ query: PlaceQuery, _ fits: (Place) -> Bool
  ) -> ResolvedPlace {
    if let venue, query.cityIsGuessed, isAbroadByGuess(name, query) { return onlyVenue(venue, query, fits) }
    let all = gazetteer.cities(named: name, in: query.region, query.country)
    let fitting = all.filter { fits($0.place) }
    let cities = fitting.isEmpty ? all : fitting
    if let city = cities.first(where: { query.teamCities.contains($0.place.city) }) {
      return ResolvedPlace(venue, at: city.place)
    }
    guard let first = cities.first else {
      if let home = homeCity(inRegionOf: query) { return ResolvedPlace(venue ?? name, at: home) }
      return unknownCity(name, venue: venue, query)
    }
    let isOnlyNamed = [query.region, query.country].allSatisfy { $0.map(Regions.isUnitedStates) ?? true }
    if isOnlyNamed, !query.hasCityField, gazetteer.isRegion(name, outside: first) {
      return cityOrRegion(name, first, venue: venue, query)
    }
    if cities.count > 1, let place = neighbor(cities.map(\.place), query) { return ResolvedPlace(venue, at: place) }
    let native = cities.filter { context.country != nil && !context.isAbroad($0.place) }
    if native.count == 1, query.clock == nil, !first.isLarger(than: native[0]) {
      return ResolvedPlace(venue, at: native[0].place)
    }
    if cities.count == 1 || cities[1].needsRegion && !first.needsRegion {
      return oneCity(cities, called: name, venue: venue, query)
    }
    return severalCities(name, cities, venue: venue, query)
  }

  private func oneCity(
    _ cities: [Gazetteer.City], called name: String, venue: String?, _ query: PlaceQuery
  ) -> ResolvedPlace {
    let first = cities[0]
    var result = ResolvedPlace(venue, at: first.place)
    if !query.isWithoutArea { return result }
    result.isShared = cities.count > 1 && neighbors.isEmpty
    if !gazetteer.isRegion(name), query.teamCities.allSatisfy({ gazetteer.isAbroad(first, from: $0) }) {
      // There are smaller towns of the name, in no table: a Naples in Florida, a Perth in Ontario.
      result.finding = .assumedCity(name, city: first.place.city)
    }
    return result
  }

  /// Returns the largest of several cities of a name, or none if it is not much larger.
  private func severalCities(
    _ name: String, _ cities: [Gazetteer.City], venue: String?, _ query: PlaceQuery
  ) -> ResolvedPlace {
    let first = cities[0]
    let candidates = cities.filter { !$0.needsRegion || first.needsRegion }.map(\.place)
    // Cities that the start does not distinguish have the same clock.
    if first.isLarger(than: cities[1]) || query.clock != nil {
      return ResolvedPlace(
        venue, at: first.place, finding: .severalCities(name, cities: candidates.map(\.city), assumed: first.place.city)
      )
    }
    var result = ambiguous(name, venue: venue, .severalCities(name, cities: candidates.map(\.city), assumed: nil))
    let zones = Set(candidates.map(\.timeZone))
    result.timeZone = zones.count == 1 ? zones.first : nil
    return result
  }

  private func ambiguous(_ name: String, venue: String?, _ finding: ScheduleFinding) -> ResolvedPlace {
    var result = ResolvedPlace(venue, inUnknown: name, finding: finding)
    (result.unknownCity, result.isAmbiguous) = (name, true)
    return result
  }

  /// Returns the place of a name of a city and a region: `Washington` is rather the city, `Victoria` may be either.
  private func cityOrRegion(
    _ name: String, _ city: Gazetteer.City, venue: String?, _ query: PlaceQuery
  ) -> ResolvedPlace {
    if let home = query.homeTeam?.city, gazetteer.isCity(home, in: name) == true {
      // The home team shows that it is the region.
      var result = ResolvedPlace(venue, inUnknown: name, finding: .venueInRegion(venue ?? name))
      result.unknownRegion = name
      return result
    }
    let isCity = Regions.isStateOfUnion(name) && gazetteer.isCity(city.place.city, in: "USA") == true
    let finding = ScheduleFinding.cityOrRegion(name, city: city.place.city, isAssumed: isCity)
    return isCity ? ResolvedPlace(venue, at: city.place, finding: finding) : ambiguous(name, venue: venue, finding)
  }

  private func unknownCity(_ name: String, venue: String?, _ query: PlaceQuery) -> ResolvedPlace {
    let region = query.region ?? query.country
    let city = region.map { "\(name), \($0)" } ?? name
    // `N.L.` is not a state of Canada if a country is named besides.
    let known = regionClock(query.country.flatMap { gazetteer.hasRegions($0) ? nil : $0 } ?? region)
    return ResolvedPlace(
      venue: venue, city: city, timeZone: known?.zone, evidence: .none, unknownCity: name, unknownRegion: region,
      finding: .unknownCity(city, name: name, region: known))
  }

  private func regionClock(_ region: String?) -> ScheduleFinding.Region? {
    guard let region, let zone = gazetteer.zone(ofRegion: region) else { return nil }
    return (region, zone.name, zone.isOfAll)
  }

  // MARK: Neighbors

  /// Returns the one of several places of a name that is near the other games or the home of a team, or on their continent.
  private func neighbor(_ places: [Place], _ query: PlaceQuery) -> Place? {
    let points = neighbors + points(of: query)
    guard let nearest = gazetteer.nearest(of: places, to: points) else { return nil }
    let distance = nearest.point.kilometers(toNearestOf: points)
    let isAlone = places.allSatisfy { place in
      place.city == nearest.city || place.point.kilometers(toNearestOf: points) > 3 * max(distance, 100)
    }
    if distance < PlaceResolver.maxKilometers, isAlone { return nearest }
    let same = places.filter { continents.contains($0.timeZone.prefix { $0 != "/" }) }
    return continents.count == 1 && same.count == 1 ? same[0] : nil
  }

  private func points(of query: PlaceQuery) -> [GeoPoint] {
    query.teamCities.compactMap { gazetteer.city($0)?.point }
  }

  /// How near to other games a place is.
  private static let maxKilometers = 600.0
}

extension Gazetteer.Venue {
  fileprivate var cityKey: NameKey { NameKey(place.city.prefix { $0 != "," }) }
}

/// The country and the zone of the games of a file, in which other names of places are looked up.
struct ReadingContext {
  private var countries: [NameKey: Int] = [:]
  private var zones: [String: Int] = [:]
  private var unknown = 0

  mutating func addCountry(of place: ResolvedPlace) {
    guard let zone = ReadingContext.zone(of: place), let country = Gazetteer.country(ofZone: zone) else { return }
    countries[country, default: 0] += place.isDoubtful ? 1 : 2
  }

  mutating func addZone(of place: ResolvedPlace) {
    if let zone = ReadingContext.zone(of: place) { zones[zone, default: 0] += 1 } else { unknown += 1 }
  }

  private static func zone(of place: ResolvedPlace) -> String? {
    place.evidence == .none || place.isShared ? nil : place.place?.timeZone ?? place.timeZone
  }

  /// The code of the country of at least three in four games; nil if they are in several countries.
  var country: NameKey? {
    let all = countries.values.reduce(0, +)
    return countries.first { all > 2 && $0.value * 4 >= all * 3 || all == 2 && $0.value == 2 }?.key
  }

  /// The zone of all games whose place is known, if these are at least two, and as many as those of unknown places.
  var zone: String? {
    guard let (zone, count) = zones.first, zones.count == 1, count > 1, count >= unknown else { return nil }
    return zone
  }

  func isAbroad(_ place: Place) -> Bool { country.map { $0 != Gazetteer.country(ofZone: place.timeZone) } ?? false }
}
