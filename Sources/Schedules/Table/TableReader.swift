import ItineraryCore

/// Reads schedules in tables (`.csv`): mlb.com's, fixturedownload.com's, and others that name their columns.
struct TableReader {
  private var content = ScheduleContent()
  private var header: TableHeader
  private var rows: [TableRow] = []

  /// - Parameter year: of dates without one, where something tells it.
  static func read(_ bytes: [UInt8], year: Int?) throws(ScheduleRefusal) -> ScheduleContent {
    let table = bytes.withUnsafeBufferPointer(TableReader.table)
    guard var reader = table else { throw .noHeader }
    reader.makeEntries(year: year)
    return reader.content
  }

  /// The header may stand behind a title or two.
  private static let headerLines = 20

  private static func table(_ bytes: UnsafeBufferPointer<UInt8>) -> TableReader? {
    for separator in separators(bytes) {
      var records = TableRecords(bytes, separator: separator)
      for _ in 0..<headerLines {
        guard let record = records.next() else { break }
        guard let header = TableHeader(record) else { continue }
        var reader = TableReader(header: header)
        reader.take(&records)
        return reader
      }
    }
    return nil
  }

  /// The likeliest of the first lines, each once; `sep=;` on the first line is a spreadsheet's way of saying it.
  private static func separators(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let head = bytes.prefix(8192)
    let lines = head.split(whereSeparator: { $0 == 10 || $0 == 13 }).prefix(headerLines)
    var found: [UInt8] = []
    for line in lines {
      let separator = TableRecords.separator(of: line)
      if !found.contains(separator) { found.append(separator) }
    }
    return found
  }

  private init(header: TableHeader) {
    self.header = header
  }

  private mutating func take(_ records: inout TableRecords) {
    while let record = records.next() {
      if record.isCut {
        content.problems.add(
          record.line, "a field longer than \(TableRecords.longestField) bytes: the rest is passed over")
      }
      if record.isBlank { continue }
      content.count += 1
      guard rows.count < ScheduleContent.limit else {
        content.problems.add(record.line, "more than \(ScheduleContent.limit) rows: left out")
        continue
      }
      let row = TableRow(record, header)
      if !row.isUTF8 { content.problems.add(record.line, "text that is not UTF-8: read as Windows Latin-1") }
      rows.append(row)
    }
    if let line = records.unclosedQuote {
      content.problems.add(line, "a quote that is never closed: quotes are taken to end with their line")
    }
  }

  private mutating func makeEntries(year: Int?) {
    let order = dateOrder()
    let year = year ?? commonYear()
    content.entries.reserveCapacity(rows.count)
    for row in rows {
      if let entry = row.entry(order: order, year: year, problems: &content.problems) { content.entries.append(entry) }
    }
  }

  private mutating func dateOrder() -> DateOrder {
    var pairs: [(Int, Int)] = []
    var firstLine: Int?
    for row in rows {
      guard case .unordered(let first, let second, _)? = row.day else { continue }
      pairs.append((first, second))
      firstLine = firstLine ?? row.line
    }
    let order = DateOrder(pairs)
    if order.isAssumed, let firstLine {
      content.problems.add(firstLine, "dates may be day/month or month/day: taken as month/day")
    }
    return order
  }

  /// The year of all dates that have one, for those that do not.
  private func commonYear() -> Int? {
    let years = Set(
      rows.compactMap { row -> Int? in
        switch row.day {
        case .exact(let date): date.year
        case .unordered(_, _, let year): year
        default: nil
        }
      })
    return years.count == 1 ? years.first : nil
  }
}
