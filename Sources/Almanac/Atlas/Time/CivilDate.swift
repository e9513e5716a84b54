/// A date of the proleptic Gregorian calendar, years 0000 to 9999.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year, 0…9999.
  public let year: Int
  /// The month, 1…12.
  public let month: Int
  /// The day of the month, 1…31.
  public let day: Int

  /// Fails if the date does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.days(inMonth: month, of: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  // Source of both conversions: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms". Years begin with March.
  // They and the days are counted from one era of 400 years earlier, so that no number is negative.

  /// The date of a day number, counted from 1970-01-01 and kept within the years above.
  public init(dayNumber: Int) {
    let (era, day) = (min(max(dayNumber, -719_528), 2_932_896) + 865_565).quotientAndRemainder(dividingBy: 146_097)
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    self.day = dayOfYear - (153 * month + 2) / 5 + 1
    self.month = month < 10 ? month + 3 : month - 9
    self.year = year + 400 * (era - 1) + (month < 10 ? 0 : 1)
  }

  /// Days since 1970-01-01.
  public var dayNumber: Int {
    let year = year + (month > 2 ? 400 : 399)
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 865_565
  }

  /// The date some days later, kept within the years above.
  public func adding(days: Int) -> CivilDate {
    let (sum, isBeyond) = dayNumber.addingReportingOverflow(days)
    return CivilDate(dayNumber: isBeyond ? days : sum)
  }

  /// The weekday, 0 for Sunday … 6 for Saturday.
  public var weekday: Int {
    let shifted = (dayNumber + 4) % 7
    return shifted < 0 ? shifted + 7 : shifted
  }

  /// The n-th time that a weekday comes in a month, from 1 for the first, or from −1 for the last; the fifth of a month
  /// with four is in the next month. Nil for a month outside 1…12 and a year outside those of a date.
  package static func weekday(_ weekday: Int, number: Int, ofMonth month: Int, year: Int) -> CivilDate? {
    guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
    if number > 0 { return first.adding(days: (weekday - first.weekday + 7) % 7 + (number - 1) * 7) }
    let last = first.adding(days: CivilDate.days(inMonth: month, of: year) - 1)
    return last.adding(days: (number + 1) * 7 - (last.weekday - weekday + 7) % 7)
  }

  /// Whether a date is earlier than another.
  public static func < (a: CivilDate, b: CivilDate) -> Bool {
    (a.year, a.month, a.day) < (b.year, b.month, b.day)
  }

  package static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDate: CustomStringConvertible {
  /// ISO 8601, `2026-07-03`.
  public var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))" }

  /// Reads `2026-07-03`; nil for any other text.
  public init?(_ text: String) {
    guard let date = DigitScanner.scan(text, { $0.date() }) else { return nil }
    self = date
  }
}
