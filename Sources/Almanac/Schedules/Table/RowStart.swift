extension TableRow {
  func instant(order: DateOrder) -> OffsetDateTime? {
    guard let text = fields[.instant],
      let start = TimestampField.start(text, zone: nil, order: order, isAfternoon: false)
    else { return nil }
    let offset = if case .offset(let seconds) = start.zone { seconds } else { 0 }
    return OffsetDateTime(date: start.date, secondOfDay: start.secondOfDay ?? 0, offsetSeconds: offset)
  }

  func start(order: DateOrder, year: Int?, problems: inout ProblemList) -> RawTime? {
    let day = date.flatMap { order.date($0.day, yearIfNone: year) }
    if let day { recordDoubts(of: day, &problems) }
    if let complete = complete(order: order) {
      recordOther(date?.time, dateText, on: complete.date, &problems)
      if let day, abs(day.dayNumber - complete.date.dayNumber) > 1 {
        problems.add(line, .date(day, otherThanTime: complete.date), on: complete.date)
      }
      recordOther(complete, &problems)
      return complete
    }
    guard let date, let day else { return nil }
    if let text = zonedTime?.text ?? timeText, TableRow.mayMeanNextDay(text) {
      problems.add(line, .mayBeNextDay(text), on: day)
    }
    let plain = timeText.map { time(in: $0) } ?? date.time.map(time)
    if let zonedTime, let time = time(in: zonedTime.text) {
      // The date is the club's; Eastern clocks, ahead of all others of the league, may show the next.
      recordOther(time, zonedTime.text, on: day, &problems)
      let isNextDay = fields[.time] != nil && plain.map { time.secondOfDay < $0.secondOfDay } ?? false
      return RawTime(
        date: isNextDay ? day.adding(days: 1) : day, secondOfDay: time.secondOfDay,
        zone: time.zone == .floating ? RawTime.Zone(called: zonedTime.zone) : time.zone)
    }
    recordOther(plain, timeText ?? dateText, on: day, &problems)
    if date.isRange, let dateText { problems.add(line, .severalDays(in: dateText), on: day) }
    if plain == nil, let unread = unreadTime { problems.add(line, .noTime(in: unread), on: day) }
    let zone = fields[.zone].map(RawTime.Zone.init(called:))
    return RawTime(
      date: day, secondOfDay: plain?.secondOfDay,
      zone: plain.flatMap { $0.zone == .floating ? nil : $0.zone } ?? zone ?? .floating)
  }

  private var dateText: String? { fields[.date] ?? fields[.dateTime] }

  /// The text of a time that could not be read; nil if the row has none, or a word such as `TBD` in its place.
  private var unreadTime: String? {
    guard let text = timeText ?? zonedTime?.text else { return dateText.flatMap { TableRow.holdsTime($0) ? $0 : nil } }
    return StatusWords.status(in: text) == nil ? text : nil
  }

  private func recordDoubts(of day: CivilDate, _ problems: inout ProblemList) {
    if let weekday = date?.weekday, day.weekday != weekday { problems.add(line, .otherWeekday, on: day) }
    if let status = fields[.status], TableRow.isMoved(status) {
      problems.add(line, .mayBeMoved(status), on: day)
    }
  }

  private func recordOther(_ time: TimeText?, _ text: String?, on day: CivilDate, _ problems: inout ProblemList) {
    guard let time, time.hasOther, let text else { return }
    problems.add(line, .twoTimes(in: text), on: day)
  }

  /// Reports a time that contradicts a time in UTC next to it, as where a script wrote the midnight of each date.
  private func recordOther(_ complete: RawTime, _ problems: inout ProblemList) {
    guard let timeText, let raw = fields[.date], case .offset = complete.zone, let second = complete.secondOfDay,
      !TimestampField.isComplete(timeText) || timeText.hasPrefix("1899"), let time = time(in: timeText),
      (time.secondOfDay - second) % 900 != 0 || timeText.hasPrefix("1899")
    else { return }
    problems.add(line, .time(timeText, otherThanIn: raw), on: complete.date)
  }

  /// Whether a status with a number says that the game was moved: `Moved to July 5`.
  private static func isMoved(_ status: String) -> Bool {
    status.contains(where: \.isNumber) && StatusWords.status(in: status) == nil
      && NameKey(status).text.split(separator: " ").contains { ["moved", "rescheduled", "changed"].contains($0) }
  }

  /// Whether a `+1` that is not an offset from UTC ends a text, perhaps in brackets.
  private static func mayMeanNextDay(_ text: String) -> Bool {
    (text.hasSuffix("+1") || text.hasSuffix("+1)")) && !text.contains("UTC") && !text.contains("GMT")
  }

  private static func holdsTime(_ text: String) -> Bool {
    let parts = text.split(separator: ":")
    return zip(parts, parts.dropFirst()).contains { $0.last?.isNumber == true && $1.first?.isNumber == true }
  }

  private func time(in text: String) -> TimeText? {
    TimestampField.time(in: text).map(time)
  }

  private func time(_ raw: TimeText) -> TimeText {
    var time = raw
    if isAfternoon { time.secondOfDay = TableClock.assumingPM(raw) }
    return time
  }

  /// The text in the column of times. A column called `start` next to one of dates also contains times.
  private var timeText: String? { fields[.time] ?? (fields[.date] == nil && !isDateAbove ? nil : fields[.dateTime]) }

  /// Returns the start if one field has date and time; not the midnight of a date next to a column of times.
  private func complete(order: DateOrder) -> RawTime? {
    if let zonedTime, let start = complete(zonedTime.text, zone: zonedTime.zone, order) { return start }
    if let start = timeText.flatMap({ complete($0, zone: fields[.zone], order) }) { return start }
    // A date that was read without a time has none.
    if let date, date.time == nil { return nil }
    guard let start = fields[.date].flatMap({ complete($0, zone: nil, order) }), start.zone != .floating,
      timeText == nil || start.secondOfDay != 0
    else { return nil }
    return start
  }

  private func complete(_ text: String, zone: String?, _ order: DateOrder) -> RawTime? {
    TimestampField.start(text, zone: zone, order: order, isAfternoon: isAfternoon)
  }
}

