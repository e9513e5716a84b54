/// A part of the search that is still open: a window, with some games barred, and the prices found for it.
struct Cell: Sendable {
  var window: Window
  var timePrices: Prices
  var meterPrices: Prices
  /// The least meters of its tours, as far as is known.
  var meters: Int32 = 0
  /// The games that tours of this cell do not see, by a decision of the search.
  var barred: [Int] = []
  /// The games that no better tour of this cell sees.
  var dropped: [Int] = []
  var depth = 0
}

extension Cell {
  /// Divides the cell: the visit to a venue that the cheapest paths were most torn about is early, or late.
  ///
  /// - Parameters:
  ///   - games: the games of its graph, by their numbers in the problem.
  ///   - visits: how often each of them was on a cheapest path.
  func halves(of problem: TourProblem, _ games: [Int], _ visits: [Int32]) -> [Cell] {
    var list = [[(game: Int, visits: Int)]](repeating: [], count: problem.venueCount)
    for (number, game) in games.enumerated() {
      list[problem.games[game].venue].append((game, Int(visits[number])))
    }
    var choice: (score: Double, venue: Int, place: Int) = (-1, -1, 0)
    for (venue, games) in list.enumerated() where games.count > 1 {
      let all = games.reduce(0) { $0 + $1.visits }
      var early = 0
      for place in 1..<games.count {
        early += games[place - 1].visits
        let torn = Double(min(early, all - early))
        let balance = Double(min(place, games.count - place)) / Double(games.count)
        if torn + balance > choice.score { choice = (torn + balance, venue, place) }
      }
    }
    guard choice.venue >= 0 else { return [] }
    // The best tour takes the first game it reaches of every slot, so no way need lead past a game to the next one, except
    // under a limit, where what was driven before decides which is the first.
    return [list[choice.venue][choice.place...], list[choice.venue][..<choice.place]].map { games in
      var half = self
      if problem.rule.isLimited { half.barred += games.map(\.game) } else { half.dropped += games.map(\.game) }
      half.depth += 1
      return half
    }
  }
}
