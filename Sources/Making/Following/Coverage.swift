import Almanac

/// The games that are cancelled if the schedule lacks them. A feed of one week, club or league means nothing for others.
struct Coverage {
  private struct File {
    var first: CivilDate
    var last: CivilDate
    var leagues: Set<String?> = []
    var teams: [Fixture.Side: Int] = [:]
    var count = 0

    /// The clubs in all games but one in twenty, such as an All-Star Game; empty for a league, and for few games.
    var clubs: Set<Fixture.Side> = []
  }

  private let files: [File]
  private let coversAll: Bool

  /// - Parameter coversAll: whether all games that the schedule lacks are cancelled, as the user has confirmed.
  init(_ schedule: Schedule, coversAll: Bool) {
    var files: [String: File] = [:]
    for game in schedule.games where !schedule.cutOffFiles.contains(game.file) {
      var file = files[game.file] ?? File(first: game.day, last: game.day)
      (file.first, file.last) = (min(file.first, game.day), max(file.last, game.day))
      file.leagues.insert(game.game.league)
      file.count += 1
      for side in Fixture(game).pair { file.teams[side, default: 0] += 1 }
      files[game.file] = file
    }
    self.files = files.values.map { file in
      var file = file
      if file.count > 3 { file.clubs = Set(file.teams.filter { file.count - $0.value <= file.count / 20 }.keys) }
      return file
    }
    self.coversAll = coversAll
  }

  func includes(_ fixture: Fixture) -> Bool {
    coversAll
      || files.contains { file in
        guard (file.first...file.last).contains(fixture.day) else { return false }
        if !file.clubs.isEmpty { return file.clubs.isSubset(of: fixture.pair) }
        return file.leagues.contains(fixture.league) || fixture.pair.contains { file.teams[$0] != nil }
      }
  }
}
