/// Finds the date of each row: in it, or above, as a heading or as the date of the first game of a day.
struct TableDays {
  /// The date of the rows above, if it may count for those below.
  private var above: DateText?
  private var isUnderHeading = false

  private static let longestHeading = 36

  mutating func readTitle(_ record: TableRecords.Record) { _ = readHeading(record) }

  /// Drops the date above the header, which may be that of the file, unless the table has no dates of its own.
  mutating func begin(_ header: TableHeader) -> DateText? {
    if header.fields[.date] != nil || header.fields[.dateTime] != nil { above = nil }
    return above
  }

  mutating func row(_ record: TableRecords.Record, _ header: TableHeader) -> DatedRow {
    if let date = readHeading(record) { return .heading(date) }
    let raw = TableRow.writtenDate(in: record, header)
    if let date = raw.flatMap({ TableDays.own($0, record, header) }) {
      (above, isUnderHeading) = (date, false)
      above?.time = nil
      above?.weekday = nil
      return .dated(date)
    }
    if let other = header.next(in: record) { return .header(other) }
    if raw != nil {
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
    return .assumed(above)
  }

  private mutating func readHeading(_ record: TableRecords.Record) -> DateText? {
    let texts = record.texts
    guard (1...3).contains(texts.count) else { return nil }
    let text = texts.joined(separator: " ")
    guard text.utf8.count <= TableDays.longestHeading, let date = DateText.alone(text) else { return nil }
    (above, isUnderHeading) = (date, true)
    return date
  }

  private static func own(_ text: String, _ record: TableRecords.Record, _ header: TableHeader) -> DateText? {
    guard var date = DateText(text) else { return nil }
    if let field = header.fields[.year] { date.readYear(record[field]) }
    if date.weekday == nil, let field = header.fields[.weekday] { date.readWeekday(record[field]) }
    return date
  }
}

enum DatedRow {
  case dated(DateText)
  case heading(DateText)
  indirect case header(TableHeader)
  case assumed(DateText)
  case undated

  var date: DateText? {
    switch self {
    case .dated(let date), .assumed(let date), .heading(let date): date
    case .header, .undated: nil
    }
  }
}

extension DateText {
  var lacksYear: Bool { day.lacksYear }

  fileprivate mutating func readWeekday(_ text: String) {
    var tokens = DateTokens(text)
    weekday = tokens.weekday()
  }

  mutating func readYear(_ text: String) {
    guard text.utf8.count == 4, let year = Int(text), (1900...2100).contains(year) else { return }
    switch day {
    case .noYear(let month, let day): CivilDate(year: year, month: month, day: day).map { self.day = .exact($0) }
    case .unordered(let first, let second, year: nil): day = .unordered(first, second, year: year)
    case .exact, .unordered: break
    }
  }
}

extension RawDay {
  var lacksYear: Bool {
    switch self {
    case .exact, .unordered(_, _, year: _?): false
    case .noYear, .unordered(_, _, year: nil): true
    }
  }
}
