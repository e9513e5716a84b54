import Atlas

/// A part of the search that is still open: a window, the games excluded from it, and the prices found for it.
struct SearchCell: Sendable {
  var window: Window
  var timePrices: Prices
  var meterPrices: Prices
  /// The time between bound and end of the window, in units of ``WindowGraph``: the more, the likelier is a tour.
  var slack: Int32 = 0
  /// The greatest known lower bound of the meters of its tours.
  var meters: Int32 = 0
  /// The games that tours of this cell do not see because the search assigned them to another cell.
  var barred: [Int] = []
  /// The games that no tour of this cell can see and still be better than the best.
  var dropped: [Int] = []
  var depth = 0
}

extension SearchCell {
  /// Divides the cell at the venue about which the cheapest paths disagreed most, into an early and a late visit. `visits` is
  /// how often each of the games of its graph, by their numbers in the problem, was on such a path.
  func halves(of problem: TourProblem, _ games: [Int], _ visits: [Int32]) -> [SearchCell] {
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
    // The best tour takes the first game that it reaches of every slot, so skipping a game for the next one is never
    // needed, except under a limit, where earlier driving decides which game is the first.
    return [list[choice.venue][choice.place...], list[choice.venue][..<choice.place]].map { games in
      var half = self
      if problem.isLimited { half.barred += games.map(\.game) } else { half.dropped += games.map(\.game) }
      half.depth += 1
      return half
    }
  }
}
