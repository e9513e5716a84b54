import Base

/// Reads schedules in tables (`.csv`): mlb.com's, fixturedownload.com's, and others that name their columns.
struct TableReader {
  private var content = ScheduleContent()
  /// The header of the rows that are read; a table may have another one further down.
  private var header: TableHeader
  private var title: TableTitle
  private var days: TableDays

  /// - Parameters:
  ///   - named: The year in the name of the file, for dates that have none.
  ///   - options: The order of day and month that the user gave, and the year in which it is read.
  static func read(
    _ bytes: [UInt8], named: NamedYear?, _ options: ScheduleOptions
  ) throws(ScheduleRefusal) -> ScheduleContent {
    let read = bytes.withUnsafeBufferPointer { bytes -> Result<ScheduleContent, ScheduleRefusal> in
      guard let table = table(bytes) else { return .failure(.noHeader) }
      var reader = TableReader(table)
      let lacksYear = reader.read(table.records, named: named, options)
      let (content, isEmpty) = (reader.content, reader.content.entries.count == 0)
      return lacksYear && isEmpty ? .failure(.noYear(entries: content.count)) : .success(content)
    }
    return try read.get()
  }

  /// Whether one of the first lines names a column of dates and one of teams.
  static func isTable(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { table($0) != nil } }

  /// The number of lines among which the header is looked for; it may follow a title or two.
  private static let headerLines = 20

  /// The header of a table, what is above it, and the records after it.
  private struct Table {
    let header: TableHeader
    let title: TableTitle
    let days: TableDays
    let records: TableRecords
  }

  private static func table(_ bytes: UnsafeBufferPointer<UInt8>) -> Table? {
    for separator in TableRecords.separators(bytes, lines: headerLines) {
      var (records, title, days) = (TableRecords(bytes, separator: separator), TableTitle(), TableDays())
      for _ in 0..<headerLines {
        guard let record = records.next() else { break }
        if let header = TableHeader(record) {
          return Table(header: header, title: title, days: days, records: records)
        }
        title.read(record)
        days.readTitle(record)
      }
    }
    return nil
  }

  private init(_ table: Table) {
    (header, title, days) = (table.header, table.title, table.days)
  }

  /// Reads the rows twice. The date order is known only after the last row, and keeping the rows would take many
  /// times the file's size.
  ///
  /// - Returns: Whether the year of dates is unknown.
  private mutating func read(_ records: TableRecords, named: NamedYear?, _ options: ScheduleOptions) -> Bool {
    let (dates, clock) = together(in: records)
    let order = order(of: dates, records, options)
    for (line, finding) in dates.findings { content.problems.add(line, .date(finding)) }
    for (line, finding) in clock.findings { content.problems.add(line, .time(finding)) }
    if let zone = title.zone {
      content.defaultZone = zone.name
      content.problems.add(zone.line, .time(.zoneByTitle(zone.name, title: zone.text)))
    }
    if header.hasTwin { content.problems.add(1, .file(.twoTables)) }
    content.titles = title.names
    let (year, isByWeekdays) = dates.firstYear(
      named: named ?? title.year?.named, now: options.year, order: order)
    if let year, isByWeekdays {
      content.problems.add(1, .date(.yearByWeekdays(year)))
    } else if let year, named == nil, dates.lackYear, let title = title.year {
      content.problems.add(1, .date(.yearByTitle(year, title: title.text)))
    }
    (days.hasSerials, days.isDayBeforeMonth) = (dates.areSerial, order.isDayBeforeMonth)
    readRows(records, order, year, TableRow.InferredFormat(isAfternoon: clock.isOpen))
    return year == nil && dates.lackYear
  }

  /// Returns the order of day and month, and reports one that only the surroundings of the dates suggest.
  private mutating func order(
    of dates: TableDates, _ records: TableRecords, _ options: ScheduleOptions
  ) -> DateOrder {
    var order = dates.order(orElse: header.isDayFirst)
    if let isDayFirst = options.isDayFirst, !order.isYearFirst {
      (order.isDayFirst, order.isAssumed) = (isDayFirst, false)
    }
    guard order.isAssumed, let line = dates.firstUnordered else { return order }
    var reason = ScheduleFinding.Date.OrderReason.form
    if !order.isDayFirst {
      if let isDayFirst = DateCustom.isDayFirst(in: records, header) {
        (order.isDayFirst, reason) = (isDayFirst, .venues)
      } else if let isDayFirst = dates.closerOrder {
        (order.isDayFirst, reason) = (isDayFirst, .closeness)
      } else {
        (order.isDayFirst, reason) = (options.localeIsDayFirst, .locale)
      }
    }
    content.problems.add(line, .date(.eitherOrder(isDayFirst: order.isDayFirst, reason)))
    return order
  }

