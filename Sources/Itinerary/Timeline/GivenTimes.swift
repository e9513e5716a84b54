extension TimelineMaker {
  // MARK: Given times

  mutating func setGivenTimes() {
    var (day, date) = (0, trip.startDate)
    for index in items.indices {
      if items[index].position.day != day {
        day = items[index].position.day
        date = trip.date(ofDay: day)
      }
      switch items[index].kind {
      case .game(let game): setTimes(of: game, at: index, on: date)
      case .travel(let leg): setTimes(of: leg, at: index, on: date)
      case .custom: setTimes(ofCustomItem: index, on: date)
      }
      if let span = spans[index], span.frame == Span.known, !span.isOpen {
        rows[index].start = rows[index].start ?? span.start
      }
    }
  }

  private mutating func setTimes(of game: Game, at index: Int, on date: CivilDate) {
    let isThatDay = zones.mayStart(game, on: date)
    guard game.isPlayed || isThatDay && game.knownStart != nil, let span = Span(of: game, by: rows[index].clock) else {
      return
    }
    if game.knownStart == nil {
      (rows[index].basis, rows[index].window) = (.window, span.start...max(span.start, span.end))
      rows[index].latestStart = span.latestStart
    } else {
      rows[index].basis = .given
      (rows[index].start, rows[index].end) = (span.start, span.end)
    }
    rows[index].isFixed = game.isPlayed && isThatDay
    spans[index] = span
  }

  private mutating func setTimes(of leg: Leg, at index: Int, on date: CivilDate) {
    let (departs, arrives) = (leg.departs?.time, leg.arrives?.time)
    guard departs != nil || arrives != nil else { return }
    let length = leg.travelSeconds
    let start = departs?.unixSeconds ?? arrives.flatMap { end in length.map { end.unixSeconds - $0 } }
    var end = arrives?.unixSeconds ?? departs.flatMap { start in length.map { start.unixSeconds + $0 } }
    if let start, let given = end { end = max(start, given) }
    rows[index].basis = .given
    (rows[index].start, rows[index].end) = (start, end)
    rows[index].isFixed = isFixed(leg, at: index, start: start, on: date)
    guard let first = start ?? end else { return }
    spans[index] = Span(start: first, end: end ?? first, hasEnd: end != nil)
  }

  /// Whether a leg with times leaves, or without a known departure arrives, on the date of its day.
  private func isFixed(_ leg: Leg, at index: Int, start: Int64?, on date: CivilDate) -> Bool {
    if let departs = leg.departs { return departs.date == date }
    guard let arrives = leg.arrives?.time else { return false }
    let clock = rows[index].clock ?? PlaceClock(offsetSeconds: arrives.offsetSeconds)
    return arrives.date == date || start.map { clock.reading(at: $0).date == date } ?? false
  }

  private mutating func setTimes(ofCustomItem index: Int, on date: CivilDate) {
    guard let custom = items[index].custom, let time = custom.time else { return }
    let length = custom.durationSeconds
    let frame = rows[index].clock == nil ? anchors[index] : Span.known
    let clock = rows[index].clock ?? PlaceClock(offsetSeconds: 0)
    var start = clock.moment(of: date, secondOfDay: time.minutes * 60)
    // The hours after midnight belong to the night after the day.
    if time.hour < 5, let above = latestStart(above: index, in: frame), above > start {
      start = clock.moment(of: date.adding(days: 1), secondOfDay: time.minutes * 60)
    }
    let isOpen = length == 0 && (custom.category == .hotel || custom.category == .note)
    rows[index].basis = .given
    if frame == Span.known { (rows[index].start, rows[index].end) = (start, isOpen ? nil : start + length) }
    rows[index].isFixed = !isOpen
    spans[index] = Span(start: start, end: start + length, frame: frame)
  }

  private func latestStart(above index: Int, in frame: Int) -> Int64? {
    var latest: Int64?
    for above in (0..<index).reversed() {
      guard items[above].position.day == items[index].position.day else { break }
      guard rows[above].isFixed || items[above].custom != nil else { continue }
      if let span = spans[above], span.frame == frame { latest = max(latest ?? span.start, span.start) }
    }
    return latest
  }

  // MARK: Latest departures

  /// Sets when legs without a timetable must leave, from the end of the trip.
  mutating func setLatestDepartures() {
    var next: (start: Int64, frame: Int)?
    var travel: Int64 = 0
    for index in items.indices.reversed() {
      if rows[index].isFixed, let span = spans[index] {
        let buffer = items[index].game != nil ? Int64(rules.buffer) * 60 : 0
        next = (span.start - buffer, span.frame)
        travel = 0
      } else if case .travel(let leg) = items[index].kind {
        let length = leg.travelSeconds ?? 0
        travel += length
        guard leg.isComputed, let next, next.frame == Span.known else { continue }
        rows[index].leaveBy = next.start - travel
      }
    }
  }
}

extension TimelineMaker.Span {
  /// The hours of the local day from which a game without a start may begin, as in planning.
  private static let openHours = 11...20

  /// The hour at which a game ends of whose end only the date is known.
  private static let lastHour = 22

  /// The time of a game: until its end, or its typical length after the start. A game without a start needs its clock.
  init?(of game: Game, by clock: PlaceClock?) {
    let length = Int64(GameLength.seconds(of: game))
    func end(of start: Int64, _ clock: PlaceClock) -> Int64 {
      let given = game.end.map { $0.time?.unixSeconds ?? clock.moment(of: $0.date, secondOfDay: Self.lastHour * 3600) }
      return given.flatMap { $0 > start ? $0 : nil } ?? start + length
    }
    if let start = game.knownStart {
      let clock = clock ?? PlaceClock(offsetSeconds: start.offsetSeconds)
      self.init(start: start.unixSeconds, end: end(of: start.unixSeconds, clock))
    } else if let clock {
      let starts = [Self.openHours.lowerBound, Self.openHours.upperBound].map {
        clock.moment(of: game.start.date, secondOfDay: $0 * 3600)
      }
      self.init(
        start: starts[0], end: end(of: starts[1], clock), latestStart: starts[1], earliestEnd: end(of: starts[0], clock)
      )
    } else {
      return nil
    }
  }

  /// Whether the row is on for longer than a day has: a Test match, or a weekend of races.
  var isOverDays: Bool { end - latestStart > 43_200 }
}

extension Leg {
  /// Whether the timeline computes when the leg leaves: it has a duration and no timetable.
  var isComputed: Bool { departs == nil && arrives == nil && travelSeconds != nil }
}

extension Zones {
  /// Whether a game may start on a date. A start in UTC without a known zone may be on any date that it has on Earth.
  func mayStart(_ game: Game, on date: CivilDate) -> Bool {
    localStart(of: game).date == date || localDates(of: game).contains(date)
  }
}
