import Base

/// Walks over the rows of a trip in list order, to find rows that cannot be reached in time and the times at which legs
/// must leave.
///
/// A row with a time has to be reached at exactly that time. Games take the typical time of their league, custom items
/// with a time and a duration take that duration, and legs take theirs. Other rows take no time: rows without a time or
/// a duration, games with an undetermined time, and games that are not played. Rows happen in list order.
///
/// Ambiguous cases are not reported:
/// - The time of a hotel without a duration is that of its check-in or check-out, and does not count.
/// - A note without a duration may be during the preceding row at the same place.
/// - Rows at one place whose times run backwards are only out of order (`timesBackwards`). A time before five in the
///   morning after a later one belongs to the following night.
/// - Times on another date than that of their day do not count (`gameOffItsDate`, `legOffItsDate`).
/// - The second game of a double header begins when the first is over.
/// - If the zone after a leg is unknown, it may be any zone that the leg can reach.
struct TimelineWalk {
  private let items: [Item]
  private let zones: Zones
  private let drives: DriveTimes
  /// The clock at the current place.
  private var clock: LocalClock
  /// The last row with a time; nil before the first.
  private var last: Met?
  /// The legs since that row, with their durations.
  private var legs: [PendingLeg] = []
  private var travelSeconds: Int64 = 0
  /// The game that a leg from the last row reaches too late, which `legTooTight` already reports.
  private var tightArrival: ItemID?
  /// The times at which legs must leave, by the texts of their ids.
  private(set) var departures: [String: LegDeparture] = [:]
  /// The day of the row that is passed, and its date.
  private var day = 1
  private var date: CivilDate

  /// The time and place of a custom item that has a time. Most rows are such items, and to copy one whole takes longer than to
  /// pass it.
  struct Visit {
    let time: ClockTime
    let seconds: Int64
    let category: CustomItem.Category
    let point: DriveTimes.Point?

    /// Inlined, because an item that is passed on is copied.
    ///
    /// - Returns: nil for an item without a time.
    @inline(__always)
    init?(_ custom: borrowing CustomItem) {
      guard let time = custom.time else { return nil }
      (self.time, seconds, category, point) = (time, custom.durationSeconds, custom.category, custom.point)
    }
  }

  private struct Met {
    let index: Int
    let start: Int64
    /// The moment at which the row is over.
    let end: Int64
    /// Whether the clock there was known.
    let isClockKnown: Bool
    /// The place, unless a row without a known place followed.
    var point: DriveTimes.Point?
  }

  private struct PendingLeg {
    let index: Int
    /// The seconds of travel since the last row with a time, without this leg.
    let before: Int64
    let clock: LocalClock
  }

  init(_ trip: Trip, zones: Zones, drives: DriveTimes, stays: Stays) {
    (items, self.zones, self.drives) = (trip.itinerary.items, zones, drives)
    clock = LocalClock.first(of: trip, stays: stays, zones: zones)
    date = trip.startDate
  }

  // MARK: Rows

  /// Begins the rows of a day, which has that date.
  mutating func begin(day: Int, on date: CivilDate) {
    (self.day, self.date) = (day, date)
  }

  /// Processes a game that will be played. Like those of other rows, its advisory is appended to an array, as an
  /// array of its own for every row would be made and thrown away.
  ///
  /// - Parameter isOffItsDate: whether its day has another date than the game.
  mutating func pass(_ game: Game, at index: Int, isOffItsDate: Bool, into kinds: inout [Advisory.Kind]) {
    clock = LocalClock(of: game, zones) ?? clock
    if isOffItsDate { return forget() }
    last?.point = nil
    guard let start = game.knownStart?.unixSeconds else { return }
    meet(at: start, until: game.typicalEnd ?? start, rowAt: index, into: &kinds)
  }

  /// Processes a leg.
  ///
  /// - Parameters:
  ///   - bounds: the games that limit it.
  ///   - isTooTight: whether there is too little time between these games.
  mutating func pass(
    _ leg: Leg, at index: Int, within bounds: Stays.Bounds, isTooTight: Bool, into kinds: inout [Advisory.Kind]
  ) {
    defer { arrive(leg, bounds) }
    last?.point = nil
    let seconds = leg.travelSeconds ?? 0
    if let departs = leg.departs?.time, departs.date == date {
      clock = LocalClock(offsetSeconds: departs.offsetSeconds)
      let start = departs.unixSeconds
      return meet(
        at: start, until: leg.arrives?.time.map { max($0.unixSeconds, start) } ?? start + seconds, rowAt: index,
        into: &kinds)
    }
    if leg.departs == nil, let arrives = leg.arrives?.time, arrives.date >= date {
      let start = arrives.unixSeconds - seconds
      clock = LocalClock(offsetSeconds: arrives.offsetSeconds)
      return meet(at: start, until: arrives.unixSeconds, rowAt: index, into: &kinds)
    }
    if isTooTight, bounds.departure?.id == last.map({ items[$0.index].id }) {
      tightArrival = bounds.arrival?.id
    }
    legs.append(PendingLeg(index: index, before: travelSeconds, clock: clock))
    travelSeconds += seconds
  }

  private mutating func arrive(_ leg: Leg, _ bounds: Stays.Bounds) {
    if let game = bounds.arrival?.game, let there = LocalClock(of: game, zones) {
      clock = there
    } else if let arrives = leg.arrives?.time {
      clock = LocalClock(offsetSeconds: arrives.offsetSeconds)
    } else {
      clock.isKnown = false
    }
  }

