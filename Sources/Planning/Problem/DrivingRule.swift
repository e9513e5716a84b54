/// The rules by which a tour is driven. All times are minutes since 1970, UTC; all lengths are minutes.
package struct DrivingRule: Equatable, Sendable {
  /// The least time between arriving at a venue and the start of its game.
  package var buffer: Int
  /// The most driving on a local calendar day; nil for no limit, in which case driving is allowed at any hour.
  package var limit: Int?
  /// The first and last minute of the local day at which driving is allowed under a limit.
  package var dawn: Int
  package var dusk: Int
  /// The local days without driving, as numbers of `CivilDate`.
  package var daysOff: [Int]

  package init(buffer: Int, limit: Int? = nil, dawn: Int = 7 * 60, dusk: Int = 23 * 60, daysOff: [Int] = []) {
    (self.buffer, self.limit, self.dawn, self.dusk) = (buffer, limit, dawn, dusk)
    self.daysOff = daysOff.sorted()
  }

  /// Whether earlier driving on a day reduces how far one can still drive on it.
  var isLimited: Bool { limit != nil || !daysOff.isEmpty }

  static let minutesOfDay = 1440
  /// The number of days after which a drive is given up, for example when every day is a day off.
  private static let mostDays = 400

  /// The arrival of a drive that is driven as early as the rules allow.
  package struct Arrival: Equatable, Sendable {
    package var minute: Int
    /// The minutes driven on the local day of the arrival; 0 if there is no limit.
    package var driven: Int
  }

  /// The number of the local day of a moment.
  package static func day(_ minute: Int, _ offset: Int) -> Int {
    Int((Double(minute + offset) / Double(minutesOfDay)).rounded(.down))
  }

  /// Drives as early as possible, which minimises both the arrival and the minutes driven on its day.
  ///
  /// The clock of the origin decides on the day of departure, the clock of the destination on all later days. A drive
  /// that ends on the day on which it began must also be over by the evening of the destination.
  ///
  /// - Parameters:
  ///   - offset: the minutes that the clock of the origin is ahead of UTC; `other` is that of the destination.
  ///   - driven: the minutes driven before on the day of departure.
  /// - Returns: nil if the rules never let the drive end.
  package func arrival(
    leaving minute: Int, _ offset: Int, driven: Int, drive: Int, at other: Int
  ) -> Arrival? {
    let day = DrivingRule.day(minute, offset)
    if drive == 0 { return Arrival(minute: minute, driven: driven) }
    if limit == nil, isFree(from: day, to: DrivingRule.day(minute + drive, other)) {
      return Arrival(minute: minute + drive, driven: 0)
    }
    let (most, opening, closing) = hours
    var left = drive
    if !daysOff.contains(day) {
      let start = max(minute, day * DrivingRule.minutesOfDay + opening - offset)
      let end = day * DrivingRule.minutesOfDay + closing - offset
      let today = min(most - driven, end - start)
      let whole = min(today, end - max(0, other - offset) - start)
      if left <= whole {
        let isSameDay = DrivingRule.day(start + left, other) == day
        return Arrival(minute: start + left, driven: isSameDay ? driven + left : left)
      }
      left -= max(0, left <= today ? whole : today)
    }
    let daily = min(most, closing - opening)
    for next in day + 1...day + DrivingRule.mostDays where daily > 0 && !daysOff.contains(next) {
      if left > daily {
        left -= daily
        continue
      }
      let arrival = next * DrivingRule.minutesOfDay + opening - other + left
      return Arrival(minute: max(arrival, minute + drive), driven: left)
    }
    return nil
  }

  /// The most driving on a day, and the hours in which it is allowed.
  private var hours: (most: Int, dawn: Int, dusk: Int) {
    limit.map { ($0, dawn, dusk) } ?? (DrivingRule.minutesOfDay, 0, DrivingRule.minutesOfDay)
  }

  /// The minutes that a drive takes of each local day, driven as by ``arrival(leaving:_:driven:drive:at:)``.
  func shares(leaving minute: Int, _ offset: Int, driven: Int, drive: Int, at other: Int) -> [(day: Int, minutes: Int)]
  {
    guard let arrival = arrival(leaving: minute, offset, driven: driven, drive: drive, at: other), drive > 0 else {
      return []
    }
    let last = DrivingRule.day(arrival.minute, other)
    var shares: [(day: Int, minutes: Int)] = []
    var left = drive
    var day = DrivingRule.day(minute, offset)
    while left > 0, day <= last {
      let (most, opening, closing) = hours
      let zone = shares.isEmpty && day < last ? offset : other
      let start = max(minute, day * DrivingRule.minutesOfDay + opening - zone)
      let end = day * DrivingRule.minutesOfDay + closing - zone
      let today = daysOff.contains(day) ? 0 : max(0, min(left, min(most - (shares.isEmpty ? driven : 0), end - start)))
      shares.append((day, day == last ? left : today))
      left -= day == last ? left : today
      day += 1
    }
    return shares
  }

  private func isFree(from first: Int, to last: Int) -> Bool { !daysOff.contains { $0 >= first && $0 <= last } }
}
