/// The numbers of games in double headers: of those that two teams play in one home on one day.
package struct DoubleHeaders: Equatable, Sendable {
  private var numbers: [String: Int] = [:]

  package static let none = DoubleHeaders()

  private init() {}

  package init(_ itinerary: ItemList) {
    var today: [Item] = []
    for item in itinerary.items where item.game?.isPlayed == true {
      if today.last?.position.day != item.position.day {
        add(today)
        today = []
      }
      today.append(item)
    }
    add(today)
  }

  private mutating func add(_ games: [Item]) {
    if games.count < 2 { return }
    let found = DoubleHeaders.numbers(games.map { $0.game?.matchup })
    for index in games.indices { numbers[games[index].id.text] = found[index] }
  }

  /// The number of a game, from 1; nil if its teams play only once that day.
  package func number(of item: Item) -> Int? { numbers[item.id.text] }

  /// The numbers of the matchups of a day among equal ones; nil for one that occurs once.
  package static func numbers(_ matchups: [String?]) -> [Int?] {
    if matchups.count < 2 { return matchups.map { _ in nil } }
    // No matchup is empty.
    let keys = matchups.map { $0 ?? "" }
    var counts: [String: Int] = [:]
    for key in keys { counts[key, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return keys.map { key in
      seen[key, default: 0] += 1
      return counts[key] == 1 ? nil : seen[key]
    }
  }
}
