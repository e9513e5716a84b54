/// The three settings of the timeline, which planning shares: how early one arrives before a game, and when and how long
/// one drives.
public struct TravelRules: Equatable, Sendable {
  /// The minutes between arriving and the start of a game, 0…1440.
  public var buffer: Int
  /// The hours of the day in which one drives, in minutes since midnight; the first is less than the last.
  public var hours: ClosedRange<Int>
  /// The most driving on a local day, in minutes; nil for no limit except the hours.
  public var limit: Int?
  /// The dates without driving, as numbers of `CivilDate`.
  package internal(set) var daysOff: [Int] = []

  /// Makes rules, in minutes; without arguments the standard ones.
  public init(buffer: Int = 45, hours: ClosedRange<Int> = 7 * 60...23 * 60, limit: Int? = 10 * 60) {
    (self.buffer, self.hours, self.limit) = (buffer, hours, limit)
  }

  /// The rules without a setting of the user: 45 minutes, 07:00 to 23:00, ten hours a day.
  public static let standard = TravelRules()
}

/// The minutes before the start of a game at which one wants to arrive, 0…1440: `45`, `45m`, `1h`.
package struct ArrivalBuffer: Equatable, Sendable {
  package let minutes: Int

  package init(minutes: Int) { self.minutes = minutes }

  package init?(_ text: String) {
    let number = text.hasSuffix("m") ? text.dropLast() : text[...]
    let isPlain = number.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard let minutes = isPlain ? Int(number) : TypedDuration(text)?.minutes, minutes <= 1440 else { return nil }
    self.minutes = minutes
  }
}

/// The hours of the day in which one drives, in minutes since midnight: `07:00-23:00`, at most until `24:00`.
package struct DrivingHours: Equatable, Sendable {
  package let minutes: ClosedRange<Int>

  package init(minutes: ClosedRange<Int>) { self.minutes = minutes }

  package init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let first = ClockTime(parts[0])?.minutes,
      let last = parts[1] == "24:00" ? 1440 : ClockTime(parts[1])?.minutes, first < last
    else { return nil }
    minutes = first...last
  }
}

extension DrivingHours: CustomStringConvertible {
  package var description: String {
    [minutes.lowerBound, minutes.upperBound].map { minutes in
      ClockTime(hour: minutes / 60, minute: minutes % 60)?.description ?? "24:00"
    }
    .joined(separator: "-")
  }
}

/// The most driving on a day: a number of hours or a duration, at most a day, or no limit: `10h`, `7.5`, `off`.
package struct DrivingLimit: Equatable, Sendable {
  /// 1…1440; nil for no limit.
  package let minutes: Int?

  package init(minutes: Int?) { self.minutes = minutes }

  package init?(_ text: String) {
    if text == "off" {
      minutes = nil
      return
    }
    let hours = Double(text).flatMap { $0.isFinite && abs($0) <= 24 ? Int($0 * 60) : nil }
    guard let found = hours ?? TypedDuration(text)?.minutes, (1...1440).contains(found) else { return nil }
    minutes = found
  }
}

extension TravelRules {
  /// The rules for a trip that has rules of its own, which replace those of the settings.
  package func kept(to plan: ScheduleLink?) -> TravelRules {
    var rules = self
    rules.buffer = plan?.buffer ?? buffer
    rules.limit = plan?.maxDriving.map { min($0, 1440) } ?? limit
    rules.hours = plan?.drivingHours.flatMap(DrivingHours.init)?.minutes ?? hours
    rules.daysOff = plan?.daysOff?.compactMap { CivilDate($0)?.dayNumber } ?? []
    return rules
  }

  /// The rules on a line: the most driving on a day, the hours for driving, and the minutes before a game: `10h 07:00-23:00 45m`.
  package var typed: String {
    let driving = limit.flatMap { $0 < DrivingRule.minutesOfDay ? $0 : nil }
    let words = driving.map { "\($0 / 60)h" + ($0 % 60 == 0 ? "" : ($0 % 60).padded(to: 2)) } ?? "off"
    return "\(words) \(DrivingHours(minutes: hours)) \(buffer)m"
  }

  package init?(typed text: String) {
    let parts = text.split(whereSeparator: { $0 == " " || $0 == "," }).map { $0.lowercased() }
    guard parts.count == 3, let limit = DrivingLimit(parts[0]), let hours = DrivingHours(parts[1]),
      let buffer = ArrivalBuffer(parts[2])
    else { return nil }
    self.init(buffer: buffer.minutes, hours: hours.minutes, limit: limit.minutes)
  }

  /// The rule for drives whose times and lengths are in minutes, and in seconds.
  package var inMinutes: DrivingRule { rule(unitsOfMinute: 1) }
  var inSeconds: DrivingRule { rule(unitsOfMinute: 60) }

  private func rule(unitsOfMinute units: Int) -> DrivingRule {
    DrivingRule(
      buffer: buffer * units, limit: limit.map { $0 * units }, dawn: hours.lowerBound * units,
      dusk: hours.upperBound * units, daysOff: daysOff, unitsOfDay: DrivingRule.minutesOfDay * units)
  }
}

extension Trip {
  mutating func setRules(_ rules: TravelRules?, now: Timestamp) {
    var link = schedule ?? ScheduleLink()
    link.buffer = rules?.buffer
    link.maxDriving = rules.map { $0.limit ?? DrivingRule.minutesOfDay }
    link.drivingHours = rules.map { DrivingHours(minutes: $0.hours).description }
    if rules == nil { link.daysOff = nil }
    if link == schedule ?? ScheduleLink() { return }
    schedule = link
    touch(now)
  }
}
