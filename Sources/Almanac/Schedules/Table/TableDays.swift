/// Finds the date of each row of a table in turn: in the row itself, or above it, as the heading of a day or of a
/// month, or as the date of the first game of a day.
struct TableDays {
  var form = DateForm()
  /// The date of the rows above, if it may count for those below.
  private var above: DateText?
  private var isUnderHeading = false
  private var month: MonthAbove?

  /// The month of the rows above, and the last day in it.
  private struct MonthAbove {
    var month: Int
    var year: Int?
    var day = 0
    var isHeading = false
  }

  /// The largest number of bytes of a row that is a heading.
  private static let longestHeading = 36

  /// Reads a line above the header.
  mutating func readTitle(_ record: TableRecords.Record) { _ = readHeading(record) }

  /// Drops the date above the header unless the table has no dates of its own: it may be that of the file.
  ///
  /// - Returns: The date that is kept.
  mutating func begin(_ header: TableHeader) -> DateText? {
    if header.fields[.date] != nil || header.fields[.dateTime] != nil { above = nil }
    return above
  }

  mutating func row(_ record: TableRecords.Record, _ header: TableHeader) -> DatedRow {
    let written = TableRow.writtenDate(in: record, header)
    if let date = written.flatMap({ own($0, record, header) }) {
      if case .heading? = readHeading(record) { return .heading(date) }
      (above, isUnderHeading) = (date, false)
      above?.time = nil
      above?.weekday = nil
      setMonth(date)
      return .dated(date)
    }
    if let heading = readHeading(record) { return heading }
    if let other = header.next(in: record) { return .header(other) }
    if let written, !TableDays.dittos.contains(written) {
      if let date = dayInMonth(written) { return .assumed(date, .monthAbove) }
      above = nil
      return .undated
    }
    guard header.isGame(record, needsTime: !isUnderHeading) else {
      // Below the games of a day, another line may begin a part of the table without dates.
      if !isUnderHeading { above = nil }
      return .undated
    }
    guard var above, !above.isRange else { return .undated }
    if let field = header.fields[.weekday] {
      above.readWeekday(record[field])
      if case .exact(let day) = above.day, let weekday = above.weekday, day.weekday != weekday { return .undated }
    }
    return .assumed(above, .dayAbove)
  }

  private static let dittos: Set<String> = ["\"", "''", "″", "”", "〃", "ditto"]

  /// Reads a row with a date or a month and nothing else; nil for other rows.
  private mutating func readHeading(_ record: TableRecords.Record) -> DatedRow? {
    let texts = record.texts
    guard (1...3).contains(texts.count) else { return nil }
    let text = texts.joined(separator: " ")
    guard text.utf8.count <= TableDays.longestHeading else { return nil }
    if let date = DateText.alone(text) ?? (form.hasSerials && texts.count == 1 ? SerialDate(text)?.day : nil) {
      (above, isUnderHeading) = (date, true)
      setMonth(date)
      return .heading(date)
    }
    guard let heading = MonthHeading(text) else { return nil }
    (above, isUnderHeading) = (nil, true)
    let next = month?.year.map { heading.month < month?.month ?? 0 ? $0 + 1 : $0 }
    month = MonthAbove(month: heading.month, year: heading.year ?? next, isHeading: true)
    return .heading(nil)
  }

  private mutating func setMonth(_ date: DateText) {
    switch date.day {
    case .exact(let date): month = MonthAbove(month: date.month, year: date.year, day: date.day)
    case .noYear(let number, let day): month = MonthAbove(month: number, day: day)
    case .unordered: month = nil
    }
  }

  /// Returns the date in the row itself, with the weekday in the column next to it.
  private func own(_ text: String, _ record: TableRecords.Record, _ header: TableHeader) -> DateText? {
    let month = header.fields[.month].map { record[$0] }
    let whole = form.hasSerials ? SerialDate(text)?.day : nil
    guard
      var date = whole ?? DateText(text, isDayBeforeMonth: form.isDayBeforeMonth)
        ?? month.flatMap({ TableDays.split(text, month: $0) })
    else { return nil }
    if case .unordered(let first, let second, year: nil) = date.day {
      // Two numbers next to or below a month can be two days of it.
      if month != nil { return nil }
      if let above = self.month, above.isHeading {
        guard [first, second].contains(above.month), !text.contains("-") else { return nil }
        date.day = .noYear(month: above.month, day: first == above.month ? second : first)
      }
    }
    if case .unordered(let first, let second, let year?) = date.day, let month = month.flatMap(TableDays.month),
      (first == month) != (second == month),
      let day = CivilDate(year: year, month: month, day: first == month ? second : first)
    {
      date.day = .exact(day)
    }
    if let field = header.fields[.year] { date.readYear(record[field]) }
    if date.weekday == nil, let field = header.fields[.weekday] { date.readWeekday(record[field]) }
    return date
  }

  /// Returns the date in columns of the day and of the month.
  private static func split(_ text: String, month: String) -> DateText? {
    guard let day = DayNumber(text) else { return nil }
    return self.month(month).map { DateText(day: .noYear(month: $0, day: day.day), weekday: day.weekday) }
  }

  /// Returns the month in a column of months: a name or a number.
  private static func month(_ text: String) -> Int? {
    (MonthHeading(text)?.month ?? Int(text)).flatMap { (1...12).contains($0) ? $0 : nil }
  }

  /// Returns the day of the month above that a number means; nil if it is one before the last.
  private mutating func dayInMonth(_ text: String) -> DateText? {
    guard let month, let day = DayNumber(text), day.day >= month.day else { return nil }
    self.month?.day = day.day
    var date = DateText(day: .noYear(month: month.month, day: day.day), weekday: day.weekday)
    if let year = month.year { date.readYear(String(year)) }
    above = date
    above?.weekday = nil
    isUnderHeading = false
    return date
  }
}

enum DatedRow {
  case dated(DateText)
  /// A date or a month alone, for the rows below; nil for a month.
  case heading(DateText?)
  indirect case header(TableHeader)
  /// A row whose date, or the month of it, is that of rows above, with the finding about it.
  case assumed(DateText, ScheduleFinding.Date)
  case undated

  var date: DateText? {
    switch self {
    case .dated(let date), .assumed(let date, _), .heading(let date?): date
    case .heading(nil), .header, .undated: nil
    }
  }
}

extension DateText {
  var lacksYear: Bool { day.lacksYear }

  fileprivate mutating func readWeekday(_ text: String) {
    var tokens = DateTokens(text)
    weekday = tokens.weekday()
  }

  /// Reads the year from a separate field, for a date without one.
  mutating func readYear(_ text: String) {
    guard text.utf8.count == 4, let year = Int(text), (1900...2100).contains(year) else { return }
    switch day {
    case .noYear(let month, let day): CivilDate(year: year, month: month, day: day).map { self.day = .exact($0) }
    case .unordered(let first, let second, year: nil): day = .unordered(first, second, year: year)
    case .exact, .unordered: break
    }
  }
}

extension WrittenDay {
  var lacksYear: Bool {
    switch self {
    case .exact, .unordered(_, _, year: _?): false
    case .noYear, .unordered(_, _, year: nil): true
    }
  }
}
