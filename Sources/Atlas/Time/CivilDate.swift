/// A date of the proleptic Gregorian calendar, years 0000 to 9999.
public struct CivilDate: Hashable, Comparable, Sendable {
  /// The year, 0…9999.
  public var year: Int { Int(packed >> 9) }
  /// The month, 1…12.
  public var month: Int { Int(packed >> 5 & 0xF) }
  /// The day of the month, 1…31.
  public var day: Int { Int(packed & 0x1F) }

  /// Year, month and day in one number, so that dates compare quickly. Schedules have hundreds of thousands of dates.
  private let packed: UInt32

  /// Fails if the date does not exist.
  public init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.days(inMonth: month, of: year)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    packed = UInt32(year) << 9 | UInt32(month) << 5 | UInt32(day)
  }

  // Source of both conversions: Cassio Neri and Lorenz Schneider, "Euclidean affine functions and their application to
  // calendar algorithms", Software: Practice and Experience 53 (2023). Years begin with March, and they and the days
  // are counted from one era of 400 years earlier, so that no number is negative.

  /// The date of a day number, counted from 1970-01-01 and kept within the years above.
  public init(dayNumber: Int) {
    let days = UInt32(min(max(dayNumber, -719_528), 2_932_896) + 865_565)
    let (century, quarterDays) = (4 * days + 3).quotientAndRemainder(dividingBy: 146_097)
    let product = 2_939_745 * UInt64(quarterDays | 3)
    let dayOfYear = UInt32(truncatingIfNeeded: product) / (4 * 2_939_745)
    let scaled = 2141 * dayOfYear + 197_913
    let isAfterDecember = dayOfYear >= 306
    let year = 100 * century + UInt32(truncatingIfNeeded: product >> 32) - (isAfterDecember ? 399 : 400)
    let month = scaled >> 16 - (isAfterDecember ? 12 : 0)
    self.init(unchecked: Int(year), Int(month), Int((scaled & 0xFFFF) / 2141 + 1))
  }

  /// Days since 1970-01-01.
  public var dayNumber: Int {
    let isAfterDecember = month <= 2
    let year = year + (isAfterDecember ? 399 : 400)
    let month = isAfterDecember ? month + 12 : month
    let century = year / 100
    return 1461 * year / 4 - century + century / 4 + (979 * month - 2919) / 32 + day - 865_566
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
  public static func < (a: CivilDate, b: CivilDate) -> Bool { a.packed < b.packed }

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
