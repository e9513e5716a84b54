import Atlas
import Base

/// Finds the place where a game is played.
struct PlaceResolver {
  /// The place as a schedule writes it, and the teams that play there.
  struct Question: Hashable {
    var venue: String?
    var city: String?
    var region: String?
    var country: String?
    var location: String?
    /// Whether there is only a word for no venue, such as `TBC`.
    var venueIsOpen = false
    var home: String
    var away: String
    /// Whether the home team does not play at home, so that its place means nothing.
    var isNeutral = false
    /// The start with its offset, if that may tell the city.
    var clock: OffsetDateTime?
    /// The venue and the city of the home team.
    var homeVenue: String?
    var homeCity: String?
    /// The cities of the home team and of the other.
    var teamCities: [String]
  }

  let gazetteer = Gazetteer.shared
  private let answers: [NameKey: String]
  let memory: PlaceMemory
  /// The places of the games of this schedule for which there is evidence.
  private(set) var others = PlaceMemory.none
  private var known: [Question: ResolvedPlace] = [:]
  /// The points of the other games, near which a name that several places share means one of them.
  private var neighbors: [GeoPoint] = []
  /// The continents of the other games, as zones are called.
  private var continents: Set<Substring> = []
  /// The zone in which the schedule is written, which decides without other games.
  private let zone: String?

  init(_ options: ScheduleOptions) {
    answers = Dictionary(options.venueCities.map { (NameKey($0.key), $0.value) }) { first, _ in first }
    memory = options.memory
    zone = options.assumedZone
  }

  /// Adds the places of this schedule's games, which can resolve open questions.
  mutating func addPlace(_ fixtures: [TextMeaning.Fixture]) {
    for fixture in fixtures where fixture.place.evidence != PlaceEvidence.none {
      let place = fixture.place
      if let place = place.place, !fixture.place.isShared {
        neighbors.append(place.point)
        continents.insert(place.timeZone.prefix { $0 != "/" })
      }
      others.add(
        venue: place.venue, home: fixture.homeName, city: place.city, timeZone: fixture.zone?.name, besides: .otherPlace
      )
    }
    known = known.filter { !$0.value.isOpen }
  }

  /// - Parameter fits: whether the start may be by the clock of a place.
  mutating func answer(_ question: Question, fits: (Place) -> Bool = { _ in true }) -> ResolvedPlace {
    if let answer = known[question] { return answer }
    var answer = told(question, fits)
    if answer.evidence == .none { answer = assumed(question, instead: answer) ?? answer }
    if question.venueIsOpen { answer.venue = Game.openVenue }
    known[question] = answer
    return answer
  }

  /// Returns the place according to the schedule, the tables and the user; without evidence if they do not determine
  /// it.
  private func told(_ question: Question, _ fits: (Place) -> Bool) -> ResolvedPlace {
    let (venue, city, region, country) = PlaceResolver.parts(of: question)
    var question = question
    question.country = country
    if let given = given([question.location, venue, city, venue == nil && city == nil ? question.home : nil]) {
      return answered(given, venue: venue, question)
    }
    if let found = knownVenue(question, venue: venue, cityName: city, region: region) { return found }
    if let city { return inCity(city, region: region, venue: venue, question, fits) }
    if let venue { return onlyVenue(venue, region: region, question, fits) }
    return withoutPlace(question)
  }

  /// Returns the venue, the city, its region and country, each from its own field or from a field that combines
  /// several: `Perth Stadium, Perth` in a column of venues, `San Juan, Puerto Rico` in one of cities.
  private static func parts(
    of question: Question
  ) -> (venue: String?, city: String?, region: String?, country: String?) {
    let place = question.location.map(LocationText.init)
    let cityText = question.city.map(LocationText.init)
    let venueText = question.venue.map(LocationText.init)
    let splits = venueText?.city.map { city in
      question.city.map { NameKey($0) == NameKey(city) } ?? !Gazetteer.shared.cities(named: city, in: nil).isEmpty
    }
    let venue =
      (splits == true ? venueText?.venue : question.venue) ?? cityText.flatMap { $0.city == nil ? nil : $0.venue }
      ?? place?.venue
    if let cityText {
      let region = question.region ?? cityText.region
      return (venue, cityText.city ?? question.city, region, question.country ?? cityText.country)
    }
    let text = splits == true ? venueText : place
    return (venue, text?.city, question.region ?? text?.region, question.country ?? text?.country)
  }

