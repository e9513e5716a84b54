/// The place of a game as evidence for the league of its teams: `Giants` at Oracle Park are those of San Francisco, and
/// `Heat` in Canberra are not those of Miami.
package struct GameSite: Sendable {
  /// The texts of a schedule about a place, as written.
  package struct Text: Hashable, Sendable {
    package var place: String
    package var city: String?
    package var region: String?
    package var country: String?
  }

  private let venues: [Gazetteer.Venue]
  /// The places that the texts may mean; empty for a venue that no table has.
  private let places: [Place]
  /// Whether it is a place in North America without a home team, such as a ballpark of spring training, which says
  /// nothing against a league.
  private let isOpenToAll: Bool
  let isUnknownVenue: Bool

  package init?(_ text: Text) {
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
    isUnknownVenue = venues.isEmpty && city == nil && LocationPart(text.place).hasVenueWord
    if !venues.isEmpty {
      places = venues.map(\.place)
      isOpenToAll = venues.contains { GameSite.isOpen($0) }
    } else if let name = city ?? parts.venue {
      let named = city == nil ? gazetteer.cities(named: name, in: region, text.country ?? parts.country) : cities
      places = named.map(\.place)
      isOpenToAll = places.contains { GameSite.openCities.contains($0.city) }
      if places.isEmpty, !isUnknownVenue { return nil }
    } else {
      return nil
    }
  }

  private static func isOpen(_ venue: Gazetteer.Venue) -> Bool {
    venue.place.point.isInNorthAmerica && !homeVenues.contains(venue.name + venue.place.city)
  }

  private static let homeVenues = Set(TeamTable.shared.teams.map { $0.venue + $0.city })

  /// The cities of venues without a home team in North America, except cities with teams.
  private static let openCities = Set(Gazetteer.shared.allVenues.filter(isOpen).map(\.place.city))
    .subtracting(TeamTable.shared.teams.map(\.city))

  /// Whether one of the teams of a game is at home there; nil if the place does not tell.
  func isHome(ofOneOf teams: [Team]) -> Bool? {
    let homes = teams.compactMap(\.home)
    if places.isEmpty || homes.isEmpty { return nil }
    let isNear = homes.contains { home in
      places.contains { $0.point.kilometers(to: home.point) <= Gazetteer.suburbs }
    }
    // Of towns without a venue only those of spring training are open: a rink there is any club's.
    let isOpen = isOpenToAll && (!venues.isEmpty || teams.allSatisfy { $0.league == "MLB" })
    return isNear || !isOpen ? isNear : nil
  }

  /// Whether it is in another country than the home of a team.
  func isAbroad(for team: Team) -> Bool {
    guard let home = team.home.flatMap({ Gazetteer.country(ofZone: $0.timeZone) }) else { return false }
    return !places.isEmpty && places.allSatisfy { Gazetteer.country(ofZone: $0.timeZone) != home }
  }

  /// Whether it is the home venue of one of the teams, rather than only near it.
  func isVenue(ofOneOf teams: [Team]) -> Bool {
    venues.contains { venue in teams.contains { $0.venue == venue.name && $0.city == venue.place.city } }
  }
}

extension TeamTable {
  /// Returns a team of a major league that is called after a place, if none of those is near the city of that name:
  /// `Carolina` is rather where the Hurricanes play than a city in Puerto Rico.
  package func team(called place: String, awayFrom city: Gazetteer.City) -> Team? {
    let teams = matchesSharing(place).filter { $0.strength == .place }.map { self.teams[$0.team] }
      .filter { TeamTable.majorLeagues.contains($0.league) }
    let isNear = teams.contains { team in
      team.home.map { $0.point.kilometers(to: city.place.point) <= Gazetteer.suburbs } ?? true
    }
    return isNear ? nil : teams.first
  }
}

extension Team {
  /// The place of the home venue, otherwise the city; nil if neither is known.
  fileprivate var home: Place? {
    let venue = Gazetteer.shared.venues(named: venue).first { $0.place.city == city }
    return venue?.place ?? Gazetteer.shared.city(city)
  }
}

extension GeoPoint {
  fileprivate var isInNorthAmerica: Bool { (14...72).contains(latitude) && (-170 ... -50).contains(longitude) }
}
