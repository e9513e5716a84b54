extension Wording {
  package func sentence(_ change: ScheduleChange) -> String {
    switch change.subject {
    case .game(let before?, _) where change.kind == .postponed && change.counterpart != nil:
      "\(before.matchup), \(moment(of: before)), is postponed and made up on \(change.counterpart.map(moment) ?? "")."
    case .game(let before?, let after?): sentence(change.kind, before, after)
    case .game(nil, let game?) where change.counterpart != nil:
      "Added \(game.matchup): \(moment(of: game)), \(place(of: game)); it makes up for "
        + "\(change.counterpart.map { shortDate(zones.localStart(of: $0).date) } ?? "")."
    case .game(nil, let game?): "Added \(game.matchup): \(moment(of: game)), \(place(of: game))."
    case .game(let game?, nil): "Removed \(game.matchup) on \(moment(of: game)): no longer in the schedule."
    case .game(nil, nil): ""
    case .leg(let leg, let from?, let to?):
      from == to
        ? "Moved \(journey(of: leg)) to another slot of \(day(to))."
        : "Moved \(journey(of: leg)) from \(day(from)) to \(day(to))."
    case .leg(let leg, nil, let to?): "Added \(line(of: leg)) on \(day(to))."
    case .leg(let leg, let from, nil): "Removed \(journey(of: leg))\(from.map { " on \(day($0))" } ?? "")."
    }
  }

  /// A sentence about a change made by the user rather than by a schedule.
  package func sentenceByHand(_ change: ScheduleChange) -> String {
    guard case .game(let game?, nil) = change.subject else { return sentence(change) }
    return "Removed \(game.matchup) on \(moment(of: game))."
  }

  private func sentence(_ kind: ScheduleChangeKind, _ before: Game, _ after: Game) -> String {
    let name = after.matchup
    return switch kind {
    case .timeSet: "\(name) has a time now: \(moment(of: after))."
    case .timeMoved
    where before.knownStart != nil && after.knownStart != nil && isOnDate(of: before, after):
      "Moved \(name) from \(moment(of: before)) to \(startTime(of: after))."
    case .dayMoved where !after.isPlayed:
      "Moved \(name) to \(shortDate(zones.localStart(of: after).date)) "
        + "(\(isLater(after, than: before) ? "after" : "before") the trip). To keep it, add days and update again."
    case .timeMoved, .dayMoved: "Moved \(name) from \(moment(of: before)) to \(moment(of: after))."
    case .venueMoved where !hasVenue(before) && hasVenue(after): "\(name) has a venue now: \(place(of: after))."
    case .venueMoved where hasVenue(before) && !hasVenue(after):
      "The venue of \(name) is TBD again (was \(place(of: before)))."
    case .venueMoved: "Moved \(name) from \(place(of: before)) to \(place(of: after))."
    case .venueRenamed:
      "The venue of \(name) is now called \(after.venue ?? "")\(before.venue.map { ", before \($0)" } ?? "")."
    case .teamRenamed: "\(before.matchup) is now \(name)."
    case .homeAwaySwapped: "\(before.matchup) becomes \(name): home and away are swapped."
    case .postponed where before.start == after.start || after.knownStart == nil && isOnDate(of: before, after):
      "\(name), \(moment(of: before)), is postponed; no new date is known."
    case .postponed: "\(name) is postponed from \(moment(of: before)) to \(moment(of: after))."
    case .cancelled: "\(name), \(moment(of: before)), is cancelled."
    case .reinstated where !isOnDate(of: before, after):
      "\(name), postponed from \(shortDate(zones.localStart(of: before).date)), is on \(moment(of: after))."
    case .reinstated: "\(name) is played after all: \(moment(of: after))."
    default: name
    }
  }

  private func isOnDate(of other: Game, _ game: Game) -> Bool {
    zones.localStart(of: game).date == zones.localStart(of: other).date
  }

  private func isLater(_ game: Game, than other: Game) -> Bool {
    zones.localStart(of: game).date > zones.localStart(of: other).date
  }

  private func hasVenue(_ game: Game) -> Bool { game.venue.map { $0 != Game.openVenue } ?? false }

  /// The start of a game: `Fri, Jul 3, 1:20 PM CDT`; `time TBD` if it is unknown.
  func moment(of game: Game) -> String {
    let time = game.knownStart == nil ? "time TBD" : startTime(of: game)
    return "\(shortDate(zones.localStart(of: game).date)), \(time)"
  }

  /// A sentence on what a newer schedule did to a trip: the only change of a game, or how many there were.
  package func summary(of changes: [ScheduleChange], listedBy key: String) -> String {
    let games = changes.filter { $0.gameID != nil }
    if let first = games.first, games.count == 1 { return "The schedule has changed: \(sentence(first))" }
    let items = Set(games.compactMap(\.item)).count
    let all = changes.count == items ? "" : " (\(changes.count) changes in all)"
    return "\(Self.counted(items, "game")) changed in the schedule\(all); \(key) lists them."
  }
}
