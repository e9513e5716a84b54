/// The time of every row of a trip, and what follows from it: the hours at the wheel, where each night is spent, and
/// the problems that have to do with time.
///
/// The only place where something is added to a start. A row has times in one of three ways:
/// - **given**: a game, a leg with a departure or an arrival, a custom item with a time. Those that take place at
///   exactly that time are *fixed*: not a hotel's check-in or a note without a duration, nor a row on another day than
///   its date.
/// - **window**: a game without a start begins from 11:00 to 20:00. For the rows above it begins at 11:00, for those below it
///   ends as late as it can.
/// - **computed**: a leg without a timetable leaves when the row above it is over; without a row above on its day, at
///   nine in the morning, or as early as the next fixed row requires. A drive pauses for the night where the next fixed
///   row can then still be met.
///
/// The clock of a row is that of its coordinates, else that of the city that the nearest leg or game above reached.
/// Where no clock is known, times are compared within one stay and nothing is claimed beyond.
public struct Timeline: Equatable, Sendable {
  /// The night from a day of the trip to the next.
  public struct Night: Equatable, Sendable {
    /// The place of the night: a hotel's, a leg under way, home, or none of these.
    public enum Lodging: Equatable, Sendable {
      case hotel(ItemIndex)
      case underWay(ItemIndex)
      case home
      case open
    }

    /// The day before the night, 1…N−1.
    public let day: Int
    /// The lodging, with the number of its item if it has one.
    public let lodging: Lodging
    /// The city, as the trip names it, or the town nearest to where a drive pauses; nil under way, and if it is unknown.
    public let place: String?
    /// Whether a drive pauses for the night.
    public let isPaused: Bool

    /// The number of the night in its hotel, and the number of all; nil without a hotel.
    public func number(in trip: Trip) -> (night: Int, of: Int)? {
      guard case .hotel(let index) = lodging, let nights = trip.itinerary[index].custom?.nightCount else { return nil }
      return (day - trip.itinerary[index].position.day + 1, nights)
    }
  }

  /// A game over several days, on one of the days after its first.
  package struct Continuation: Equatable, Sendable {
    package let game: ItemIndex
    /// The number of the day, 2…``days``.
    package let day: Int
    package let days: Int
  }

  /// One for each item, in list order.
  public internal(set) var rows: [TimelineRow]
  /// One for each day, from the first.
  public internal(set) var days: [TimelineDay]
  /// One for each day but the last.
  public internal(set) var nights: [Night]
  package internal(set) var problems: [TimelineProblem]
  /// The seconds of driving outside the hours in which one drives.
  package internal(set) var nightDriving: Int64
  /// The number of fixed rows that cannot be reached.
  package internal(set) var misses: Int
  /// The number of fixed rows that can be reached only at some starts of a game whose start is unknown.
  package internal(set) var doubts: Int
  /// The clock at the beginning of each day, and at the end of the last one; nil if it is unknown.
  package internal(set) var dayClocks: [PlaceClock?]
  var lookups: TravelLookups

  /// Compares what follows from the trip, not the results of the tables.
  public static func == (a: Timeline, b: Timeline) -> Bool {
    a.rows == b.rows && a.days == b.days && a.nights == b.nights && a.problems == b.problems
  }
}

extension Timeline {
  /// - Parameters:
  ///   - trip: the trip with its items.
  ///   - constraints: those of the trip.
  ///   - rules: the buffer, hours and limit of driving.
  ///   - zones: the rules of the time zones of this machine. Zones that it lacks are taken from the program's own.
  ///   - previous: a timeline whose results of the tables are used again, for example the one before an edit.
  public init(
    of trip: Trip, under constraints: ItineraryConstraints, rules: TravelRules, zones: Zones,
    after previous: Timeline? = nil
  ) {
    var maker = TimelineMaker(trip, constraints, rules, zones, previous?.lookups ?? TravelLookups())
    self = maker.timeline()
  }

  /// Makes the timeline of a trip under the standard rules, for its clocks, which do not depend on rules.
  public init(of trip: Trip, zones: Zones) {
    self.init(of: trip, under: ItineraryConstraints(trip.itinerary), rules: .standard, zones: zones)
  }

