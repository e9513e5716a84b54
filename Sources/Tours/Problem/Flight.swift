import Almanac

extension PlannedDrive {
  /// A flight between two points: two and a half hours, and the way at 480 miles an hour.
  package init(flightFrom from: GeoPoint, to: GeoPoint) {
    let miles = from.miles(to: to)
    self.init(meters: Int((miles * 1609.344).rounded()), minutes: 150 + Int((miles / 8).rounded(.up)), means: .flight)
  }
}

extension DrivingRule {
  /// The arrival of a drive or of a journey by other means, as early as the rule allows.
  ///
  /// Only drives are interrupted. A journey by other means is made in one go, within the hours for driving by the clock
  /// of its origin if it fits into them, and on no day off. A ferry with a night on board only leaves within them. Flights and
  /// ferries do not count as driving.
  ///
  /// - Parameters:
  ///   - driven: the minutes driven before on the day of `minute`.
  ///   - rests: more days off.
  package func arrival(
    leaving minute: Int, _ here: WallClock, driven: Int, by way: PlannedDrive, at there: WallClock,
    except rests: [Int] = []
  ) -> Arrival? {
    if way.means == .drive || way.minutes == 0 {
      return arrival(leaving: minute, here, driven: driven, drive: way.minutes, at: there, except: rests)
    }
    let first = here.day(at: minute)
    for day in first...first + 31 where !rests.contains(day) && !daysOff.contains(day) {
      let start = max(minute, here.moment(ofDay: day, dawn))
      let end = start + way.minutes
      // With driving allowed at all hours, no departure is too late.
      let isLate =
        (way.isNightFerry ? start : end) > here.moment(ofDay: day, dusk) && start > here.moment(ofDay: day, dawn)
        && dusk - dawn < DrivingRule.minutesOfDay
      let last = max(day, there.day(at: end))
      let before = day == first ? driven : 0
      let under = way.countsAsDriving ? before + way.minutes : before
      if isLate || rests.contains(last) || daysOff.contains(last) || under > max(limit ?? .max, before) { continue }
      let later = way.countsAsDriving ? min(way.minutes, end - there.moment(ofDay: last, 0)) : 0
      return Arrival(moment: end, day: last, driven: last == day ? under : later, firstDay: day)
    }
    return nil
  }
}