  private func given(_ names: [String?]) -> String? {
    names.lazy.compactMap { $0 }.compactMap { answers[NameKey($0)] }.first
  }

  private func answered(_ city: String, venue: String?, _ question: Question) -> ResolvedPlace {
    let neighbors = neighbors.isEmpty ? points(of: question) : neighbors
    if let place = gazetteer.city(city) { return ResolvedPlace(venue: venue, city: place.city, place: place) }
    let sharing = gazetteer.cities(sharing: city)
    guard let place = gazetteer.nearest(of: sharing.map(\.place), to: neighbors) else {
      return ResolvedPlace(venue: venue, city: city, place: nil, finding: .unknownAnswer(city))
    }
    return ResolvedPlace(
      venue: venue, city: place.city, place: place,
      finding: .severalCities(city, cities: sharing.map(\.place.city), assumed: place.city))
  }

  // MARK: Venues

  /// Returns the venue of a name, unless the schedule puts it in a city elsewhere.
  private func knownVenue(_ question: Question, venue: String?, cityName: String?, region: String?) -> ResolvedPlace? {
    let names = [venue, question.location].compactMap { $0 }
    guard let name = names.first(where: { !gazetteer.venues(named: $0).isEmpty }) else { return nil }
    var found = gazetteer.venues(named: name)
    let area = [region, question.country].compactMap { $0 }
    if cityName == nil, !area.isEmpty {
      // `Allianz Stadium, Australia` is not the one in Turin.
      found = found.filter { venue in
        let city = NameKey(venue.place.city.prefix { $0 != "," })
        return area.allSatisfy { gazetteer.isCity(venue.place.city, in: $0) ?? true || NameKey($0) == city }
      }
      if found.isEmpty { return nil }
    }
    if let cityName {
      let key = NameKey(cityName)
      var near = found.filter { NameKey($0.place.city.prefix { $0 != "," }) == key }
      if near.isEmpty {
        let cities = gazetteer.cities(named: cityName, in: region, question.country)
        near = found.filter { venue in
          cities.contains { $0.place.point.kilometers(to: venue.place.point) <= Gazetteer.suburbs }
        }
        if near.isEmpty, !cities.isEmpty { return nil }
      }
      if !near.isEmpty { found = near }
    }
    let home = found.first { question.homeCity == $0.place.city }
    guard let venue = found.count == 1 ? found[0] : home else { return nil }
    let isItsNameNow = NameKey(name) == NameKey(venue.name)
    let isDoubtful = cityName == nil && region == nil && question.country == nil && !isPlausible(venue, question)
    return ResolvedPlace(
      venue: isItsNameNow ? venue.name : name.singleSpaced, city: venue.place.city, place: venue.place,
      finding: isDoubtful ? .assumedVenue(name.singleSpaced, city: venue.place.city) : nil)
  }

  /// Whether a team is known, or is called after the city of a venue; other clubs may have a venue of the same name.
  private func isPlausible(_ venue: Gazetteer.Venue, _ question: Question) -> Bool {
    if !question.teamCities.isEmpty { return true }
    let city = NameKey(venue.place.city.prefix { $0 != "," }).text
    return [question.home, question.away].contains { " \(NameKey($0).text) ".contains(" \(city) ") }
  }

