struct TableDates {
  private var pairs: [(first: Int, second: Int, year: Int?, weekday: Int?)] = []
  private var years: Set<Int> = []
  private(set) var firstUnordered: Int?
  private var yearless: [DateText] = []
  /// Whether the first date of two numbers has periods, as in countries that write the day first.
  private var hasPeriods = false

  private static let maxCompared = 40

  mutating func record(_ date: DateText, line: Int, _ text: String?) {
    switch date.day {
    case .exact(let day): years.insert(day.year)
    case .unordered(let first, let second, let year):
      if firstUnordered == nil {
        firstUnordered = line
        let parts = text?.split(separator: ".").prefix(2) ?? []
        hasPeriods = parts.count == 2 && parts.allSatisfy { $0.last?.isNumber == true && $0.utf8.count < 10 }
      }
      pairs.append((first, second, year, date.weekday))
      if let year { years.insert(year) }
    case .noYear: break
    }
    if date.lacksYear, yearless.count < TableDates.maxCompared { yearless.append(date) }
  }

  func order(orElse isDayFirst: Bool) -> DateOrder {
    var weekdays = 0
    for (first, second, year, weekday) in pairs {
      guard let year, let weekday else { continue }
      if CivilDate(year: year, month: first, day: second)?.weekday == weekday { weekdays -= 1 }
      if CivilDate(year: year, month: second, day: first)?.weekday == weekday { weekdays += 1 }
    }
    var order = DateOrder(pairs.map { ($0.first, $0.second) }, weekdays: weekdays, orElse: isDayFirst || hasPeriods)
    // A schedule is of one season: numbers that go on from one to thirty-one are days, and those that stay are years.
    let (firsts, lasts) = (pairs.filter { $0.year != nil }.map(\.first), pairs.compactMap(\.year))
    let range = { (numbers: [Int]) in (numbers.max() ?? 0) - (numbers.min() ?? 0) }
    order.isYearFirst =
      range(firsts) <= 1 && firsts.allSatisfy { $0 >= 20 } && range(lasts) > 1
      && lasts.allSatisfy((2001...2031).contains)
    if order.isYearFirst { order.isAssumed = false }
    return order
  }

  /// Whether days come first, if that order has the dates three times closer together; nil if neither has.
  var closerOrder: Bool? {
    let range = { (key: (Int, Int) -> Int) in
      let days = pairs.map { key($0.first, $0.second) }
      return (days.max() ?? 0) - (days.min() ?? 0)
    }
    let (monthsFirst, daysFirst) = (range { ($0 - 1) * 30 + $1 }, range { ($1 - 1) * 30 + $0 })
    let isClear = pairs.count > 1 && max(monthsFirst, daysFirst) >= 3 * min(monthsFirst, daysFirst)
    return isClear && monthsFirst != daysFirst ? daysFirst < monthsFirst : nil
  }

  /// Returns the year of the first date without one, near `named` or `now`, and whether only weekdays decide it.
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

  var lackYear: Bool { !yearless.isEmpty }

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
  mutating func advance(_ day: RawDay?, order: DateOrder) -> Bool {
    leaps = false
    guard let day, day.lacksYear, let year, let date = order.date(day, yearIfNone: year) else { return false }
    let isNext = month.map { date.month + 6 <= $0 } ?? false
    leaps = month.map { date.month >= $0 + 6 } ?? false
    month = date.month
    if isNext { self.year = year + 1 }
    return isNext
  }
}
