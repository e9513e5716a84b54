/// The order of day and month in a column, found from all of its dates: `3/7` may be July 3 or March 7.
struct DateOrder: Equatable {
  var isDayFirst: Bool
  var isAssumed: Bool
  /// Whether years of two digits come first: `26/07/03`.
  var isYearFirst = false

  /// - Parameters:
  ///   - pairs: The first two numbers of each date, in the order of the file.
  ///   - weekdays: How many more dates fit their weekdays if days come first than if months do.
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

  func date(_ day: RawDay, yearIfNone: Int?) -> CivilDate? {
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

/// The order of day and month that people use where the games of a table are.
enum DateCustom {
  /// Returns whether days come first where the first games are; nil if that is unknown or differs.
  static func isDayFirst(in rows: [TableReader.Row]) -> Bool? {
    let customs = rows.prefix(maxRows).compactMap(writesDayFirst)
    let more = 2 * customs.count { $0 } - customs.count
    return more == 0 ? nil : more > 0
  }

  private static let maxRows = 60

  private static func writesDayFirst(_ row: TableReader.Row) -> Bool? {
    let text = { (column: TableColumn) in row.header.fields[column].flatMap { row.record[$0].nonEmpty } }
    let gazetteer = Gazetteer.shared
    if let country = text(.country), gazetteer.isRegion(country) { return custom(["", country]) }
    var places: [String] = []
    if let venue = text(.venue) { places = gazetteer.venues(named: venue).map(\.place.city) }
    if places.isEmpty, let city = text(.city) ?? text(.location) {
      let place = LocationText(city)
      let cities = gazetteer.cities(named: place.city ?? city, in: text(.region) ?? place.region, place.country)
      places = cities.map(\.place.city)
    }
    if places.isEmpty, let home = text(.home) { places = TeamTable.shared.teams(named: home).map(\.city) }
    let customs = Set(places.map { custom($0.split(separator: ",", maxSplits: 1).map(\.singleSpaced)) })
    return customs.count == 1 ? customs.first ?? nil : nil
  }

  /// The custom in a city of a state or country; nil for Canada, which has several.
  private static func custom(_ parts: [String]) -> Bool? {
    guard let area = parts.dropFirst().first else { return nil }
    if Regions.isUnitedStates(area) || Regions.isStateOfUnion(area) { return false }
    return Regions.isState(area) || NameKey(area) == NameKey("Canada") ? nil : true
  }
}
