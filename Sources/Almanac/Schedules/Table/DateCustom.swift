/// The order of day and month that people use where the games of a table are.
enum DateCustom {
  /// Returns whether days come first in the countries of the venues; nil if the first rows name none, or several with
  /// different customs.
  static func isDayFirst(in rows: [TableReader.Row]) -> Bool? {
    var (daysFirst, monthsFirst) = (0, 0)
    for row in rows.prefix(mostRows) {
      switch writesDayFirst(row) {
      case true?: daysFirst += 1
      case false?: monthsFirst += 1
      case nil: break
      }
    }
    return daysFirst == monthsFirst ? nil : daysFirst > monthsFirst
  }

  private static let mostRows = 60

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
    if Gazetteer.shared.isUnitedStates(area) || Gazetteer.shared.isStateOfUnion(area) { return false }
    return Gazetteer.shared.isStateOfAmerica(area) || NameKey(area) == NameKey("Canada") ? nil : true
  }
}
