/// A date and time of day with its offset from UTC, as published: an instant and how it was written.
public struct OffsetDateTime: Hashable, Sendable {
  /// The local date.
  public var date: CivilDate
  /// Seconds since local midnight, 0…86 399.
  public let secondOfDay: Int
  /// Seconds east of UTC, less than a day either way.
  public let offsetSeconds: Int

  /// Makes a time of a local date and seconds within the ranges of the properties.
  public init(date: CivilDate, secondOfDay: Int, offsetSeconds: Int) {
    self.date = date
    self.secondOfDay = secondOfDay
    self.offsetSeconds = offsetSeconds
  }

  /// The local reading, at an offset, of a moment in seconds since 1970-01-01T00:00:00Z.
  public init(unixSeconds: Int64, offsetSeconds: Int) {
    let (day, second) = (unixSeconds + Int64(offsetSeconds)).flooredDivision(by: 86_400)
    self.init(date: CivilDate(dayNumber: Int(day)), secondOfDay: Int(second), offsetSeconds: offsetSeconds)
  }

  /// Seconds since 1970-01-01T00:00:00Z.
  public var unixSeconds: Int64 { Int64(date.dayNumber) * 86_400 + Int64(secondOfDay - offsetSeconds) }

  /// The moment some seconds later, at the same offset.
  public func adding(seconds: Int64) -> OffsetDateTime {
    OffsetDateTime(unixSeconds: unixSeconds + seconds, offsetSeconds: offsetSeconds)
  }

  /// The time of day, to the minute.
  public var clockTime: ClockTime { ClockTime(minutesSinceMidnight: secondOfDay / 60) }

  /// The date and time without the offset: `2026-07-03T13:20:00`.
  var local: String { "\(date)T\(clockTime):\((secondOfDay % 60).padded(to: 2))" }
}

extension ClockTime {
  fileprivate init(minutesSinceMidnight minutes: Int) { self.minutes = minutes }
}

extension OffsetDateTime: CustomStringConvertible {
  /// RFC 3339 to the second, `2026-07-03T13:20:00-05:00`.
  public var description: String {
    let minutes = abs(offsetSeconds) / 60
    let sign = offsetSeconds < 0 ? "-" : "+"
    return "\(local)\(sign)\((minutes / 60).padded(to: 2)):\((minutes % 60).padded(to: 2))"
  }

  /// Reads RFC 3339; seconds may be absent, fractions are dropped.
  public init?(_ text: String) {
    guard let (dateTime, _) = DigitScanner.scan(text, OffsetDateTime.parse) else { return nil }
    self = dateTime
  }

  /// RFC 3339 section 5.6, with the seconds optional; the second value is the fraction in microseconds.
  static func parse(_ scanner: inout DigitScanner) -> (OffsetDateTime, microseconds: Int64)? {
    guard let date = scanner.date(), scanner.skip("T") || scanner.skip("t") || scanner.skip(" "),
      let hour = scanner.number(digits: 2), hour < 24, scanner.skip(":"),
      let minute = scanner.number(digits: 2), minute < 60
    else { return nil }
    var second = 0
    var fraction: Int64 = 0
    if scanner.skip(":") {
      guard let value = scanner.number(digits: 2), value <= 60 else { return nil }
      second = min(value, 59)
      if scanner.skip(".") {
        guard let value = scanner.fraction() else { return nil }
        fraction = value
      }
    }
    guard let offset = scanner.offset() else { return nil }
    let secondOfDay = hour * 3600 + minute * 60 + second
    return (OffsetDateTime(date: date, secondOfDay: secondOfDay, offsetSeconds: offset), fraction)
  }
}
