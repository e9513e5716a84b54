import Base

/// A rule by which an event repeats (RFC 5545, 3.3.10), as far as calendars of games use it.
package struct RecurrenceRule: Equatable {
  private enum Frequency: String { case daily = "DAILY", weekly = "WEEKLY", monthly = "MONTHLY", yearly = "YEARLY" }

  /// A weekday, and its number within a month: 0 for every one, negative from the end.
  private struct WeekdayRule: Equatable {
    let weekday: Int
    let number: Int
  }

  private let frequency: Frequency
  private let interval: Int
  private let count: Int?
  /// The last moment of a repetition: a date and the seconds of its day.
  private let until: (date: CivilDate, second: Int)?
  private let weekdays: [WeekdayRule]
  private let monthDays: [Int]
  /// The weekday on which weeks begin, 0 for Sunday.
  private let weekStart: Int

  package static func == (a: RecurrenceRule, b: RecurrenceRule) -> Bool {
    (a.frequency, a.interval, a.count, a.weekStart) == (b.frequency, b.interval, b.count, b.weekStart)
      && a.until?.date == b.until?.date && a.until?.second == b.until?.second
      && a.weekdays == b.weekdays && a.monthDays == b.monthDays
  }

  /// The largest number of repetitions, and of years between the first and the last.
  static let (mostRepetitions, mostYears) = (1000, 10)

  /// Reads `FREQ=WEEKLY;BYDAY=FR;COUNT=10`. Returns nil if any part is not supported.
  package init?(_ text: String) {
    var parts: [String: String] = [:]
    for part in text.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return nil }
      parts[String(pair[0])] = String(pair[1])
    }
    let known = ["FREQ", "INTERVAL", "COUNT", "UNTIL", "BYDAY", "BYMONTHDAY", "WKST"]
    guard parts.keys.allSatisfy(known.contains), let frequency = parts["FREQ"].flatMap(Frequency.init(rawValue:)) else {
      return nil
    }
    let days = parts["BYDAY"]?.split(separator: ",").map { RecurrenceRule.weekdayRule($0) } ?? []
    let dates = parts["BYMONTHDAY"]?.split(separator: ",").map { Int($0) } ?? []
    weekdays = days.compactMap { $0 }
    monthDays = dates.compactMap { $0 }
    guard weekdays.count == days.count, monthDays.count == dates.count else { return nil }
    let hasNumbers = weekdays.contains { $0.number != 0 }
    switch frequency {
    case .daily, .weekly: if hasNumbers || !monthDays.isEmpty { return nil }
    case .monthly: if !weekdays.isEmpty, !monthDays.isEmpty { return nil }
    case .yearly: if !weekdays.isEmpty || !monthDays.isEmpty { return nil }
    }
    self.frequency = frequency
    interval = min(max(parts["INTERVAL"].flatMap { Int($0) } ?? 1, 1), 1000)
    count = parts["COUNT"].flatMap { Int($0) }
    weekStart = parts["WKST"].flatMap { RecurrenceRule.weekdayNames.firstIndex(of: $0) } ?? 1
    if let text = parts["UNTIL"] {
      guard let date = DateText(text), case .exact(let day) = date.day else { return nil }
      until = (day, date.time?.secondOfDay ?? 86_399)
    } else {
      until = nil
    }
  }

  /// Returns the days of all repetitions including the first, in the zone of the start.
  ///
  /// - Parameters:
  ///   - secondOfDay: The time of day of each start; 0 for all-day events.
  ///   - slack: The seconds by which the clock of the start may be ahead of that of UNTIL.
  package func days(from start: CivilDate, secondOfDay: Int, slack: Int) -> [CivilDate] {
    var days = [start]
    let most = min(count ?? Self.mostRepetitions, Self.mostRepetitions)
    let last = start.adding(days: Self.mostYears * 366)
    for period in 0...Self.mostYears * 366 {
      for day in self.days(ofPeriod: period, from: start).filter({ $0 > start }).sorted() {
        if days.count >= most || day > last || isAfterEnd(day, secondOfDay, slack) { return days }
        // All days after the last possible date are equal to it.
        if day == CivilDate(dayNumber: .max) { return days }
        if day > days[days.count - 1] { days.append(day) }
      }
    }
    return days
  }

  private func isAfterEnd(_ day: CivilDate, _ second: Int, _ slack: Int) -> Bool {
    guard let until else { return false }
    return day.dayNumber * 86_400 + second - slack > until.date.dayNumber * 86_400 + until.second
  }

  private func periodStart(_ period: Int, from start: CivilDate) -> CivilDate {
    switch frequency {
    case .daily: start.adding(days: period * interval)
    case .weekly: start.adding(days: (period * 7 * interval) - (start.weekday - weekStart + 7) % 7)
    case .monthly: firstOfMonth(period * interval, from: start)
    case .yearly:
      CivilDate(year: start.year + period * interval, month: start.month, day: 1) ?? CivilDate(dayNumber: .max)
    }
  }

  private func days(ofPeriod period: Int, from start: CivilDate) -> [CivilDate] {
    let first = periodStart(period, from: start)
    switch frequency {
    case .daily: return weekdays.isEmpty || weekdays.contains { $0.weekday == first.weekday } ? [first] : []
    case .weekly:
      let wanted = weekdays.isEmpty ? [start.weekday] : weekdays.map(\.weekday)
      return wanted.map { first.adding(days: ($0 - weekStart + 7) % 7) }
    case .monthly:
      if !weekdays.isEmpty { return weekdays.flatMap { RecurrenceRule.days(of: $0, in: first) } }
      return (monthDays.isEmpty ? [start.day] : monthDays).compactMap { RecurrenceRule.day($0, in: first) }
    case .yearly: return CivilDate(year: first.year, month: start.month, day: start.day).map { [$0] } ?? []
    }
  }

  private func firstOfMonth(_ months: Int, from start: CivilDate) -> CivilDate {
    let month = start.month - 1 + months
    return CivilDate(year: start.year + month / 12, month: month % 12 + 1, day: 1) ?? CivilDate(dayNumber: .max)
  }

  private static func days(of rule: WeekdayRule, in first: CivilDate) -> [CivilDate] {
    let numbers = rule.number == 0 ? [1, 2, 3, 4, 5] : [rule.number]
    return numbers.compactMap { number in
      CivilDate.weekday(rule.weekday, number: number, ofMonth: first.month, year: first.year)
    }.filter { $0.month == first.month }
  }

  /// Returns a day of a month by its number, counted from the end if negative.
  private static func day(_ number: Int, in first: CivilDate) -> CivilDate? {
    if number > 0 { return CivilDate(year: first.year, month: first.month, day: number) }
    let next = first.adding(days: 31)
    let day = CivilDate(year: next.year, month: next.month, day: 1)?.adding(days: number)
    return day.flatMap { $0.month == first.month ? $0 : nil }
  }

  private static func weekdayRule(_ text: Substring) -> WeekdayRule? {
    guard let weekday = weekdayNames.firstIndex(of: String(text.suffix(2))) else { return nil }
    let number = text.dropLast(2)
    guard let parsed = number.isEmpty ? 0 : Int(number), (-5...5).contains(parsed) else { return nil }
    return WeekdayRule(weekday: weekday, number: parsed)
  }

  private static let weekdayNames = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
}
