import Base

/// A time zone that a calendar defines for itself: VTIMEZONE, RFC 5545 section 3.6.5.
struct ZoneDefinition {
  /// A STANDARD or DAYLIGHT part of the definition.
  struct Observance {
    /// The first onset, as seconds of the local clock since 1970-01-01.
    var onset: Int64
    /// The offset from the onset on, in seconds east of UTC.
    var offset: Int
    /// Later onsets that are listed one by one, RDATE.
    var dates: [Int64] = []
    var rule: YearlyRule?
  }

  /// The IANA name of the zone that the definition copies, X-LIC-LOCATION.
  var location: String?
  var observances: [Observance] = []

  /// Returns the offset at a local date and time, in seconds east of UTC; nil if nothing is defined.
  ///
  /// The part with the latest onset holds, and before all onsets the earliest part.
  func offset(of date: CivilDate, secondOfDay: Int) -> Int? {
    let local = Int64(date.dayNumber) * 86_400 + Int64(secondOfDay)
    let latest = observances.compactMap { part in part.latestOnset(until: local).map { ($0, part.offset) } }
    if let latest = latest.max(by: { $0.0 < $1.0 }) { return latest.1 }
    return observances.min { $0.onset < $1.onset }?.offset
  }
}

extension ZoneDefinition.Observance {
  func latestOnset(until local: Int64) -> Int64? {
    guard onset <= local else { return nil }
    let year = CivilDate(dayNumber: Int(local.flooredDivision(by: 86_400).quotient)).year
    let secondOfDay = Int(onset.flooredDivision(by: 86_400).remainder)
    let yearly = [year - 1, year].compactMap { year in
      rule?.day(in: year).map { Int64($0.dayNumber) * 86_400 + Int64(secondOfDay) }
    }
    return ([onset] + dates + yearly).filter { $0 <= local && $0 >= onset }.max()
  }
}

/// A rule that recurs once a year, the only kind that zones have (RFC 5545 section 3.3.10).
struct YearlyRule: Equatable {
  private var month: Int
  /// The weekday, 0 for Sunday … 6 for Saturday; nil if the rule names a day of the month.
  private var weekday: Int?
  /// The number of the weekday within the month, from the end if negative; without a weekday, the day of the month.
  private var ordinal: Int
  /// The last year in which the rule holds.
  private var lastYear: Int?

  /// Reads `FREQ=YEARLY;BYMONTH=3;BYDAY=2SU`; nil if it is another kind of rule.
  init?(_ text: String) {
    var parts: [String: String] = [:]
    for part in text.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { parts[String(pair[0])] = String(pair[1]) }
    }
    guard parts["FREQ"] == "YEARLY", let month = parts["BYMONTH"].flatMap({ Int($0) }), (1...12).contains(month)
    else { return nil }
    self.month = month
    lastYear = parts["UNTIL"].flatMap { Int($0.prefix(4)) }
    if let day = parts["BYDAY"] {
      guard let weekday = YearlyRule.weekdays.firstIndex(of: String(day.suffix(2))) else { return nil }
      self.weekday = weekday
      ordinal = Int(day.dropLast(2)) ?? YearlyRule.ordinal(fromDays: parts["BYMONTHDAY"]) ?? 1
    } else {
      guard let day = parts["BYMONTHDAY"].flatMap({ Int($0) }) else { return nil }
      ordinal = day
    }
  }

  func day(in year: Int) -> CivilDate? {
    if let lastYear, year > lastYear { return nil }
    guard let weekday else { return CivilDate(year: year, month: month, day: ordinal) }
    guard ordinal != 0, abs(ordinal) <= 5 else { return nil }
    return CivilDate.weekday(weekday, number: ordinal, ofMonth: month, year: year)
  }

  /// Returns the number of a weekday that is given by the days it may fall on:
  /// `BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SU` is the second Sunday.
  private static func ordinal(fromDays days: String?) -> Int? {
    guard let first = days?.split(separator: ",").compactMap({ Int($0) }).min(), first >= 1 else { return nil }
    return (first - 1) / 7 + 1
  }

  private static let weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"]
}
