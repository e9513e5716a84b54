/// A date of the proleptic Gregorian calendar, years 0000 to 9999.
package struct CivilDate: Hashable, Comparable, Sendable {
  package var year: Int { Int(packed >> 9) }
  /// The month, 1…12.
  package var month: Int { Int(packed >> 5 & 0xF) }
  /// The day of the month, 1…31.
  package var day: Int { Int(packed & 0x1F) }

  /// Year, month and day in one number, so that dates compare quickly. Schedules have hundreds of thousands of dates.
  private let packed: UInt32

  /// Fails if there is no such date.
  package init?(year: Int, month: Int, day: Int) {
    guard (0...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= CivilDate.days(inMonth: month, of: year)
    else { return nil }
    self.init(unchecked: year, month, day)
  }

  private init(unchecked year: Int, _ month: Int, _ day: Int) {
    packed = UInt32(year) << 9 | UInt32(month) << 5 | UInt32(day)
  }

  /// The date of a day number, counted from 1970-01-01 and kept within the years above.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
  package init(dayNumber: Int) {
    let z = min(max(dayNumber, -719_528), 2_932_896) + 719_468
    let era = (z >= 0 ? z : z - 146_096) / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    self.init(
      unchecked: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  /// Days since 1970-01-01.
  ///
  /// Source: Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `days_from_civil`.
  package var dayNumber: Int {
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - 719_468
  }

  package func adding(days: Int) -> CivilDate { CivilDate(dayNumber: dayNumber + days) }

  /// The weekday, 0 for Sunday … 6 for Saturday.
  package var weekday: Int {
    let shifted = (dayNumber + 4) % 7
    return shifted < 0 ? shifted + 7 : shifted
  }

  /// The n-th time that a weekday comes in a month.
  ///
  /// - Parameters:
  ///   - number: From 1 for the first, or from −1 for the last; of months that have no fifth, 5 means the weekday after
  ///     the fourth, which lies in the next month.
  ///   - weekday: 0 for Sunday … 6 for Saturday.
  /// - Returns: nil for a month outside 1…12 and a year outside those of a date.
  package static func weekday(_ weekday: Int, number: Int, ofMonth month: Int, year: Int) -> CivilDate? {
    guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
    if number > 0 { return first.adding(days: (weekday - first.weekday + 7) % 7 + (number - 1) * 7) }
    let last = first.adding(days: CivilDate.days(inMonth: month, of: year) - 1)
    return last.adding(days: (number + 1) * 7 - (last.weekday - weekday + 7) % 7)
  }

  package static func < (a: CivilDate, b: CivilDate) -> Bool { a.packed < b.packed }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
    return switch month {
    case 2: isLeap ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CivilDate: WrittenInDigits {
  /// ISO 8601, `2026-07-03`.
  package func write(to writer: inout DigitWriter) {
    writer.number(year, digits: 4)
    writer.mark("-")
    writer.number(month, digits: 2)
    writer.mark("-")
    writer.number(day, digits: 2)
  }

  package init?(_ text: String) {
    guard let date = DigitScanner.scan(text, { $0.date() }) else { return nil }
    self = date
  }
}
