import Atlas

/// The clock of all times of a table together: `7:07` is a morning beside `19:07`, and says nothing beside `1:07`.
struct TableClock {
  private var has24Hours = false
  private var firstShort: Int?
  /// The heading of the first column with times whose heading is not understood, in a table without a clock.
  private(set) var unnamed: (heading: String, line: Int)?

  /// Takes the times of a row.
  mutating func take(_ record: TableRecords.Record, _ header: TableHeader) {
    if !header.hasClock { return takeUnnamed(record, header) }
    // Tables in the languages that write the day first have 24 hours, and so has UTC.
    if has24Hours || header.isDayFirst || header.zonedTime.map({ ZoneNames.isUTC($0.zone) }) == true { return }
    let dateTime = header.fields[.date] == nil ? nil : header.fields[.dateTime]
    for field in [header.zonedTime?.field, header.fields[.time] ?? dateTime].compactMap({ $0 }) {
      let text = FileText.string(record[field].prefix(40)).text
      guard !WholeStart.isWhole(text), let time = WholeStart.time(in: text) else { continue }
      if time.clock == .hours24 { has24Hours = true }
      if time.clock == .shortHour { firstShort = firstShort ?? record.line }
    }
  }

  private mutating func takeUnnamed(_ record: TableRecords.Record, _ header: TableHeader) {
    guard unnamed == nil, TableRow.date(in: record, header)?.time == nil else { return }
    for (field, name) in zip(header.unknown, header.unknownNames) {
      let text = FileText.string(record[field].prefix(40)).text
      let minutes = text.drop { $0.isNumber }.dropFirst().prefix { $0.isNumber }
      guard text.first?.isNumber == true, minutes.count == 2, text.contains(":") || text.contains("h"),
        !WholeStart.isWhole(text), WholeStart.time(in: text) != nil
      else { continue }
      unnamed = (name, record.line)
      return
    }
  }

  /// The first line with an hour from 1 to 9 in a table whose times say neither AM nor PM, nor go beyond 12; nil for
  /// other tables.
  var firstOpen: Int? { has24Hours ? nil : firstShort }

  /// Returns the second of the day that a time means, in a table whose times say neither AM nor PM.
  static func evening(_ time: TimeText) -> Int {
    let isOpen = time.clock == .shortHour || time.clock == .longHour
    return isOpen && (3600..<11 * 3600).contains(time.secondOfDay) ? time.secondOfDay + 12 * 3600 : time.secondOfDay
  }
}
