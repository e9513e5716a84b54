import Base

/// The order and the year that all dates of a table show together.
struct TableDates {
  private var pairs: [(Int, Int)] = []
  private var years: Set<Int> = []
  private var weekdays = 0
  /// The line of the first date that may be read in two ways.
  private(set) var firstUnordered: Int?
  private var hasWritten = false
  /// The line of the first date that is a number of a spreadsheet.
  private var firstSerial: Int?
  private var hasCoarseTimes = false
  /// The first dates without a year.
  private var yearless: [DateText] = []
  /// The first numbers of the dates, and the years behind them.
  private var firsts = (least: 99, most: 0)
  private var lasts = (least: 9999, most: 0)
  /// The first date with a number above 12 after the year, and how many there are: `2026-13-07`; and whether the others
  /// show the month there.
  private var daysBeforeMonths = (line: 0, count: 0)
  private var isMonthBeforeDay = false
  /// Whether the first date of two numbers has periods, as in countries that write the day first.
  private var hasPeriods = false

  /// The most dates without a year that are compared with their weekdays.
  private static let mostCompared = 40

  mutating func note(_ date: DateText, line: Int, _ text: () -> String?) {
    hasWritten = true
    switch date.day {
    case .exact(let day):
      years.insert(day.year)
      if day.day > 12 { isMonthBeforeDay = true }
    case .unordered(let first, let second, let year):
      pairs.append((first, second))
      if firstUnordered == nil {
        firstUnordered = line
        let parts = text()?.split(separator: ".").prefix(2)
        hasPeriods = parts?.count == 2 && parts?.allSatisfy { $0.last?.isNumber == true && $0.utf8.count < 10 } == true
      }
      guard let year else { return noteYearless(date) }
      years.insert(year)
      firsts = (min(firsts.least, first), max(firsts.most, first))
      lasts = (min(lasts.least, year), max(lasts.most, year))
      guard let weekday = date.weekday else { return }
      if CivilDate(year: year, month: first, day: second)?.weekday == weekday { weekdays -= 1 }
      if CivilDate(year: year, month: second, day: first)?.weekday == weekday { weekdays += 1 }
    case .noYear: noteYearless(date)
    }
  }

  private mutating func noteYearless(_ date: DateText) {
    if yearless.count < TableDates.mostCompared { yearless.append(date) }
  }

  /// Notes the text of a date that is not in the form in which people write it.
  mutating func noteOther(_ text: String, line: Int) {
    guard let serial = SerialDate(text) else {
      if DateText(text) == nil, DateText(text, isDayBeforeMonth: true) != nil {
        daysBeforeMonths = (daysBeforeMonths.count == 0 ? line : daysBeforeMonths.line, daysBeforeMonths.count + 1)
      }
      return
    }
    firstSerial = firstSerial ?? line
    hasCoarseTimes = hasCoarseTimes || serial.isCoarse
  }

  /// Whether all dates are numbers of a spreadsheet.
  var areSerial: Bool { firstSerial != nil && !hasWritten }

  /// The findings about all dates, each with its first line.
  var findings: [(line: Int, finding: ScheduleFinding.Date)] {
    var findings: [(line: Int, finding: ScheduleFinding.Date)] = []
    if let firstSerial, areSerial { findings.append((firstSerial, .serials(timesAreRounded: hasCoarseTimes))) }
    // One date shows that the day follows the year, and another that the month does.
    if !isMonthBeforeDay, daysBeforeMonths.count > 0 {
      findings.append((daysBeforeMonths.line, .afterYear(isDayFirst: areDaysBeforeMonths)))
    }
    return findings
  }

  /// Whether days follow the years: one date may be a mistake.
  private var areDaysBeforeMonths: Bool { daysBeforeMonths.count > 1 && !isMonthBeforeDay }

  func order(orElse isDayFirst: Bool) -> DateOrder {
    var order = DateOrder(pairs, weekdays: weekdays, orElse: isDayFirst || hasPeriods)
    order.isDayBeforeMonth = areDaysBeforeMonths
    // A schedule is of one season: numbers that go on from one to thirty-one are days, and those that stay are years.
    order.isYearFirst =
      firsts.most - firsts.least <= 1 && firsts.least >= 20 && lasts.most - lasts.least > 1
      && (2001...2031).contains(lasts.least) && (2001...2031).contains(lasts.most)
    if order.isYearFirst { order.isAssumed = false }
    return order
  }

  /// Whether days come first, if that order has the dates three times closer together than the other one; nil if
  /// neither has.
  var closerOrder: Bool? {
    let range = { (key: (Int, Int) -> Int) in
      let days = pairs.map(key)
      return (days.max() ?? 0) - (days.min() ?? 0)
    }
    let (monthsFirst, daysFirst) = (range { ($0 - 1) * 30 + $1 }, range { ($1 - 1) * 30 + $0 })
    guard pairs.count > 1, monthsFirst != daysFirst, max(monthsFirst, daysFirst) >= 3 * min(monthsFirst, daysFirst)
    else {
      return nil
    }
    return daysFirst < monthsFirst
  }

  /// Returns the year of the first date without one, and whether only the weekdays determine it.
  ///
  /// - Parameters:
  ///   - named: The year in the name or the title of the file.
  ///   - now: The year in which it is read, for dates whose weekdays tell the year.
  func firstYear(named: NamedYear?, now: Int?, order: DateOrder) -> (year: Int?, isByWeekdays: Bool) {
    let own = years.count == 1 ? years.first : nil
    guard let first = yearless.first else { return (named?.year ?? own, false) }
    var start = named?.year ?? own
    if let named, named.isSeason, let month = order.date(first.day, yearIfNone: named.year)?.month, month < 7 {
      start = named.year + 1
    }
    let count = yearless.count { $0.weekday != nil }
    let nearest = (start ?? now).map { [$0, $0 + 1, $0 - 1, $0 + 2, $0 - 2] } ?? []
    if count == 0 || start.map({ fitting($0, order) * 2 >= count }) == true { return (start, false) }
    guard let year = nearest.first(where: { fitting($0, order) == count }) else { return (start, false) }
    return (year, true)
  }

  /// Whether dates have no year.
  var lackYear: Bool { !yearless.isEmpty }

  /// Returns how many of the dates without a year fit their weekdays if the first is of a year.
  private func fitting(_ year: Int, _ order: DateOrder) -> Int {
    var running = YearInference(year)
    return yearless.count { date in
      _ = running.advance(date.day, order: order)
      guard let weekday = date.weekday else { return false }
      return order.date(date.day, yearIfNone: running.year)?.weekday == weekday
    }
  }
}

/// The year of dates that have none, row by row: a season that runs from autumn to spring is of the next year after December.
struct YearInference {
  private(set) var year: Int?
  private var month: Int?
  /// Whether the last date was half a year or more after the one before, as where a season runs backwards.
  private(set) var leaps = false

  init(_ year: Int?) { self.year = year }

  /// Reads the date of a row; returns whether the next year begins with it.
  mutating func advance(_ day: WrittenDay?, order: DateOrder) -> Bool {
    leaps = false
    switch day {
    case .exact, .unordered(_, _, year: _?), nil: return false
    case .noYear, .unordered(_, _, year: nil): break
    }
    guard let year, let date = day.flatMap({ order.date($0, yearIfNone: year) }) else { return false }
    let isNext = month.map { date.month + 6 <= $0 } ?? false
    leaps = month.map { date.month >= $0 + 6 } ?? false
    month = date.month
    if isNext { self.year = year + 1 }
    return isNext
  }
}
