import Base

/// A date as people and programs write it, with or without a time after it: `2026-07-03`, `7/3/26`, `03.07.2026
/// 19:30`, `Fri, Jul 3`, `3 July 2026`, `20260703T190000Z`, `2026-07-03T19:00:00-05:00`.
package struct DateText: Equatable {
  package enum Day: Equatable {
    case exact(CivilDate)
    /// Two numbers whose order follows only from the rest of the column: `3/7/2026`.
    case unordered(Int, Int, year: Int?)
    /// A date without a year: `Jul 3`.
    case noYear(month: Int, day: Int)
  }

  package var day: Day
  package var time: TimeText?
  /// Whether the text goes on to another day: `Jul 4-6`.
  private(set) var isRange = false
  /// The weekday before the date, 0 for Sunday; nil for none, and for a word that is not sure to be one.
  var weekday: Int?

  /// Reads a text; nil if it is no date, or one that does not exist.
  package init?(_ text: String) { self.init(text, isDayBeforeMonth: false) }

  /// - Parameter isDayBeforeMonth: Whether dates that begin with the year have the day next: `2026-13-07`.
  init?(_ text: String, isDayBeforeMonth: Bool) {
    var tokens = DateTokens(text)
    weekday = tokens.weekday()
    guard let day = DateText.day(&tokens, isDayBeforeMonth) else { return nil }
    self.day = day
    isRange = tokens.sawRange
    if tokens.rest.isEmpty { return }
    weekday = weekday ?? tokens.weekdayBehind()
    isRange = isRange || tokens.isAtRangeEnd
    tokens.skipLink()
    time = TimeText(&tokens)
    // Who writes the year first and two digits of the hour is a program, and programs have 24 hours.
    let isYearFirst = text.utf8.prefix { (48...57).contains($0) }.count >= 4
    if isYearFirst { time?.takeTwoDigitsAs24Hours() }
  }

  init(day: Day, weekday: Int? = nil, time: TimeText? = nil) {
    (self.day, self.weekday, self.time) = (day, weekday, time)
  }

  /// Returns the date in a text that is nothing else, as in a heading; nil for others, and for two bare numbers: `19.30`.
  static func alone(_ text: String) -> DateText? {
    var tokens = DateTokens(text)
    let weekday = tokens.weekday()
    guard let day = day(&tokens, false) else { return nil }
    let date = DateText(day: day, weekday: weekday ?? tokens.weekdayBehind())
    guard tokens.isAtEnd, !tokens.sawRange else { return nil }
    if case .unordered(_, _, year: nil) = day, date.weekday == nil { return nil }
    return date
  }

  private static func day(_ tokens: inout DateTokens, _ isDayBeforeMonth: Bool) -> Day? {
    if let month = tokens.month() { return named(month: month, &tokens) }
    guard let first = tokens.number(), first.digits > 2 || !tokens.isAtClock else { return nil }
    if first.digits == 8 {
      return exact(year: first.value / 10_000, month: first.value / 100 % 100, day: first.value % 100)
    }
    if let month = tokens.month() {
      // `2026 July 3`.
      if first.digits == 4 {
        return tokens.number().flatMap { $0.digits <= 2 ? exact(year: first.value, month: month, day: $0.value) : nil }
      }
      tokens.skipOf()
      return dated(month: month, day: first.value, year: tokens.year())
    }
    guard let second = tokens.number(), second.digits <= 2 else { return nil }
    if first.digits == 4 {
      guard let third = tokens.number(), third.digits <= 2 else { return nil }
      let (month, day) = isDayBeforeMonth ? (third.value, second.value) : (second.value, third.value)
      return exact(year: first.value, month: month, day: day)
    }
    guard first.digits <= 2 else { return nil }
    if tokens.hasMonthSign { return dated(month: first.value, day: second.value, year: nil) }
    // `4-6 July`.
    if let month = tokens.month() {
      tokens.sawRange = true
      return dated(month: month, day: first.value, year: tokens.year())
    }
    return .unordered(first.value, second.value, year: tokens.year())
  }

  /// Reads the rest of `July 3, 2026`.
  private static func named(month: Int, _ tokens: inout DateTokens) -> Day? {
    guard let day = tokens.number(), day.digits <= 2 else { return nil }
    // The word before `4 nov.` is a Tuesday: `mar. 4 nov.`
    return dated(month: tokens.month() ?? month, day: day.value, year: tokens.year())
  }

  private static func dated(month: Int, day: Int, year: Int?) -> Day? {
    guard let year else { return (1...31).contains(day) ? .noYear(month: month, day: day) : nil }
    return exact(year: year, month: month, day: day)
  }

  private static func exact(year: Int, month: Int, day: Int) -> Day? {
    CivilDate(year: year, month: month, day: day).map(Day.exact)
  }
}

/// A day of a month that is written elsewhere: `3`, `Fri 3`, `4th`.
struct DayNumber {
  let day: Int
  let weekday: Int?

  init?(_ text: String) {
    var tokens = DateTokens(text)
    let weekday = tokens.weekday()
    guard let number = tokens.number(), number.digits <= 2, (1...31).contains(number.value) else { return nil }
    (day, self.weekday) = (number.value, weekday ?? tokens.weekdayBehind())
    guard tokens.isAtEnd else { return nil }
  }
}

/// A month as a heading has it: `July`, `JULY 2026`.
struct MonthHeading {
  let month: Int
  let year: Int?

  init?(_ text: String) {
    var tokens = DateTokens(text)
    guard let month = tokens.word().flatMap(DateWords.wholeMonth) else { return nil }
    tokens.skipOf()
    let number = tokens.number()
    guard tokens.isAtEnd, number?.digits ?? 4 == 4 else { return nil }
    (self.month, year) = (month, number?.value)
  }
}