  /// Returns the order of the dates of all rows, and their clock.
  private mutating func together(in records: TableRecords) -> (TableDates, TableClock) {
    var (records, dates, clock, count, header) = (records, TableDates(), TableClock(), 0, header)
    var days = days
    if let date = days.begin(header) { dates.note(date, line: 1) { nil } }
    while count < ScheduleContent.limit, let record = records.next() {
      if record.isBlank { continue }
      let row = days.row(record, header)
      if case .heading(nil) = row { continue }
      count += 1
      switch row {
      case .dated(let date), .heading(let date?):
        dates.note(date, line: record.line) { TableRow.writtenDate(in: record, header) }
        if date.lacksYear, let season = header.season { title.readSeason(record[season]) }
        clock.note(record, date: date, header)
      case .assumed(let date, _):
        dates.note(date, line: record.line) { nil }
        clock.note(record, date: date, header)
      case .header(let other): header = other
      case .undated, .heading(nil):
        if let text = TableRow.writtenDate(in: record, header) { dates.noteOther(text, line: record.line) }
        title.readRemark(record)
        clock.note(record, date: nil, header)
      }
    }
    return (dates, clock)
  }

  private mutating func readRows(
    _ records: TableRecords, _ order: DateOrder, _ year: Int?, _ habits: TableRow.InferredFormat
  ) {
    var (records, year, fieldsAbove) = (records, YearInference(year), 0)
    var emptyDay: (line: Int, date: CivilDate?)?
    _ = days.begin(header)
    while let record = records.next() {
      // What is cut off ends within a line, which mostly has fewer fields then than the one above.
      if records.isAtEnd, records.endsInLine, record.count < fieldsAbove {
        content.isCutOff = true
        content.problems.add(record.line, .file(.endsInLine))
        break
      }
      fieldsAbove = record.count
      if record.isCut {
        content.problems.add(record.line, .file(.longField(limit: TableRecords.longestField)))
      }
      if record.isBlank { continue }
      guard content.count < ScheduleContent.limit else {
        content.count += 1
        content.problems.add(record.line, .file(.tooManyEntries(limit: ScheduleContent.limit)))
        continue
      }
      let row = days.row(record, header)
      if case .header(let other) = row {
        header = other
        continue
      }
      noteYear(row.date, order, &year, record.line)
      if case .assumed(let date, let finding) = row {
        content.problems.add(record.line, .date(finding), on: order.date(date.day, yearIfNone: year.year))
        emptyDay = nil
      } else if let (line, day) = emptyDay {
        if row.date != nil { content.problems.add(line, .team(.missing(nil)), on: day) }
        emptyDay = row.date == nil ? emptyDay : nil
      }
      if case .heading(let date) = row {
        emptyDay = date.map { (record.line, order.date($0.day, yearIfNone: year.year)) }
        continue
      }
      content.count += 1
      let fields = TableRow(record, header, habits, row)
      if !fields.isUTF8 { content.problems.add(record.line, .file(.notUTF8)) }
      if let entry = fields.entry(order: order, year: year.year, problems: &content.problems) {
        content.entries.append(entry)
      }
    }
    if let (line, day) = emptyDay {
      content.problems.add(line, .team(.missing(nil)), on: day)
    }
    if let line = records.unclosedQuote {
      content.problems.add(line, .file(.unclosedQuote))
    }
  }

  /// Reads the year of a date that has none from the rows above.
  private mutating func noteYear(_ date: DateText?, _ order: DateOrder, _ year: inout YearInference, _ line: Int) {
    if year.advance(date?.day, order: order), let next = year.year {
      content.problems.add(line, .date(.nextYear(next)))
    }
    if year.leaps, let same = year.year {
      content.problems.add(line, .date(.yearOfLeap(same)))
    }
  }
}
