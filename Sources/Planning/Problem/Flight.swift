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
  /// The arrival of a drive or a flight, as early as the rule allows.
  ///
  /// A flight is taken in one go, within the hours for driving by the clock of its origin if it fits into them, and on no
  /// day off. It does not count as driving.
  package func arrival(
    leaving minute: Int, _ offset: Int, driven: Int, by drive: PlannedDrive, at other: Int
  ) -> Arrival? {
    if drive.means != .flight {
      return arrival(leaving: minute, offset, driven: driven, drive: drive.minutes, at: other)
    }
    let first = DrivingRule.day(minute, offset)
    for day in first...first + 31 where !daysOff.contains(day) {
      let midnight = day * DrivingRule.minutesOfDay - offset
      let start = max(minute, midnight + dawn)
      let end = start + drive.minutes
      let isLate = end > midnight + dusk && start > midnight + dawn
      let last = DrivingRule.day(end, other)
      if isLate || daysOff.contains(last) { continue }
      return Arrival(minute: end, driven: isLimited && last == first ? driven : 0)
    }
    return nil
  }
}
