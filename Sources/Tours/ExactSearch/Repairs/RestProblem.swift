import Atlas

/// The rest of a tour from a moment on, in numbers only: which games to see and which bookings to keep. Times are minutes
/// since 1970, UTC. A drive is possible by the ``DrivingRule`` of a tour.
package struct RestProblem: Sendable {
  package struct Stop: Equatable, Sendable {
    package var place: Int
    /// The place where one is afterwards; for all but journeys the same.
    package var exit: Int
    package var start: Int
    package var end: Int
    /// The local date, as a number of `CivilDate`.
    package var day: Int
    /// The ground that one sees, which counts once; nil if it is not a game.
    package var ground: Int?
    /// The booking that is lost without the stop.
    package var booking: Int?
    package var isPlanned: Bool

    package init(
      place: Int, exit: Int? = nil, start: Int, end: Int, day: Int, ground: Int? = nil, booking: Int? = nil,
      isPlanned: Bool = false
    ) {
      (self.place, self.exit, self.start, self.end) = (place, exit ?? place, start, end)
      (self.day, self.ground, self.booking, self.isPlanned) = (day, ground, booking, isPlanned)
    }
  }

  /// The place and the moment at which the traveler goes on, and the minutes driven on that day before.
  package struct Origin: Equatable, Sendable {
    package var place: Int
    package var moment: Int
    package var driven: Int

    package init(place: Int, moment: Int, driven: Int = 0) {
      (self.place, self.moment, self.driven) = (place, moment, driven)
    }
  }

  /// Two stops in a row, by their numbers; the origin is −1, and the drive back leads to the number of stops.
  package struct Pair: Hashable, Sendable {
    package let from: Int
    package let to: Int

    package init(_ from: Int, _ to: Int) { (self.from, self.to) = (from, to) }
  }

  package let stops: [Stop]
  package let grounds: Int
  package let bookings: [Int]
  package let clocks: [WallClock]
  /// The drives from place to place, row by row; nil if no road joins them.
  package let drives: [PlannedDrive?]
  package let rule: DrivingRule
  /// Nil before the trip: it begins at its first stop.
  package let origin: Origin?
  /// The place that the trip has to reach by the end of the last day; nil if it ends with its last stop.
  package let end: Int?
  package let lastDay: Int
  /// The pairs that the trip already has, which are possible whatever the rule says.
  package let known: Set<Pair>

  /// The last stop of each booking, and whether it has several.
  let lastStop: [Int]
  let hasSeveral: [Bool]

  package init(
    stops: [Stop], grounds: Int, bookings: [Int] = [], clocks: [WallClock], drives: [PlannedDrive?],
    rule: DrivingRule, origin: Origin?, end: Int? = nil, lastDay: Int, known: Set<Pair> = []
  ) {
    (self.stops, self.grounds, self.bookings, self.clocks, self.drives) = (stops, grounds, bookings, clocks, drives)
    (self.rule, self.origin, self.end, self.lastDay, self.known) = (rule, origin, end, lastDay, known)
    lastStop = bookings.indices.map { booking in stops.lastIndex { $0.booking == booking } ?? -1 }
    hasSeveral = bookings.indices.map { booking in stops.count { $0.booking == booking } > 1 }
  }

  package func drive(_ from: Int, _ to: Int) -> PlannedDrive? {
    from == to ? PlannedDrive(meters: 0, minutes: 0) : drives[from * clocks.count + to]
  }

  /// Whether one is at the place of a booking at its moment while at another stop.
  package func covers(_ stop: Int, _ booking: Int) -> Bool {
    let (stop, moment) = (stops[stop], stops[booking])
    guard moment.ground == nil, moment.exit == moment.place else { return false }
    if stop.exit != stop.place { return false }
    let arrival = stop.start - (stop.ground == nil ? 0 : rule.buffer)
    return stop.place == moment.place && (arrival...stop.end).contains(moment.start)
  }

  /// The meters of the drive between two stops (−1 for the origin), and the minutes driven on the last day of the
  /// second one, if that can be reached in time after driving some minutes on the last day of the first one.
  package func edge(from: Int, driven: Int, to: Int) -> (meters: Int, driven: Int)? {
    let stop = stops[to]
    guard let left = from < 0 ? origin.map({ ($0.place, $0.moment) }) : (stops[from].exit, stops[from].end) else {
      return (0, 0)
    }
    guard let drive = drive(left.0, stop.place) else { return nil }
    let clock = clocks[left.0]
    let endDay = clocks[stop.exit].day(at: stop.end)
    if left.0 == stop.place {
      guard stop.start >= left.1 || known.contains(Pair(from, to)) else { return nil }
      return (0, endDay == clock.day(at: left.1) ? driven : 0)
    }
    let edge = TourEdge(
      drive: drive, clock: clock, departure: left.1, day: clock.day(at: left.1), before: TourState(driven: driven))
    let deadline = stop.start - (stop.ground == nil ? 0 : rule.buffer)
    if let arrival = rule.arrival(of: edge, at: clocks[stop.place], by: deadline) {
      return (drive.meters, arrival.day == endDay ? arrival.driven : 0)
    }
    return known.contains(Pair(from, to)) ? (drive.meters, 0) : nil
  }

  /// The meters of the drive back from a stop and the last day; nil if it is not over by the end of the last day.
  package func returnLeg(from: Int, driven: Int) -> (meters: Int, day: Int)? {
    let day = from < 0 ? nil : stops[from].day
    guard let left = from < 0 ? origin.map({ ($0.place, $0.moment) }) : (stops[from].exit, stops[from].end) else {
      return (0, lastDay)
    }
    let clock = clocks[left.0]
    let today = day ?? clock.day(at: left.1)
    guard let end else { return today > lastDay ? nil : (0, today) }
    guard let drive = drive(left.0, end) else { return nil }
    if drive.minutes == 0 { return (drive.meters, today) }
    let edge = TourEdge(
      drive: drive, clock: clock, departure: left.1, day: clock.day(at: left.1), before: TourState(driven: driven))
    let midnight = clocks[end].moment(ofDay: lastDay + 1, 0)
    if let arrival = rule.arrival(of: edge, at: clocks[end], by: midnight) {
      return (drive.meters, max(today, clocks[end].day(at: arrival.moment - 1)))
    }
    return known.contains(Pair(from, stops.count)) ? (drive.meters, lastDay) : nil
  }
}

package struct RestPlan: Equatable, Sendable {
  package var stops: [Int]
  package var lost: Int
  package var seen: TargetSet
  package var day: Int
  package var meters: Int
  /// The games that the trip did not have, less those that it keeps.
  package var changes: Int

  /// Whether it is better: by bookings lost, then grounds, then days, then driving, then changes.
  package func precedes(_ other: RestPlan) -> Bool {
    [lost, -seen.count, day, meters, changes].lexicographicallyPrecedes(
      [other.lost, -other.seen.count, other.day, other.meters, other.changes])
  }
}
