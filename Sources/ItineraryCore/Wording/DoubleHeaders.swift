/// Which game of a double header a game is: of those that two teams play in one home on one day.
package struct DoubleHeaders: Equatable, Sendable {
  private var numbers: [ItemID: Int] = [:]

  package static let none = DoubleHeaders()

  private init() {}

  package init(_ itinerary: Itinerary) {
    var today: [Item] = []
    for item in itinerary.items where item.game?.isPlayed == true {
      if today.last?.position.day != item.position.day {
        take(today)
        today = []
      }
      today.append(item)
    }
    take(today)
  }

  private mutating func take(_ games: [Item]) {
    let matchups = games.map { $0.game?.matchup }
    for (item, number) in zip(games, DoubleHeaders.numbers(matchups)) { numbers[item.id] = number }
  }

  /// From 1; nil where the teams play only once that day.
  package func number(of item: Item) -> Int? { numbers[item.id] }

  /// For each of the matchups of a day, which one of its kind it is; nil where it is the only one.
  package static func numbers(_ matchups: [String?]) -> [Int?] {
    if matchups.count < 2 { return matchups.map { _ in nil } }
    var counts: [String?: Int] = [:]
    for matchup in matchups { counts[matchup, default: 0] += 1 }
    var seen: [String?: Int] = [:]
    return matchups.map { matchup in
      seen[matchup, default: 0] += 1
      return counts[matchup] == 1 ? nil : seen[matchup]
    }
  }
}
