/// The rule by which drives are driven: within some hours, at most so long on a local day, and not on days off. Times
/// are counted from 1970, UTC, and lengths in the same unit: minutes in planning, seconds in a timeline.
package struct DrivingRule: Equatable, Sendable {
  package var buffer: Int
  /// The most driving on a local calendar day; nil for no limit but the hours.
  package var limit: Int?
  /// The first and last moment of the local day at which driving is allowed, counted from midnight.
  package var dawn: Int
  package var dusk: Int
  /// The local days without driving, as numbers of `CivilDate`.
  package var daysOff: [Int]
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
  private static let maxDays = 400

  package struct Arrival: Equatable, Sendable {
    package var moment: Int
    /// The local day to which the last of the driving counts, and the time driven on it.
    package var day: Int
    package var driven: Int
    package var firstDay: Int

    package init(moment: Int, day: Int, driven: Int, firstDay: Int) {
      (self.moment, self.day, self.driven, self.firstDay) = (moment, day, driven, firstDay)
    }
  }

  package struct Stretch: Equatable, Sendable {
    package var day: Int
    package var start: Int
    package var end: Int
  }

  /// Drives as early as the rule allows; nil if it never lets the drive end.
  ///
  /// - Parameters:
  ///   - driven: The time driven before on the day of `moment`.
  ///   - rests: More days without driving.
  package func arrival(
    leaving moment: Int, _ here: WallClock, driven: Int = 0, drive: Int, at there: WallClock, except rests: [Int] = []
  ) -> Arrival? {
    if drive == 0 {
      let day = here.day(at: moment)
      return Arrival(moment: moment, day: day, driven: driven, firstDay: day)
    }
    var (first, arrival): (Int?, Arrival?) = (nil, nil)
    forEachStretch(leaving: moment, here, driven: driven, drive: drive, at: there, except: rests) {
      stretch, driven, isLast in
      let day = first ?? stretch.day
      first = day
      if isLast { arrival = Arrival(moment: stretch.end, day: stretch.day, driven: driven, firstDay: day) }
    }
    return arrival
  }

  /// The stretches of a drive, driven as by ``arrival(leaving:_:driven:drive:at:except:)``; empty if it never ends.
  package func stretches<Clock: DayClock>(
    leaving moment: Int, _ here: Clock, driven: Int, drive: Int, at there: Clock
  ) -> [Stretch] {
    var stretches: [Stretch] = []
    var isComplete = false
    forEachStretch(leaving: moment, here, driven: driven, drive: drive, at: there, except: []) { stretch, _, isLast in
      stretches.append(stretch)
      isComplete = isLast
    }
    return isComplete ? stretches : []
  }

  /// Calls `visit` with each stretch of a drive, the time driven on its day by then, and whether it is the last.
  ///
  /// Until midnight of the day on which the drive begins the clock of the origin decides, then that of the destination.
  private func forEachStretch<Clock: DayClock>(
    leaving moment: Int, _ here: Clock, driven: Int, drive: Int, at there: Clock, except rests: [Int],
    _ visit: (Stretch, _ driven: Int, _ isLast: Bool) -> Void
  ) {
    var day = here.day(at: moment)
    var (left, from, clock, driven, isFirst) = (drive, moment, here, driven, true)
    let last = day + DrivingRule.maxDays
    while day <= last {
      let start = max(from, clock.moment(ofDay: day, dawn))
      let room = min(limit.map { $0 - driven } ?? left, clock.moment(ofDay: day, dusk) - start)
      if room > 0, !rests.contains(day), !daysOff.contains(day) {
        let end = start + min(left, room)
        left -= end - start
        driven += end - start
        visit(Stretch(day: day, start: start, end: end), driven, left == 0)
        if left == 0 { return }
        from = end
        if isFirst {
          isFirst = false
          from = max(from, here.moment(ofDay: day + 1, 0))
          clock = there
          // Where clocks are behind, the day may not be over.
          let next = there.day(at: from)
          if next == day { continue }
          day = next - 1
        }
      }
      day += 1
      driven = 0
    }
  }
}

/// A clock by whose dates and hours one drives, in the units of a rule.
package protocol DayClock {
  func day(at moment: Int) -> Int
  /// The moment of a local time, counted from midnight; the length of a day is midnight of the next.
  func moment(ofDay day: Int, _ time: Int) -> Int
}
