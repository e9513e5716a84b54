import Atlas
import Base

/// Numbers for the games of a double header, and ids for games that have none of their own.
enum GameNumbers {
  /// Sorts games by day and start, removes repeated rows, and gives numbers and ids.
  ///
  /// One function does all of it in place, since a copy of the largest schedules takes more memory than their file.
  static func settle(_ games: inout [ScheduleGame]) {
    sort(&games)
    removeRepeats(&games)
    number(&games)
    identify(&games)
  }

  /// The index of a game before sorting, with the values that mostly decide the order.
  private struct Rank {
    let day: CivilDate
    let instant: Int64
    var place: Int32
  }

  /// Sorts games by ``ScheduleGame/isBefore(_:_:)``, keeping the order of equal ones. Sorts small ranks first and then
  /// moves each game once, because games are large.
  private static func sort(_ games: inout [ScheduleGame]) {
    var ranks = games.indices.map { place in
      Rank(day: games[place].day, instant: games[place].instant, place: Int32(place))
    }
    ranks.sort { a, b in
      if a.day != b.day { return a.day < b.day }
      if a.instant != b.instant { return a.instant < b.instant }
      let (one, two) = (games[Int(a.place)], games[Int(b.place)])
      return (one.game.gameID, one.line, a.place) < (two.game.gameID, two.line, b.place)
    }
    for start in ranks.indices where ranks[start].place != start {
      let first = games[start]
      var place = start
      while true {
        let source = Int(ranks[place].place)
        ranks[place].place = Int32(place)
        if source == start { break }
        games[place] = games[source]
        place = source
      }
      games[place] = first
    }
  }

  private struct Pair: Hashable {
    let home: NameKey
    let away: NameKey
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

  /// Numbers the games of the same teams on a day; the games of a day are adjacent.
  private static func number(_ games: inout [ScheduleGame]) {
    var keys = NameKeys()
    var counts: [Pair: Int] = [:]
    var day: CivilDate?
    for index in games.indices {
      if games[index].day != day {
        day = games[index].day
        counts.removeAll(keepingCapacity: true)
      }
      let pair = Pair(home: keys[games[index].game.home], away: keys[games[index].game.away])
      let count = counts[pair, default: 0] + 1
      counts[pair] = count
      games[index].number = max(games[index].number, count)
    }
  }

  /// Gives each game an id: the schedule's own if only one game has it; else `mlb-2026-07-03-CHC-1`, which is league,
  /// date, home team and its number that day.
  static func identify(_ games: inout [ScheduleGame]) {
    let repeated = repeatedIDs(games)
    let isToChange = { (id: String) in id.isEmpty || repeated.contains(id) }
    guard games.contains(where: { isToChange($0.game.gameID) }) else { return }
    var taken = Set(games.lazy.map { $0.game.gameID })
    var counts: [String: Int] = [:]
    for index in games.indices where isToChange(games[index].game.gameID) {
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

  /// Returns the ids that several games have.
  ///
  /// Compares hashes before texts, because nearly all ids are unique, and a set of all texts would take much memory.
  private static func repeatedIDs(_ games: [ScheduleGame]) -> Set<String> {
    var hashes: Set<Int> = []
    hashes.reserveCapacity(games.count)
    let suspects = Set(games.lazy.map { $0.game.gameID.hashValue }.filter { !hashes.insert($0).inserted })
    if suspects.isEmpty { return [] }
    var (seen, repeated): (Set<String>, Set<String>) = ([], [])
    for game in games where suspects.contains(game.game.gameID.hashValue) {
      if !seen.insert(game.game.gameID).inserted { repeated.insert(game.game.gameID) }
    }
    return repeated
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

/// A cache of the keys of recurring names, with a limited size.
private struct NameKeys {
  private var known: [String: NameKey] = [:]

  subscript(name: String) -> NameKey {
    mutating get {
      if let key = known[name] { return key }
      let key = NameKey(name)
      if known.count < 10_000 { known[name] = key }
      return key
    }
  }
}
