/// A fixed anchor of the trip: one game of a league's schedule.
package struct Game: Equatable, Sendable {
  package enum Status: String, CaseIterable, Sendable {
    case scheduled, timeTBD, postponed, cancelled
  }

  package typealias Start = PlannedMoment

  package var gameID: String
  package var league: String?
  /// The competition that the schedule names: `UEFA Champions League`; nil if it names none.
  package var competition: String?
  package var away: String
  package var home: String
  /// The name of the venue; ``openVenue`` if it is TBD.
  package var venue: String?
  package var city: String
  package var start: Start
  /// The end, given only for a game over several days, or one of a sport whose length is unknown.
  package var end: PlannedMoment?
  /// The IANA name of the venue's zone.
  package var timeZone: String?
  /// Whether the schedule says that the venue is neither team's own; nil means no.
  package var neutral: Bool?
  /// Whether the schedule names home teams first, if neither league nor place tells; nil if they do.
  package var homeFirst: Bool?
  package var status: Status
  /// The user's ticket; it goes with the game.
  package var ticket: Ticket?
  package var extra: ExtraFields

  package init(
    gameID: String, league: String? = nil, competition: String? = nil, away: String, home: String,
    venue: String? = nil, city: String, start: Start, end: PlannedMoment? = nil, timeZone: String? = nil,
    neutral: Bool? = nil, homeFirst: Bool? = nil, status: Status = .scheduled, ticket: Ticket? = nil,
    extra: ExtraFields = .none
  ) {
    self.gameID = gameID
    self.league = league
    self.competition = competition
    self.away = away
    self.home = home
    self.venue = venue
    self.city = city
    (self.start, self.end) = (start, end)
    self.timeZone = timeZone
    (self.neutral, self.homeFirst) = (neutral, homeFirst)
    self.status = status
    self.ticket = ticket
    self.extra = extra
  }

  /// The name of a venue that is TBD.
  package static let openVenue = "TBD"

  /// Whether the game is to be played; one that is postponed or cancelled bounds nothing.
  package var isPlayed: Bool { status == .scheduled || status == .timeTBD }

  /// The start, if the time of day is known.
  package var knownStart: OffsetDateTime? {
    if case .at(let start) = start, status != .timeTBD { start } else { nil }
  }
}

/// The user's ticket to a game. No schedule changes it.
package struct Ticket: Equatable, Sendable {
  package var seat: String?
  /// The number of the booking.
  package var reference: String?
  package var cost: Money?
  package var notes: String?
  package var extra: ExtraFields

  package init(
    seat: String? = nil, reference: String? = nil, cost: Money? = nil, notes: String? = nil,
    extra: ExtraFields = .none
  ) {
    (self.seat, self.reference, self.cost, self.notes, self.extra) = (seat, reference, cost, notes, extra)
  }

  package var isEmpty: Bool { self == Ticket() }
}
