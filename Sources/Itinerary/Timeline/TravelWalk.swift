/// What the walk over the rows has to know of those above.
struct TravelWalk {
  var last: (index: Int, span: TimelineMaker.Span)?
  var lastFixed: (index: Int, span: TimelineMaker.Span)?
  /// The end of the games over several days so far. Rows of these days are next to them, and legs leave after them.
  var until = Int64.min
  var legs: [Int] = []
  /// The duration of legs without a span since the last row that has one.
  var pending: Int64 = 0
  /// The duration of the estimated drives since the last fixed row.
  var estimated: Int64 = 0
  /// The leg whose `legTooTight` reports already that the game `arrival` is reached too late.
  var tight: (leg: Int, arrival: ItemID)?
  var lastTimed: (index: Int, span: TimelineMaker.Span)?
  var day = 0
  /// The driving on each date, by its number, and the legs that make it.
  var driving: [Int: [(leg: Int, seconds: Int64)]] = [:]

  func driven(on date: Int) -> Int64 { driving[date]?.reduce(0) { $0 + $1.seconds } ?? 0 }

  mutating func meet(_ index: Int, _ span: TimelineMaker.Span, isGame: Bool) {
    var span = span
    if isGame, span.isOverDays {
      until = max(until, span.end)
      span = TimelineMaker.Span(start: span.start, end: span.start)
    }
    (last, lastFixed) = ((index, span), (index, span))
    (legs, pending, estimated, tight) = ([], 0, 0, nil)
  }
}

extension TimelineMaker {
  mutating func pass(_ index: Int, _ walk: inout TravelWalk) {
    let day = items[index].position.day
    if walk.day != day { (walk.day, walk.lastTimed) = (day, nil) }
    let known = problems.count
    switch items[index].kind {
    case .game(let game):
      if game.isPlayed { days[day - 1].games += 1 }
      if rows[index].isFixed { meet(index, &walk) }
    case .travel(let leg): pass(leg, at: index, &walk)
    case .custom:
      if rows[index].isFixed { meet(index, &walk) }
      if items[index].custom?.category != .hotel, let point = point(of: index) { checkPlace(point, of: index) }
    }
    compareTimes(index, isReported: problems.dropFirst(known).contains { $0.kind.isDayImpossible }, &walk)
  }

  private mutating func compareTimes(_ index: Int, isReported: Bool, _ walk: inout TravelWalk) {
    guard let span = spans[index], !(items[index].leg?.isComputed ?? false),
      rows[index].isFixed || items[index].custom != nil
    else { return }
    guard let last = walk.lastTimed, last.span.frame == span.frame, span.latestStart < last.span.start else {
      walk.lastTimed = (index, span)
      return
    }
    // A check-in is possible at any later time.
    if !rows[index].isFixed, items[index].custom?.category == .hotel { return }
    walk.lastTimed = (index, span)
    if !isReported { report(.timesBackwards(after: items[last.index]), at: index) }
  }

  private mutating func checkPlace(_ point: GeoPoint, of index: Int) {
    guard let here = city(at: anchors[index]), let there = self.point(ofCity: here) else { return }
    let kilometers = there.kilometers(to: point)
    if kilometers > Gazetteer.suburbs { report(.rowElsewhere(city: here, meters: kilometers * 1000), at: index) }
  }

  func city(at anchor: Int) -> String? {
    guard anchor >= 0 else { return nil }
    switch items[anchor].kind {
    case .game(let game): return game.city
    case .travel(let leg): return trip.name(ofCity: leg.to)
    case .custom: return nil
    }
  }

  // MARK: Legs

  private mutating func pass(_ leg: Leg, at index: Int, _ walk: inout TravelWalk) {
    let bounds = stays.bounds(of: leg)
    checkRoute(of: leg, at: index)
    if leg.isComputed {
      compute(leg, at: index, &walk)
      checkRoom(for: leg, at: index, bounds, &walk)
    } else if rows[index].isFixed {
      meet(index, &walk)
    }
    if !leg.isComputed { checkDeparture(at: index, bounds) }
    if !rows[index].isFixed {
      walk.legs.append(index)
      if leg.means == .drive, leg.estimated == true { walk.estimated += leg.travelSeconds ?? 0 }
      if let span = spans[index], leg.isComputed {
        walk.last = (index, span)
        walk.pending = 0
      } else {
        walk.pending += leg.travelSeconds ?? 0
      }
    }
    if leg.means == .drive { count(leg, at: index, &walk) } else { countTravel(leg, at: index) }
  }

  private mutating func countTravel(_ leg: Leg, at index: Int) {
    let day = items[index].position.day - 1
    guard days.indices.contains(day), let seconds = leg.travelSeconds ?? rows[index].travelSeconds else { return }
    days[day].travel[leg.means, default: 0] += seconds
    guard let end = rows[index].localEnd else { return }
    let arrival = end.date.dayNumber - trip.startDate.dayNumber
    guard arrival > day, days.indices.contains(arrival) else { return }
    days[arrival].arrivals.append(TimelineDay.Arrival(from: leg.from, time: end.clockTime))
  }