/// A time of day as people and programs write it: `7:05 PM`, `19:05`, `7pm ET`, `19h30`, `19:05:00Z`.
package struct TimeText: Equatable {
  /// The clock that the writing of a time tells.
  enum Clock: Equatable {
    /// AM or PM.
    case halves
    /// An hour beyond 12, midnight as 0, or an hour without a colon after it: `1905`, `19h05`.
    case hours24
    /// An hour from 1 to 9 as one digit, from 1 to 9 as two digits, and from 10 to 12, of either clock.
    case shortHour, paddedHour, longHour
  }

  /// The seconds since midnight, 0…86 399.
  package var secondOfDay: Int
  package var zone: WrittenStart.Zone
  private(set) var clock: Clock
  /// The second of the day of another time that follows, unless it is the same moment by another clock: `1:05 / 7:05 PM`.
  private(set) var second: Int?

  package init?(_ text: String) {
    var tokens = DateTokens(text)
    self.init(&tokens)
  }

  /// A time of a clock of 24 hours without a zone.
  init(secondOfDay: Int) {
    (self.secondOfDay, zone, clock) = (secondOfDay, .floating, .hours24)
  }

  init?(_ tokens: inout DateTokens) {
    guard let first = tokens.number() else {
      guard tokens.takeNoon() else { return nil }
      (secondOfDay, clock, zone) = (12 * 3600, .halves, tokens.zone())
      return
    }
    let hasColon = tokens.isAtColon
    var (hour, minute, second) = (first.value, 0, 0)
    clock = first.digits == 1 ? .shortHour : .longHour
    if first.digits > 1, hour < 10 { clock = .paddedHour }
    if !hasColon || tokens.isAtHourLetter { clock = .hours24 }
    if hasColon, let next = tokens.number() {
      minute = next.value
      if tokens.isAtColon, let third = tokens.number() { second = third.value }
    } else if first.digits > 2 {
      // Split `1905`, or `190500` with seconds.
      let minutes = first.digits > 4 ? first.value / 100 : first.value
      (hour, minute, second) = (minutes / 100, minutes % 100, first.digits > 4 ? first.value % 100 : 0)
    }
    let isBare = tokens.rest.isEmpty
    if !isBare { tokens.skipFraction() }
    let half = isBare ? nil : tokens.halfOfDay()
    let next = isBare || tokens.isAtEnd ? nil : tokens.secondTime()
    let isSame = next.map { TimeText.isSameMoment(hour * 60 + minute, $0.hour * 60 + $0.minute, $0.zone) } ?? false
    // American television writes `8:05/7:05c` for the clocks of New York and Chicago.
    let isTelevised = isSame && next?.zone == .named("c")
    if isSame, !isTelevised, let next, let half = next.half, next.zone != .floating, (1...12).contains(next.hour) {
      (hour, minute, second) = (next.hour % 12 + (half == .afternoon ? 12 : 0), next.minute, 0)
      clock = .halves
    } else if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == .afternoon ? 12 : 0)
      clock = .halves
    } else if (1...12).contains(hour), minute < 60, let next, let half = next.half, (1...12).contains(next.hour) {
      let end = next.hour % 12 * 60 + next.minute + (half == .afternoon ? 720 : 0)
      hour = TimeText.hour(before: end, hour % 12 * 60 + minute)
      clock = .halves
    } else if isTelevised, (1...12).contains(hour) {
      (hour, clock) = (hour % 12 + 12, .halves)
    } else if !isBare, (1...12).contains(hour), let end = tokens.spanEnd() {
      // `11:00-1:30 PM` begins in the morning.
      hour = hour % 12 + (hour % 12 + 12 <= end || hour % 12 > end ? 12 : 0)
      clock = .halves
    } else {
      let hasUnit = !isBare && tokens.takeClockWord()
      guard hasColon || first.digits >= 4 || hasUnit && first.digits <= 2 else { return nil }
      if !isBare, hasColon, second == 0 { tokens.skipSpanEnd(after: hour * 60 + minute) }
    }
    guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else { return nil }
    if clock != .halves, hour == 0 || hour > 12 { clock = .hours24 }
    secondOfDay = hour * 3600 + minute * 60 + min(second, 59)
    zone = .floating
    if isBare { return }
    zone = isTelevised ? .named("ET") : next.map { isSame && $0.half != nil ? $0.zone : .floating } ?? tokens.zone()
    guard let next, !isSame || next.zone == .floating else { return }
    let isEvening = next.half == .afternoon || next.half == nil && clock == .halves && hour > 11
    self.second = ((isEvening && next.hour <= 12 ? next.hour % 12 + 12 : next.hour) * 60 + next.minute) * 60
  }

  /// Whether two times of a day may be the same moment by the clocks of two American zones: the first further east, or
  /// without a zone beside one that has one.
  private static func isSameMoment(_ minute: Int, _ other: Int, _ zone: WrittenStart.Zone) -> Bool {
    let ahead = (minute - other + 1440) % 720
    return [60, 120, 180].contains(ahead) || zone != .floating && [540, 600, 660].contains(ahead)
  }

  /// Returns the hour, 0…23, of a time that says neither AM nor PM before one that does: an earlier one of the same half
  /// of the day if there is one, and one at most three hours later as the same moment by another clock.
  private static func hour(before end: Int, _ minute: Int) -> Int {
    if isSameMoment(minute, end, .floating) { return (end + (minute - end + 1440) % 720) % 1440 / 60 }
    return minute / 60 + (minute + 720 <= end || minute > end ? 12 : 0)
  }

  fileprivate mutating func takeTwoDigitsAs24Hours() {
    if clock == .paddedHour || clock == .longHour { clock = .hours24 }
  }
}
