import ItineraryCore
import Schedules

/// Which games of a schedule make a trip.
///
/// Games of the teams on the days, and besides the games picked one by one; where neither teams nor games are named,
/// all games on the days.
package struct GameSelection: Equatable, Sendable {
  /// By any of their names; their games at home and away.
  package var teams: [String]
  package var first: CivilDate?
  package var last: CivilDate?
  /// As `Game.gameID` has them.
  package var gameIDs: [String]

  package init(teams: [String] = [], from first: CivilDate? = nil, to last: CivilDate? = nil, gameIDs: [String] = []) {
    (self.teams, self.first, self.last, self.gameIDs) = (teams, first, last, gameIDs)
  }

  /// The games, in the schedule's order.
  ///
  /// - Throws: what names no game, or more than one.
  package func games(of schedule: Schedule) throws(NewTripRefusal) -> [ScheduleGame] {
    try schedule.check(teams: teams)
    let picked = Set(gameIDs)
    for id in gameIDs {
      let count = schedule.games.count { $0.game.gameID == id }
      if count == 0 { throw .noGame(id: id, meant: schedule.gameIDs(meantBy: id)) }
      if count > 1 { throw .severalGames(id: id, count: count) }
    }
    let takesAll = teams.isEmpty && gameIDs.isEmpty
    return schedule.games.filter { game in
      picked.contains(game.game.gameID)
        || (takesAll || teams.contains(where: game.isOf)) && game.day >= first ?? game.day
          && game.day <= last ?? game.day
    }
  }

  /// Which teams a trip of these games follows, as `ScheduleLink.follows` means it: those named, as they were named;
  /// none where games were picked one by one, since who picks games wants these and no others. Where only dates were
  /// given: the club whose feed it is, else all teams that play.
  package func follows(_ games: [ScheduleGame]) -> [String] {
    if !teams.isEmpty { return teams }
    if !gameIDs.isEmpty { return [] }
    let sides = games.map { Set([$0.game.home, $0.game.away]) }
    let all = sides.reduce(into: Set<String>()) { $0.formUnion($1) }
    let clubs = all.filter { name in sides.allSatisfy { $0.contains(name) } }
    return (clubs.isEmpty || games.count == 1 ? all : clubs).sorted()
  }
}
