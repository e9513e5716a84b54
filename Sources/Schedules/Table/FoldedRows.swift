import Base

/// The rows of a table that was copied from a page whose cells have lines of their own, as ESPN's schedules of a team: the
/// date, `vs`, the opponent and the time each on a line.
struct FoldedRows {
  private let date: Int
  private let opponent: Int
  private let time: Int?

  /// - Parameter records: The records after the header; nil is returned unless the first two are a date and a sign.
  init?(_ header: TableHeader, _ records: TableRecords) {
    self.init(header)
    var (records, first) = (records, [String]())
    while first.count < 2, let record = records.next() {
      let texts = FoldedRows.texts(record)
      guard texts.count < 2 else { return nil }
      first += texts
    }
    guard first.count == 2, FoldedRows.isDate(first[0]), SideWords.sign(first[1].utf8) != nil else { return nil }
  }

  /// - Parameter header: The header of rows that are known to be folded.
  init?(_ header: TableHeader) {
    guard let date = header.fields[.date], let opponent = header.fields[.opponent] else { return nil }
    (self.date, self.opponent) = (date, opponent)
    time = header.fields[.time] ?? header.zonedTime?.field ?? header.fields[.dateTime]
  }

  /// Whether a record begins a row, or stands by itself.
  func begins(with record: TableRecords.Record) -> Bool {
    guard let first = FoldedRows.texts(record).first else { return false }
    return FoldedRows.isDate(first) || TableColumn.named(first)?.column == .date
  }

  /// Returns the row of a record and those that follow; nil for a record that is no part of one, such as a header.
  func row(_ records: [TableRecords.Record]) -> TableRecords.Record? {
    let texts = records.flatMap(FoldedRows.texts)
    guard let first = records.first, texts.count > 1, FoldedRows.isDate(texts[0]) else { return nil }
    let hasSign = SideWords.sign(texts[1].utf8) != nil
    var fields = [date: texts[0], opponent: texts[1...].prefix(hasSign ? 2 : 1).joined(separator: " ")]
    for text in texts.dropFirst(hasSign ? 3 : 2) {
      switch StatusWords.status(in: text) {
      case .cancelled, .postponed: fields[opponent, default: ""] += " (\(text))"
      case .timeTBD:
        if let time, fields[time] == nil { fields[time] = text }
      default:
        if let time, fields[time] == nil, TimeText(text) != nil { fields[time] = text }
      }
    }
    var row = TableRecords.Record(line: first.line)
    for field in 0...(fields.keys.max() ?? 0) {
      row.bytes += (fields[field] ?? "").utf8
      row.ends.append(row.bytes.count)
    }
    return row
  }

  private static func texts(_ record: TableRecords.Record) -> [String] {
    (0..<record.count).map { FileText.string(record[$0].prefix(100)).text }.filter { !$0.isEmpty }
  }

  /// Whether a text is a date; two numbers may be a score.
  private static func isDate(_ text: String) -> Bool {
    switch DateText(text)?.day {
    case .exact, .noYear: true
    case .unordered, nil: false
    }
  }
}
