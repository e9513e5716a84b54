import Atlas
import ItineraryCore

/// A game as a schedule has it, with what is known of its teams and its place.
package struct ScheduleGame: Equatable, Sendable {
  /// Start, day and zone are the venue's, where that is known. The city is the text of the schedule, or the name of
  /// the home team, where the place is not known.
  package var game: Game
  /// Nil for teams the program does not know; `game` then has the schedule's name.
  package var homeTeam: Team?
  package var awayTeam: Team?
  /// The venue-local date, also of a game whose time is not known.
  package var day: CivilDate
  /// 1 for the first game of these two teams in this home on this day, 2 for the second.
  package var number: Int
  /// Nil where the place is not known.
  package var place: Place?
  /// The schedule names no place: it is where the home team plays.
  package var placeIsAssumed = false
  /// What the schedule itself calls the game: a game id, or a calendar's UID.
  package var sourceID: String?
  /// Of the file in `ScheduleProblem`'s sense.
  package var file: String
  package var line: Int
}

extension ScheduleGame {
  /// Whether a question such as `CHC`, `Cubs` or `Chicago Cubs` means one of the two teams.
  package func isOf(team name: String) -> Bool {
    let teams = TeamTable.shared.teams(named: name)
    if let home = homeTeam, teams.contains(home) { return true }
    if let away = awayTeam, teams.contains(away) { return true }
    let key = NameKey(name)
    return key == NameKey(game.home) || key == NameKey(game.away)
  }
}

/// What one or several files hold.
package struct Schedule: Equatable, Sendable {
  /// By day, then by start; those without a time last.
  package var games: [ScheduleGame]
  /// File by file, by line.
  package var problems: [ScheduleProblem]

  package init(games: [ScheduleGame] = [], problems: [ScheduleProblem] = []) {
    self.games = games
    self.problems = problems
  }

  /// Only the games that a question asks for; problems stay.
  ///
  /// - Parameters:
  ///   - teams: of which one must play; empty for all.
  ///   - days: nil for no bound.
  package func filtered(teams: [String], from first: CivilDate?, to last: CivilDate?) -> Schedule {
    let games = games.filter { game in
      (teams.isEmpty || teams.contains(where: game.isOf)) && first.map { game.day >= $0 } ?? true
        && last.map { game.day <= $0 } ?? true
    }
    return Schedule(games: games, problems: problems)
  }

  /// Several schedules as one: a game that two of them have, such as the files of both clubs, is there once.
  package static func merging(_ schedules: [Schedule]) -> Schedule {
    if schedules.count == 1 { return schedules[0] }
    var games: [ScheduleGame] = []
    var seen: [GameIdentity: Int] = [:]
    for (number, schedule) in schedules.enumerated() {
      for game in schedule.games where seen[GameIdentity(game), default: number] == number {
        seen[GameIdentity(game)] = number
        games.append(game)
      }
    }
    games.sort(by: ScheduleGame.isBefore)
    GameNumbers.identify(&games)
    return Schedule(games: games, problems: schedules.flatMap(\.problems))
  }
}

/// What makes a game the same in two files: league, teams, day and number; ids differ from file to file.
private struct GameIdentity: Hashable {
  let league: String?
  let home: NameKey
  let away: NameKey
  let day: CivilDate
  let number: Int

  init(_ game: ScheduleGame) {
    league = game.game.league
    (home, away) = (NameKey(game.game.home), NameKey(game.game.away))
    (day, number) = (game.day, game.number)
  }
}

extension ScheduleGame {
  package static func isBefore(_ a: ScheduleGame, _ b: ScheduleGame) -> Bool {
    if a.day != b.day { return a.day < b.day }
    let (start, other) = (a.instant, b.instant)
    if start != other { return start < other }
    return (a.game.gameID, a.line) < (b.game.gameID, b.line)
  }

  /// The far future where no time is known.
  private var instant: Int64 { game.knownStart?.unixSeconds ?? .max }
}
