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
  ///
  /// - Parameters:
  ///   - old: The property that it replaces; a moment stays in its zone.
  ///   - zones: The zones of the calendar of the old property.
  func property(
    _ name: StaticString, over old: CalendarProperty? = nil, _ zones: CalendarZones? = nil
  ) -> CalendarProperty {
    if case .moment(let seconds) = self, let zone = old?.parameter("TZID"), let time = old.flatMap({ WrittenTime($0) }),
      let rules = zones?.rules(of: time)
    {
      let reading = rules.reading(at: seconds)
      return CalendarProperty(name, value: Self.digits(reading.date, reading.secondOfDay), [zone])
    }
    return switch self {
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
  /// Reads a time of a calendar; one in an unknown zone is a reading of the local clock.
  init(_ time: WrittenTime, _ zones: CalendarZones) {
    if let moment = zones.moment(of: time) {
      self = .moment(moment)
    } else {
      self = time.secondOfDay.map { .clock(time.date, secondOfDay: $0) } ?? .day(time.date)
    }
  }

  /// The times of an event. One without an end lasts all day, or no time.
  static func span(
    from start: WrittenTime, to end: WrittenTime?, _ zones: CalendarZones
  ) -> (start: EventTime, end: EventTime) {
    let begin = EventTime(start, zones)
    if let end { return (begin, EventTime(end, zones)) }
    if case .day = begin { return (begin, begin.adding(seconds: 86_400)) }
    return (begin, begin)
  }
}
