/// A change of a game or a leg, in a schedule or in a trip that follows it.
package struct ScheduleChange: Equatable, Sendable {
  package enum Subject: Equatable, Sendable {
    /// A game; `before` is nil for an added one, `after` for a removed one.
    case game(before: Game?, after: Game?)
    /// The days it is on; nil before for an added leg, after for a removed one.
    case leg(Leg, from: Int?, to: Int?)
  }

  package var kind: ScheduleChangeKind
  package var subject: Subject
  /// The row of the trip; nil if two schedules are compared.
  package var item: ItemID?
  /// The game that replaces a postponed one, or the postponed one that an added game replaces, if any.
  package var counterpart: Game?

  package init(_ kind: ScheduleChangeKind, _ subject: Subject, item: ItemID? = nil, counterpart: Game? = nil) {
    (self.kind, self.subject, self.item, self.counterpart) = (kind, subject, item, counterpart)
  }
}

package enum ScheduleChangeKind: String, CaseIterable, Sendable {
  /// A TBD start is known now.
  case timeSet
  /// Another time of the same day, or a time that is TBD again.
  case timeMoved
  case dayMoved
  case venueMoved
  case venueRenamed
  case teamRenamed
  case homeAwaySwapped
  /// A new day that is still unknown, or that the trip does not reach.
  case postponed
  case cancelled
  /// A game that was postponed or cancelled is to be played again.
  case reinstated
  case added, removed
  case legAdded, legRemoved, legMoved
}

extension ScheduleChange {
  /// The game's id in the trip; for an added game, its id in the schedule.
  package var gameID: String? {
    guard case .game(let before, let after) = subject else { return nil }
    return (before ?? after)?.gameID
  }

  /// The old value as trip files write it: a start, a place, a name, a journey, or the day of a leg.
  package var from: String? {
    switch subject {
    case .game(let before, _): before.flatMap(value)
    case .leg(let leg, let day, _): day.map { value(of: leg, onDay: $0) }
    }
  }

  /// The new value; nil if it is still unknown.
  package var to: String? {
    switch subject {
    case .game where kind == .postponed && counterpart != nil: counterpart.flatMap(value)
    case .game(let before, let after):
      if kind == .cancelled || kind == .postponed && before?.start == after?.start { nil } else { after.flatMap(value) }
    case .leg(let leg, _, let day): day.map { value(of: leg, onDay: $0) }
    }
  }

  private func value(of game: Game) -> String? {
    switch kind {
    case .venueMoved: [game.venue, game.city].compactMap { $0 }.joined(separator: ", ")
    case .venueRenamed: game.venue
    case .teamRenamed, .homeAwaySwapped: game.matchup
    default: game.status == .timeTBD ? game.start.date.description : game.start.text
    }
  }

  private func value(of leg: Leg, onDay day: Int) -> String {
    kind == .legMoved ? "Day \(day)" : "\(leg.from) → \(leg.to)"
  }

  /// The game before and after the change, and its counterpart; empty for a change to a leg.
  package var games: [Game] {
    guard case .game(let before, let after) = subject else { return [] }
    return [before, after, counterpart].compactMap { $0 }
  }
}
