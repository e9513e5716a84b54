import Atlas
import ItineraryCore

/// Numbers for the games of a double header, and ids for games that have none of their own.
enum GameNumbers {
  /// Sorts games by day and start, removes repeated rows, and gives numbers and ids.
  ///
  /// One function does all of it in place, since a copy of the largest schedules takes more memory than their file.
  static func settle(_ games: inout [ScheduleGame]) {
    games.sort(by: ScheduleGame.isBefore)
    removeRepeats(&games)
    number(&games)
    identify(&games)
  }

  private struct Pair: Hashable {
    let home: NameKey
    let away: NameKey
    let day: CivilDate
  }

  /// Removes games that are written twice: the same id, teams and start.
  private static func removeRepeats(_ games: inout [ScheduleGame]) {
    var count = 0
    for index in games.indices {
      let game = games[index]
      let isNamed = game.sourceID != nil || game.game.knownStart != nil
      if count > 0, isNamed, games[count - 1].game == game.game { continue }
      if count < index { games[count] = game }
      count += 1
    }
    games.removeLast(games.count - count)
  }

  private static func number(_ games: inout [ScheduleGame]) {
    var counts: [Pair: Int] = [:]
    for index in games.indices {
      let game = games[index]
      let pair = Pair(home: NameKey(game.game.home), away: NameKey(game.game.away), day: game.day)
      counts[pair, default: 0] += 1
      games[index].number = max(game.number, counts[pair, default: 1])
    }
  }

  /// Gives each game an id: the schedule's own if only one game has it; else `mlb-2026-07-03-CHC-1`, which is league,
  /// date, home team and its number that day.
  static func identify(_ games: inout [ScheduleGame]) {
    var uses: [String: Int] = [:]
    for game in games { uses[game.game.gameID, default: 0] += 1 }
    var taken = Set(uses.keys)
    var counts: [String: Int] = [:]
    for index in games.indices where games[index].game.gameID.isEmpty || uses[games[index].game.gameID] != 1 {
      let stem = stem(games[index])
      var id: String
      repeat {
        counts[stem, default: 0] += 1
        id = "\(stem)-\(counts[stem, default: 1])"
      } while taken.contains(id)
      taken.insert(id)
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
