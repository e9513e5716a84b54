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