/// A start in one field, which determines the day: `2025-10-08T00:00:00Z`, `10/08/2025 7:00 PM ET`.
enum TimestampField {
  /// Returns the start in a field, in a zone from elsewhere if it has none; nil if it has no date or no time.
  static func start(_ text: String, zone: String?, order: DateOrder, isAfternoon: Bool) -> RawTime? {
    guard let raw = dated(text), let time = raw.time, let date = order.date(raw.day, yearIfNone: nil),
      !isEpochPlaceholder(forNoDay: date)
    else { return nil }
    let named = zone.map(RawTime.Zone.init(called:)) ?? .floating
    let second = isAfternoon ? TableClock.assumingPM(time) : time.secondOfDay
    return RawTime(date: date, secondOfDay: second, zone: time.zone == .floating ? named : time.zone)
  }

  /// Returns the time of day in a column of times, which may follow a date; nil if the text is only a date.
  static func time(in text: String) -> TimeText? {
    guard let raw = dated(text) else { return TimeText(text) }
    if let time = raw.time { return time }
    if case .exact = raw.day { return nil }
    return TimeText(text)
  }

  /// Whether a text begins with a date including the year, followed by a time.
  static func isComplete(_ text: String) -> Bool { dated(text)?.time != nil }

  /// Returns a text that begins with a date including the year; nil for `19:05:00`, which also has three numbers.
  private static func dated(_ text: String) -> DateText? {
    guard text.utf8.count >= 8 else { return nil }
    let afterNumber = text.utf8.drop { !(48...57).contains($0) }.drop { (48...57).contains($0) }.first
    guard afterNumber != UInt8(ascii: ":"), let raw = DateText(text) else { return nil }
    return raw.lacksYear ? nil : raw
  }

  /// Whether a date means none before a time: the first day of spreadsheets, of Unix, of databases.
  private static func isEpochPlaceholder(forNoDay date: CivilDate) -> Bool {
    date.year < 1950 || date.month == 1 && date.day == 1 && (date.year == 1970 || date.year == 2000)
  }
}
