import Base
import Planning
import Schedules
import TripCore

extension PlannableGame {
  /// - Parameter teams: the requested teams; those that play are noted.
  package init(_ game: ScheduleGame, asking teams: [String] = []) {
    self.init(game.game, day: game.day, place: game.place, teams: teams.indices.filter { game.isOf(team: teams[$0]) })
  }
}
