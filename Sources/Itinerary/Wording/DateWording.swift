extension Wording {
  /// The title of a day: `Day 1 - Friday, January 17`.
  package func dayTitle(_ day: Int, of trip: Trip) -> String { dayTitle(day, trip.date(ofDay: day)) }

  package func dayTitle(_ day: Int, _ date: CivilDate) -> String {
    "Day \(day) - \(longDate(date))"
  }

  /// The title of a day on a short line: `Day 10 · Wed, Jul 15`.
  package func shortTitle(ofDay day: Int, _ date: CivilDate) -> String { "Day \(day)\(separator)\(shortDate(date))" }

  /// A date without its year: `Friday, January 17`.
  package func longDate(_ date: CivilDate) -> String {
    let weekday = Self.weekdays[date.weekday]
    return switch dates {
    case .monthFirst: "\(weekday), \(Self.months[date.month - 1]) \(date.day)"
    case .dayFirst: "\(weekday) \(date.day) \(Self.months[date.month - 1])"
    case .iso: "\(weekday), \(date)"
    }
  }

  package func place(ofDay day: Int, of dayCount: Int) -> String { "Day \(day) of \(dayCount)" }

  /// The dates of a trip: `Fri, Jul 3 – Sun, Jul 12, 2026`.
  package func dates(of trip: Trip) -> String { dates(from: trip.startDate, to: trip.date(ofDay: trip.dayCount)) }

  /// A range of dates: `Fri, Jul 3 – Sun, Jul 12, 2026`, or one date.
  package func dates(from first: CivilDate, to last: CivilDate) -> String {
    if first == last { return fullDate(first) }
    return "\(first.year == last.year ? shortDate(first) : fullDate(first)) \(dash) \(fullDate(last))"
  }

  /// A day of a trip in a sentence: `Day 3`, or `Fri, Jul 3`.
  func day(_ number: Int) -> String { firstDate.map { shortDate($0.adding(days: number - 1)) } ?? "Day \(number)" }

  /// A date without its year: `Fri, Jul 3`.
  package func shortDate(_ date: CivilDate) -> String {
    "\(Self.weekday(of: date))\(dates == .monthFirst ? "," : "") \(dayOfMonth(date))"
  }

  /// A date with its year: `Fri, Jul 3, 2026`, or `Fri 3 Jul 2026`.
  package func fullDate(_ date: CivilDate) -> String { withYear(shortDate(date), of: date) }

  /// A date without weekday and year: `Jul 3`.
  func dayOfMonth(_ date: CivilDate) -> String {
    let month = Self.months[date.month - 1].prefix(3)
    return switch dates {
    case .monthFirst: "\(month) \(date.day)"
    case .dayFirst: "\(date.day) \(month)"
    case .iso: date.description
    }
  }

  private func withYear(_ text: String, of date: CivilDate) -> String {
    switch dates {
    case .monthFirst: "\(text), \(date.year)"
    case .dayFirst: "\(text) \(date.year)"
    case .iso: text
    }
  }

  package static func weekday(of date: CivilDate) -> String { String(weekdays[date.weekday].prefix(3)) }

  /// A date as seen from today: `today`, `yesterday`, `Fri, Jul 3`; with the year if it is not today's.
  package func day(_ date: CivilDate, today: CivilDate?) -> String {
    if date == today { return "today" }
    if let today, date.adding(days: 1) == today { return "yesterday" }
    return date.year == today?.year ? shortDate(date) : fullDate(date)
  }

  /// A time of day: `7:00 PM`, or `19:00`.
  package func text(_ time: ClockTime) -> String { text(time, isShort: false) }

  /// A time of day without the minutes of a full hour: `7 PM`, `7:30 PM`, or `19:00`.
  func shortText(_ time: ClockTime) -> String { text(time, isShort: time.minute == 0) }

  private func text(_ time: ClockTime, isShort: Bool) -> String {
    switch clock {
    case .twentyFourHour: return time.description
    case .twelveHour:
      let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
      let minute = isShort ? "" : ":\(time.minute.padded(to: 2))"
      return "\(hour)\(minute) \(time.hour < 12 ? "AM" : "PM")"
    }
  }

  /// The local start at the venue with its zone, `1:20 PM CDT`; `TBD` if it is unknown.
  package func startTime(of game: Game) -> String {
    guard let time = zones.localStart(of: game).time else { return "TBD" }
    return "\(text(time.clock)) \(time.zone)"
  }

  /// The start of a game of a trip, or that it is not played: `POSTPONED to Aug 10` where its new date is known.
  package func startOrStatus(of game: Game, in trip: Trip, onDay day: Int) -> String {
    startOrStatus(of: game, on: trip.date(ofDay: day), within: trip.dates)
  }

  /// The start of a game that has a row on a day of a date, or that it is not played.
  package func startOrStatus(of game: Game, on day: CivilDate, within trip: ClosedRange<CivilDate>) -> String {
    let date = zones.localStart(of: game).date
    if game.status == .postponed, !trip.contains(date) {
      return "MOVED to \(shortDate(date)) (\(date < trip.lowerBound ? "before" : "after") the trip)"
    }
    guard game.status == .postponed, date != day else { return startOrStatus(of: game) }
    let new = date.year == day.year ? dayOfMonth(date) : withYear(dayOfMonth(date), of: date)
    return "\(startOrStatus(of: game)) to \(new)"
  }

  package func startOrStatus(of game: Game) -> String {
    switch game.status {
    case .postponed: "POSTPONED"
    case .cancelled: "CANCELLED"
    case .scheduled, .timeTBD: startTime(of: game)
    }
  }

  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  package static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
}
