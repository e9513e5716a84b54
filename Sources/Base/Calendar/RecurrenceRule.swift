/// A rule by which an event repeats (RFC 5545 section 3.3.10).
///
/// Times are seconds of the local clock since 1970-01-01T00:00, so that a series keeps its time of day when clocks change.
package struct RecurrenceRule: Equatable, Sendable {
  private enum Frequency: String {
    case secondly = "SECONDLY"
    case minutely = "MINUTELY"
    case hourly = "HOURLY"
    case daily = "DAILY"
    case weekly = "WEEKLY"
    case monthly = "MONTHLY"
    case yearly = "YEARLY"

    /// The length of a period that is shorter than a day, in seconds; nil for days and longer periods.
    var seconds: Int? {
      switch self {
      case .secondly: 1
      case .minutely: 60
      case .hourly: 3600
      default: nil
      }
    }
  }

  /// A weekday, 0 for Sunday, and its number within a month or year: 0 for every one, negative from the end.
  private struct WeekdayRule: Equatable, Sendable {
    let weekday: Int
    let number: Int
  }

  private let frequency: Frequency
  private let interval: Int
  private let count: Int?
  /// The end, UNTIL, which is the last possible start; nil for a rule without one.
  package let until: WrittenTime?
  /// The weekday on which weeks begin, 0 for Sunday.
  private let weekStart: Int
  private let weekdays: [WeekdayRule]
  private let numbers: [Part: [Int]]

  /// The parts that are lists of numbers, with their bounds.
  private enum Part: String, CaseIterable {
    case seconds = "BYSECOND"
    case minutes = "BYMINUTE"
    case hours = "BYHOUR"
    case monthDays = "BYMONTHDAY"
    case yearDays = "BYYEARDAY"
    case weeks = "BYWEEKNO"
    case months = "BYMONTH"
    case positions = "BYSETPOS"

    func allows(_ number: Int) -> Bool {
      switch self {
      case .seconds: (0...60).contains(number)
      case .minutes: (0...59).contains(number)
      case .hours: (0...23).contains(number)
      case .months: (1...12).contains(number)
      case .monthDays: number != 0 && abs(number) <= 31
      case .weeks: number != 0 && abs(number) <= 53
      case .yearDays, .positions: number != 0 && abs(number) <= 366
      }
    }
  }

  /// Reads `FREQ=WEEKLY;BYDAY=FR;COUNT=10`. Returns nil if any part is unknown or out of bounds.
  package init?(_ text: String) {
    var parts: [String: String] = [:]
    for part in text.uppercased().filter({ $0 != " " }).split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      guard pair.count == 2, parts.updateValue(pair[1], forKey: pair[0]) == nil else { return nil }
    }
    guard let frequency = parts.removeValue(forKey: "FREQ").flatMap(Frequency.init(rawValue:)) else { return nil }
    var numbers: [Part: [Int]] = [:]
    for part in Part.allCases {
      guard let list = parts.removeValue(forKey: part.rawValue)?.split(separator: ",") else { continue }
      numbers[part] = list.compactMap { Int($0) }.filter(part.allows)
      if numbers[part]?.count != list.count { return nil }
    }
    let days = parts.removeValue(forKey: "BYDAY")?.split(separator: ",") ?? []
    weekdays = days.compactMap(Self.weekdayRule)
    guard weekdays.count == days.count,
      let interval = Int(parts.removeValue(forKey: "INTERVAL") ?? "1"), interval > 0,
      let weekStart = Self.weekdayNames.firstIndex(of: parts.removeValue(forKey: "WKST") ?? "MO")
    else { return nil }
    let (count, until) = (parts.removeValue(forKey: "COUNT"), parts.removeValue(forKey: "UNTIL"))
    self.count = count.flatMap { Int($0) }
    self.until = until.flatMap { WrittenTime(calendar: $0) }
    guard (count == nil) == (self.count == nil), (until == nil) == (self.until == nil), parts.isEmpty else {
      return nil
    }
    (self.frequency, self.interval, self.weekStart) = (frequency, min(interval, 10_000_000), weekStart)
    self.numbers = numbers
  }

  private static func weekdayRule(_ text: Substring) -> WeekdayRule? {
    guard let weekday = weekdayNames.firstIndex(of: String(text.suffix(2))) else { return nil }
    let number = text.dropLast(2)
    guard let parsed = number.isEmpty ? 0 : Int(number), (-53...53).contains(parsed) else { return nil }
    return WeekdayRule(weekday: weekday, number: parsed)
  }

  private static let weekdayNames = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
}

// MARK: Starts

extension RecurrenceRule {
  /// The largest number of starts that are counted for COUNT, and of periods that are looked at.
  private static let (mostCounted, mostPeriods) = (100_000, 1_000_000)

