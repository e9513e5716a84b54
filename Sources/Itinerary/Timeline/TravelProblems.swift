extension TimelineMaker {
  /// Passes a fixed row, and reports if it cannot be reached in time, or just in time.
  mutating func meet(_ index: Int, _ walk: inout TravelWalk) {
    guard let span = spans[index] else { return }
    defer { walk.meet(index, span, isGame: items[index].game != nil) }
    guard let last = walk.last, last.span.frame == span.frame else { return }
    checkTimes(before: index, span, walk)
    let missing = last.span.earliestEnd + walk.pending - span.latestStart
    if missing > doubt(ofDrives: walk.estimated) {
      if isCollision(index, span, walk) { miss(index, Int(missing), walk) }
    } else if span.isOpen || last.span.earliestEnd < last.span.end {
      if isCollision(index, span, walk) { checkStarts(at: index, span, last, walk) }
    } else if walk.legs.isEmpty, items[index].leg == nil, items[last.index].leg == nil {
      checkDrive(to: index, span, from: last)
    } else {
      checkArrival(at: index, spare: -missing, last, walk)
    }
  }

  /// How much too late an arrival may be that is estimated, in seconds.
  private func doubt(ofDrives seconds: Int64) -> Int64 { min(seconds / 10, 1800) }

  /// Warns of a game without a start if the next row is met only at some starts, or the game itself only if it starts late.
  private mutating func checkStarts(
    at index: Int, _ span: Span, _ last: (index: Int, span: Span), _ walk: TravelWalk
  ) {
    let hasLeg = walk.pending > 0 || items[last.index].leg != nil && last.span.hasEnd
    let buffer = items[index].game != nil && hasLeg ? Int64(rules.buffer) * 60 : 0
    let arrivals = [last.span.end, last.span.earliestEnd].flatMap { [$0 + walk.pending + buffer, $0 + walk.pending] }
    guard arrivals[0] > span.start else { return }
    doubts += 1
    if span.isOpen {
      let needed = arrivals.first { $0 <= span.latestStart } ?? span.latestStart
      report(.startUnknown(.after, rows[index].clock?.reading(at: needed)), at: index)
    } else if let fixed = walk.lastFixed {
      let travel = walk.legs.reduce(0) { $0 + (items[$1].leg?.travelSeconds ?? 0) }
      let length = fixed.span.earliestEnd - fixed.span.start
      let starts = [buffer, 0].map { span.start - $0 - travel - length }
      let needed = starts.first { $0 >= fixed.span.start } ?? fixed.span.start
      report(.startUnknown(.by, rows[fixed.index].clock?.reading(at: needed)), at: fixed.index)
    }
  }

  /// Tells that a leg between fixed rows has no duration, unless it is a drive of the program between unknown places.
  private mutating func checkTimes(before index: Int, _ span: Span, _ walk: TravelWalk) {
    guard let fixed = walk.lastFixed, fixed.span.frame == span.frame, span.start - fixed.span.start < 86_400,
      let untimed = walk.legs.first(where: isUntimed) ?? (isUntimed(fixed.index) ? fixed.index : nil)
    else { return }
    report(.noTimeGiven(arrival: items[index]), at: untimed)
  }

  private func isUntimed(_ index: Int) -> Bool {
    items[index].leg.map { $0.travelSeconds == nil && !($0.isGenerated && $0.means == .drive) } ?? false
  }

  /// Whether a row that begins before those above are over cannot be met. Rows without a leg among them are only in the
  /// wrong order, and games of one home team are never at once.
  private func isCollision(_ index: Int, _ span: Span, _ walk: TravelWalk) -> Bool {
    guard walk.legs.isEmpty, let fixed = walk.lastFixed, items[index].leg == nil, items[fixed.index].leg == nil else {
      return true
    }
    if case .game(let a) = items[fixed.index].kind, case .game(let b) = items[index].kind, a.home == b.home {
      return false
    }
    return span.latestStart >= fixed.span.start
  }

  private mutating func miss(_ index: Int, _ missing: Int, _ walk: TravelWalk) {
    misses += 1
    if let tight = walk.tight, walk.legs == [tight.leg], items[index].id == tight.arrival { return }
    let fixed = walk.lastFixed.map { $0.span.frame == spans[index]?.frame ? [items[$0.index]] : [] } ?? []
    let legs = walk.legs.filter { items[$0].leg?.travelSeconds ?? 0 > 0 }.map { items[$0] }
    report(.dayImpossible(after: fixed + legs, drive: nil, missingSeconds: missing), at: index)
  }

  private mutating func checkDrive(to index: Int, _ span: Span, from last: (index: Int, span: Span)) {
    if case .game(let a) = items[last.index].kind, case .game(let b) = items[index].kind {
      return checkTransfer(to: index, b, span, from: last, a)
    }
    guard anchors[last.index] == anchors[index], let a = point(of: last.index), let b = point(of: index), a != b
    else { return }
    let time = span.start - last.span.end
    // Enough time to cycle along two sides of a rectangle, whose degrees of longitude are as long as at the equator.
    let degrees = abs(a.latitude - b.latitude) + abs(a.longitude - b.longitude)
    if Double(time) > degrees * 111.4 / 20 * 3600 { return }
    // The estimate is mostly right within a tenth, and includes some minutes in towns that may not be needed.
    guard let seconds = lookups.drive(from: a, to: b), seconds - seconds / 10 - 900 > time else { return }
    reportMissed(index, after: [items[last.index]], drive: seconds, by: seconds - time)
  }

  private mutating func reportMissed(_ index: Int, after rows: [Item], drive: Int64? = nil, by missing: Int64) {
    misses += 1
    report(.dayImpossible(after: rows, drive: drive.map { Int($0) }, missingSeconds: Int(missing)), at: index)
  }

  private mutating func checkTransfer(
    to index: Int, _ game: Game, _ span: Span, from last: (index: Int, span: Span), _ other: Game
  ) {
    let time = span.start - last.span.end
    // A longer time is enough in any town.
    guard time < 4 * 3600, game.venue != other.venue || game.city != other.city,
      let seconds = Transfer(from: other, to: game, by: trip.by)?.seconds
    else { return }
    if seconds > time {
      reportMissed(index, after: [items[last.index]], drive: seconds, by: seconds - time)
    } else if seconds + Int64(rules.buffer) * 60 > time {
      report(.tightArrival(game: items[index], spareSeconds: Int(time - seconds)), at: index)
    }
  }

  mutating func checkRoute(of leg: Leg, at index: Int) {
    guard leg.means == .drive, leg.travelSeconds == nil, leg.distanceMeters == nil, let from = point(ofCity: leg.from),
      let to = point(ofCity: leg.to), let other = lookups.insteadOfDrive(from: from, to: to), let means = other.means
    else { return }
    report(.noRoute(by: means, seconds: Int(other.durationSeconds)), at: index)
  }

  private mutating func checkArrival(
    at index: Int, spare: Int64, _ last: (index: Int, span: Span), _ walk: TravelWalk
  ) {
    guard items[index].game != nil, spare < Int64(rules.buffer) * 60 else { return }
    let leg = walk.pending > 0 ? walk.legs.last : items[last.index].leg != nil && last.span.hasEnd ? last.index : nil
    if let leg { report(.tightArrival(game: items[index], spareSeconds: Int(spare)), at: leg) }
  }

  mutating func checkRoom(for leg: Leg, at index: Int, _ bounds: Stays.Bounds, _ walk: inout TravelWalk) {
    guard let departure = bounds.departure, let arrival = bounds.arrival, let length = leg.travelSeconds,
      let end = span(ofGame: departure)?.earliestEnd, let start = span(ofGame: arrival)?.latestStart
    else { return }
    let missing = end + length - start
    guard missing > (leg.means == .drive && leg.estimated == true ? doubt(ofDrives: length) : 0) else { return }
    report(.legTooTight(from: departure, to: arrival, missingSeconds: Int(missing)), at: index)
    if let fixed = walk.lastFixed, items[fixed.index].id == departure.id, walk.legs.isEmpty {
      walk.tight = (index, arrival.id)
    }
  }

  private func span(ofGame item: Item) -> Span? {
    let index = items.indices.partitioningIndex { !Item.precedes(items[$0], item) }
    return items.indices.contains(index) ? spans[index] : nil
  }

  /// Tells that a leg with a timetable leaves before its departure game ends, or arrives after the next one starts.
  mutating func checkDeparture(at index: Int, _ bounds: Stays.Bounds) {
    if problems.contains(where: { $0.index == ItemIndex(index) && $0.kind.isDayImpossible }) { return }
    if let departure = bounds.departure, let end = span(ofGame: departure)?.earliestEnd, let start = rows[index].start,
      start < end
    {
      reportMissed(index, after: [departure], by: end - start)
    } else if !rows[index].isFixed, let arrival = bounds.arrival, let end = rows[index].end,
      let start = span(ofGame: arrival)?.latestStart, start < end
    {
      misses += 1
      report(.legTooTight(from: bounds.departure ?? arrival, to: arrival, missingSeconds: Int(end - start)), at: index)
    }
  }
}

