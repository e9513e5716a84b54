/// A date as people and programs write it, with or without a time after it: `2026-07-03`, `7/3/26`, `03.07.2026
/// 19:30`, `Fri, Jul 3`, `3 July 2026`, `20260703T190000Z`, `2026-07-03T19:00:00-05:00`.
package struct DateText: Equatable {
  package var day: RawDay
  package var time: TimeText?
  /// Whether the text goes on to another day: `Jul 4-6`.
  private(set) var isRange = false
  /// The weekday before the date, 0 for Sunday; nil for none, and for a word that is not sure to be one.
  var weekday: Int?

  package init?(_ text: String) {
    var tokens = DateTokens(text)
    weekday = tokens.weekday()
    guard let day = DateText.day(&tokens) else { return nil }
    self.day = day
    isRange = tokens.sawRange
    if tokens.rest.isEmpty { return }
    weekday = weekday ?? tokens.weekdayBehind()
    isRange = isRange || tokens.isAtRangeEnd
    tokens.skipLink()
    time = TimeText(&tokens)
    // Who writes the year first and two digits of the hour is a program, and programs have 24 hours.
    let isYearFirst = text.utf8.prefix { (48...57).contains($0) }.count >= 4
    if isYearFirst { time?.treatTwoDigitsAs24Hours() }
  }

  private init(day: RawDay, weekday: Int?) { (self.day, self.weekday) = (day, weekday) }

  /// Returns the date in a text that is nothing else, as a heading; nil for others, and for two numbers: `19.30`.
  static func alone(_ text: String) -> DateText? {
    var tokens = DateTokens(text)
    let weekday = tokens.weekday()
    guard let day = day(&tokens) else { return nil }
    let date = DateText(day: day, weekday: weekday ?? tokens.weekdayBehind())
    guard tokens.isAtEnd, !tokens.sawRange else { return nil }
    if case .unordered(_, _, year: nil) = day, date.weekday == nil { return nil }
    return date
  }

  private static func day(_ tokens: inout DateTokens) -> RawDay? {
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
      return exact(year: first.value, month: second.value, day: third.value)
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
  private static func named(month: Int, _ tokens: inout DateTokens) -> RawDay? {
    guard let day = tokens.number(), day.digits <= 2 else { return nil }
    // The word before `4 nov.` is a Tuesday: `mar. 4 nov.`
    return dated(month: tokens.month() ?? month, day: day.value, year: tokens.year())
  }

  private static func dated(month: Int, day: Int, year: Int?) -> RawDay? {
    guard let year else { return (1...31).contains(day) ? .noYear(month: month, day: day) : nil }
    return exact(year: year, month: month, day: day)
  }

  private static func exact(year: Int, month: Int, day: Int) -> RawDay? {
    CivilDate(year: year, month: month, day: day).map(RawDay.exact)
  }
}

package enum RawDay: Equatable {
  case exact(CivilDate)
  /// Two numbers whose order follows only from the rest of the column: `3/7/2026`.
  case unordered(Int, Int, year: Int?)
  case noYear(month: Int, day: Int)
}
