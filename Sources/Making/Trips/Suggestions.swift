import Almanac
import Tours

/// Suggestions for a query that the schedule has no result for.
extension Schedule {
  /// Checks that each name is that of one team of the schedule; throws the teams that the first other may have meant.
  package func check(teams names: [String]) throws(PlanRefusal) {
    for name in names where !games.contains(where: { $0.isOf(team: name) }) { throw refusal(ofTeam: name) }
  }

  private func refusal(ofTeam name: String) -> PlanRefusal {
    let (known, others) = teams
    let sharing = TeamTable.shared.teamsSharing(name)
    let here = known.filter(sharing.contains).map(\.name)
    if here.count > 1 { return .severalTeams(named: name, here) }
    // A team that plays elsewhere is not a misspelling of one that plays here.
    if !here.isEmpty || !sharing.isEmpty { return .noGameOf(team: name, candidates: here) }
    return .noGameOf(team: name, candidates: NearMiss.names(like: name, among: known.map(\.name) + others))
  }

  /// The teams of the schedule that the program knows, by name.
  package var knownTeams: [Team] { teams.known.sorted { $0.name < $1.name } }

  /// The teams of the schedule, each once: those that the program knows, and the names of others.
  private var teams: (known: [Team], others: [String]) {
    var (known, others): ([Team], [String]) = ([], [])
    var names = Set<String>()
    for game in games {
      for (team, name) in [(game.homeTeam, game.game.home), (game.awayTeam, game.game.away)] {
        guard names.insert(name).inserted else { continue }
        if let team { known.append(team) } else { others.append(name) }
      }
    }
    return (known, others)
  }

  /// Returns the ids that a misspelt id may have meant; one edit at most, since ids differ by little.
  func gameIDs(like id: String) -> [String] {
    NearMiss.names(like: id, among: games.map(\.game.gameID), maxEdits: 1)
  }
}

extension Gazetteer {
  /// A city where a trip starts and ends.
  package struct Home: Equatable, Sendable {
    package var place: Place
    /// A note on which of the cities of its name it is; nil without doubt.
    package var note: String?
  }

  /// Returns the city that a text means; throws the cities that it may mean if it does not mean exactly one.
  package func home(_ text: String) throws(PlanRefusal) -> Place { try home(text, near: [], in: nil).place }

  /// Returns the city that a text means: of several of one name the nearest to the games if it is within 1,500 km, else one in the
  /// country of a game, else one in the user's country, else the largest.
  package func home(_ text: String, near games: [GeoPoint], in country: String?) throws(PlanRefusal) -> Home {
    let sharing = cities(sharing: text)
    if let nearest = usual(of: sharing, near: games, in: country) {
      let others = sharing.map(\.place.city).filter { $0 != nearest.city }
      let isFar = nearest.point.kilometers(toNearestOf: games) > 1000 && !text.contains(",")
      var note = "home: assuming \(nearest.city)"
      let isNear = nearest.point.kilometers(toNearestOf: games) <= 1500
      if let other = others.first {
        note += "\(isNear ? ", the nearest to the games" : ""); for another, add its region: \(other)"
      }
      return Home(place: nearest, note: others.isEmpty && !isFar ? nil : note)
    }
    if let place = city(text) { return Home(place: place) }
    let name = text.split(separator: ",").first.map(String.init) ?? ""
    if sharing.count > 1 { throw .severalHomes(named: text, sharing.map(\.place.city)) }
    // Suggest the right name with another state, or the nearest name.
    let elsewhere = cities(named: name, in: nil).prefix(3).map(\.place.city)
    throw .unknownHome(text, candidates: elsewhere.isEmpty ? largest(near: name) : Array(elsewhere))
  }

  private func usual(of cities: [City], near games: [GeoPoint], in country: String?) -> Place? {
    let near = cities.filter { $0.place.point.kilometers(toNearestOf: games) <= 1500 }
    if !near.isEmpty || games.isEmpty { return nearest(of: near.map(\.place), to: games) }
    let (visited, own) = (games.compactMap { nearestCity(to: $0)?.countryCode }, country.map { NameKey($0) })
    let usual = cities.first { visited.contains($0.countryCode) } ?? cities.first { $0.countryCode == own }
    return (usual ?? cities.first)?.place
  }

  private func largest(near name: String) -> [String] {
    let all = allCities
    guard let nearest = NearMiss.nearest(to: name, among: all.map(\.shortName), areMany: true),
      let city = all.first(where: { $0.shortName == nearest })
    else { return [] }
    return [city.place.city]
  }
}

extension Gazetteer.City {
  fileprivate var shortName: String { String(place.city.prefix { $0 != "," }) }
}
