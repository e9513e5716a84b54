import Almanac
import Tours

extension PlannableGame {
  /// The games of a team that count.
  package enum Side: Sendable { case both, home, away }

  package init(_ game: ScheduleGame, asking teams: [String] = [], side: Side = .both) {
    self.init(
      game.game, day: game.day, place: game.place,
      teams: teams.indices.filter {
        switch side {
        case .both: game.isOf(team: teams[$0])
        case .home: game.isAtHome(team: teams[$0])
        case .away: game.isOf(team: teams[$0]) && !game.isAtHome(team: teams[$0])
        }
      }, isHomeOpen: Fixture.Side(game.game.home, nil) == .open)
  }
}
