/// The rule by which drives are driven: within some hours of the day, at most so long on a local day, and not on days
/// off.
///
/// Times are counted from 1970, UTC, and lengths in the same unit: minutes in planning, seconds in a timeline.
package struct DrivingRule: Equatable, Sendable {
  /// The least time between arriving at a venue and the start of its game.
  package var buffer: Int
  /// The most driving on a local calendar day; nil for no limit but the hours.
  package var limit: Int?
  /// The first and last moment of the local day at which driving is allowed, counted from midnight.
  package var dawn: Int
  package var dusk: Int
  /// The local days without driving, as numbers of `CivilDate`.
  package var daysOff: [Int]
  /// The length of a day: 1440 minutes or 86,400 seconds.
  private let unitsOfDay: Int

  /// - Parameters:
  ///   - dawn: nil for 07:00 with a limit, and midnight without one.
  ///   - dusk: nil for 23:00 with a limit, and midnight without one.
  package init(
    buffer: Int, limit: Int? = nil, dawn: Int? = nil, dusk: Int? = nil, daysOff: [Int] = [],
    unitsOfDay: Int = minutesOfDay
  ) {
    (self.buffer, self.limit, self.unitsOfDay) = (buffer, limit, unitsOfDay)
    self.dawn = dawn ?? (limit == nil ? 0 : unitsOfDay * 7 / 24)
    self.dusk = dusk ?? (limit == nil ? unitsOfDay : unitsOfDay * 23 / 24)
    self.daysOff = daysOff.sorted()
  }

  /// Whether earlier driving on a day reduces how far one can still drive on it.
  package var isLimited: Bool { limit != nil || !daysOff.isEmpty }

  package static let minutesOfDay = 1440
  /// The number of days after which a drive is given up, for example when every day is a day off.
  private static let mostDays = 400

  /// The arrival of a drive that is driven as early as the rule allows.
  package struct Arrival: Equatable, Sendable {
    package var minute: Int
    /// The time driven on the local day of the arrival; 0 without a limit.
    package var driven: Int

    package init(minute: Int, driven: Int) { (self.minute, self.driven) = (minute, driven) }
  }

  /// A part of a drive without a pause, on one day of the rule.
  package struct Stretch: Equatable, Sendable {
    /// The number of the local day.
    package var day: Int
    package var start: Int
    package var end: Int
  }

  /// The number of the local day of a minute.
  package static func day(_ minute: Int, _ offset: Int) -> Int {
    FixedOffset(offset: offset, unitsOfDay: minutesOfDay).day(at: minute)
  }

  /// Drives as early as possible, which minimises both the arrival and the time driven on its day.
  ///
  /// The clock of the origin decides on the whole date on which driving begins, the clock of the destination after it.
  ///
  /// - Parameters:
  ///   - offset: how far the clock of the origin is ahead of UTC; `other` is that of the destination.
  ///   - driven: the time driven before on the day of departure.
  /// - Returns: nil if the rule never lets the drive end.
  package func arrival(leaving moment: Int, _ offset: Int, driven: Int, drive: Int, at other: Int) -> Arrival? {
    if drive == 0 { return Arrival(minute: moment, driven: driven) }
    var arrival: Arrival?
    forEachStretch(leaving: moment, fixed(offset), driven: driven, drive: drive, at: fixed(other)) {
      stretch, before, isLast in
      guard isLast else { return }
      let length = stretch.end - stretch.start
      arrival = Arrival(minute: stretch.end, driven: limit == nil && daysOff.isEmpty ? 0 : before + length)
    }
    return arrival
  }

  private func fixed(_ offset: Int) -> FixedOffset { FixedOffset(offset: offset, unitsOfDay: unitsOfDay) }

  /// The stretches of a drive, driven as by ``arrival(leaving:_:driven:drive:at:)``; empty if it never ends.
  package func stretches(leaving moment: Int, _ offset: Int, driven: Int, drive: Int, at other: Int) -> [Stretch] {
    stretches(leaving: moment, fixed(offset), driven: driven, drive: drive, at: fixed(other))
  }

  /// The stretches of a drive by clocks that may change on the way.
  package func stretches<Clock: DayClock>(
    leaving moment: Int, _ clock: Clock, driven: Int, drive: Int, at other: Clock
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    var isWhole = false
    forEachStretch(leaving: moment, clock, driven: driven, drive: drive, at: other) { stretch, _, isLast in
      stretches.append(stretch)
      isWhole = isLast
    }
    return isWhole ? stretches : []
  }

  /// Calls `visit` with each stretch of a drive, the time driven before on its day, and whether the drive ends with it.
  private func forEachStretch<Clock: DayClock>(
    leaving moment: Int, _ clock: Clock, driven: Int, drive: Int, at other: Clock,
    _ visit: (Stretch, _ before: Int, _ isLast: Bool) -> Void
  ) {
    let first = clock.day(at: moment)
    if limit == nil, dawn == 0, dusk == unitsOfDay, isFree(from: first, to: other.day(at: moment + drive)) {
      return visit(Stretch(day: first, start: moment, end: moment + drive), driven, true)
    }
    var (day, left, from, hasBegun) = (first, drive, moment, false)
    while left > 0, day <= first + DrivingRule.mostDays {
      let here = hasBegun ? other : clock
      // The date on which driving begins lasts until midnight of the origin, whatever the clock of the destination shows.
      let midnight = hasBegun ? from : clock.moment(ofDay: day + 1, 0)
      let before = day == first ? driven : 0
      let start = max(from, here.moment(ofDay: day, dawn))
      let room = min(limit.map { $0 - before } ?? left, here.moment(ofDay: day, dusk) - start)
      if room > 0, !daysOff.contains(day) {
        let end = start + min(left, room)
        left -= end - start
        visit(Stretch(day: day, start: start, end: end), before, left == 0)
        (from, hasBegun) = (end, true)
      }
      from = max(from, midnight)
      day += 1
    }
  }

  private func isFree(from first: Int, to last: Int) -> Bool { !daysOff.contains { $0 >= first && $0 <= last } }
}

/// A clock by whose dates and hours one drives, in the units of a rule.
package protocol DayClock {
  /// The number of the local day of a moment.
  func day(at moment: Int) -> Int
  /// The moment of a local time, counted from midnight; the length of a day is midnight of the next.
  func moment(ofDay day: Int, _ time: Int) -> Int
}

private struct FixedOffset: DayClock {
  /// How far the clock is ahead of UTC.
  let offset: Int
  let unitsOfDay: Int

  func day(at moment: Int) -> Int { Int((Double(moment + offset) / Double(unitsOfDay)).rounded(.down)) }
  func moment(ofDay day: Int, _ time: Int) -> Int { day * unitsOfDay - offset + time }
}
