/// A rule by which an event repeats on days (RFC 5545 section 3.3.10).
///
/// Times are seconds of the local clock since 1970-01-01T00:00, so that a series keeps its time of day when clocks change.
package struct RecurrenceRule: Equatable, Sendable {
  /// The periods, by the most seconds that one lasts.
  private enum Frequency: Int64, Comparable {
    case daily = 86_400
    case weekly = 604_800
    case monthly = 2_678_400
    case yearly = 31_622_400

    static let names: [String: Frequency] = [
      "DAILY": .daily, "WEEKLY": .weekly, "MONTHLY": .monthly, "YEARLY": .yearly,
    ]

    static func < (a: Frequency, b: Frequency) -> Bool { a.rawValue < b.rawValue }
  }

  /// A weekday, 0 for Sunday, and its number within a month or year: 0 for every one, negative from the end.
  private struct WeekdayRule: Hashable, Sendable {
    let weekday: Int
    let number: Int
  }

  private let frequency: Frequency
  private let interval: Int64
  private let count: Int?
  /// The most seconds between the beginnings of two periods of the rule.
  var longestPeriod: Int64 { frequency.rawValue * interval }
  package let until: RawTime?
  private let weekStart: Int
  private let weekdays: [WeekdayRule]
  private let numbers: [Part: [Int]]

  private enum Part: String, CaseIterable {
    case seconds = "BYSECOND"
    case minutes = "BYMINUTE"
    case hours = "BYHOUR"
    case monthDays = "BYMONTHDAY"
    case yearDays = "BYYEARDAY"
    case weeks = "BYWEEKNO"
    case months = "BYMONTH"
    case positions = "BYSETPOS"

    /// The bounds of the numbers. Those that count from the end are negative, and 0 counts nothing.
    private var bounds: ClosedRange<Int> {
      switch self {
      case .seconds: 0...60
      case .minutes: 0...59
      case .hours: 0...23
      case .months: 1...12
      case .monthDays: -31...31
      case .weeks: -53...53
      case .yearDays, .positions: -366...366
      }
    }

    func number(_ text: Substring) -> Int? {
      Int(text, in: bounds).flatMap { $0 == 0 && bounds.lowerBound < 0 ? nil : $0 }
    }
  }

  /// Reads `FREQ=WEEKLY;BYDAY=FR;COUNT=10`. Returns nil if any part is unknown or out of bounds.
  package init?(_ text: String) {
    var parts: [String: String] = [:]
    for part in text.uppercased().filter({ $0 != " " }).split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2, parts.updateValue(pair[1], forKey: pair[0]) == nil else { return nil }
    }
    guard let frequency = parts.removeValue(forKey: "FREQ").flatMap({ Frequency.names[$0] }) else { return nil }
    var numbers: [Part: [Int]] = [:]
    for part in Part.allCases {
      guard let list = parts.removeValue(forKey: part.rawValue)?.split(separator: ",") else { continue }
      let read = list.compactMap(part.number)
      if read.count != list.count { return nil }
      numbers[part] = Set(read).sorted()
    }
    let days = parts.removeValue(forKey: "BYDAY")?.split(separator: ",") ?? []
    let rules = days.compactMap(Self.weekdayRule)
    weekdays = Set(rules).map(\.self)
    guard rules.count == days.count,
      let interval = Int(bounded: parts.removeValue(forKey: "INTERVAL") ?? "1"), interval > 0,
      let weekStart = Self.weekdayNames.firstIndex(of: parts.removeValue(forKey: "WKST") ?? "MO")
    else { return nil }
    let (count, until) = (parts.removeValue(forKey: "COUNT"), parts.removeValue(forKey: "UNTIL"))
    self.count = count.flatMap { Int(bounded: $0) }
    self.until = until.flatMap { RawTime(calendar: $0) }
    guard (count == nil) == (self.count == nil), (until == nil) == (self.until == nil), parts.isEmpty else {
      return nil
    }
    (self.frequency, self.interval, self.weekStart) = (frequency, Int64(min(interval, 10_000_000)), weekStart)
    self.numbers = numbers
  }

  private static func weekdayRule(_ text: Substring) -> WeekdayRule? {
    guard let weekday = weekdayNames.firstIndex(of: String(text.suffix(2))) else { return nil }
    let number = text.dropLast(2)
    guard let parsed = number.isEmpty ? 0 : Int(number, in: -53...53) else { return nil }
    return WeekdayRule(weekday: weekday, number: parsed)
  }

  private static let weekdayNames = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
}

