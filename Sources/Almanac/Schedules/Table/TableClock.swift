/// The clock of all times of a table together: `7:07` is a morning next to `19:07`, and says nothing next to `1:07`.
struct TableClock {
  private var has24Hours = false
  private var firstShort: Int?
  /// The first line with an hour that may be of either clock, and that is not moved.
  private var firstDoubtful: Int?
  private var hasPadded = false

  init(_ rows: [TableReader.Row]) {
    for row in rows { add(row.record, date: row.dated.date, row.header) }
  }

  private mutating func add(_ record: TableRecords.Record, date: DateText?, _ header: TableHeader) {
    if !header.hasClock, date?.time == nil { return }
    if header.zonedTime.map({ ZoneNames.isUTC($0.zone) }) == true { return }
    var hasTime = false
    for text in header.clocks.map({ record[$0] }) {
      guard let time = TimestampField.time(in: text) else { continue }
      hasTime = true
      add(time, isComplete: TimestampField.isComplete(text), record.line, header)
    }
    if !hasTime, let time = date?.time { add(time, isComplete: true, record.line, header) }
  }

  private mutating func add(_ time: TimeText, isComplete: Bool, _ line: Int, _ header: TableHeader) {
    // Midnight means no time in tables of both clocks.
    if time.secondOfDay == 0 { return }
    if isComplete, case .offset = time.zone { return has24Hours = true }
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

  /// Whether times without AM and PM are of the evening: none is after 12:59, and none has a zero before its hour.
  var isOpen: Bool { !has24Hours && !hasPadded && firstShort != nil }

  var finding: (line: Int, finding: ScheduleFinding)? {
    (isOpen ? firstShort : has24Hours ? nil : firstDoubtful).map { ($0, isOpen ? .assumedAfternoon : .assumed24Hours) }
  }

  /// Returns the second of the day that a time means where ``isOpen``.
  static func assumingPM(_ time: TimeText) -> Int {
    let isOpen = time.clock == .shortHour || time.clock == .longHour
    return isOpen && (3600..<11 * 3600).contains(time.secondOfDay) ? time.secondOfDay + 12 * 3600 : time.secondOfDay
  }
}
