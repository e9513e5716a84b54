/// The order of day and month in a column, found from all of its dates: `3/7` may be July 3 or March 7.
struct DateOrder: Equatable {
  var isDayFirst: Bool
  /// Whether nothing in the column decides the order.
  var isAssumed: Bool
  /// Whether years of two digits come first: `26/07/03`.
  var isYearFirst = false
  /// Whether the day follows a year of four digits: `2026-13-07`.
  var isDayBeforeMonth = false

  /// - Parameters:
  ///   - pairs: The first two numbers of each date, in the order of the file.
  ///   - weekdays: How many more dates fit their weekdays if days come first than if months do.
  ///   - isDayFirst: The order to assume if nothing decides.
  init(_ pairs: [(Int, Int)], weekdays: Int = 0, orElse isDayFirst: Bool = false) {
    let monthsFirst = pairs.count { (1...12).contains($0.0) && $0.1 > 12 }
    let daysFirst = pairs.count { (1...12).contains($0.1) && $0.0 > 12 }
    if monthsFirst != daysFirst {
      (self.isDayFirst, isAssumed) = (daysFirst > monthsFirst, false)
    } else if weekdays != 0 {
      (self.isDayFirst, isAssumed) = (weekdays > 0, false)
    } else {
      // Schedules run forward: the reading with fewer steps back is the right one.
      let forward = { (key: ((Int, Int)) -> Int) in zip(pairs, pairs.dropFirst()).count { key($0) <= key($1) } }
      let (asMonthFirst, asDayFirst) = (forward { $0.0 * 100 + $0.1 }, forward { $0.1 * 100 + $0.0 })
      isAssumed = asDayFirst == asMonthFirst && !pairs.isEmpty
      self.isDayFirst = isAssumed ? isDayFirst : asDayFirst > asMonthFirst
    }
  }

  /// Returns the date that is meant; nil if the date does not exist, or if no year is known.
  func date(_ day: WrittenDay, yearIfNone: Int?) -> CivilDate? {
    switch day {
    case .exact(let date): return date
    case .noYear(let month, let day): return yearIfNone.flatMap { CivilDate(year: $0, month: month, day: day) }
    case .unordered(let first, let second, let year):
      guard let year = year ?? yearIfNone else { return nil }
      if isYearFirst, year < 2100 { return CivilDate(year: 2000 + first, month: second, day: year - 2000) }
      let usual = CivilDate(year: year, month: isDayFirst ? second : first, day: isDayFirst ? first : second)
      return usual ?? CivilDate(year: year, month: isDayFirst ? first : second, day: isDayFirst ? second : first)
    }
  }
}
