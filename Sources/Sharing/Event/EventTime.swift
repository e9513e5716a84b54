import Almanac

/// The times of an event: days, moments in UTC, and readings of a local clock. Times in an unknown zone are read as the
/// last, too.
extension WrittenTime {
  var isMoment: Bool { zone == .offset(0) }

  /// The time as text for comparisons.
  var mark: String {
    guard let secondOfDay else { return date.description }
    return isMoment ? "\(localSeconds)" : "\(date)T\(secondOfDay)"
  }

  /// The seconds from this time to a later one; nil if the two have different forms.
  func seconds(to end: WrittenTime) -> Int64? {
    guard zone == end.zone, (secondOfDay == nil) == (end.secondOfDay == nil) else { return nil }
    return end.localSeconds - localSeconds
  }

  /// The time some seconds later; for a whole day, the date as many whole days later.
  func adding(seconds: Int64) -> WrittenTime { with(localSeconds: localSeconds + seconds) }

  /// The time as a property. Moments are written in UTC, which needs no definition of a zone.
  ///
  /// - Parameters:
  ///   - old: The property that it replaces; a moment stays in its zone.
  func property(_ name: String, over old: CalendarProperty?, _ zones: CalendarZones?) -> CalendarProperty {
    guard isMoment, let zone = old?.parameter("TZID"), let time = old.flatMap({ WrittenTime($0) }),
      let reading = zones?.rules(of: time)?.reading(at: localSeconds)
    else { return CalendarProperty(name, time: self) }
    let local = WrittenTime(date: reading.date, secondOfDay: reading.secondOfDay)
    return CalendarProperty(name, value: local.calendarText, [zone])
  }
}

extension CalendarZones {
  /// The times of an event. One without an end lasts all day, or no time.
  func span(from start: WrittenTime, to end: WrittenTime?) -> (start: WrittenTime, end: WrittenTime) {
    let begin = unzoned(start)
    return (begin, end.map(unzoned) ?? (begin.secondOfDay == nil ? begin.adding(seconds: 86_400) : begin))
  }

  private func unzoned(_ time: WrittenTime) -> WrittenTime {
    moment(of: time).map { WrittenTime(unixSeconds: $0) } ?? WrittenTime(date: time.date, secondOfDay: time.secondOfDay)
  }
}
