import Base
import TripCore

/// The start or the end of an event.
enum EventTime: Equatable, Sendable {
  /// A whole day; as an end, the day after the last.
  case day(CivilDate)
  /// A moment, in seconds since 1970-01-01T00:00:00Z.
  case moment(Int64)
  /// A reading of the local clock, in seconds since midnight. Times in an unknown zone are read this way too.
  case clock(CivilDate, secondOfDay: Int)

  /// The time as text for comparisons.
  var mark: String {
    switch self {
    case .day(let date): date.description
    case .moment(let seconds): "\(seconds)"
    case .clock(let date, let second): "\(date)T\(second)"
    }
  }

  /// The seconds from this time to a later one; nil if the two have different forms.
  func seconds(to end: EventTime) -> Int64? {
    switch (self, end) {
    case (.day(let from), .day(let to)): Int64(to.dayNumber - from.dayNumber) * 86_400
    case (.moment(let from), .moment(let to)): to - from
    case (.clock(let from, let second), .clock(let to, let last)):
      Int64(to.dayNumber - from.dayNumber) * 86_400 + Int64(last - second)
    default: nil
    }
  }

  /// The time some seconds later; for a whole day, the date as many whole days later.
  func adding(seconds: Int64) -> EventTime {
    switch self {
    case .day(let date): return .day(date.adding(days: Int(seconds / 86_400)))
    case .moment(let moment): return .moment(moment + seconds)
    case .clock(let date, let second):
      let (days, rest) = (Int64(second) + seconds).flooredDivision(by: 86_400)
      return .clock(date.adding(days: Int(days)), secondOfDay: Int(rest))
    }
  }
}

// MARK: Writing

extension EventTime {
  /// The time as a property. Moments are written in UTC, which needs no definition of a zone.
  func property(_ name: StaticString) -> CalendarProperty {
    switch self {
    case .day(let date):
      CalendarProperty(name, value: Self.digits(date), [CalendarParameter("VALUE", "DATE")])
    case .moment(let seconds): CalendarProperty(name, value: Self.utc(seconds))
    case .clock(let date, let second): CalendarProperty(name, value: Self.digits(date, second))
    }
  }

  /// A moment in UTC: `20260703T182000Z`.
  static func utc(_ seconds: Int64) -> String {
    let time = OffsetDateTime(unixSeconds: seconds, offsetSeconds: 0)
    return digits(time.date, time.secondOfDay) + "Z"
  }

  private static func digits(_ date: CivilDate) -> String { date.description.filter { $0 != "-" } }

  private static func digits(_ date: CivilDate, _ second: Int) -> String {
    let parts = [second / 3600, second / 60 % 60, second % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return digits(date) + "T" + parts.joined(separator: "")
  }
}

// MARK: Reading

extension EventTime {
  /// Reads the time in a property; nil if there is none.
  ///
  /// - Parameter rules: returns the rules of a zone by its IANA name. Definitions of zones in the calendar are not
  ///   read.
  init?(_ property: CalendarProperty, rules: (String) -> ZoneRules?) {
    let text = Array(property.value.trimmed.utf8)
    guard let date = Self.date(text.prefix(8)) else { return nil }
    if text.count == 8 {
      self = .day(date)
      return
    }
    let isUTC = text.last == UInt8(ascii: "Z") || text.last == UInt8(ascii: "z")
    guard text.count == (isUTC ? 16 : 15), text[8] | 0x20 == UInt8(ascii: "t"),
      let hour = Self.number(text[9..<11]), let minute = Self.number(text[11..<13]),
      let second = Self.number(text[13..<15]), hour < 24, minute < 60, second <= 60
    else { return nil }
    let secondOfDay = hour * 3600 + minute * 60 + min(second, 59)
    if isUTC {
      self = .moment(OffsetDateTime(date: date, secondOfDay: secondOfDay, offsetSeconds: 0).unixSeconds)
    } else if let zone = property.parameter("TZID")?.value, let known = Self.rules(of: zone, rules) {
      self = .moment(known.moment(of: date, secondOfDay: secondOfDay).unixSeconds)
    } else {
      self = .clock(date, secondOfDay: secondOfDay)
    }
  }

  /// The rules of a zone, also if its name has a prefix: `/example.org/Olson_1/America/Chicago`.
  private static func rules(of name: String, _ rules: (String) -> ZoneRules?) -> ZoneRules? {
    if let known = rules(name) { return known }
    let parts = name.split(separator: "/").suffix(3).map(String.init)
    for count in [3, 2] where parts.count >= count {
      if let known = rules(Array(parts.suffix(count)).joined(separator: "/")) { return known }
    }
    return nil
  }

  private static func date(_ digits: ArraySlice<UInt8>) -> CivilDate? {
    guard digits.count == 8, let year = number(digits.prefix(4)), let month = number(digits.dropFirst(4).prefix(2)),
      let day = number(digits.suffix(2))
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
  }
}
