import Almanac

/// The venues and games that a request allows, and those that it requires.
struct PlanChoice: Sendable {
  let venues: [Int]
  let required: Set<Int>
  /// The venues at which only the requested games count.
  let mustVenues: Set<Int>
  let games: [Int]

  init(_ request: PlanRequest, _ all: [PlannableGame], _ known: PlanVenues) throws(PlanRefusal) {
    var named = Set<Int>()
    for name in request.venues { named.insert(try known.number(of: name)) }
    var without = Set<Int>()
    for name in request.without { without.insert(try known.number(of: name)) }
    if let both = named.intersection(without).min() { throw .leftOut(known.all[both].name) }
    var must = Set<Int>()
    for id in Set(request.gameIDs).sorted() {
      guard let number = all.firstIndex(where: { $0.game.gameID == id }) else { throw .unknownGame(id) }
      let venue = known.ofGame[number]
      if without.contains(venue) { throw .leftOut(known.all[venue].name) }
      if !must.insert(venue).inserted { throw .twoGames(known.all[venue].name) }
    }
    mustVenues = must
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
    }
    venues = allowed.sorted()
  }
}
