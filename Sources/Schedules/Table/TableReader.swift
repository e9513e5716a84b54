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
    let (dates, clock) = together(in: records)
    let order = dates.order(orElse: header.isDayFirst)
    if order.isAssumed, let line = dates.firstUnordered {
      let taken = order.isDayFirst ? "day/month" : "month/day"
      content.problems.add(line, "dates may be day/month or month/day: taken as \(taken)")
    }
    if let line = clock.firstOpen {
      content.problems.add(line, "times that say neither AM nor PM: those from 1:00 to 10:59 taken as PM")
    }
    if let (heading, line) = clock.unnamed {
      let problem = "no column is understood as the time; \(Excerpt.quoted(heading)) may be it: starts to be determined"
      content.problems.add(line, problem)
    }
    take(records, order: order, year: year ?? dates.year, isOpen: clock.firstOpen != nil)
  }

  /// Returns the order of the dates of all rows, and their clock.
  private func together(in records: TableRecords) -> (TableDates, TableClock) {
    var (records, dates, clock, count) = (records, TableDates(), TableClock(), 0)
    while count < ScheduleContent.limit, let record = records.next() {
      if record.isBlank { continue }
      count += 1
      dates.take(TableRow.date(in: record, header)?.day, line: record.line)
      clock.take(record, header)
    }
    return (dates, clock)
  }

  private mutating func take(_ records: TableRecords, order: DateOrder, year: Int?, isOpen: Bool) {
    var (records, year) = (records, RunningYear(year))
    var last = (line: 0, fields: 0)
    while let record = records.next() {
      // What is cut off ends within a line, which mostly has fewer fields then than the one above.
      content.isCutOff = records.endsInLine && record.count < last.fields
      last = (record.line, record.count)
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
      var row = TableRow(record, header)
      row.isAfternoon = isOpen
      if !row.isUTF8 { content.problems.add(record.line, "text that is not UTF-8: read as Windows Latin-1") }
      if year.take(row.date?.day, order: order), let next = year.year {
        content.problems.add(record.line, "dates without a year: from here on those of \(next)")
      }
      if let entry = row.entry(order: order, year: year.year, problems: &content.problems) {
        content.entries.append(entry)
      }
    }
    if content.isCutOff {
      content.problems.add(last.line, "the file ends in the middle of a line: games may be missing")
    }
    if let line = records.unclosedQuote {
      content.problems.add(line, "a quote that is never closed: quotes are taken to end with their line")
    }
  }
}
