import ItineraryCore

/// Reads schedules in tables (`.csv`): mlb.com's, fixturedownload.com's, and others that name their columns.
struct TableReader {
  private var content = ScheduleContent()
  /// The header of the rows that are read; a table may have another one further down.
  private var header: TableHeader
  private var title: TableTitle

  /// - Parameters:
  ///   - named: The year in the name of the file, for dates that have none.
  ///   - now: The year in which it is read, if it is known.
  static func read(_ bytes: [UInt8], named: NamedYear?, now: Int?) throws(ScheduleRefusal) -> ScheduleContent {
    let read = bytes.withUnsafeBufferPointer { bytes -> Result<ScheduleContent, ScheduleRefusal> in
      guard let (header, title, records) = table(bytes) else { return .failure(.noHeader) }
      var reader = TableReader(header: header, title: title)
      let lacksYear = reader.read(records, named: named, now: now)
      let (content, isEmpty) = (reader.content, reader.content.entries.count == 0)
      return lacksYear && isEmpty ? .failure(.noYear(entries: content.count)) : .success(content)
    }
    return try read.get()
  }

  /// Whether one of the first lines names a column of dates and one of teams.
  static func isTable(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { table($0) != nil } }

  /// The number of lines among which the header is looked for; it may follow a title or two.
  private static let headerLines = 20

  /// Returns the header, what stands above it, and the records after it.
  private static func table(_ bytes: UnsafeBufferPointer<UInt8>) -> (TableHeader, TableTitle, TableRecords)? {
    for separator in separators(bytes) {
      var (records, title) = (TableRecords(bytes, separator: separator), TableTitle())
      for _ in 0..<headerLines {
        guard let record = records.next() else { break }
        if let header = TableHeader(record) { return (header, title, records) }
        title.take(record)
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

  private init(header: TableHeader, title: TableTitle) {
    (self.header, self.title) = (header, title)
  }

  /// Reads the rows twice. The date order is known only after the last row, and keeping the rows would take many
  /// times the file's size.
  ///
  /// - Returns: Whether the year of dates is not known.
  private mutating func read(_ records: TableRecords, named: NamedYear?, now: Int?) -> Bool {
    let (dates, clock) = together(in: records)
    let order = dates.order(orElse: header.isDayFirst)
    if order.isAssumed, let line = dates.firstUnordered {
      let taken = order.isDayFirst ? "day/month" : "month/day"
      content.problems.add(line, "dates may be day/month or month/day: taken as \(taken)")
    }
    for remark in [dates.remarkOnSerials, clock.doubt].compactMap({ $0 }) {
      content.problems.add(remark.line, remark.text)
    }
    if let line = clock.firstFraction {
      content.problems.add(line, "times that are fractions: taken as parts of a day, as spreadsheets store them")
    }
    if let (heading, line) = clock.unnamed {
      let problem = "no column is understood as the time; \(Excerpt.quoted(heading)) may be it: starts to be determined"
      content.problems.add(line, problem)
    }
    if let zone = title.zone {
      content.defaultZone = zone.name
      content.problems.add(
        zone.line, "times without a time zone: taken as \(zone.name), as \(Excerpt.quoted(zone.text)) says")
    }
    content.titles = title.names
    let (year, remark) = dates.firstYear(named: named ?? title.year?.named, now: now, order: order)
    let isOfTitle = named == nil && dates.lackYear
    let titleRemark = title.year.flatMap { title in
      year.flatMap {
        isOfTitle ? "dates without a year: taken as those of \($0), as \(Excerpt.quoted(title.text)) says" : nil
      }
    }
    if let remark = remark ?? titleRemark { content.problems.add(1, remark) }
    take(records, order, year, TableRow.Habits(isAfternoon: clock.isOpen, hasSerials: dates.areSerial))
    return year == nil && dates.lackYear
  }

  /// Returns the order of the dates of all rows, and their clock.
  private mutating func together(in records: TableRecords) -> (TableDates, TableClock) {
    var (records, dates, clock, count, header) = (records, TableDates(), TableClock(), 0, header)
    var recent = RecentDate()
    while count < ScheduleContent.limit, let record = records.next() {
      if record.isBlank { continue }
      count += 1
      let written = TableRow.writtenDate(in: record, header)
      let date = written.flatMap { TableRow.date($0, record, header, &recent) }
      if let date {
        dates.take(date, line: record.line)
      } else if let other = header.next(in: record) {
        header = other
        continue
      } else {
        if let written { dates.takeOther(written, line: record.line) }
        title.takeRemark(record)
      }
      clock.take(record, date: date, header)
    }
    return (dates, clock)
  }

  private mutating func take(_ records: TableRecords, _ order: DateOrder, _ year: Int?, _ habits: TableRow.Habits) {
    var (records, year, recent) = (records, RunningYear(year), RecentDate())
    var fieldsAbove = 0
    while let record = records.next() {
      // What is cut off ends within a line, which mostly has fewer fields then than the one above.
      if records.isAtEnd, records.endsInLine, record.count < fieldsAbove {
        content.isCutOff = true
        content.problems.add(record.line, "the file ends in the middle of a line: left out, and games may be missing")
        break
      }
      fieldsAbove = record.count
      if record.isCut {
        content.problems.add(
          record.line, "a field longer than \(TableRecords.longestField) bytes: the rest is passed over")
      }
      if record.isBlank { continue }
      guard content.count < ScheduleContent.limit else {
        content.count += 1
        content.problems.add(record.line, "more than \(ScheduleContent.limit) rows: left out")
        continue
      }
      let row = TableRow(record, header, habits, &recent)
      if row.date == nil, let other = header.next(in: record) {
        header = other
        continue
      }
      content.count += 1
      if !row.isUTF8 { content.problems.add(record.line, "text that is not UTF-8: read as Windows Latin-1") }
      if year.take(row.date?.day, order: order), let next = year.year {
        content.problems.add(record.line, "dates without a year: from here on those of \(next)")
      }
      if year.leaps, let same = year.year {
        content.problems.add(record.line, "dates without a year that leap ahead: taken as those of \(same) still")
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