  /// The times of the item at an index of the trip.
  public subscript(index: ItemIndex) -> TimelineRow { rows[index.rawValue] }
}

package struct TimelineProblem: Equatable, Sendable {
  package let index: ItemIndex
  package let kind: AdvisoryKind
}

/// The driving and the games of a day of the trip, by its date: a drive over midnight counts to both days.
public struct TimelineDay: Equatable, Sendable {
  /// The time at the wheel, in seconds.
  public internal(set) var drivingSeconds: Int64 = 0
  /// The distance driven, in meters.
  public internal(set) var meters = 0.0
  /// The number of games that will be played.
  public internal(set) var games = 0
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
public struct TimelineRow: Equatable, Sendable {
  /// The origin of the times of a row.
  public enum Basis: String, Sendable {
    /// The row has a time.
    case given
    /// A leg without a timetable.
    case computed
    /// A game whose start is unknown.
    case window
    /// The row has no time, or no clock is known for it.
    case none
  }

  /// The origin of its times.
  public internal(set) var basis = Basis.none
  /// The time from the earliest start of a game whose start is unknown to its latest end.
  package internal(set) var window: ClosedRange<Int64>?
  var latestStart: Int64?
  /// The moment at which the row begins; for a leg, at which one sets off.
  public internal(set) var start: Int64?
  /// The moment at which the row is over; nil if the duration is unknown.
  public internal(set) var end: Int64?
  /// The clock at the start; nil if it is unknown.
  package internal(set) var clock: PlaceClock?
  /// The clock at the end: for a leg that of the city reached, else the same as ``clock``.
  package internal(set) var endClock: PlaceClock?
  /// The latest departure of a leg without a timetable with which the next fixed row is met.
  public internal(set) var leaveBy: Int64?
  /// How many seconds later the leg could arrive and the next fixed row still be met; negative if there is too little time.
  public internal(set) var slackSeconds: Int64?
  package internal(set) var stops: [Stop] = []
  /// The number of nights on which the drive pauses.
  package internal(set) var pauses = 0
  /// Whether the row takes place at exactly its time.
  public internal(set) var isFixed = false

  /// A pause of a drive, usually overnight.
  package struct Stop: Equatable, Sendable {
    package let start: Int64
    package let end: Int64
    let clock: PlaceClock
    let endClock: PlaceClock
    /// The nearest town of the tables to the point reached; nil if the way is unknown.
    package let place: Place?

    package var localStart: OffsetDateTime { clock.reading(at: start) }
    package var localEnd: OffsetDateTime { endClock.reading(at: end) }
  }

  package init() {}

  /// Whether a leg cannot leave in time for the next fixed row, the buffer before a game included.
  public var isShort: Bool { slackSeconds ?? 0 < 0 }

  var travelSeconds: Int64? { start.flatMap { start in end.map { $0 - start } } }

  /// The start by the clock of its place; nil if it is unknown.
  public var localStart: OffsetDateTime? { local(start, clock) }
  /// The end by the clock of the place reached; nil if it is unknown.
  public var localEnd: OffsetDateTime? { local(end, endClock) }
  /// The latest departure by the clock of its place; nil if nothing requires one.
  public var localLeaveBy: OffsetDateTime? { local(leaveBy, clock) }
  /// The earliest start and the latest end of a game without a start, by its clock; nil for other rows.
  public var localWindow: (start: OffsetDateTime, end: OffsetDateTime)? {
    window.flatMap { window in clock.map { ($0.reading(at: window.lowerBound), $0.reading(at: window.upperBound)) } }
  }

  /// The end of an event that shows the row: at most a year after the start; of an instant, the usual length after it.
  package func eventEnd(since start: Int64, usual length: Int64) -> Int64 {
    let end = end.flatMap { $0 > start ? $0 : nil } ?? start + length
    return min(end, start + 31_536_000)
  }

  private func local(_ moment: Int64?, _ clock: PlaceClock?) -> OffsetDateTime? {
    moment.flatMap { moment in clock.map { $0.reading(at: moment) } }
  }
}
