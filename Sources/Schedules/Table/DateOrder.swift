import ItineraryCore

/// The order of day and month in a column, found from all of its dates: `3/7` may be July 3 or March 7.
struct DateOrder: Equatable {
  var isDayFirst: Bool
  /// Whether nothing in the column decides the order.
  var isAssumed: Bool

  /// - Parameters:
  ///   - pairs: The first two numbers of each date, in the order of the file.
  ///   - isDayFirst: The order to assume if nothing decides.
  init(_ pairs: [(Int, Int)], orElse isDayFirst: Bool = false) {
    let monthsFirst = pairs.count { (1...12).contains($0.0) && $0.1 > 12 }
    let daysFirst = pairs.count { (1...12).contains($0.1) && $0.0 > 12 }
    if monthsFirst != daysFirst {
      self.init(isDayFirst: daysFirst > monthsFirst, isAssumed: false)
    } else {
      // Schedules run forward: the reading with fewer steps back is the right one.
      let forward = { (key: ((Int, Int)) -> Int) in zip(pairs, pairs.dropFirst()).count { key($0) <= key($1) } }
      let (asMonthFirst, asDayFirst) = (forward { $0.0 * 100 + $0.1 }, forward { $0.1 * 100 + $0.0 })
      let isAssumed = asDayFirst == asMonthFirst && !pairs.isEmpty
      self.init(isDayFirst: isAssumed ? isDayFirst : asDayFirst > asMonthFirst, isAssumed: isAssumed)
    }
  }

  private init(isDayFirst: Bool, isAssumed: Bool) {
    (self.isDayFirst, self.isAssumed) = (isDayFirst, isAssumed)
  }

  /// Returns the date that is meant; nil if there is no such date, or if no year is known.
  func date(_ day: DateText.Day, yearIfNone: Int?) -> CivilDate? {
    switch day {
    case .exact(let date): return date
    case .noYear(let month, let day): return yearIfNone.flatMap { CivilDate(year: $0, month: month, day: day) }
    case .unordered(let first, let second, let year):
      guard let year = year ?? yearIfNone else { return nil }
      let usual = CivilDate(year: year, month: isDayFirst ? second : first, day: isDayFirst ? first : second)
      return usual ?? CivilDate(year: year, month: isDayFirst ? first : second, day: isDayFirst ? second : first)
    }
  }
}

/// The order and the year that all dates of a table show together.
struct TableDates {
  private var pairs: [(Int, Int)] = []
  private var years: Set<Int> = []
  /// The line of the first date that may be read in two ways.
  private(set) var firstUnordered: Int?

  mutating func take(_ day: DateText.Day?, line: Int) {
    switch day {
    case .exact(let date): years.insert(date.year)
    case .unordered(let first, let second, let year):
      pairs.append((first, second))
      firstUnordered = firstUnordered ?? line
      if let year { years.insert(year) }
    case .noYear, nil: break
    }
  }

  func order(orElse isDayFirst: Bool) -> DateOrder { DateOrder(pairs, orElse: isDayFirst) }

  /// The year of all dates that have one, which is also that of the others.
  var year: Int? { years.count == 1 ? years.first : nil }
}

/// The year of dates that have none, row by row: a season that runs from autumn to spring is of the next year after December.
struct RunningYear {
  private(set) var year: Int?
  private var month: Int?

  init(_ year: Int?) { self.year = year }

  /// Takes the date of a row; returns whether the next year begins with it.
  mutating func take(_ day: DateText.Day?, order: DateOrder) -> Bool {
    switch day {
    case .exact, .unordered(_, _, year: _?), nil: return false
    case .noYear, .unordered(_, _, year: nil): break
    }
    guard let year, let date = day.flatMap({ order.date($0, yearIfNone: year) }) else { return false }
    let isNext = month.map { date.month + 6 <= $0 } ?? false
    month = date.month
    if isNext { self.year = year + 1 }
    return isNext
  }
}
