import Itinerary

/// Reads the rows of a table with the names of the columns in one of the first lines.
enum ItemTable {
  static func read(_ bytes: [UInt8], _ options: ImportOptions) throws(ImportRefusal) -> ImportedItems {
    guard let table = table(bytes, options) else { throw .noTitles }
    var (header, records) = (table.header, table.records)
    let headings = Set(header.headings.map { NameKey($0) })
    if let missing = options.columns.keys.sorted().first(where: { !headings.contains(NameKey($0)) }) {
      throw .noColumn(missing)
    }
    var found = ImportedItems()
    var (examples, untitled): ([Int: String], [Int]) = ([:], [])
    while let record = records.next(), found.hasRoomForAnother() {
      if record.isBlank { continue }
      for field in header.headings.indices where examples[field] == nil { examples[field] = record[field].nonEmpty }
      if header.isRowOfTrip(record.fields) {
        found.rowsOfTrips += 1
      } else if let item = header.item(of: record.fields) {
        found.items.append(item)
      } else {
        untitled.append(record.line)
      }
    }
    found.columns = header.columns(examples)
    found.findings += header.unknown.filter { examples[$0] != nil }.map { .unused(header.headings[$0]) }
    if let line = untitled.first {
      let more = untitled.count > 1 ? " (\(untitled.count - 1) more like this)" : ""
      found.findings.append(ImportFinding("line \(line) has no title: left out\(more)"))
    }
    let unread = header.unreadable
    if unread > 0 {
      found.findings.append(ImportFinding(unread.counted("row has", "rows have") + " unreadable coordinates"))
    }
    return found
  }

  static func columns(of bytes: [UInt8], _ options: ImportOptions) -> [ReadColumn] {
    if let table = table(bytes, options) { return table.header.columns([:]) }
    return TableReader.firstColumns(of: bytes).map { column in
      ReadColumn(
        heading: column.heading, meaning: options.meaning(of: column.heading)?.rawValue, example: column.example)
    }
  }

  /// The header and the records after it, with the likeliest separator that gives a header.
  private static func table(
    _ bytes: [UInt8], _ options: ImportOptions
  ) -> (header: ItemColumns, records: TableRecords)? {
    for separator in TableRecords.separators(bytes, lines: headerLines) {
      var records = TableRecords(bytes, separator: separator)
      for _ in 0..<headerLines {
        guard let record = records.next() else { break }
        if let header = ItemColumns(record.fields, options) { return (header, records) }
      }
    }
    return nil
  }

  /// The number of lines among which the header is looked for; it may follow the mark of a spreadsheet, or titles.
  private static let headerLines = 10
}
