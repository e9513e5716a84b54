import Almanac

struct PlanVenues: Sendable {
  struct Venue: Sendable {
    var key: String
    var name: String
    var point: GeoPoint?
  }

  private(set) var all: [Venue] = []
  private(set) var ofGame: [Int] = []
  /// The venues that are home grounds: at which some team plays most of its home games.
  private(set) var homeGrounds: Set<Int> = []

  /// - Parameter apart: the games that each count as a venue of their own, so that it may be seen several times.
  init(_ games: [PlannableGame], apart: Set<Int> = []) {
    var numbers: [String: Int] = [:]
    var keys: [String: String] = [:]
    var counts: [String: [Int: Int]] = [:]
    for game in games {
      let name = game.game.ground
      let key = keys[name] ?? VenueName.key(name)
      keys[name] = key
      let number = numbers[key] ?? all.count
      if number == all.count {
        numbers[key] = number
        all.append(Venue(key: key, name: VenueName.present(name), point: game.place?.point))
      }
      ofGame.append(number)
      if !game.isHomeOpen { counts[game.game.home, default: [:]][number, default: 0] += 1 }
    }
    for number in apart.sorted() {
      let venue = all[ofGame[number]]
      ofGame[number] = all.count
      all.append(venue)
    }
    for venues in counts.values {
      let most = venues.max { ($0.value, -$0.key) < ($1.value, -$1.key) }
      if let most { homeGrounds.insert(most.key) }
    }
  }

  /// The requested games that are at the same venue as an earlier requested game.
  static func repeated(_ ids: Set<String>, in games: [PlannableGame]) -> Set<Int> {
    var seen = Set<String>()
    let requested = games.indices.filter { ids.contains(games[$0].game.gameID) }
    return Set(requested.filter { !seen.insert(VenueName.key(games[$0].game.ground)).inserted })
  }

  /// Returns the number of the venue that the user named, by its name or by words of it that no other venue has.
  func number(of name: String) throws(PlanRefusal) -> Int {
    let key = VenueName.key(name)
    if let number = all.firstIndex(where: { $0.key == key }) { return number }
    let candidates = NearMiss.names(like: name, among: all.map(\.name), maxEdits: 0)
    if candidates.count > 1 { throw .severalVenues(name, candidates: candidates) }
    if let number = all.firstIndex(where: { [$0.name] == candidates }) { return number }
    throw .unknownVenue(name, candidates: NearMiss.names(like: name, among: all.map(\.name)))
  }
}

extension Game {
  /// The venue, or the city if no venue is known.
  package var ground: String { venue.flatMap { $0 == Game.openVenue ? nil : $0 } ?? city }
}

/// The venues and games that a request allows, and those that it requires.
struct PlanChoice: Sendable {
  let venues: [Int]
  let required: Set<Int>
  /// The games at the venues allowed; at the venue of a requested game, only that game.
  let games: [Int]

  init(_ request: PlanRequest, _ all: [PlannableGame], _ known: PlanVenues) throws(PlanRefusal) {
    var named = Set(try request.venues.map(known.number))
    let without = Set(try request.without.map(known.number))
    if let both = named.intersection(without).min() { throw .leftOut(known.all[both].name) }
    var must = Set<Int>()
    let wanted = Set(request.gameIDs)
    for id in wanted.sorted() {
      guard let number = all.firstIndex(where: { $0.game.gameID == id }) else { throw .noGame(id: id) }
      let venue = known.ofGame[number]
      if without.contains(venue) { throw .leftOut(known.all[venue].name) }
      if !must.insert(venue).inserted { throw .twoGames(known.all[venue].name) }
    }
    named.formUnion(must)
    let grounds = known.homeGrounds.subtracting(without)
    required = request.goal == .all ? grounds.union(named) : named
    var allowed = request.goal == .named ? named : grounds.union(named)
    for (number, game) in all.enumerated() where !game.teams.isEmpty && !without.contains(known.ofGame[number]) {
      allowed.insert(known.ofGame[number])
    }
    let isOnlyNamed = request.goal == .named || request.goal == .all
    games = all.indices.filter { [required, allowed] number in
      let venue = known.ofGame[number]
      return allowed.contains(venue) && (!isOnlyNamed || required.contains(venue) || !all[number].teams.isEmpty)
        && (!must.contains(venue) || wanted.contains(all[number].game.gameID))
    }
    venues = allowed.sorted()
  }
}
