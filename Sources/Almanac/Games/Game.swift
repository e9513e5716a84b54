// A game has a date and a place, which `Atlas` declares: importing this module is enough to name them.
@_exported import Atlas

/// A fixed anchor of the trip: one game of a league's schedule.
public struct Game: Equatable, Sendable {
  /// The status of a game. One that is `postponed` or `cancelled` bounds no leg.
  public enum Status: String, CaseIterable, Sendable {
    case scheduled, timeTBD, postponed, cancelled
  }

  /// The start of a game: a date and time, or a date.
  public typealias Start = PlannedMoment

  /// The identity in the schedule, unique within a trip.
  public var gameID: String
  /// The name of the league: `MLB`.
  public var league: String?
  /// The competition that the schedule names: `UEFA Champions League`; nil if it names none.
  public var competition: String?
  /// The name of the visiting team.
  public var away: String
  /// The name of the home team.
  public var home: String
  /// The name of the venue; `TBD` if it is open.
  public var venue: String?
  /// The city of the venue: `Chicago, IL`.
  public var city: String
  /// The start; a date alone if ``status-swift.property`` is `timeTBD`.
  public var start: Start
  /// The end, given only for a game over several days, or one of a sport whose length is unknown.
  public var end: PlannedMoment?
  /// The IANA name of the venue's zone.
  public var timeZone: String?
  /// Whether the schedule says that the venue is neither team's own; nil means no.
  public var neutral: Bool?
  /// Whether the schedule names home teams first, if neither league nor place tells; nil if they do.
  public var homeFirst: Bool?
  /// The status in the schedule.
  public var status: Status
  /// The user's ticket; it goes with the game.
  public var ticket: Ticket?
  package var extra: ExtraFields

  /// Makes a game; the properties say what each part means.
  public init(
    gameID: String, league: String? = nil, competition: String? = nil, away: String, home: String,
    venue: String? = nil, city: String, start: Start, end: PlannedMoment? = nil, timeZone: String? = nil,
    neutral: Bool? = nil, homeFirst: Bool? = nil, status: Status = .scheduled, ticket: Ticket? = nil,
    extra: ExtraFields = .none
  ) {
    (self.gameID, self.league, self.competition) = (gameID, league, competition)
    (self.away, self.home, self.venue, self.city) = (away, home, venue, city)
    (self.start, self.end, self.timeZone) = (start, end, timeZone)
    (self.neutral, self.homeFirst, self.status) = (neutral, homeFirst, status)
    (self.ticket, self.extra) = (ticket, extra)
  }

  package static let openVenue = "TBD"

  /// Whether the game is to be played; one that is postponed or cancelled bounds nothing.
  public var isPlayed: Bool { status == .scheduled || status == .timeTBD }

  /// The start, if the time of day is known.
  public var knownStart: OffsetDateTime? {
    if case .at(let start) = start, status != .timeTBD { start } else { nil }
  }
}

extension Game {
  package var badge: String? { (competition ?? league)?.nonEmpty.map { Competition.badge($0, of: league) } }

  /// The teams as the sport writes them: `St. Louis Cardinals @ Chicago Cubs`, but `Liverpool – Everton`, where the
  /// home team is first.
  public var matchup: String { isHomeFirst ? "\(home) – \(away)" : "\(away) @ \(home)" }

  package var isHomeFirst: Bool {
    // A race has no home team.
    if home.contains(" — ") { return false }
    return namesHomeFirst ?? homeFirst ?? timeZone.map(Competition.isHomeFirst) ?? false
  }

  package var namesHomeFirst: Bool? { Competition.namesHomeFirst([league, competition].compactMap { $0?.nonEmpty }) }
}

/// The user's ticket to a game. No schedule changes it.
public struct Ticket: Equatable, Sendable {
  /// The seat, as on the ticket.
  public var seat: String?
  /// The number of the booking.
  public var reference: String?
  /// The price of the ticket.
  public var cost: Money?
  /// The notes of the user.
  public var notes: String?
  package var extra: ExtraFields

  /// Makes a ticket.
  public init(
    seat: String? = nil, reference: String? = nil, cost: Money? = nil, notes: String? = nil,
    extra: ExtraFields = .none
  ) {
    (self.seat, self.reference, self.cost, self.notes, self.extra) = (seat, reference, cost, notes, extra)
  }

  package var isEmpty: Bool { self == Ticket() }
}

/// A moment in a schedule or timetable: an instant with its offset, or only a date.
public enum PlannedMoment: Equatable, Sendable {
  case at(OffsetDateTime)
  case on(CivilDate)

  /// The local date.
  public var date: CivilDate {
    switch self {
    case .at(let time): time.date
    case .on(let date): date
    }
  }

  /// The date and time; nil if only the date is known.
  public var time: OffsetDateTime? {
    if case .at(let time) = self { time } else { nil }
  }
}
