/// A zone as a rule for all years: one offset, or standard and daylight time changing on two days of each year.
///
/// The TZ string of POSIX (XBD chapter 8.3) with the extensions of RFC 8536 section 3.3.1: names in `<>`, and
/// times of change from −167 to 167 hours. `CST6CDT,M3.2.0,M11.1.0`, `<+03>-3`.
package struct PosixZone: Equatable, Sendable {
  private let standard: ZoneRules.Period
  private let daylight: Daylight?

  private struct Daylight: Equatable, Sendable {
    let period: ZoneRules.Period
    let start: Change
    let end: Change
  }

  fileprivate struct Change: Equatable, Sendable {
    let day: Day
    /// Seconds after midnight of that day, which may be before it or some days on.
    let second: Int
  }

  fileprivate enum Day: Equatable, Sendable {
    /// A day of the year 1…365, February 29 not counted: `Jn`.
    case julian(Int)
    /// A day of the year 0…365, February 29 counted: `n`.
    case ordinal(Int)
    /// A weekday, 0 for Sunday, of week 1…5 of a month, 5 for the last: `Mm.w.d`.
    case weekday(Int, week: Int, month: Int)
  }

  /// Fails if the text is not a TZ string, or names daylight time without saying when it holds.
  package init?(_ text: String) {
    self.init(Array(text.utf8)[...])
  }

  init?(_ bytes: ArraySlice<UInt8>) {
    var scanner = DigitScanner(rest: bytes)
    guard let name = scanner.periodName(), let west = scanner.west() else { return nil }
    standard = ZoneRules.Period(offsetSeconds: -west, abbreviation: name)
    if scanner.rest.isEmpty {
      daylight = nil
    } else {
      guard let daylight = PosixZone.daylight(&scanner, standardOffset: -west), scanner.rest.isEmpty else { return nil }
      self.daylight = daylight
    }
  }

  private static func daylight(_ scanner: inout DigitScanner, standardOffset: Int) -> Daylight? {
    guard let name = scanner.periodName() else { return nil }
    var offset = standardOffset + 3600
    if !scanner.skip(",") {
      guard let west = scanner.west(), scanner.skip(",") else { return nil }
      offset = -west
    }
    guard abs(offset) < 86_400, let start = scanner.change(), scanner.skip(","), let end = scanner.change() else {
      return nil
    }
    let period = ZoneRules.Period(offsetSeconds: offset, abbreviation: name)
    return Daylight(period: period, start: start, end: end)
  }

  package func period(at unixSeconds: Int64) -> ZoneRules.Period {
    guard let daylight else { return standard }
    let year = CivilDate(dayNumber: Int(unixSeconds.flooredDivision(by: 86_400).quotient)).year
    // A change may fall into a neighboring year of UTC.
    let years = (year - 1)...(year + 1)
    let starts = years.compactMap { daylight.start.moment(in: $0, offset: standard.offsetSeconds) }
    let ends = years.compactMap { daylight.end.moment(in: $0, offset: daylight.period.offsetSeconds) }
    guard let start = starts.last(where: { $0 <= unixSeconds }) else { return standard }
    guard let end = ends.last(where: { $0 <= unixSeconds }) else { return daylight.period }
    // Daylight time all year ends when it starts again.
    return start >= end ? daylight.period : standard
  }

  /// The name of a period: letters, digits and signs, at least three (RFC 8536 section 3.2).
  static func abbreviation(_ bytes: ArraySlice<UInt8>) -> String? {
    guard bytes.count >= 3, bytes.allSatisfy({ isLetter($0) || isDigit($0) || isSign($0) }) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") }
}

extension PosixZone.Change {
  /// Seconds since 1970-01-01T00:00:00Z, where the local clock is at `offset`; nil outside the years of a date.
  fileprivate func moment(in year: Int, offset: Int) -> Int64? {
    day.dayNumber(in: year).map { Int64($0) * 86_400 + Int64(second - offset) }
  }
}

extension PosixZone.Day {
  fileprivate func dayNumber(in year: Int) -> Int? {
    guard let newYear = CivilDate(year: year, month: 1, day: 1)?.dayNumber else { return nil }
    switch self {
    case .julian(let day):
      let isLeap = CivilDate(year: year, month: 2, day: 29) != nil
      return newYear + day - (isLeap && day >= 60 ? 0 : 1)
    case .ordinal(let day):
      return newYear + day
    case .weekday(let weekday, let week, let month):
      return CivilDate.weekday(weekday, number: week == 5 ? -1 : week, ofMonth: month, year: year)?.dayNumber
    }
  }
}

extension DigitScanner {
  /// Reads the name of a period: `CST`, or `<+0330>`.
  fileprivate mutating func periodName() -> String? {
    if skip("<") {
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return PosixZone.abbreviation(rest[..<end])
    }
    let letters = rest.prefix(while: isLetter)
    rest = rest[letters.endIndex...]
    return PosixZone.abbreviation(letters)
  }

  /// Seconds west of UTC, less than a day either way.
  fileprivate mutating func west() -> Int? { time(hours: 23) }

  /// Reads the moment of a change: `M3.2.0`, `J60/1:30` or `59/-1`; without a time it is two o'clock.
  fileprivate mutating func change() -> PosixZone.Change? {
    guard let day = day() else { return nil }
    guard skip("/") else { return PosixZone.Change(day: day, second: 7200) }
    return time(hours: 167).map { PosixZone.Change(day: day, second: $0) }
  }

  private mutating func day() -> PosixZone.Day? {
    if skip("J") { return number(in: 1...365).map(PosixZone.Day.julian) }
    guard skip("M") else { return number(in: 0...365).map(PosixZone.Day.ordinal) }
    guard let month = number(in: 1...12), skip("."), let week = number(in: 1...5), skip("."),
      let weekday = number(in: 0...6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }

  /// Reads hours, and minutes and seconds if they are given, as seconds: `-1:30:00`.
  private mutating func time(hours limit: Int) -> Int? {
    let sign = skip("-") ? -1 : 1
    if sign == 1 { _ = skip("+") }
    guard let hours = number(in: 0...limit) else { return nil }
    var seconds = hours * 3600
    for unit in [60, 1] where skip(":") {
      guard let value = number(in: 0...59) else { return nil }
      seconds += value * unit
    }
    return sign * seconds
  }

  private mutating func number(in range: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(while: isDigit)
    guard (1...3).contains(digits.count) else { return nil }
    rest = rest[digits.endIndex...]
    let value = digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    return range.contains(value) ? value : nil
  }
}
