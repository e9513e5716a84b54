import Almanac
import Itinerary

/// Reads the rows of a table with the names of the columns in one of the first lines.
enum ItemTable {
  static func read(_ bytes: [UInt8], told: [String: ItemColumn]) throws(ImportRefusal) -> ImportedItems {
    let meanings = Dictionary(told.map { (NameKey($0.key), $0.value) }) { first, _ in first }
    guard let table = table(bytes, told: meanings) else { throw .noTitles }
    var (header, records) = (table.header, table.records)
    if let missing = told.keys.sorted().first(where: { !table.headings.contains(NameKey($0)) }) {
      throw .noColumn(missing)
    }
    var found = ImportedItems()
    var (used, untitled): (Set<Int>, [Int]) = ([], [])
    while let record = records.next(), found.hasRoomForAnother() {
      if record.isBlank { continue }
      used.formUnion(header.unknown.filter { !record[$0].isEmpty })
      if header.isRowOfTrip(record.fields) {
        found.rowsOfTrips += 1
      } else if let item = header.item(of: record.fields) {
        found.items.append(item)
      } else {
        untitled.append(record.line)
      }
    }
    found.remarks += header.unknown.filter(used.contains).map { field in
      ScheduleFinding.file(.unusedColumn(header.heading(field))).description
    }
    if let line = untitled.first {
      let more = untitled.count > 1 ? " (\(untitled.count - 1) more like this)" : ""
      found.remarks.append("line \(line) has no title: left out\(more)")
    }
    let unread = header.unreadable
    if unread > 0 { found.remarks.append(unread.counted("row has", "rows have") + " unreadable coordinates") }
    return found
  }

  /// The header and the records after it, with the likeliest separator that gives a header.
  private static func table(
    _ bytes: [UInt8], told: [NameKey: ItemColumn]
  ) -> (header: ItemColumns, records: TableRecords, headings: Set<NameKey>)? {
    for separator in TableRecords.separators(bytes, lines: headerLines) {
      var records = TableRecords(bytes, separator: separator)
      for _ in 0..<headerLines {
        guard let record = records.next() else { break }
        guard let header = ItemColumns(record.fields, told: told) else { continue }
        return (header, records, Set(record.fields.map { NameKey($0) }))
      }
    }
    return nil
  }

  /// The number of lines among which the header is looked for; it may follow the mark of a spreadsheet, or titles.
  private static let headerLines = 10
}
