import Atlas
import Base

extension PlannedDrive {
  /// A flight between two points: two and a half hours, and the way at 480 miles an hour.
  package init(flightFrom from: GeoPoint, to: GeoPoint) {
    let miles = from.miles(to: to)
    self.init(meters: Int((miles * 1609.344).rounded()), minutes: 150 + Int((miles / 8).rounded(.up)))
    means = .flight
  }
}

extension DrivingRule {
  /// The arrival of a drive or of a journey by other means, as early as the rule allows.
  ///
  /// Only drives are interrupted. A journey by other means is made in one go, within the hours for driving by the clock
  /// of its origin if it fits into them, and on no day off. Flights and ferries do not count as driving.
  package func arrival(
    leaving minute: Int, _ offset: Int, driven: Int, by way: PlannedDrive, at other: Int
  ) -> Arrival? {
    if way.means == .drive || way.minutes == 0 {
      return arrival(leaving: minute, offset, driven: driven, drive: way.minutes, at: other)
    }
    let first = DrivingRule.day(minute, offset)
    for day in first...first + 31 where !daysOff.contains(day) {
      let midnight = day * DrivingRule.minutesOfDay - offset
      let start = max(minute, midnight + dawn)
      let end = start + way.minutes
      // With driving allowed at all hours, no departure is too late.
      let isLate = end > midnight + dusk && start > midnight + dawn && dusk - dawn < DrivingRule.minutesOfDay
      let last = DrivingRule.day(end, other)
      let before = day == first ? driven : 0
      let under = way.countsAsDriving ? before + way.minutes : before
      if isLate || daysOff.contains(last) || under > max(limit ?? .max, before) { continue }
      if !isLimited { return Arrival(minute: end, driven: 0) }
      let sinceMidnight = end - (last * DrivingRule.minutesOfDay - other)
      return Arrival(
        minute: end, driven: last == day ? under : way.countsAsDriving ? min(way.minutes, sinceMidnight) : 0)
    }
    return nil
  }
}