  /// The starts of a series that are in a span, in order.
  ///
  /// The first start of a series counts, whether or not it fits the rule.
  ///
  /// - Parameters:
  ///   - first: The start of the event, in seconds of the local clock.
  ///   - span: The span, in seconds of the local clock.
  ///   - limit: The largest number of starts to return.
  ///   - isOver: Whether a start is later than the end of the series.
  package func starts(
    from first: Int64, in span: ClosedRange<Int64>, limit: Int, isOver: (Int64) -> Bool
  ) -> [Int64] {
    guard first <= span.upperBound else { return [] }
    var starts = span.contains(first) ? [first] : []
    var (counted, period) = (1, count == nil ? periods(from: first, before: span.lowerBound) : 0)
    let most = min(count ?? .max, Self.mostCounted)
    for _ in 0..<Self.mostPeriods where starts.count < limit {
      guard let begin = periodStart(period, from: first), begin <= span.upperBound else { return starts }
      for start in self.starts(ofPeriodAt: begin, from: first) where start > first {
        if counted >= most || start > span.upperBound || isOver(start) { return starts }
        counted += 1
        if start >= span.lowerBound, starts.count < limit { starts.append(start) }
      }
      period = next(after: period, at: begin, from: first)
    }
    return starts
  }

  /// The number of whole periods that can be skipped, since they end before a moment.
  private func periods(from first: Int64, before moment: Int64) -> Int64 {
    let length: Int64 =
      switch frequency {
      case .yearly: 366 * 86_400
      case .monthly: 31 * 86_400
      case .weekly: 7 * 86_400
      case .daily: 86_400
      default: Int64(frequency.seconds ?? 1)
      }
    return max(0, (moment - first) / (length * Int64(interval)) - 1)
  }

  /// The beginning of a period by its number: its first day, or for periods shorter than a day its moment. Nil after
  /// the last possible date.
  private func periodStart(_ period: Int64, from first: Int64) -> Int64? {
    let step = period.multipliedReportingOverflow(by: Int64(interval))
    guard !step.overflow, step.partialValue < Self.farthest else { return nil }
    let day = Self.date(of: first)
    if let seconds = frequency.seconds {
      let unit = Int64(seconds)
      return first.flooredDivision(by: unit).quotient * unit + step.partialValue * unit
    }
    let date: CivilDate?
    switch frequency {
    case .yearly: date = CivilDate(year: day.year + Int(step.partialValue), month: 1, day: 1)
    case .monthly:
      let month = day.year * 12 + day.month - 1 + Int(step.partialValue)
      date = CivilDate(year: month / 12, month: month % 12 + 1, day: 1)
    default:
      let days = Int(step.partialValue) * (frequency == .weekly ? 7 : 1)
      let back = frequency == .weekly ? (day.weekday - weekStart + 7) % 7 : 0
      let number = day.dayNumber + days - back
      date = CivilDate(dayNumber: number).dayNumber == number ? CivilDate(dayNumber: number) : nil
    }
    return date.map { Int64($0.dayNumber) * 86_400 }
  }

  /// More seconds than there are in ten thousand years.
  private static let farthest: Int64 = 400_000_000_000

  /// The number of the period after one. Periods shorter than a day are skipped to the next day or hour if this one
  /// has none that fits.
  private func next(after period: Int64, at begin: Int64, from first: Int64) -> Int64 {
    guard let seconds = frequency.seconds else { return period + 1 }
    var skipped: Int64 = 1
    if !fits(Self.date(of: begin)) {
      skipped = 86_400 - begin.flooredDivision(by: 86_400).remainder
    } else if let hours = numbers[.hours], !hours.contains(Int(begin.flooredDivision(by: 86_400).remainder / 3600)) {
      skipped = 3600 - begin.flooredDivision(by: 3600).remainder
    }
    let step = Int64(interval * seconds)
    return period + max(1, (skipped + step - 1) / step)
  }

  /// The starts in a period, in order, from the list of positions if there is one.
  private func starts(ofPeriodAt begin: Int64, from first: Int64) -> [Int64] {
    let times = timesOfDay(at: begin, from: first)
    if times.isEmpty { return [] }
    let day = Self.date(of: begin)
    var days: [CivilDate]
    switch frequency {
    case .yearly: days = (0..<(Self.isLeap(day.year) ? 366 : 365)).map { day.adding(days: $0) }
    case .monthly: days = (0..<Self.daysInMonth(of: day)).map { day.adding(days: $0) }
    // The first week of a series begins with it.
    case .weekly: days = (0..<7).map { day.adding(days: $0) }.filter { $0 >= Self.date(of: first) }
    default: days = [day]
    }
    days = days.filter { fits($0, first: Self.date(of: first)) }
    let starts = days.flatMap { day in times.map { Int64(day.dayNumber) * 86_400 + Int64($0) } }
    guard let positions = numbers[.positions] else { return starts }
    let indices = positions.map { $0 > 0 ? $0 - 1 : starts.count + $0 }
    return Set(indices).sorted().filter(starts.indices.contains).map { starts[$0] }
  }

