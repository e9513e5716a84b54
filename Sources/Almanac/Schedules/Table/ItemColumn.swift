/// The content of a column in a table of items. A user can name it as well: `Kosten=cost`.
package enum ItemColumn: String, CaseIterable, Sendable {
  case title, category, date, time, end, duration, place, address, latitude, longitude, coordinates, link, reference
  case seat, phone, cost, currency, nights, note, done, day, allDay, ignore
  /// Times of stops, the earlier of which is first: of trains the departure, of hotels the arrival.
  case arrives, departs
  case id

  package static let meanings = allCases.filter { ![.arrives, .departs, .id].contains($0) }

  /// The column of a heading, with its rank among the headings of that column and the unit: `Cost (EUR)`.
  package struct Named {
    package let column: ItemColumn
    package let rank: Int
    package let unit: String
  }

  package static func named(_ heading: String) -> Named? {
    let (name, unit) = parts(of: heading)
    if let known = byName[NameKey(name).text] { return Named(column: known.column, rank: known.rank, unit: unit) }
    let column: ItemColumn? =
      switch TableColumn.named(heading)?.column {
      case .date, .dateTime, .instant: .date
      case .time: .time
      case .end: .end
      case .venue, .location, .city, .region, .country: .place
      case .summary: .title
      case .weekday, .zone, .year: .ignore
      default: nil
      }
    return column.map { Named(column: $0, rank: byName.count, unit: unit) }
  }

  /// The name and the unit of `Dauer (min)`, `Price €` and `Cost in USD`.
  private static func parts(of heading: String) -> (name: String, unit: String) {
    if let open = heading.firstIndex(where: { "([".contains($0) }), open > heading.startIndex {
      return (String(heading[..<open]), heading[open...].filter { !"()[]".contains($0) }.trimmed)
    }
    let words = heading.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last, Money.signs[last] != nil || Money.isCurrency(last) else {
      return (heading, "")
    }
    return (words.dropLast(words.dropLast().last == "in" ? 2 : 1).joined(separator: " "), last)
  }

  private static let byName: [String: (column: ItemColumn, rank: Int)] = {
    var byName: [String: (column: ItemColumn, rank: Int)] = [:]
    for row in Table(.headings) {
      let parts = row.text(0).split(separator: ":")
      guard parts.count == 2, parts[0] == "item", let column = ItemColumn(rawValue: String(parts[1])) else { continue }
      for name in row.names(2) where byName[NameKey(name).text] == nil {
        byName[NameKey(name).text] = (column, byName.count)
      }
    }
    return byName
  }()
}
