/// A game of a schedule, with its teams and its place as far as they are known.
public struct ScheduleGame: Equatable, Sendable {
  /// The game; start, day and zone are those of the venue if it is known. If the place is unknown, the city is the
  /// text of the schedule, or the name of the home team.
  public var game: Game
  /// The home team; nil if the program does not know it, and `game` then has the schedule's name.
  public var homeTeam: Team?
  /// The visiting team; nil if the program does not know it.
  public var awayTeam: Team?
  /// The date by the clock of the venue, also of a game whose time is unknown.
  public var day: CivilDate
  /// The number among the games of these two teams in this home on this day, from 1.
  package var number: Int
  /// The place; nil if it is unknown.
  public var place: Place?
  package var placeEvidence = PlaceEvidence.stated
  /// Whether the schedule names no place, so that the home team's is assumed.
  package var placeIsAssumed = false
  package var sourceID: String?
  /// The name of the file, as in `ScheduleProblem`.
  public var file: String
  /// The line of the file, from 1.
  public var line: Int

  /// The name of the home team.
  public var home: String { game.home }
  /// The name of the visiting team.
  public var away: String { game.away }
  /// The name of the venue; nil if it is unknown.
  public var venue: String? { game.venue }
  /// The start; a date alone if its time is TBD.
  public var start: PlannedMoment { game.start }
}

extension ScheduleGame {
  /// Whether a query such as `CHC`, `Cubs` or `Chicago Cubs` means one of the two teams.
  package func isOf(team name: String) -> Bool {
    let leagues = [homeTeam, awayTeam].compactMap { $0?.league }
    let teams = TeamTable.shared.teams(named: name, naming: Set(leagues))
    if let home = homeTeam, teams.contains(home) { return true }
    if let away = awayTeam, teams.contains(away) { return true }
    let key = NameKey(name)
    return [(game.home, homeTeam), (game.away, awayTeam)].contains { own, team in
      if key == NameKey(own) || key == LocalNames.spelledOut(own) { return true }
      // Part of the name of a club in no table.
      return team == nil && key.text.utf8.count > 2 && " \(NameKey(own).text) ".contains(" \(key.text) ")
    }
  }

  package func isAtHome(team name: String) -> Bool {
    if let home = homeTeam, TeamTable.shared.teams(named: name, naming: [home.league]).contains(home) { return true }
    return NameKey(name) == NameKey(game.home)
  }
}

/// The games of one or several files, and the problems in reading them.
public struct Schedule: Equatable, Sendable {
  /// The games by day, then by start; those without a time last.
  public var games: [ScheduleGame]
  /// The problems by file, then by line.
  public var problems: [ScheduleProblem]
  /// The names of files that are cut off, as in `ScheduleProblem`. A game that they lack may yet be played.
  package var cutOffFiles: [String]
  /// The columns of a table; empty for other files, and for several.
  package var columns: [ReadColumn] = []
  /// The number of entries of a file, including those that are not games; 0 for several files.
  package var entryCount = 0

  package init(games: [ScheduleGame] = [], problems: [ScheduleProblem] = [], cutOffFiles: [String] = []) {
    (self.games, self.problems, self.cutOffFiles) = (games, problems, cutOffFiles)
  }

  /// Returns the games that a query asks for, with all problems.
  ///
  /// - Parameters:
  ///   - teams: Names of teams, one of which must play; empty for all.
  ///   - first: The first day; nil for no bound.
  ///   - last: The last day; nil for no bound.
  public func filtered(teams: [String], from first: CivilDate?, to last: CivilDate?) -> Schedule {
    let games = games.filter { game in
      (teams.isEmpty || teams.contains(where: game.isOf)) && first.map { game.day >= $0 } ?? true
        && last.map { game.day <= $0 } ?? true
    }
    var part = Schedule(games: games, problems: problems, cutOffFiles: cutOffFiles)
    part.columns = columns
    return part
  }

  /// Merges schedules into one. A game that two of them have, such as the files of both clubs, is there once.
  public static func merging(_ schedules: [Schedule]) -> Schedule {
    if schedules.count == 1 { return schedules[0] }
    var games: [ScheduleGame] = []
    var seen: [GameIdentity: Int] = [:]
    for (number, schedule) in schedules.enumerated() {
      for game in schedule.games {
        let identity = GameIdentity(game, number: game.number)
        guard seen[identity, default: number] == number else { continue }
        seen[identity] = number
        games.append(game)
      }
    }
    games.sort(by: ScheduleGame.isBefore)
    GameNumbers.identify(&games)
    return Schedule(
      games: games, problems: schedules.flatMap(\.problems), cutOffFiles: schedules.flatMap(\.cutOffFiles))
  }
}

/// The identity of a game in several files: league, teams, day and number; ids differ from file to file.
struct GameIdentity: Hashable {
  let league: String?
  let names: [NameKey]
  let day: CivilDate
  let number: Int

  init(_ game: ScheduleGame, number: Int) {
    (league, names) = (game.game.league, [NameKey(game.game.home), NameKey(game.game.away)])
    (day, self.number) = (game.day, number)
  }
}

extension ScheduleGame {
  package static func isBefore(_ a: ScheduleGame, _ b: ScheduleGame) -> Bool {
    if a.day != b.day { return a.day < b.day }
    let (start, other) = (a.instant, b.instant)
    if start != other { return start < other }
    return (a.game.gameID, a.line) < (b.game.gameID, b.line)
  }

  /// The start in seconds since 1970; the far future if it is unknown.
  var instant: Int64 { game.knownStart?.unixSeconds ?? .max }
}
