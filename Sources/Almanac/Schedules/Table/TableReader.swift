/// Reads schedules in tables (`.csv`): mlb.com's, fixturedownload.com's, and others that name their columns.
package struct TableReader {
  struct Row {
    let record: TableRecords.Record
    let header: TableHeader
    let dated: DatedRow

    var writtenDate: String? { TableRow.writtenDate(in: record, header) }
  }

  private var content = ScheduleContent()
  private let header: TableHeader
  private var title: TableTitle
  private var days: TableDays
  private var records: [TableRecords.Record] = []
  private let unclosedQuote: Int?

  /// - Parameters:
  ///   - named: The year in the name of the file, for dates that have none.
  ///   - options: The order of day and month that the user gave, and the year in which it is read.
  static func read(
    _ bytes: [UInt8], named: NamedYear?, _ options: ScheduleOptions
  ) throws(ScheduleRefusal) -> ScheduleContent {
    guard var reader = TableReader(bytes, specified: options.columns) else { throw .noHeader }
    let headings = Set(reader.header.headings)
    if let missing = options.columns.keys.sorted().first(where: { !headings.contains(NameKey($0)) }) {
      throw .noColumn(missing)
    }
    let lacksYear = reader.read(named: named, options)
    if lacksYear, reader.content.entries.isEmpty { throw .noYear(entries: reader.content.count) }
    return reader.content
  }

  static func isTable(_ bytes: [UInt8]) -> Bool { TableReader(bytes) != nil }

  /// Returns the columns of a table; of one without a known header those of its first line with several fields, all unused.
  static func columns(of bytes: [UInt8], _ options: ScheduleOptions) -> [ReadColumn] {
    TableReader(bytes, specified: options.columns).map { $0.header.columns($0.records) } ?? firstColumns(of: bytes)
  }

  package static func firstColumns(of bytes: [UInt8]) -> [ReadColumn] {
    for separator in TableRecords.separators(bytes, lines: headerLines) {
      var records = TableRecords(bytes, separator: separator)
      for _ in 0..<headerLines {
        guard let record = records.next() else { break }
        guard record.texts.count > 1 else { continue }
        let next = records.next()
        return record.fields.indices.map {
          ReadColumn(heading: record[$0], meaning: nil, example: next?[$0] ?? "")
        }
      }
    }
    return []
  }

  /// The number of lines among which the header is looked for; it may follow a title or two.
  private static let headerLines = 20

  private init?(_ bytes: [UInt8], specified: [String: ColumnMeaning] = [:]) {
    for separator in TableRecords.separators(bytes, lines: TableReader.headerLines) {
      var (records, title, days) = (TableRecords(bytes, separator: separator), TableTitle(), TableDays())
      for _ in 0..<TableReader.headerLines {
        guard let record = records.next() else { break }
        guard let header = TableHeader(record, specified: specified) else {
          title.read(record)
          days.readTitle(record)
          continue
        }
        (self.header, self.title, self.days) = (header, title, days)
        while let record = records.next() { self.records.append(record) }
        unclosedQuote = records.unclosedQuote
        if records.endsInLine { dropCutRecord() }
        return
      }
    }
    return nil
  }

  /// Drops the last record if it has fewer fields than the one above: what is cut off mostly ends within a line.
  private mutating func dropCutRecord() {
    guard let last = records.last, last.fields.count < records.dropLast().last?.fields.count ?? 0 else { return }
    content.isCutOff = true
    content.problems.add(last.line, .endsInLine)
    records.removeLast()
  }

  /// - Returns: Whether the year of dates is unknown.
  private mutating func read(named: NamedYear?, _ options: ScheduleOptions) -> Bool {
    let titleDate = days.begin(header)
    let rows = datedRows()
    var dates = TableDates()
    if let titleDate { dates.record(titleDate, line: 1, nil) }
    for row in rows {
      if let date = row.dated.date { dates.record(date, line: row.record.line, row.writtenDate) }
    }
    let order = order(of: dates, rows, options)
    let clock = TableClock(rows)
    if let (line, finding) = clock.finding { content.problems.add(line, finding) }
    if let zone = title.zone {
      content.defaultZone = zone.name
      content.problems.add(zone.line, .zoneByTitle(zone.name, title: zone.text))
    }
    content.columns = header.columns(records)
    if header.hasTwin { content.problems.add(1, .twoTables) }
    (content.titles, content.isHomeFirst, content.isTable) = (title.names, header.isDayFirst, true)
    for column in header.unknown
    where !column.name.isEmpty && !column.hasNotes && rows.contains(where: { !$0.record[column.field].isEmpty }) {
      content.problems.add(header.line, .unusedColumn(column.name))
    }
    let (year, isByWeekdays) = dates.firstYear(named: named ?? title.year?.named, now: options.year, order: order)
    if let year, isByWeekdays {
      content.problems.add(1, .yearByWeekdays(year))
    } else if let year, named == nil, dates.lackYear, let title = title.year {
      content.problems.add(1, .yearByTitle(year, title: title.text))
    }
    makeEntries(rows, order, YearInference(year), isAfternoon: clock.isOpen)
    if let unclosedQuote { content.problems.add(unclosedQuote, .unclosedQuote) }
    return year == nil && dates.lackYear
  }

  private mutating func datedRows() -> [Row] {
    var (rows, header): ([Row], TableHeader) = ([], header)
    for record in records where !record.isBlank {
      if record.isCut { content.problems.add(record.line, .longField(limit: TableRecords.longestField)) }
      guard rows.count < ScheduleContent.limit else {
        content.count += 1
        content.problems.add(record.line, .tooManyEntries(limit: ScheduleContent.limit))
        continue
      }
      let dated = days.row(record, header)
      if case .header(let other) = dated {
        header = other
        continue
      }
      if case .undated = dated { title.readRemark(record) }
      rows.append(Row(record: record, header: header, dated: dated))
    }
    return rows
  }

  /// Returns the order of day and month, and reports one that only the surroundings of the dates suggest.
  private mutating func order(of dates: TableDates, _ rows: [Row], _ options: ScheduleOptions) -> DateOrder {
    var order = dates.order(orElse: header.isDayFirst)
    if let isDayFirst = options.isDayFirst, !order.isYearFirst {
      (order.isDayFirst, order.isAssumed) = (isDayFirst, false)
    }
    guard order.isAssumed, let line = dates.firstUnordered else { return order }
    var reason = ScheduleFinding.OrderReason.form
    if !order.isDayFirst {
      if let isDayFirst = DateCustom.isDayFirst(in: rows) {
        (order.isDayFirst, reason) = (isDayFirst, .venues)
      } else if let isDayFirst = dates.closerOrder {
        (order.isDayFirst, reason) = (isDayFirst, .closeness)
      } else {
        (order.isDayFirst, reason) = (options.localeIsDayFirst, .locale)
      }
    }
    content.problems.add(line, .eitherOrder(isDayFirst: order.isDayFirst, reason))
    return order
  }

  private mutating func makeEntries(_ rows: [Row], _ order: DateOrder, _ first: YearInference, isAfternoon: Bool) {
    var year = first
    for row in rows {
      let line = row.record.line
      if year.advance(row.dated.date?.day, order: order), let next = year.year {
        content.problems.add(line, .nextYear(next))
      }
      if year.leaps, let same = year.year { content.problems.add(line, .yearOfLeap(same)) }
      if case .heading = row.dated { continue }
      if case .assumed(let date) = row.dated {
        content.problems.add(line, .dayAbove, on: order.date(date.day, yearIfNone: year.year))
      }
      content.count += 1
      if !row.record.isUTF8 { content.problems.add(line, .notUTF8) }
      let fields = TableRow(row, isAfternoon: isAfternoon)
      if let entry = fields.entry(order: order, year: year.year, problems: &content.problems) {
        content.entries.append(entry)
      }
    }
  }
}
