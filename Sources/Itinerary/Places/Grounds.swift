/// The venues of games that are over, and of earlier visits.
package struct Grounds: Equatable, Sendable {
  package struct Ground: Equatable, Sendable {
    package let venue: String
    package let city: String
    /// The league of the teams that play at home there; of several that of the first game seen.
    package let league: String?
    package fileprivate(set) var games = 0
    /// The dates of the first and the last of them, as far as they are known.
    package fileprivate(set) var first: CivilDate?
    package fileprivate(set) var last: CivilDate?
  }

  /// A game that was seen without a trip.
  package struct Visit: Equatable, Sendable {
    package let venue: String
    package let city: String
    package let date: CivilDate?

    package init(venue: String, city: String, date: CivilDate?) {
      (self.venue, self.city, self.date) = (venue, city, date)
    }
  }

  /// The number of grounds of some leagues, and of those that were visited: `61 of 92`.
  package struct Tally: Equatable, Sendable {
    package let name: String
    package let visited: Int
    package let grounds: Int
  }

  private var grounds: [Key: Ground] = [:]

  /// Finds the grounds of the games that were over at a moment. A game that is in several trips counts once, and a
  /// visit on the date of a game at the same ground is that game.
  package init(of trips: [Trip], visits: [Visit] = [], at now: Timestamp) {
    var seen: Set<[String]> = []
    var dates: Set<[String]> = []
    let homes = Grounds.homes
    for game in trips.flatMap(\.itinerary.items).compactMap(\.game) {
      guard game.isOver(at: now), let (key, venue, city) = Key.of(game),
        seen.insert([key.venue, key.city, game.start.text]).inserted
      else { continue }
      dates.insert([key.venue, key.city, game.start.date.description])
      add(key, venue, city, on: game.start.date, league: game.league, homes)
    }
    for visit in visits {
      let key = Key(venue: visit.venue, city: visit.city)
      let isNew = visit.date.map { dates.insert([key.venue, key.city, $0.description]).inserted }
      if isNew ?? (grounds[key] == nil) { add(key, visit.venue, visit.city, on: visit.date, league: nil, homes) }
    }
  }

  private mutating func add(
    _ key: Key, _ venue: String, _ city: String, on date: CivilDate?, league: String?,
    _ homes: [(league: String, grounds: Set<Key>)]
  ) {
    let leagues = homes.filter { $0.grounds.contains(key) }.map(\.league)
    let own = leagues.first { $0 == league } ?? leagues.first
    var ground = grounds[key] ?? Ground(venue: venue, city: city, league: own)
    ground.games += 1
    ground.first = [ground.first, date].compactMap { $0 }.min()
    ground.last = [ground.last, date].compactMap { $0 }.max()
    grounds[key] = ground
  }

  package var all: [Ground] {
    grounds.values.sorted { (FoldedText($0.venue).text, $0.city) < (FoldedText($1.venue).text, $1.city) }
  }

  /// A text that is the same for all games at a ground; the city if a game names no venue.
  package static func name(ofGroundOf game: Game) -> String {
    Key.of(game).map { "\($0.key.venue), \($0.key.city)" } ?? CityKey(game.city).text
  }

  package func contains(_ game: Game) -> Bool { Key.of(game).map { grounds[$0.key] != nil } ?? false }

  /// The tallies of the leagues of the visited grounds, the fullest first. Those of England are also counted together.
  package var tallies: [Tally] {
    let homes = Grounds.homes
    let leagues = Set(grounds.values.compactMap(\.league)).map { [$0] }
    let england = leagues.contains(["EPL"]) || leagues.contains(["EFL"]) ? [["EPL", "EFL"]] : []
    return (leagues + england).map { leagues in
      let all = homes.filter { leagues.contains($0.league) }.reduce(into: Set<Key>()) { $0.formUnion($1.grounds) }
      let name = leagues.joined(separator: " and ")
      return Tally(name: name, visited: all.count { grounds[$0] != nil }, grounds: all.count)
    }
    .sorted { ($1.visited, $0.name) < ($0.visited, $1.name) }
  }

  private static var homes: [(league: String, grounds: Set<Key>)] {
    TeamTable.shared.teams.reduce(into: []) { homes, team in
      guard !team.venue.isEmpty, !formerMembers.contains(team.name), !cups.contains(team.league) else { return }
      let venue = Gazetteer.shared.venue(named: team.venue, in: team.city)
      let index = homes.firstIndex { $0.league == team.league } ?? homes.endIndex
      if index == homes.endIndex { homes.append((team.league, [])) }
      homes[index].grounds.insert(Key(venue: venue?.name ?? team.venue, city: venue?.place.city ?? team.city))
    }
  }

  /// Clubs in the tables of the EFL and of indoor leagues, for older schedules, that are not in them in 2026–27.
  private static let formerMembers: Set<String> = [
    "Barrow", "Carlisle United", "Forest Green Rovers", "Harrogate Town", "Morecambe", "Sutton United",
    "AS Monaco Basket", "Dresdner Eislöwen", "Leksands IF", "SC DHfK Leipzig",
  ]

  /// The tables of clubs that are known only because they play in a cup.
  private static let cups: Set<String> = ["ChampionsHL", "EHFCL"]

  /// What makes venues the same ground: the present name and the city.
  private struct Key: Hashable {
    let venue: String
    let city: String

    init(venue: String, city: String) {
      (self.venue, self.city) = (NameKey(venue).text, CityKey(city).text)
    }

    static func of(_ game: Game) -> (key: Key, venue: String, city: String)? {
      guard let name = game.venue?.nonEmpty, name != Game.openVenue else { return nil }
      let known = Gazetteer.shared.venue(of: game)
      let (venue, city) = (known?.name ?? name, known?.place.city ?? game.city)
      return (Key(venue: venue, city: city), venue, city)
    }
  }
}

extension Game {
  /// Whether the game has ended by a moment; without a known start the day after it has to be over as well, by any clock.
  fileprivate func isOver(at now: Timestamp) -> Bool {
    guard isPlayed else { return false }
    let end = Timeline.end(of: self) ?? Int64(start.date.dayNumber + 2) * 86_400
    return end <= now.microseconds / 1_000_000
  }
}
