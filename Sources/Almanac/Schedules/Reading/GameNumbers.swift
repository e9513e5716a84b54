/// Numbers for the games of a double header, and ids for games that have none of their own.
enum GameNumbers {
  /// Returns games by day and start, without those that are written twice, with numbers and ids.
  static func resolved(_ games: [ScheduleGame]) -> [ScheduleGame] {
    var resolved: [ScheduleGame] = []
    var counts: [GameIdentity: Int] = [:]
    for var game in games.sorted(by: ScheduleGame.isBefore) {
      let isNamed = game.sourceID != nil || game.game.knownStart != nil
      if isNamed, resolved.last?.game == game.game { continue }
      let pairing = GameIdentity(game, number: 0)
      counts[pairing, default: 0] += 1
      game.number = max(game.number, counts[pairing] ?? 1)
      resolved.append(game)
    }
    identify(&resolved)
    return resolved
  }

  /// Gives each game without an id of its own one of league, date, home team and number: `mlb-2026-07-03-CHC-1`.
  static func identify(_ games: inout [ScheduleGame]) {
    let counts = Dictionary(games.map { ($0.game.gameID, 1) }, uniquingKeysWith: +)
    var taken = Set(counts.keys)
    var numbers: [String: Int] = [:]
    for index in games.indices {
      var id = games[index].game.gameID
      if !id.isEmpty, counts[id] == 1 { continue }
      let stem = stem(games[index])
      repeat {
        numbers[stem, default: 0] += 1
        id = "\(stem)-\(numbers[stem] ?? 1)"
      } while !taken.insert(id).inserted
      games[index].game.gameID = id
    }
  }

  private static func stem(_ game: ScheduleGame) -> String {
    let league = slug(game.game.league ?? "game")
    return "\(league)-\(game.day)-\(game.homeTeam?.abbreviation ?? slug(game.game.home))"
  }

  private static func slug(_ name: String) -> String {
    let slug = NameKey(name).text.split(separator: " ").joined(separator: "-")
    return slug.isEmpty ? "game" : slug
  }
}