  /// Resolves an unknown venue without a city: it can be a city itself.
  private func onlyVenue(
    _ name: String, region: String?, _ question: Question, _ fits: (Place) -> Bool
  ) -> ResolvedPlace {
    if !gazetteer.cities(named: name, in: region, question.country).isEmpty {
      return inCity(name, region: region, venue: nil, question, fits)
    }
    // The home team tells that `Some Arena, Ontario` is in the city rather than in the province.
    if let region, let home = homeCity(named: region, question) {
      return ResolvedPlace(venue: name, city: home.place.city, place: home.place)
    }
    let area = gazetteer.isRegion(name) ? name : region
    let known = regionClock([area, question.country])
    let venues = gazetteer.venues(named: name)
    if venues.count > 1, region == nil, question.country == nil {
      if let place = neighbor(venues.map(\.place), question) {
        return ResolvedPlace(venue: name, city: place.city, place: place)
      }
      return ResolvedPlace(
        venue: name, city: name, evidence: .none, isShared: true,
        finding: .severalVenues(name, cities: venues.map(\.place.city)))
    }
    return ResolvedPlace(
      venue: name, city: name, timeZone: known?.zone, evidence: .none, unknownRegion: area,
      finding: .unknownVenue(name, region: known))
  }

  private func withoutPlace(_ question: Question) -> ResolvedPlace {
    if let home = home(of: question) {
      return ResolvedPlace(
        venue: home.venue, city: home.place.city, place: home.place, evidence: .homeTeam, isAssumed: true,
        finding: question.venueIsOpen ? .venueUndetermined : .noVenue)
    }
    return ResolvedPlace(
      venue: nil, city: question.home, evidence: .none,
      finding: question.isNeutral ? .neutral(home: question.home) : .noPlace(home: question.home))
  }

  // MARK: Cities

  private func inCity(
    _ name: String, region: String?, venue: String?, _ question: Question, _ fits: (Place) -> Bool
  ) -> ResolvedPlace {
    let all = gazetteer.cities(named: name, in: region, question.country)
    let fitting = all.filter { fits($0.place) }
    let cities = fitting.isEmpty ? all : fitting
    if let city = cities.first(where: { question.teamCities.contains($0.place.city) }) {
      return ResolvedPlace(venue: venue, city: city.place.city, place: city.place)
    }
    guard let first = cities.first else {
      // The home team tells that `Some Hall, New York` is the city rather than the state.
      if let region, let home = homeCity(named: region, question) {
        return ResolvedPlace(venue: venue ?? name, city: home.place.city, place: home.place)
      }
      return unknownCity(name, region: region ?? question.country, question.country, venue: venue)
    }
    let isOnlyNamed = [region, question.country].allSatisfy { $0.map(gazetteer.isUnitedStates) ?? true }
    if isOnlyNamed, question.city == nil, gazetteer.isRegion(name, beside: first) {
      return cityOrRegion(name, first, venue: venue, question)
    }
    if region == nil, question.country == nil, let other = TeamTable.shared.team(called: name, awayFrom: first) {
      return ResolvedPlace(
        venue: venue, city: name, evidence: .none, unknownCity: name, isAmbiguous: true,
        finding: .cityOrTeam(name, city: first.place.city, team: other.name))
    }
    if cities.count > 1, let place = neighbor(cities.map(\.place), question) {
      return ResolvedPlace(venue: venue, city: place.city, place: place)
    }
    if cities.count == 1 || cities[1].needsRegion && !first.needsRegion {
      return oneCity(cities, called: name, venue: venue, question, isAlone: region == nil && question.country == nil)
    }
    return severalCities(name, cities, venue: venue, question)
  }

  /// The only city of a name, or the one that the name alone means.
  ///
  /// - Parameter isAlone: whether neither a region nor a country is named with it.
  private func oneCity(
    _ cities: [Gazetteer.City], called name: String, venue: String?, _ question: Question, isAlone: Bool
  ) -> ResolvedPlace {
    let first = cities[0]
    var answer = ResolvedPlace(venue: venue, city: first.place.city, place: first.place)
    if !isAlone { return answer }
    answer.isShared = cities.count > 1 && neighbors.isEmpty
    if !gazetteer.isRegion(name), question.teamCities.allSatisfy({ gazetteer.isAbroad(first, from: $0) }) {
      // There are smaller towns of the name, in no table: a Naples in Florida, a Perth in Ontario.
      answer.finding = .assumedCity(name, city: first.place.city)
    }
    return answer
  }

