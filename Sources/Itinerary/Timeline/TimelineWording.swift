extension Wording {
  /// A local time, with the date if it is not that of the day: `9:00 AM`, `1:10 AM +1`, `Sun, Jul 5, 9:00 AM`.
  package func text(_ time: OffsetDateTime, on date: CivilDate) -> String {
    let days = time.date.dayNumber - date.dayNumber
    switch days {
    case 0: return text(time.clockTime)
    case 1: return "\(text(time.clockTime)) +1"
    default: return "\(shortDate(time.date)), \(text(time.clockTime))"
    }
  }

  /// The mark before a computed time: `~`, or `about `.
  package var aboutMark: String { typography == .words ? "about " : "~" }

  /// The start of a row, with a mark if it is computed: `~9:00 AM`; nil if it is unknown.
  package func start(of row: TimelineRow, on date: CivilDate) -> String? {
    row.localStart.map { (row.basis == .computed ? aboutMark : "") + text($0, on: date) }
  }

  /// The end of a leg, with a mark if it is computed: `~1:30 PM`, `~1:10 AM +1`; nil if it is unknown.
  package func arrival(of row: TimelineRow, on date: CivilDate) -> String? {
    row.localEnd.map { (row.basis == .computed ? aboutMark : "") + text($0, on: date) }
  }

  /// The start and the end of a leg: `~9:00 → 11:05 AM`, `~9:40 PM → 10:00 AM +1`; nil if both are unknown.
  package func times(of row: TimelineRow, on date: CivilDate) -> String? {
    guard let start = row.localStart, let end = row.localEnd else {
      return self.start(of: row, on: date) ?? arrival(of: row, on: date).map { "\(arrow) \($0)" }
    }
    let (isOneDay, isNext) = (start.date == end.date, start.date == date.adding(days: 1))
    var first = text(start, on: isOneDay && isNext ? start.date : date)
    // What both have in common is written once.
    if isOneDay, clock == .twelveHour, (start.clockTime.hour < 12) == (end.clockTime.hour < 12) { first.removeLast(3) }
    let last = isOneDay && !isNext ? text(end.clockTime) : text(end, on: date)
    return "\(row.basis == .computed ? aboutMark : "")\(first) \(arrow) \(last)"
  }

  /// The latest departure of a leg: `latest 10:40 AM`; nil if it is on another date than the departure shown.
  package func latest(of row: TimelineRow) -> String? {
    row.localLeaveBy.flatMap { $0.date == row.localStart?.date ? "latest \(text($0.clockTime))" : nil }
  }

  /// The start and the end of a row: `1:20 PM – 4:20 PM`; `TBD` in a window, and empty if neither is known.
  package func span(of row: TimelineRow, on date: CivilDate) -> String {
    if row.basis == .window { return "TBD" }
    let start = start(of: row, on: date)
    if row.start == row.end || row.end == nil { return start ?? "" }
    return [start ?? "?", arrival(of: row, on: date) ?? "?"].joined(separator: " \(dash) ")
  }

  /// The clocks of a row: `CDT`, or `CDT → EDT` for a leg into another zone.
  package func zones(of row: TimelineRow) -> String {
    let start = row.start.flatMap { moment in row.clock?.abbreviation(at: moment) }
    let end = row.end.flatMap { moment in row.endClock?.abbreviation(at: moment) }
    guard let start, let end, start != end else { return start ?? end ?? "" }
    return "\(start) \(arrow) \(end)"
  }

  /// The window of a game without a start: `between 11:00 AM and 11:00 PM`; nil for other rows.
  package func window(of row: TimelineRow, on date: CivilDate) -> String? {
    row.localWindow.map { "between \(text($0.start, on: date)) and \(text($0.end, on: date))" }
  }

  /// A game's window; a leg's latest departure, time to spare and pauses: `leave by 10:40 AM`, `2h to spare`.
  package func notes(on row: TimelineRow, on date: CivilDate) -> [String] {
    [window(of: row, on: date), row.localLeaveBy.map { leaveBy($0, on: date) }, slack(of: row)].compactMap { $0 }
      + stops(of: row)
  }

  /// The latest departure of a leg: `leave by 10:40 AM`; nil if it is on another date than the departure shown.
  package func leaveBy(of row: TimelineRow, on date: CivilDate) -> String? {
    row.localLeaveBy.flatMap { $0.date == row.localStart?.date ? leaveBy($0, on: date) : nil }
  }

  private func leaveBy(_ time: OffsetDateTime, on date: CivilDate) -> String { "leave by \(text(time, on: date))" }

  /// How much later the leg could arrive: `2h to spare`, `2h 50m too late`.
  package func slack(of row: TimelineRow) -> String? {
    row.slackSeconds.map { slack in
      durationText(seconds: Double(slack.magnitude)) + (slack < 0 ? " too late" : " to spare")
    }
  }

  /// The pauses of a drive: `stops 11 PM – 7 AM near Kingsland`.
  package func stops(of row: TimelineRow) -> [String] {
    row.stops.map { stop in
      let times = [stop.localStart, stop.localEnd].map { shortText($0.clockTime) }
      let place = stop.place.map { " near \(cities.displayed($0.city))" } ?? ""
      return "stops \(times[0]) \(dash) \(times[1])\(place)"
    }
  }

  /// The line at the end of a day about its night: `⌂ Loews · night 2 of 3`, `no bed yet`; nil if there is none.
  package func line(of night: Timeline.Night, in trip: Trip) -> String? {
    switch night.lodging {
    case .hotel(let index):
      guard trip.itinerary[index].position.day != night.day, let (number, count) = night.number(in: trip) else {
        return nil
      }
      return "\(sign("⌂ ", "H) ", ""))\(name(of: trip.itinerary[index]))\(separator)night \(number) of \(count)"
    case .open:
      let place = night.isPaused ? night.place.map { "\(separator)near \(cities.displayed($0))" } : nil
      return "no bed yet\(place ?? "")"
    case .underWay, .home: return nil
    }
  }

  /// The line of a game on a day after its first: `England – India · day 2 of 5`.
  package func line(of game: Timeline.Continuation, in trip: Trip) -> String {
    "\(name(of: trip.itinerary[game.game]))\(separator)day \(game.day) of \(game.days)"
  }

  /// The place of a night: `Tonight: Loews Philadelphia`, `Tonight: no bed yet`.
  package func text(_ night: Timeline.Night, in trip: Trip) -> String {
    switch night.lodging {
    case .hotel(let index): "Tonight: \(name(of: trip.itinerary[index]))"
    case .underWay(let index): "Tonight: under way, \(name(of: trip.itinerary[index]))"
    case .home: "Tonight: at home"
    case .open: "Tonight: no bed yet"
    }
  }
}
