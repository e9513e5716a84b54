import Almanac
import Tours

/// The games of teams within dates (without teams and games, all of them), and besides them games named one by one.
package struct GameSelection: Equatable, Sendable {
  /// The teams, by any of their names; games at home and away are selected.
  package var teams: [String]
  package var first: CivilDate?
  package var last: CivilDate?
  /// The ids of single games, as in `Game.gameID`.
  package var gameIDs: [String]

  package init(teams: [String] = [], from first: CivilDate? = nil, to last: CivilDate? = nil, gameIDs: [String] = []) {
    (self.teams, self.first, self.last, self.gameIDs) = (teams, first, last, gameIDs)
  }

  /// Returns the selected games in the order of the schedule; throws a name without a game, or with several.
  package func games(of schedule: Schedule) throws(PlanRefusal) -> [ScheduleGame] {
    try schedule.check(teams: teams)
    let picked = Set(gameIDs)
    for id in gameIDs {
      let count = schedule.games.count { $0.game.gameID == id }
      if count == 0 { throw .noGame(id: id, candidates: schedule.gameIDs(like: id)) }
      if count > 1 { throw .severalGames(id: id, count: count) }
    }
    let takesAll = teams.isEmpty && gameIDs.isEmpty
    return schedule.games.filter { game in
      picked.contains(game.game.gameID)
        || (takesAll || teams.contains(where: game.isOf)) && game.day >= first ?? game.day
          && game.day <= last ?? game.day
    }
  }

  /// Returns the teams that a trip of these games follows (`ScheduleLink.follows`): those that were named. None if
  /// games were picked one by one. If only dates were given: the club whose feed it is, else all teams that play.
  package func follows(_ games: [ScheduleGame]) -> [String] {
    if !teams.isEmpty { return teams }
    if !gameIDs.isEmpty { return [] }
    let sides = games.map { Set([$0.game.home, $0.game.away]) }
    let all = sides.reduce(into: Set<String>()) { $0.formUnion($1) }
    let clubs = all.filter { name in sides.allSatisfy { $0.contains(name) } }
    return (clubs.isEmpty || games.count == 1 ? all : clubs).sorted()
  }
}