  /// Returns the largest of several cities of a name, or none if it is not much larger.
  private func severalCities(
    _ name: String, _ cities: [Gazetteer.City], venue: String?, _ question: Question
  ) -> ResolvedPlace {
    let first = cities[0]
    let meant = cities.filter { !$0.needsRegion || first.needsRegion }
    let zones = Set(meant.map(\.place.timeZone))
    let names = meant.map(\.place.city)
    // Cities that the start does not tell apart have the same clock.
    if first.isLarger(than: cities[1]) || question.clock != nil {
      return ResolvedPlace(
        venue: venue, city: first.place.city, place: first.place,
        finding: .severalCities(name, cities: names, assumed: first.place.city))
    }
    return ResolvedPlace(
      venue: venue, city: name, timeZone: zones.count == 1 ? zones.first : nil, evidence: .none, unknownCity: name,
      isAmbiguous: true, finding: .severalCities(name, cities: names, assumed: nil))
  }

  // MARK: Neighbors

  /// Returns the one of several places of a name that is near the other games, near the home of a team, or in the zone of
  /// the schedule; nil if none is, or several.
  private func neighbor(_ places: [Place], _ question: Question) -> Place? {
    let points = neighbors + points(of: question)
    if let nearest = gazetteer.nearest(of: places, to: points),
      nearest.point.kilometers(toNearestOf: points) < PlaceResolver.mostKilometers,
      places.allSatisfy({ place in
        place.city == nearest.city
          || place.point.kilometers(toNearestOf: points) > 3 * max(nearest.point.kilometers(toNearestOf: points), 100)
      })
    {
      return nearest
    }
    if continents.count == 1 {
      let same = places.filter { continents.contains($0.timeZone.prefix { $0 != "/" }) }
      if same.count == 1 { return same[0] }
    }
    let there = places.filter { $0.timeZone == zone }
    return points.isEmpty && there.count == 1 ? there[0] : nil
  }

  /// The points of the cities of both teams.
  private func points(of question: Question) -> [GeoPoint] {
    question.teamCities.compactMap { gazetteer.city($0)?.point }
  }

  /// The farthest a place can be from the other games to be near them.
  private static let mostKilometers = 600.0

  private func unknownCity(_ name: String, region: String?, _ country: String?, venue: String?) -> ResolvedPlace {
    let city = region.map { "\(name), \($0)" } ?? name
    // `N.L.` is not a state of Canada if a country is named besides.
    let area = country.flatMap { gazetteer.hasRegions($0) ? nil : $0 } ?? region
    let known = regionClock([area])
    return ResolvedPlace(
      venue: venue, city: city, timeZone: known?.zone, evidence: .none, unknownCity: name, unknownRegion: region,
      finding: .unknownCity(city, name: name, region: known))
  }
}

struct ResolvedPlace: Equatable {
  /// The venue as the schedule writes it, so that a new name is shown and reported; ``Game/openVenue`` if it is
  /// TBD.
  var venue: String?
  /// The city; never empty.
  var city: String
  /// The place; nil if the city is unknown.
  var place: Place?
  /// The zone of the country of a city that is unknown, if the whole country has one.
  var timeZone: String?
  var evidence = PlaceEvidence.told
  /// Whether the schedule names no place, so that the home team's is assumed.
  var isAssumed = false
  /// The city and region in the schedule if they are unknown.
  var unknownCity: String?
  var unknownRegion: String?
  /// Whether the schedule names an ambiguous city.
  var isAmbiguous = false
  /// Whether several venues have the name, or a smaller town that other games may tell.
  var isShared = false
  /// What is unknown and what was assumed.
  var finding: ScheduleFinding.Place?

  /// Whether other games of the schedule may tell the place.
  var isOpen: Bool { evidence == .none || isShared }
}
