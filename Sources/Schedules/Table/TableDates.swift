import ItineraryCore

/// What all dates of a table tell together.
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

  var order: DateOrder { DateOrder(pairs) }

  /// The year of all dates that have one, for those that do not.
  var year: Int? { years.count == 1 ? years.first : nil }
}