  mutating func pass(_ visit: Visit, at index: Int, into kinds: inout [Advisory.Kind]) {
    if visit.seconds == 0, visit.category == .hotel { return }
    let start = moment(of: visit.time)
    if visit.seconds == 0, visit.category == .note, travelSeconds == 0, let last, start < last.end { return }
    meet(at: start, until: start + visit.seconds, rowAt: index, at: visit.point, into: &kinds)
  }

  private func moment(of time: ClockTime) -> Int64 {
    let moment = clock.moment(of: date, time, zones)
    guard let last, moment < last.start, time.hour < 5, items[last.index].position.day == day else { return moment }
    return moment + 86_400
  }

  // MARK: Meeting

  /// Processes a row with a time.
  private mutating func meet(
    at start: Int64, until end: Int64, rowAt index: Int, at point: DriveTimes.Point? = nil,
    into kinds: inout [Advisory.Kind]
  ) {
    let shortage = shortage(at: start, rowAt: index, point)
    tellLegs(when: start, shortage, to: index)
    if let shortage, !isToldAlready(rowAt: index) {
      kinds.append(.dayImpossible(after: chain(), drive: shortage.drive, missingSeconds: shortage.seconds))
    }
    forget()
    last = Met(index: index, start: start, end: end, isClockKnown: clock.isKnown, point: point)
  }

  private struct Shortage {
    let seconds: Int
    /// The seconds of a drive for which the trip has no leg; nil if there is none.
    var drive: Int?
  }

  /// The time that is missing to reach a row; nil if it can be reached.
  private func shortage(at start: Int64, rowAt index: Int, _ point: DriveTimes.Point?) -> Shortage? {
    guard let last, travelSeconds > 0 || start >= last.start else { return nil }
    if let shortage = shortageForDrive(from: last, to: point, at: start) { return shortage }
    let missing = last.end + travelSeconds - start
    guard missing >= 60, missing >= doubt(since: last), !isDoubleHeader(last.index, index) else { return nil }
    return Shortage(seconds: Int(missing))
  }

  /// Whether two rows are games in the same ballpark, so that the second begins when the first is over, whatever its
  /// time.
  private func isDoubleHeader(_ first: Int, _ second: Int) -> Bool {
    guard case .game(let a) = items[first].kind, case .game(let b) = items[second].kind else { return false }
    return a.home == b.home && travelSeconds == 0
  }

  /// Whether the row is a game that `legTooTight` already reports for its only leg.
  private func isToldAlready(rowAt index: Int) -> Bool {
    guard legs.count == 1, let tight = tightArrival else { return false }
    return tight == items[index].id
  }

  private func shortageForDrive(from last: Met, to point: DriveTimes.Point?, at start: Int64) -> Shortage? {
    guard travelSeconds == 0, let here = last.point, let point, here != point,
      !DriveTimes.isAmple(start - last.end, from: here, to: point),
      let least = drives.atLeast(from: here, to: point), last.end + least > start,
      let seconds = drives.seconds(from: here, to: point)
    else { return nil }
    return Shortage(seconds: Int(last.end + seconds - start), drive: Int(seconds))
  }

  /// The uncertainty of a difference between two times in seconds, if the zone of one of them is not known.
  private func doubt(since last: Met) -> Int64 {
    if last.isClockKnown, clock.isKnown { return 0 }
    if legs.isEmpty, !last.isClockKnown, !clock.isKnown { return 0 }
    return 3600 + travelSeconds / 8 * (legs.contains { !isOnGround($0) } ? 8 : 1)
  }

  private func isOnGround(_ pending: PendingLeg) -> Bool {
    switch items[pending.index].leg?.means {
    case .flight, .other: false
    default: true
    }
  }

  /// The rows from the last one with a time on that take time or could be the cause.
  private func chain() -> [Item] {
    let met = last.map { [items[$0.index]] } ?? []
    return met + legs.map { items[$0.index] }.filter { $0.leg?.travelSeconds ?? 0 > 0 }
  }

  /// Notes when the legs since the last row must leave for a row that begins at `start`.
  private mutating func tellLegs(when start: Int64, _ shortage: Shortage?, to index: Int) {
    if let shortage, items[index].leg != nil {
      departures[items[index].id.text] = .short(seconds: shortage.seconds)
    }
    for pending in legs {
      let latest = start - (travelSeconds - pending.before)
      let item = items[pending.index]
      if let shortage {
        departures[item.id.text] = .short(seconds: shortage.seconds)
      } else if pending.clock.isKnown, clock.isKnown, item.leg?.travelSeconds ?? 0 > 0 {
        departures[item.id.text] = .leaveBy(pending.clock.reading(at: latest, zones))
      }
    }
  }

  private mutating func forget() {
    last = nil
    // Few rows have legs above them, and to empty an empty array takes as long as to pass a row.
    if !legs.isEmpty { legs.removeAll(keepingCapacity: true) }
    if tightArrival != nil { tightArrival = nil }
    travelSeconds = 0
  }
}

/// The time at which a leg must leave to reach the following row.
package enum LegDeparture: Equatable, Sendable {
  /// The latest departure, in local time, for the next row with a time.
  case leaveBy(OffsetDateTime)
  /// Even leaving at once is too late by this many seconds.
  case short(seconds: Int)
}