// MARK: Starts

extension RecurrenceRule {
  private static let maxCounted = 100_000

  /// The starts of a series in a span, in order, as far as the budget goes; times are seconds of the local clock. The
  /// first start of a series counts, whether or not it fits the rule.
  package func starts(
    from first: Int64, in span: ClosedRange<Int64>, limit: Int, budget: inout WorkBudget, isOver: (Int64) -> Bool
  ) -> [Int64] {
    guard first <= span.upperBound else { return [] }
    var starts = span.contains(first) ? [first] : []
    guard let times = timesOfDay(from: first, &budget) else { return starts }
    // Without a count, the periods that end before the span are skipped.
    let skipped = max(0, (span.lowerBound - first) / longestPeriod - 1)
    var (counted, period) = (1, count == nil ? skipped : 0)
    let maxCount = min(count ?? .max, Self.maxCounted)
    while starts.count < limit {
      let unit = period * interval
      guard let begin = begin(ofUnit: unit, from: first), begin <= span.upperBound,
        let found = self.starts(ofUnit: unit, at: begin, from: first, times, &budget)
      else { return starts }
      for start in found where start > first {
        if counted >= maxCount || start > span.upperBound || isOver(start) { return starts }
        counted += 1
        if start >= span.lowerBound, starts.count < limit { starts.append(start) }
      }
      period += 1
    }
    return starts
  }

  /// The beginning of a period by its number, of all periods; nil after the last possible date.
  private func begin(ofUnit unit: Int64, from first: Int64) -> Int64? {
    guard frequency >= .monthly else {
      // The first day of all was a Thursday.
      let shift = frequency == .weekly ? Int64(weekStart + 3) * 86_400 : 0
      let number = (first - shift).flooredDivision(by: frequency.rawValue).quotient + unit
      let begin = number * frequency.rawValue + shift
      return begin < Self.farthest ? begin : nil
    }
    let (day, months) = (Self.date(of: first), frequency == .yearly ? 12 : 1)
    let month = (day.year * 12 + day.month - 1) / months * months + Int(unit) * months
    return CivilDate(year: month / 12, month: month % 12 + 1, day: 1).map { Int64($0.dayNumber) * 86_400 }
  }

  private static let farthest: Int64 = 253_402_300_800

  /// The starts in a period, in order, from the list of positions if there is one; nil if they exceed the budget.
  private func starts(
    ofUnit unit: Int64, at begin: Int64, from first: Int64, _ times: [Int], _ budget: inout WorkBudget
  ) -> [Int64]? {
    let firstDay = Self.date(of: first)
    let period = daysOfPeriod(unit, at: begin, from: first)
    guard budget.allows(steps: 1 + period.reduce(0) { $0 + $1.count }) else { return nil }
    var days = period.joined().map { CivilDate(dayNumber: $0) }
    // The first week of a series begins with it.
    if frequency == .weekly { days.removeAll { $0 < firstDay } }
    days = days.filter { fits($0, first: firstDay) }
    if days.isEmpty { return [] }
    guard budget.allows(steps: days.count * times.count) else { return nil }
    let starts = days.flatMap { day in times.map { Int64(day.dayNumber) * 86_400 + Int64($0) } }
    guard let positions = numbers[.positions] else { return starts }
    let indices = positions.map { $0 > 0 ? $0 - 1 : starts.count + $0 }
    return Set(indices).sorted().filter(starts.indices.contains).map { starts[$0] }
  }

