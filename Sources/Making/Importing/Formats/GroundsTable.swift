import Itinerary

/// Reads a table of grounds that were visited before: a column of venues, and columns of cities and dates if they are known.
package struct GroundsTable: Sendable {
  package private(set) var visits: [Grounds.Visit] = []
  /// The venues in no table of the program, in rows without a city.
  package private(set) var unknown: [String] = []

  private enum Column: String, CaseIterable {
    case venue, city, date

    var names: [String] {
      switch self {
      case .venue: ["venue", "ground", "stadium", "ballpark", "arena", "park", "rink", "place", "name"]
      case .city: ["city", "town", "location"]
      case .date: ["date", "visited", "first visit", "day", "when"]
      }
    }
  }

  /// Fails for a file without a column of venues.
  package init?(_ bytes: [UInt8], dates order: Wording.Dates) {
    guard let separator = TableRecords.separators(bytes, lines: 1).first else { return nil }
    var records = TableRecords(bytes, separator: separator)
    guard let first = records.next() else { return nil }
    let headings = first.fields.map { NameKey($0).text }
    var columns: [Column: Int] = [:]
    for column in Column.allCases {
      columns[column] = column.names.compactMap { headings.firstIndex(of: $0) }.first
    }
    if columns[.venue] == nil {
      // A list of venues alone needs no heading.
      guard Gazetteer.shared.venue(named: first[0], in: nil) != nil else { return nil }
      columns = [.venue: 0]
      add(first, columns, order)
    }
    while let record = records.next() { if !record.isBlank { add(record, columns, order) } }
  }

  private mutating func add(_ record: TableRecords.Record, _ columns: [Column: Int], _ order: Wording.Dates) {
    func text(_ column: Column) -> String? { columns[column].flatMap { record[$0].nonEmpty } }
    guard let name = text(.venue) else { return }
    let known = Gazetteer.shared.venue(named: name, in: text(.city))
    guard let city = known?.place.city ?? text(.city) else { return unknown.append(name) }
    let date = text(.date).flatMap { TypedDate($0, in: order) }
    let day = date.flatMap { date in date.year.flatMap { CivilDate(year: $0, month: date.month, day: date.day) } }
    visits.append(Grounds.Visit(venue: known?.name ?? name, city: city, date: day))
  }

  package static func text(of visits: [Grounds.Visit]) -> String {
    let quoted = { (text: String) in
      "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
    }
    let rows = visits.map { "\(quoted($0.venue)),\(quoted($0.city)),\($0.date?.description ?? "")\n" }
    return "venue,city,date\n" + Set(rows).sorted().joined()
  }
}