  /// The times of day of the starts in a period, in seconds, in order.
  private func timesOfDay(at begin: Int64, from first: Int64) -> [Int] {
    let (now, own) = (
      Int(begin.flooredDivision(by: 86_400).remainder), Int(first.flooredDivision(by: 86_400).remainder)
    )
    /// The values of one unit: those of the rule; of a unit that the period fixes, its own if the rule has it.
    func values(_ part: Part, _ unit: Int, _ range: Int) -> [Int] {
      guard let fixed = frequency.seconds, fixed <= unit else { return numbers[part] ?? [own / unit % range] }
      let value = now / unit % range
      return numbers[part].map { $0.contains(value) } ?? true ? [value] : []
    }
    let (hours, minutes) = (values(.hours, 3600, 24), values(.minutes, 60, 60))
    let seconds = values(.seconds, 1, 60).map { min($0, 59) }
    return Set(hours.flatMap { hour in minutes.flatMap { minute in seconds.map { hour * 3600 + minute * 60 + $0 } } })
      .sorted()
  }
}

// MARK: Days

extension RecurrenceRule {
  /// Whether a day fits all parts about days. What a rule leaves open is as on the first day.
  private func fits(_ day: CivilDate, first: CivilDate? = nil) -> Bool {
    if let months = numbers[.months], !months.contains(day.month) { return false }
    if let days = numbers[.monthDays], !Self.has(days, day.day, of: Self.daysInMonth(of: day)) { return false }
    if let days = numbers[.yearDays] {
      let (number, length) = (Self.dayOfYear(day), Self.isLeap(day.year) ? 366 : 365)
      if !Self.has(days, number, of: length) { return false }
    }
    if let weeks = numbers[.weeks] {
      let (number, length) = week(of: day)
      if !Self.has(weeks, number, of: length) { return false }
    }
    if !weekdays.isEmpty { return weekdays.contains { isDay(day, of: $0) } }
    guard let first, [.monthDays, .yearDays, .weeks].allSatisfy({ numbers[$0] == nil }) else { return true }
    switch frequency {
    case .yearly: return day.day == first.day && (numbers[.months] != nil || day.month == first.month)
    case .monthly: return day.day == first.day
    case .weekly: return day.weekday == first.weekday
    default: return true
    }
  }

  /// Whether a list has a number, counted from 1 or, if negative, from the end.
  private static func has(_ list: [Int], _ number: Int, of length: Int) -> Bool {
    list.contains(number) || list.contains(number - length - 1)
  }

  private func isDay(_ day: CivilDate, of rule: WeekdayRule) -> Bool {
    guard day.weekday == rule.weekday else { return false }
    let isOfYear = frequency == .yearly && numbers[.months] == nil
    guard rule.number != 0, frequency == .monthly || frequency == .yearly, numbers[.weeks] == nil else { return true }
    let number = isOfYear ? Self.dayOfYear(day) : day.day
    let length = isOfYear ? (Self.isLeap(day.year) ? 366 : 365) : Self.daysInMonth(of: day)
    return rule.number > 0 ? (number - 1) / 7 + 1 == rule.number : (length - number) / 7 + 1 == -rule.number
  }

  /// The number of a day's week, and how many weeks its year has; the first week has at least four days in the year.
  private func week(of day: CivilDate) -> (number: Int, count: Int) {
    /// The day number of the first day of the first week of a year.
    func firstWeek(_ year: Int) -> Int {
      let fourth = (CivilDate(year: year, month: 1, day: 4) ?? day)
      return fourth.dayNumber - (fourth.weekday - weekStart + 7) % 7
    }
    var year = day.year
    if day.dayNumber < firstWeek(year) { year -= 1 } else if day.dayNumber >= firstWeek(year + 1) { year += 1 }
    let begin = firstWeek(year)
    return ((day.dayNumber - begin) / 7 + 1, (firstWeek(year + 1) - begin) / 7)
  }

  private static func date(of seconds: Int64) -> CivilDate {
    CivilDate(dayNumber: Int(seconds.flooredDivision(by: 86_400).quotient))
  }

  private static func isLeap(_ year: Int) -> Bool { CivilDate(year: year, month: 2, day: 29) != nil }

  private static func daysInMonth(of day: CivilDate) -> Int {
    [31, 30, 29].first { CivilDate(year: day.year, month: day.month, day: $0) != nil } ?? 28
  }

  private static func dayOfYear(_ day: CivilDate) -> Int {
    day.dayNumber - (CivilDate(year: day.year, month: 1, day: 1) ?? day).dayNumber + 1
  }
}