  private mutating func compute(_ leg: Leg, at index: Int, _ walk: inout TravelWalk) {
    let length = leg.travelSeconds ?? 0
    let date = trip.date(ofDay: walk.day)
    guard let earliest = earliest(index, on: date, walk) else { return }
    guard earliest.frame == Span.known, let clock = rows[index].clock else {
      let parts = [Stretch(start: earliest.moment, end: earliest.moment + length)]
      spans[index] = Span(start: earliest.moment, end: earliest.moment + length, frame: earliest.frame)
      if earliest.frame == Span.known { setComputed(index, parts) }
      if leg.means == .drive, let clock = rows[index].endClock { checkNight(of: parts, else: parts, at: index, clock) }
      return
    }
    var parts = parts(of: leg, at: index, leaving: earliest.moment, earliest.isUnderWay, on: date, clock, walk)
    var soonest = parts
    if earliest.soonest < earliest.moment {
      soonest = self.parts(of: leg, at: index, leaving: earliest.soonest, earliest.isUnderWay, on: date, clock, walk)
    }
    if let later = assumedEnd(of: walk.last).map({ min($0, rows[index].leaveBy ?? $0) }), later > parts[0].start {
      parts = self.parts(of: leg, at: index, leaving: later, true, on: date, clock, walk)
    }
    spans[index] = Span(start: parts[0].start, end: parts[parts.count - 1].end, earliestEnd: soonest.last?.end)
    setComputed(index, parts)
    rows[index].slackSeconds = rows[index].leaveBy.map { $0 + length - parts[parts.count - 1].end }
    if leg.means == .drive { checkNight(of: parts, else: soonest, at: index, clock) }
  }

  /// The end of a meal or an outing without a duration, which legs below assume to take an hour.
  private func assumedEnd(of last: (index: Int, span: Span)?) -> Int64? {
    guard let last, last.span.frame == Span.known, case .custom(let custom) = items[last.index].kind,
      custom.durationMinutes == nil, custom.category == .restaurant || custom.category == .activity
    else { return nil }
    return last.span.end + 3600
  }

  private func parts(
    of leg: Leg, at index: Int, leaving moment: Int64, _ isUnderWay: Bool, on date: CivilDate, _ clock: PlaceClock,
    _ walk: TravelWalk
  ) -> [Stretch] {
    let (length, leaveBy) = (leg.travelSeconds ?? 0, rows[index].leaveBy)
    var departure = moment
    if !isUnderWay {
      let nine = clock.moment(of: date, secondOfDay: 9 * 3600)
      departure = max(departure, min(nine, leaveBy ?? nine))
    }
    if leg.means == .drive, length > 0 {
      let byDay = driveByDay(from: departure, length, at: index, clock, walk)
      if let end = byDay.last?.end, end <= leaveBy.map({ $0 + length }) ?? end { return byDay }
    }
    return [Stretch(start: departure, end: departure + length)]
  }

  private mutating func setComputed(_ index: Int, _ parts: [Stretch]) {
    guard let first = parts.first, let last = parts.last else { return }
    rows[index].basis = .computed
    (rows[index].start, rows[index].end) = (first.start, last.end)
    if parts.count > 1, let clock = rows[index].clock {
      let resumed = (rows[index].endClock ?? clock).reading(at: last.start).date
      rows[index].pauses = resumed.dayNumber - clock.reading(at: first.end - 1).date.dayNumber
    }
    stretches.append((index, parts))
  }

  /// The earliest departure of a leg, also after the earliest end above, and whether the row above runs into its day.
  private func earliest(
    _ index: Int, on date: CivilDate, _ walk: TravelWalk
  ) -> (moment: Int64, soonest: Int64, frame: Int, isUnderWay: Bool)? {
    let midnight = rows[index].clock?.moment(of: date, secondOfDay: 0)
    guard let last = walk.last else { return midnight.map { ($0, $0, Span.known, false) } }
    let isOfDay = items[last.index].position.day == walk.day
    if let midnight, last.span.frame == Span.known {
      let isUnderWay = isOfDay || max(last.span.end, walk.until) > midnight
      let earliest = [last.span.end, last.span.earliestEnd].map { max($0, midnight, walk.until) }
      return (earliest[0], earliest[1], Span.known, isUnderWay)
    }
    if isOfDay { return (last.span.end, last.span.earliestEnd, last.span.frame, true) }
    return midnight.map { ($0, $0, Span.known, false) }
  }