extension AdvisoryKind {
  var isDayImpossible: Bool { if case .dayImpossible = self { true } else { false } }
}

extension Timeline {
  /// The moment at which a game ends, in seconds since 1970-01-01T00:00:00Z; nil if its start is unknown.
  package static func end(of game: Game) -> Int64? { TimelineMaker.Span(of: game, by: nil)?.end }
}

/// The way between two venues of a town, or of two towns that are one stop.
package struct Transfer: Equatable, Sendable {
  package let meters: Double
  package let seconds: Int64

  /// Fails for venues that are unknown, at most 2 km apart, or too far apart for a transfer.
  ///
  /// A trip by car takes the time of the drive; others take public transport in town, such as an hour by Tube from
  /// Tottenham to Crystal Palace: twenty minutes to get to it and away, and two minutes for each kilometer.
  package init?(from: Game, to: Game, by mode: Leg.Mode) {
    guard let start = Transfer.point(of: from), let end = Transfer.point(of: to) else { return nil }
    let kilometers = start.kilometers(to: end)
    guard kilometers > 2, kilometers < 60 else { return nil }
    let drive = mode == .drive ? LegEstimate(from: start, to: end) : nil
    meters = drive?.distanceMeters ?? (kilometers * 13).rounded() * 100
    seconds = Int64(drive?.durationSeconds ?? ((20 + kilometers * 2) / 5).rounded() * 300)
  }

  private static func point(of game: Game) -> GeoPoint? {
    (Gazetteer.shared.venue(of: game)?.place ?? Gazetteer.shared.city(game.city))?.point
  }
}