  /// The days of a period, by their numbers; of a year, only those of months that the rule has.
  private func daysOfPeriod(_ unit: Int64, at begin: Int64, from first: Int64) -> [ClosedRange<Int>] {
    let day = Self.date(of: begin)
    guard frequency > .daily else { return [day.dayNumber...day.dayNumber] }
    if frequency == .yearly, let months = numbers[.months] {
      return months.compactMap { CivilDate(year: day.year, month: $0, day: 1) }.map { first in
        first.dayNumber...first.dayNumber + CivilDate.days(inMonth: first.month, of: first.year) - 1
      }
    }
    let end = Self.date(of: (self.begin(ofUnit: unit + 1, from: first) ?? Self.farthest) - 1)
    return [day.dayNumber...end.dayNumber]
  }

  /// The times of day of all starts, in seconds, in order; the first start's by default; nil beyond the budget.
  private func timesOfDay(from first: Int64, _ budget: inout WorkBudget) -> [Int]? {
    let own = Int(first.flooredDivision(by: 86_400).remainder)
    let (hours, minutes) = (numbers[.hours] ?? [own / 3600], numbers[.minutes] ?? [own / 60 % 60])
    let seconds = numbers[.seconds].map { Set($0.map { min($0, 59) }).sorted() } ?? [own % 60]
    guard budget.allows(steps: hours.count * minutes.count * seconds.count) else { return nil }
    return hours.flatMap { hour in minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } } }
  }
}

// MARK: Days

extension RecurrenceRule {
  private typealias Place = (number: Int, count: Int)

  /// Whether a day fits all parts about days. What a rule leaves open is as on the first day.
  private func fits(_ day: CivilDate, first: CivilDate) -> Bool {
    /// Whether a list has a number, counted from 1 or, if negative, from the end.
    func has(_ part: Part, _ place: (CivilDate) -> Place) -> Bool {
      guard let list = numbers[part] else { return true }
      let (number, count) = place(day)
      return list.contains(number) || list.contains(number - count - 1)
    }
    guard has(.months, { ($0.month, 12) }), has(.monthDays, Self.placeInMonth), has(.yearDays, Self.placeInYear),
      has(.weeks, week)
    else { return false }
    if !weekdays.isEmpty { return weekdays.contains { isDay(day, of: $0) } }
    guard [.monthDays, .yearDays, .weeks].allSatisfy({ numbers[$0] == nil }) else { return true }
    switch frequency {
    case .yearly: return day.day == first.day && (numbers[.months] != nil || day.month == first.month)
    case .monthly: return day.day == first.day
    case .weekly: return day.weekday == first.weekday
    default: return true
    }
  }

  private func isDay(_ day: CivilDate, of rule: WeekdayRule) -> Bool {
    guard day.weekday == rule.weekday else { return false }
    guard rule.number != 0, frequency >= .monthly, numbers[.weeks] == nil else { return true }
    let isOfYear = frequency == .yearly && numbers[.months] == nil
    let (number, count) = isOfYear ? Self.placeInYear(day) : Self.placeInMonth(day)
    return rule.number > 0 ? (number - 1) / 7 + 1 == rule.number : (count - number) / 7 + 1 == -rule.number
  }

  private func week(of day: CivilDate) -> Place {
    func firstWeek(_ year: Int) -> Int {
      let fourth = (CivilDate(year: year, month: 1, day: 4) ?? day)
      return fourth.dayNumber - (fourth.weekday - weekStart + 7) % 7
    }
    var year = day.year
    if day.dayNumber < firstWeek(year) { year -= 1 } else if day.dayNumber >= firstWeek(year + 1) { year += 1 }
    let begin = firstWeek(year)
    return ((day.dayNumber - begin) / 7 + 1, (firstWeek(year + 1) - begin) / 7)
  }

  private static func placeInMonth(_ day: CivilDate) -> Place {
    (day.day, CivilDate.days(inMonth: day.month, of: day.year))
  }

  private static func placeInYear(_ day: CivilDate) -> Place {
    let first = CivilDate(year: day.year, month: 1, day: 1) ?? day
    return (day.dayNumber - first.dayNumber + 1, 337 + CivilDate.days(inMonth: 2, of: day.year))
  }

  private static func date(of seconds: Int64) -> CivilDate {
    CivilDate(dayNumber: Int(seconds.flooredDivision(by: 86_400).quotient))
  }
}