  private func driveByDay(
    from departure: Int64, _ length: Int64, at index: Int, _ clock: PlaceClock, _ walk: TravelWalk
  ) -> [Stretch] {
    var rule = rules.inSeconds
    rule.daysOff.removeAll { $0 == trip.date(ofDay: walk.day).dayNumber }
    let parts = rule.stretches(
      leaving: Int(departure), clock, driven: Int(walk.driven(on: clock.day(at: Int(departure)))), drive: Int(length),
      at: rows[index].endClock ?? clock)
    // Driving hours that end at midnight make two stretches of one.
    return parts.reduce(into: []) { parts, part in
      if let last = parts.last, last.end == Int64(part.start) {
        parts[parts.count - 1].end = Int64(part.end)
      } else {
        parts.append(Stretch(start: Int64(part.start), end: Int64(part.end)))
      }
    }
  }

  // MARK: Driving

  private mutating func count(_ leg: Leg, at index: Int, _ walk: inout TravelWalk) {
    if !leg.isComputed, let start = rows[index].start, let end = rows[index].end {
      let parts = [Stretch(start: start, end: end)]
      stretches.append((index, parts))
      if let clock = rows[index].clock ?? rows[index].endClock { checkNight(of: parts, else: parts, at: index, clock) }
    }
    let parts = stretches.last.flatMap { $0.leg == index ? $0.parts : nil } ?? []
    let length = parts.reduce(0) { $0 + $1.end - $1.start }
    guard let clock = rows[index].clock ?? rows[index].endClock, length > 0 else {
      let seconds = leg.travelSeconds ?? 0
      add(seconds, of: leg.distanceMeters ?? 0, on: trip.date(ofDay: walk.day).dayNumber, index, &walk)
      return
    }
    for piece in pieces(of: parts, clock, rows[index].endClock ?? clock) {
      let seconds = piece.end - piece.start
      let meters = (leg.distanceMeters ?? 0) * Double(seconds) / Double(length)
      add(seconds, of: meters, on: piece.date.dayNumber, index, &walk)
    }
  }

  /// Adds the driving at night, and warns of it unless it is only because a window may end late, or a length is assumed.
  private mutating func checkNight(of parts: [Stretch], else soonest: [Stretch], at index: Int, _ clock: PlaceClock) {
    func night(_ parts: [Stretch]) -> Int64 {
      pieces(of: parts, clock, rows[index].endClock ?? clock).reduce(0) { $0 + $1.end - $1.start - secondsInHours($1) }
    }
    let seconds = night(parts)
    nightDriving += seconds
    if seconds > 1800, soonest == parts || night(soonest) > 1800 {
      report(.nightDrive(seconds: Int(seconds)), at: index)
    }
  }

  private typealias Piece = (date: CivilDate, clock: PlaceClock, start: Int64, end: Int64)

  /// The pieces of a drive by the dates to which they count: the date of departure until midnight of the city left, after
  /// that by the clock of the city reached. Only the first days of a drive are counted that takes longer than any trip.
  private func pieces(of parts: [Stretch], _ clock: PlaceClock, _ there: PlaceClock) -> [Piece] {
    guard let first = parts.first else { return [] }
    let departure = clock.reading(at: first.start).date
    let midnight = clock.moment(of: departure.adding(days: 1), secondOfDay: 0)
    var pieces: [Piece] = []
    for part in parts {
      if part.start < midnight { pieces.append((departure, clock, part.start, min(part.end, midnight))) }
      var start = max(part.start, midnight)
      while start < part.end, pieces.count <= Trip.maxDays {
        let date = there.reading(at: start).date
        let end = min(part.end, max(there.moment(of: date.adding(days: 1), secondOfDay: 0), start + 1))
        pieces.append((date, there, start, end))
        start = end
      }
    }
    return pieces
  }

  private func secondsInHours(_ piece: Piece) -> Int64 {
    let day = piece.clock.day(at: Int(piece.start))
    let (dawn, dusk) = (rules.hours.lowerBound * 60, rules.hours.upperBound * 60)
    let hours = (Int64(piece.clock.moment(ofDay: day, dawn)), Int64(piece.clock.moment(ofDay: day, dusk)))
    return max(0, min(piece.end, hours.1) - max(piece.start, hours.0))
  }

  private mutating func add(
    _ seconds: Int64, of meters: Double, on date: Int, _ index: Int, _ walk: inout TravelWalk
  ) {
    walk.driving[date, default: []].append((index, seconds))
    let day = date - trip.startDate.dayNumber
    guard days.indices.contains(day) else { return }
    days[day].drivingSeconds += seconds
    days[day].meters += meters
  }

  /// Tells on which days of the trip there is more driving than the limit, each at the drive that is beyond it.
  mutating func addLongDrives(_ walk: TravelWalk) {
    guard let limit = rules.limit.map({ Int64($0) * 60 }) else { return }
    for date in days.indices.map({ trip.startDate.dayNumber + $0 }) {
      var sum: Int64 = 0
      guard let drives = walk.driving[date],
        let beyond = drives.first(where: { drive in
          sum += drive.seconds
          return sum > limit
        })
      else { continue }
      report(.longDrive(seconds: Int(walk.driven(on: date)), on: CivilDate(dayNumber: date)), at: beyond.leg)
    }
  }
}
