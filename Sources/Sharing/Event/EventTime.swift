import Almanac

/// The times of an event: days, moments in UTC, and readings of a local clock or in an unknown zone.
extension WrittenTime {
  var isMoment: Bool { zone == .offset(0) }

  /// For comparisons.
  var mark: String {
    guard let secondOfDay else { return date.description }
    return isMoment ? "\(localSeconds)" : "\(date)T\(secondOfDay)"
  }

  /// Nil if the two have different forms.
  func seconds(to end: WrittenTime) -> Int64? {
    guard zone == end.zone, (secondOfDay == nil) == (end.secondOfDay == nil) else { return nil }
    return end.localSeconds - localSeconds
  }

  /// For a whole day, whole days later.
  func adding(seconds: Int64) -> WrittenTime { with(localSeconds: localSeconds + seconds) }

  /// Moments are written in UTC, which needs no definition of a zone, or stay in the zone of the old property.
  func property(_ name: String, over old: CalendarProperty?, _ zones: CalendarZones?) -> CalendarProperty {
    guard isMoment, let zone = old?.parameter("TZID"), let time = old.flatMap({ WrittenTime($0) }),
      let reading = zones?.rules(of: time)?.reading(at: localSeconds)
    else { return CalendarProperty(name, time: self) }
    let local = WrittenTime(date: reading.date, secondOfDay: reading.secondOfDay)
    return CalendarProperty(name, value: local.calendarText, [zone])
  }
}

extension CalendarZones {
  /// Without an end, all day or no time.
  func span(from start: WrittenTime, to end: WrittenTime?) -> (start: WrittenTime, end: WrittenTime) {
    let begin = unzoned(start)
    return (begin, end.map(unzoned) ?? (begin.secondOfDay == nil ? begin.adding(seconds: 86_400) : begin))
  }

  private func unzoned(_ time: WrittenTime) -> WrittenTime {
    moment(of: time).map { WrittenTime(unixSeconds: $0) } ?? WrittenTime(date: time.date, secondOfDay: time.secondOfDay)
  }
}
