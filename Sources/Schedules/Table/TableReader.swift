import ItineraryCore

/// Reads schedules in tables (`.csv`): mlb.com's, fixturedownload.com's, and others that name their columns.
struct TableReader {
  private var content = ScheduleContent()
  private let header: TableHeader

  /// - Parameter year: The year of dates that have none, if it is known.
  static func read(_ bytes: [UInt8], year: Int?) throws(ScheduleRefusal) -> ScheduleContent {
    let content = bytes.withUnsafeBufferPointer { bytes -> ScheduleContent? in
      guard let (header, records) = table(bytes) else { return nil }
      var reader = TableReader(header: header)
      reader.read(records, year: year)
      return reader.content
    }
    guard let content else { throw .noHeader }
    return content
  }

  /// Whether one of the first lines names a column of dates and one of teams.
  static func isTable(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { table($0) != nil } }

  /// The number of lines among which the header is looked for; it may follow a title or two.
  private static let headerLines = 20

  /// Returns the header, and the records after it.
  private static func table(_ bytes: UnsafeBufferPointer<UInt8>) -> (TableHeader, TableRecords)? {
    for separator in separators(bytes) {
      var records = TableRecords(bytes, separator: separator)
      for _ in 0..<headerLines {
        guard let record = records.next() else { break }
        if let header = TableHeader(record) { return (header, records) }
      }
    }
    return nil
  }

  /// Returns the likeliest separators of the first lines, each once; spreadsheets mark theirs with `sep=;` on the
  /// first line.
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

  /// Reads the rows twice. The date order is known only after the last row, and keeping the rows would take many
  /// times the file's size.
  private mutating func read(_ records: TableRecords, year: Int?) {
    let dates = datesTogether(in: records)
    let order = dates.order(orElse: header.isDayFirst)
    if order.isAssumed, let line = dates.firstUnordered {
      let taken = order.isDayFirst ? "day/month" : "month/day"
      content.problems.add(line, "dates may be day/month or month/day: taken as \(taken)")
    }
    take(records, order: order, year: year ?? dates.year)
  }

  private func datesTogether(in records: TableRecords) -> TableDates {
    var (records, dates, count) = (records, TableDates(), 0)
    while count < ScheduleContent.limit, let record = records.next() {
      if record.isBlank { continue }
      count += 1
      dates.take(TableRow.date(in: record, header)?.day, line: record.line)
    }
    return dates
  }

  private mutating func take(_ records: TableRecords, order: DateOrder, year: Int?) {
    var (records, year) = (records, RunningYear(year))
    while let record = records.next() {
      if record.isCut {
        content.problems.add(
          record.line, "a field longer than \(TableRecords.longestField) bytes: the rest is passed over")
      }
      if record.isBlank { continue }
      content.count += 1
      guard content.count <= ScheduleContent.limit else {
        content.problems.add(record.line, "more than \(ScheduleContent.limit) rows: left out")
        continue
      }
      let row = TableRow(record, header)
      if !row.isUTF8 { content.problems.add(record.line, "text that is not UTF-8: read as Windows Latin-1") }
      if year.take(row.date?.day, order: order), let next = year.year {
        content.problems.add(record.line, "dates without a year: from here on those of \(next)")
      }
      if let entry = row.entry(order: order, year: year.year, problems: &content.problems) {
        content.entries.append(entry)
      }
    }
    if let line = records.unclosedQuote {
      content.problems.add(line, "a quote that is never closed: quotes are taken to end with their line")
    }
  }
}
