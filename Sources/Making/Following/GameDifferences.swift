import Itinerary

struct GameDifferences {
  let venues: VenueNames

  func kinds(from old: (game: Game, day: CivilDate), to new: (game: Game, day: CivilDate)) -> [ScheduleChangeKind] {
    if let status = status(from: old.game, to: new.game) { return teams(old.game, new.game) + status }
    return teams(old.game, new.game) + start(from: old, to: new) + place(old.game, new.game)
  }

  /// Returns what a change of status means; nil if the game was to be played and still is.
  private func status(from old: Game, to new: Game) -> [ScheduleChangeKind]? {
    switch new.status {
    case .cancelled: old.status == .cancelled ? [] : [.cancelled]
    case .postponed: old.status == .postponed && GameDifferences.isSame(old.start, new.start) ? [] : [.postponed]
    case .scheduled, .timeTBD: old.isPlayed ? nil : [.reinstated] + place(old, new)
    }
  }

  private func teams(_ old: Game, _ new: Game) -> [ScheduleChangeKind] {
    let (oldHome, oldAway) = (FoldedText(old.home), FoldedText(old.away))
    let (newHome, newAway) = (FoldedText(new.home), FoldedText(new.away))
    if oldHome == newHome, oldAway == newAway { return [] }
    let (before, after) = (Fixture(old, day: CivilDate(dayNumber: 0)), Fixture(new, day: CivilDate(dayNumber: 0)))
    if oldHome == newAway || oldAway == newHome || before.home == after.away && before.away == after.home {
      return [.homeAwaySwapped]
    }
    return [.teamRenamed]
  }

  private func start(
    from old: (game: Game, day: CivilDate), to new: (game: Game, day: CivilDate)
  ) -> [ScheduleChangeKind] {
    if old.day != new.day { return [.dayMoved] }
    let (before, after) = (old.game.knownStart?.unixSeconds, new.game.knownStart?.unixSeconds)
    if before == after { return [] }
    return before == nil ? [.timeSet] : [.timeMoved]
  }

  private func place(_ old: Game, _ new: Game) -> [ScheduleChangeKind] {
    venues.change(from: old, to: new).map { [$0] } ?? []
  }

  /// Whether two starts are the same moment or date, whatever the offset they are written in.
  static func isSame(_ a: Game.Start, _ b: Game.Start) -> Bool {
    switch (a, b) {
    case (.at(let first), .at(let second)): first.unixSeconds == second.unixSeconds
    case (.on(let first), .on(let second)): first == second
    case (.at(let moment), .on(let date)), (.on(let date), .at(let moment)): moment.date == date
    }
  }
}
