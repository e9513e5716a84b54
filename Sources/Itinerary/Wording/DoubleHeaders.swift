/// The numbers of games in double headers: of those that two teams play in one home on one day.
package struct DoubleHeaders: Equatable, Sendable {
  private var numbers: [String: Int] = [:]

  init() {}

  package init(_ itinerary: ItemList) {
    for day in itinerary.days {
      let games = itinerary.items(ofDay: day).filter { $0.game?.isPlayed == true }
      let found = DoubleHeaders.numbers(games.map { $0.game?.matchup ?? "" })
      for (game, number) in zip(games, found) { numbers[game.id.text] = number }
    }
  }

  /// The number of a game, from 1; nil if its teams play only once that day.
  package func number(of item: Item) -> Int? { numbers[item.id.text] }

  /// The numbers of the matchups of a day among equal ones; nil for one that occurs once.
  package static func numbers(_ matchups: [String]) -> [Int?] {
    let counts = matchups.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return matchups.map { matchup in
      seen[matchup, default: 0] += 1
      return counts[matchup] == 1 ? nil : seen[matchup]
    }
  }
}
