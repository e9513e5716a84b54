import Base

extension Wording {
  /// The title of a day: `Day 1 - Friday, January 17`.
  package func dayTitle(_ day: Int, of trip: Trip) -> String { dayTitle(day, trip.date(ofDay: day)) }

  /// The title of a day, by its number and its date.
  package func dayTitle(_ day: Int, _ date: CivilDate) -> String {
    "Day \(day) - \(longDate(date))"
  }

  /// A date without its year: `Friday, January 17`.
  package func longDate(_ date: CivilDate) -> String {
    "\(Self.weekdays[date.weekday]), \(Self.months[date.month - 1]) \(date.day)"
  }

  /// The position of a day in a trip: `Day 3 of 10`.
  package func place(ofDay day: Int, of dayCount: Int) -> String { "Day \(day) of \(dayCount)" }

  /// The dates of a trip: `Fri, Jul 3 – Sun, Jul 12, 2026`.
  package func dates(of trip: Trip) -> String { dates(from: trip.startDate, to: trip.date(ofDay: trip.dayCount)) }

  /// A range of dates: `Fri, Jul 3 – Sun, Jul 12, 2026`, or one date.
  package func dates(from first: CivilDate, to last: CivilDate) -> String {
    if first == last { return "\(shortDate(first)), \(first.year)" }
    let year = first.year == last.year ? "" : ", \(first.year)"
    return "\(shortDate(first))\(year) \(dash) \(shortDate(last)), \(last.year)"
  }

  /// A date without its year: `Fri, Jul 3`.
  package func shortDate(_ date: CivilDate) -> String {
    "\(Self.weekday(of: date)), \(Self.months[date.month - 1].prefix(3)) \(date.day)"
  }

  /// The weekday of a date: `Fri`.
  package static func weekday(of date: CivilDate) -> String { String(weekdays[date.weekday].prefix(3)) }

  /// A date as seen from today: `today`, `yesterday`, `Fri, Jul 3`; with the year if it is another or today is not
  /// known.
  package func day(_ date: CivilDate, today: CivilDate?) -> String {
    if date == today { return "today" }
    if let today, date.adding(days: 1) == today { return "yesterday" }
    return shortDate(date) + (date.year == today?.year ? "" : ", \(date.year)")
  }

  /// A time of day: `7:00 PM`, or `19:00`.
  package func text(_ time: ClockTime) -> String {
    switch clock {
    case .twentyFourHour: return time.description
    case .twelveHour:
      let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
      return "\(hour):\(time.minute.padded(to: 2)) \(time.hour < 12 ? "AM" : "PM")"
    }
  }

  /// The local start at the venue with its zone, `1:20 PM CDT`; `TBD` if it is unknown.
  package func startTime(of game: Game) -> String {
    guard let time = zones.localStart(of: game).time else { return "TBD" }
    return "\(text(time.clock)) \(time.zone)"
  }

  /// The start of a game of a trip, or that it is not played; `POSTPONED to Aug 10`
  /// where its new date is known, which is that of its start while its row keeps the old one.
  package func startOrStatus(of game: Game, in trip: Trip, onDay day: Int) -> String {
    startOrStatus(of: game, on: trip.date(ofDay: day))
  }

  /// The start of a game that has a row on a day of that date, or that it is not played.
  package func startOrStatus(of game: Game, on day: CivilDate) -> String {
    let date = zones.localStart(of: game).date
    guard game.status == .postponed, date != day else { return startOrStatus(of: game) }
    let year = date.year == day.year ? "" : ", \(date.year)"
    return "\(startOrStatus(of: game)) to \(Self.months[date.month - 1].prefix(3)) \(date.day)\(year)"
  }

  /// The start of a game, or that it is not played.
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
