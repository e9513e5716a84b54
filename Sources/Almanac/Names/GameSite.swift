/// The place of a game as evidence for its league: `Giants` at Oracle Park are those of San Francisco.
package struct GameSite: Sendable {
  package struct Text: Hashable, Sendable {
    package var place: String
    package var city: String?
    package var region: String?
    package var country: String?
  }

  private let venues: [Gazetteer.Venue]
  private let places: [Place]
  /// Whether it is a place without a home team, as for spring training, which says nothing against a league.
  private let isOpenToAll: Bool

  init?(_ text: Text) {
    let gazetteer = Gazetteer.shared
    let parts = LocationText(text.place)
    let city = text.city ?? parts.city
    let region = text.region ?? parts.region
    var venues = [parts.venue, text.place].lazy.compactMap { $0 }.map(gazetteer.venues).first { !$0.isEmpty } ?? []
    let cities = city.map { gazetteer.cities(named: $0, in: region, text.country ?? parts.country) } ?? []
    if !cities.isEmpty {
      venues.removeAll { venue in
        !cities.contains { $0.place.point.kilometers(to: venue.place.point) <= Gazetteer.suburbs }
      }
    }
    self.venues = venues
    if !venues.isEmpty {
      places = venues.map(\.place)
      isOpenToAll = venues.contains { GameSite.isOpen($0) }
    } else {
      let name = city == nil ? parts.venue : nil
      let named = name.map { gazetteer.cities(named: $0, in: region, text.country ?? parts.country) } ?? cities
      places = named.map(\.place)
      isOpenToAll = places.contains { GameSite.openCities.contains($0.city) }
      if places.isEmpty { return nil }
    }
  }

  private static func isOpen(_ venue: Gazetteer.Venue) -> Bool {
    venue.place.point.isInNorthAmerica && !homeVenues.contains(venue.name + venue.place.city)
  }

  private static let homeVenues = Set(TeamTable.shared.teams.map { $0.venue + $0.city })

  /// The cities of venues without a home team in North America, except cities with teams.
  private static let openCities = Set(Gazetteer.shared.allVenues.filter(isOpen).map(\.place.city))
    .subtracting(TeamTable.shared.teams.map(\.city))

  /// Whether one of the teams of a game is at home there; nil if the place does not decide.
  func isHome(ofOneOf teams: [Team]) -> Bool? {
    let homes = teams.compactMap { $0.home?.place }
    if homes.isEmpty { return nil }
    let isNear = homes.contains { home in
      places.contains { $0.point.kilometers(to: home.point) <= Gazetteer.suburbs }
    }
    // Of towns without a venue only those of spring training are open: a rink there is any club's.
    let isOpen = isOpenToAll && (!venues.isEmpty || teams.allSatisfy { $0.league == "MLB" })
    return isNear || !isOpen ? isNear : nil
  }

  func isAbroad(for team: Team) -> Bool {
    guard let home = team.home.flatMap({ Gazetteer.country(ofZone: $0.place.timeZone) }) else { return false }
    return places.allSatisfy { Gazetteer.country(ofZone: $0.timeZone) != home }
  }

  func isVenue(ofOneOf teams: [Team]) -> Bool {
    venues.contains { venue in teams.contains { $0.venue == venue.name && $0.city == venue.place.city } }
  }
}

extension Team {
  /// The home venue and its place; without a venue if only the city is known, nil if neither is.
  var home: (venue: String?, place: Place)? {
    let venue = Gazetteer.shared.venues(named: venue).first { $0.place.city == city }
    return venue.map { ($0.name, $0.place) } ?? Gazetteer.shared.city(city).map { (nil, $0) }
  }
}

extension GeoPoint {
  fileprivate var isInNorthAmerica: Bool { (14...72).contains(latitude) && (-170 ... -50).contains(longitude) }
}

extension Gazetteer {
  package func venue(of game: Game) -> Venue? { game.venue.flatMap { venue(named: $0, in: game.city) } }
}
