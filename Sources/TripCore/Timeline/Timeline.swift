import Base

/// The time of every row of a trip, and what follows from it: the hours at the wheel, where each night is spent, and
/// the problems that have to do with time.
///
/// The only place where something is added to a start. A row has times in one of two ways:
/// - **given**: a game, a leg with a departure or an arrival, a custom item with a time. Those that take place at
///   exactly that time are *fixed*: not a hotel's check-in or a note without a duration, nor a row on another day than
///   its date.
/// - **computed**: a leg without a timetable leaves when the row above it is over; without a row above on its day, at
///   nine in the morning, or as early as the next fixed row requires. A drive pauses for the night where the next fixed
///   row can then still be met.
///
/// The clock of a row is that of its coordinates, else that of the city that the nearest leg or game above reached.
/// Where no clock is known, times are compared within one stay and nothing is claimed beyond.
package struct Timeline: Equatable, Sendable {
  /// The night from a day of the trip to the next.
  package struct Night: Equatable, Sendable {
    /// The place of the night: a hotel's, a leg under way, home, or none of these.
    package enum Bed: Equatable, Sendable {
      case hotel(ItemIndex)
      case underWay(ItemIndex)
      case home
      case open
    }

    /// The day before the night, 1…N−1.
    package let day: Int
    package let bed: Bed
    /// The city, as the trip names it; nil under way, on a road where the drive pauses, and if it is unknown.
    package let place: String?
  }

  /// One for each item, in list order.
  package internal(set) var rows: [TimelineRow]
  /// One for each day, from the first.
  package internal(set) var days: [TimelineDay]
  /// One for each day but the last.
  package internal(set) var nights: [Night]
  /// The problems in list order.
  package internal(set) var problems: [TimelineProblem]
  /// The seconds of driving outside the hours in which one drives.
  package internal(set) var nightDriving: Int64
  /// The number of fixed rows that cannot be reached.
  package internal(set) var misses: Int
  /// The clock at the beginning of each day; nil if it is unknown.
  package internal(set) var dayClocks: [PlaceClock?]
  var lookups: TravelLookups

  /// - Parameters:
  ///   - constraints: those of the trip.
  ///   - zones: the rules of the time zones of this machine. Zones that it lacks are taken from the program's own.
  ///   - previous: a timeline whose answers of the tables are used again, for example the one before an edit.
  package init(
    of trip: Trip, under constraints: ItineraryConstraints, rules: TravelRules, zones: Zones,
    after previous: Timeline? = nil
  ) {
    var maker = TimelineMaker(trip, constraints, rules, zones, previous?.lookups ?? TravelLookups())
    self = maker.timeline()
  }

  /// The days of a trip alone, which take less time than a whole timeline.
  ///
  /// - Parameter previous: a timeline whose answers of the tables are used again.
  package static func days(
    of trip: Trip, under constraints: ItineraryConstraints, rules: TravelRules, zones: Zones, after previous: Timeline
  ) -> [TimelineDay] {
    var maker = TimelineMaker(trip, constraints, rules, zones, previous.lookups)
    _ = maker.walk()
    return maker.days
  }

  /// Makes the timeline of a trip under the standard rules, for its clocks, which do not depend on rules.
  package init(of trip: Trip, zones: Zones) {
    self.init(of: trip, under: ItineraryConstraints(trip.itinerary), rules: .standard, zones: zones)
  }

  package subscript(index: ItemIndex) -> TimelineRow { rows[index.rawValue] }

  init(
    rows: [TimelineRow], days: [TimelineDay], nights: [Night], problems: [TimelineProblem], nightDriving: Int64,
    misses: Int,
    dayClocks: [PlaceClock?], lookups: TravelLookups
  ) {
    (self.rows, self.days, self.nights, self.problems) = (rows, days, nights, problems)
    (self.nightDriving, self.misses, self.dayClocks, self.lookups) = (nightDriving, misses, dayClocks, lookups)
  }

  package static func == (a: Timeline, b: Timeline) -> Bool {
    a.rows == b.rows && a.days == b.days && a.nights == b.nights && a.problems == b.problems
  }
}

/// A problem, and the row that it is on.
package struct TimelineProblem: Equatable, Sendable {
  package let index: ItemIndex
  package let kind: AdvisoryKind
}

/// The driving and the games of a day of the trip, by its date: a drive over midnight counts to both days.
package struct TimelineDay: Equatable, Sendable {
  package internal(set) var drivingSeconds: Int64 = 0
  package internal(set) var meters = 0.0
  /// The games that will be played.
  package internal(set) var games = 0
  /// The journeys by other means that leave on the day, in seconds.
  package internal(set) var travel: [Leg.Mode: Int64] = [:]
  /// The journeys by other means of an earlier day that arrive on the day.
  package internal(set) var arrivals: [Arrival] = []

  /// The arrival of a journey of an earlier day: the city it comes from, as the trip names it, and the local time.
  package struct Arrival: Equatable, Sendable {
    package let from: String
    package let time: ClockTime
  }

  package static let none = TimelineDay()
}

/// The times of a row. Moments are seconds since 1970-01-01T00:00:00Z.
package struct TimelineRow: Equatable, Sendable {
  package enum Basis: String, Sendable {
    /// The row has a time.
    case given
    /// A leg without a timetable.
    case computed
    /// The row has no time, or no clock is known for it.
    case none
  }

  package internal(set) var basis = Basis.none
  /// The moment at which the row begins; for a leg, at which one sets off.
  package internal(set) var start: Int64?
  /// The moment at which the row is over; nil if the duration is unknown.
  package internal(set) var end: Int64?
  /// The clock at the start; nil if it is unknown.
  package internal(set) var clock: PlaceClock?
  /// The clock at the end: for a leg that of the city reached, else the same as ``clock``.
  package internal(set) var endClock: PlaceClock?
  /// The latest departure of a leg without a timetable with which the next fixed row is met.
  package internal(set) var leaveBy: Int64?
  /// The seconds from the earliest departure to ``leaveBy``; negative if there is too little time.
  package internal(set) var slackSeconds: Int64?
  /// The number of nights on which the drive pauses.
  package internal(set) var pauses = 0
  /// Whether the row takes place at exactly its time.
  package internal(set) var isFixed = false

  /// Makes a row without times.
  package init() {}

  /// Whether a leg cannot leave in time for the next fixed row, the buffer before a game included.
  package var isShort: Bool { slackSeconds ?? 0 < 0 }

  /// The seconds from start to end.
  var travelSeconds: Int64? { start.flatMap { start in end.map { $0 - start } } }

  package var localStart: OffsetDateTime? { local(start, clock) }
  package var localEnd: OffsetDateTime? { local(end, endClock) }
  package var localLeaveBy: OffsetDateTime? { local(leaveBy, clock) }

  /// The end of an event that shows the row: that of the row, at most a year after the start; if it is unknown, or
  /// the row is an instant, the usual length after the start.
  package func eventEnd(since start: Int64, usual length: Int64) -> Int64 {
    let end = end.flatMap { $0 > start ? $0 : nil } ?? start + length
    return min(end, start + 31_536_000)
  }

  private func local(_ moment: Int64?, _ clock: PlaceClock?) -> OffsetDateTime? {
    moment.flatMap { moment in clock.map { $0.reading(at: moment) } }
  }
}
