/// The clock of all times of a table together: `7:07` is a morning next to `19:07`, and says nothing next to `1:07`.
struct TableClock {
  private var has24Hours = false
  /// The first line with an hour from 1 to 9 as one digit.
  private var firstShort: Int?
  /// The first line with an hour that may be of either clock, and that is not moved.
  private var firstDoubtful: Int?
  private var hasPadded = false
  /// The first line with a time that is a fraction of a day.
  private var firstFraction: Int?
  /// The heading of the first column with times whose heading is not understood, in a table without a clock.
  private var unnamed: (heading: String, line: Int)?

  init(_ rows: [TableReader.Row]) {
    for row in rows { note(row.record, date: row.dated.date, row.header) }
  }

  /// Reads the times of a row, and the date in it.
  private mutating func note(_ record: TableRecords.Record, date: DateText?, _ header: TableHeader) {
    if !header.hasClock, date?.time == nil { return noteUnnamed(record, header) }
    if header.zonedTime.map({ ZoneNames.isUTC($0.zone) }) == true { return }
    var hasTime = false
    for text in header.clocks.map({ record[$0] }) {
      if SerialDate.time(in: text) != nil {
        (hasTime, firstFraction) = (true, firstFraction ?? record.line)
      } else if let time = TimestampField.time(in: text) {
        hasTime = true
        note(time, isWhole: TimestampField.isWhole(text), record.line, header)
      }
    }
    if !hasTime, let time = date?.time { note(time, isWhole: true, record.line, header) }
  }

  private mutating func note(_ time: TimeText, isWhole: Bool, _ line: Int, _ header: TableHeader) {
    // Midnight means no time in tables of both clocks.
    if time.secondOfDay == 0 { return }
    if isWhole, case .offset = time.zone { return has24Hours = true }
    switch time.clock {
    case .halves: break
    case .hours24: has24Hours = true
    case .shortHour, .paddedHour, .longHour:
      // Tables in the languages that write the day first mostly have 24 hours, but nobody plays at 7 in the morning.
      if time.secondOfDay < (header.isDayFirst ? 8 : 12) * 3600 { firstDoubtful = firstDoubtful ?? line }
      if header.isDayFirst { return }
      if time.clock == .shortHour { firstShort = firstShort ?? line }
      if time.clock == .paddedHour { hasPadded = true }
    }
  }

  private mutating func noteUnnamed(_ record: TableRecords.Record, _ header: TableHeader) {
    guard unnamed == nil,
      let column = header.unknown.first(where: { TableClock.isTime(record[$0.field], isNamed: $0.mayBeTime) })
    else { return }
    unnamed = (column.name, record.line)
  }

  /// Whether a field of a column that is not understood may be a time.
  private static func isTime(_ text: String, isNamed: Bool) -> Bool {
    guard text.first?.isNumber == true else { return false }
    let minutes = text.drop { $0.isNumber }.dropFirst().prefix { $0.isNumber }
    return isNamed
      || minutes.count == 2 && (text.contains(":") || text.contains("h")) && !TimestampField.isWhole(text)
        && TimestampField.time(in: text) != nil
  }

  /// Whether times without AM and PM are of the evening: no time goes beyond 12:59, and none has a zero before its
  /// hour.
  var isOpen: Bool { !has24Hours && !hasPadded && firstShort != nil }

  /// The findings about all times, each with its first line.
  var findings: [(line: Int, finding: ScheduleFinding.Time)] {
    var findings: [(line: Int, finding: ScheduleFinding.Time)] = []
    if let line = isOpen ? firstShort : has24Hours ? nil : firstDoubtful {
      findings.append((line, .withoutHalves(areAfternoon: isOpen)))
    }
    if let firstFraction { findings.append((firstFraction, .fractions)) }
    if let unnamed { findings.append((unnamed.line, .column(unnamed.heading))) }
    return findings
  }

  /// Returns the second of the day that a time means in a table whose times without AM and PM are of the evening.
  static func assumingPM(_ time: TimeText) -> Int {
    let isOpen = time.clock == .shortHour || time.clock == .longHour
    return isOpen && (3600..<11 * 3600).contains(time.secondOfDay) ? time.secondOfDay + 12 * 3600 : time.secondOfDay
  }
}
