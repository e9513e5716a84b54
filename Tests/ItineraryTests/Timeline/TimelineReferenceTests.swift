import Itinerary
import TestSupport
import Testing

/// The timelines of all small and of many random trips, against a reference that goes by steps of five minutes.
@Suite struct TimelineReferenceTests {
  private typealias Day = TimelineSketch

  @Test func `the timeline of all trips of up to three rows matches the reference`() {
    var count = 0
    func extend(_ rows: [TimelineSketch.Row], from firstDay: Int) {
      if rows.count < 3 || Portion.has(count) { check(rows, .standard) }
      count += 1
      if rows.count == 3 { return }
      for day in firstDay...2 {
        for row in choices(day: day) { extend(rows + [row], from: day) }
      }
    }
    extend([], from: 1)
    #expect(count == 1534)
  }

  private func choices(day: Int) -> [TimelineSketch.Row] {
    [
      Day.game("Chicago, IL", "13:00", day: day), Day.game("Detroit, MI", nil, day: day),
      Day.custom("A", "10:00", minutes: 90, day: day), Day.custom("B", "23:30", day: day),
      Day.leg("Chicago, IL", "Detroit, MI", minutes: 270, day: day),
      Day.leg("Detroit, MI", "Chicago, IL", minutes: 660, day: day, estimated: true),
      Day.leg("Chicago, IL", "Denver, CO", minutes: 900, day: day),
    ]
  }

  /// In summer, and in the weeks in which clocks change.
  @Test(arguments: ["2026-07-03", "2026-10-30", "2026-03-06"])
  func `the timeline of random trips under random rules matches the reference`(first: String) {
    let seed: UInt64 = 20
    var random = SplitMix64(seed: seed)
    TimelineSketch.$firstDay.withValue(date(first)) {
      for _ in Portion.rounds(60) {
        let rows = (0..<(2 + random.below(8))).map { _ in 1 + random.below(4) }.sorted().map { row(day: $0, &random) }
        let rules = TravelRules(
          buffer: random.pick([0, 45, 90]), hours: random.pick([420...1380, 480...1200, 0...1440, 600...900]),
          limit: random.pick([nil, 600, 240]))
        check(rows, rules)
      }
    }
  }

  private func row(day: Int, _ random: inout SplitMix64) -> TimelineSketch.Row {
    let cities = Day.cities.keys.sorted()
    let (from, to) = (random.pick(cities), random.pick(cities))
    let time = "\(10 + random.below(14)):\(random.pick(["00", "20", "45"]))"
    switch random.below(10) {
    case 0, 1: return Day.game(from, time, day: day)
    case 2: return Day.game(from, random.pick([nil, time]), day: day, lasting: random.pick([1, 1, 2, 3]))
    case 3: return Day.custom("Visit", time, minutes: random.pick([nil, 30, 200]), day: day)
    case 4: return Day.custom("Late", random.pick(["00:30", "03:00", nil]), minutes: random.pick([nil, 60]), day: day)
    case 5: return Day.custom("Inn", random.pick([nil, time]), day: day, category: .hotel, nights: 1 + random.below(3))
    case 6:
      return Day.leg(from, to, minutes: 30 * (1 + random.below(20)), day: day, mode: random.pick([.train, .flight]))
    default:
      return Day.leg(
        from, to, minutes: 15 * (1 + random.below(200)), day: day, estimated: random.pick([nil, true]), meters: 1000)
    }
  }

  private func check(_ rows: [TimelineSketch.Row], _ rules: TravelRules) {
    // Times without a clock have a test of their own.
    guard rows.contains(where: { if case .custom = $0.kind { false } else { true } }) else { return }
    let trip = Day.trip(rows)
    let timeline = Timeline(of: trip, under: ItineraryConstraints(trip.itinerary), rules: rules, zones: Day.zones)
    guard let utc = TestZones.source("UTC") else { return fail("no zone") }
    let reference = TimelineReference(trip, rules, utc: utc)
    let about = "\(Day.firstDay): \(rows), \(rules)"
    for index in rows.indices {
      let (row, expected) = (timeline.rows[index], reference.rows[index])
      let found = [
        row.start ?? row.window?.lowerBound, row.end ?? row.window?.upperBound, row.leaveBy, row.slackSeconds,
      ]
      #expect(found == [expected.start, expected.end, expected.leaveBy, expected.slack], "row \(index) of \(about)")
      let stops = (row.stops.map { [$0.start, $0.end] }, expected.stops.map { [$0.start, $0.end] })
      #expect(stops.0 == stops.1, "row \(index) of \(about)")
      #expect((row.basis == .window) == (expected.latestStart != expected.start), "row \(index) of \(about)")
    }
    #expect(timeline.days.map(\.drivingSeconds) == reference.driving, "\(about)")
    #expect(timeline.nightDriving == reference.night, "\(about)")
    #expect([timeline.misses, timeline.doubts] == [reference.misses, reference.doubts], "\(about)")
    #expect(timeline.nights.map(\.lodging) == reference.beds, "\(about)")
    for (night, city) in zip(timeline.nights, reference.cities) where city != nil { expect(night.place, city) }
    let found = timeline.problems.compactMap { problem -> Int? in
      if case .startUnknown = problem.kind { problem.index.rawValue } else { nil }
    }
    #expect(found.sorted() == reference.unknown.sorted(), "\(about)")
    // Days do not depend on custom items that are not fixed.
    let others = zip(rows, timeline.rows).filter { row, times in
      if case .custom = row.kind { times.isFixed } else { true }
    }
    #expect(Day.timeline(others.map(\.0), rules: rules).days == timeline.days, "\(about)")
  }
}

/// A timeline made as simply as possible: everything again for each row, and drives by steps of five minutes.
private struct TimelineReference {
  struct Row {
    var start: Int64?
    var end: Int64?
    /// Other than start and end for a game without a start, and the end of legs below it.
    var latestStart: Int64?
    var earliestEnd: Int64?
    /// Whether it is a game over several days, during which other rows take place.
    var isOverDays = false
    var leaveBy: Int64?
    var slack: Int64?
    /// The moments at which the steps of the drive begin.
    var steps: [Int64] = []

    /// The gaps between the steps.
    var stops: [(start: Int64, end: Int64)] {
      zip(steps, steps.dropFirst()).filter { $1 - $0 > 300 }.map { ($0 + 300, $1) }
    }
  }

  var rows: [Row] = []
  var driving: [Int64] = []
  var night: Int64 = 0
  var misses = 0
  var doubts = 0
  /// The games whose start should be known.
  var unknown: [Int] = []
  var beds: [Timeline.Night.Lodging] = []
  /// The cities of the nights; nil on the road.
  var cities: [String?] = []
  private let trip: Trip
  private let rules: TravelRules
  /// The clock where none is known.
  private let utc: ZoneRules
  private var items: [Item] { trip.itinerary.items }
  /// The driving minutes of each date.
  private var minutes: [Int: Int] = [:]

  init(_ trip: Trip, _ rules: TravelRules, utc: ZoneRules) {
    (self.trip, self.rules, self.utc) = (trip, rules, utc)
    rows = trip.itinerary.items.map { _ in Row() }
    for index in rows.indices { setGiven(index) }
    for index in rows.indices {
      compute(index)
      count(index)
      if isFixed(index) { meet(index) }
    }
    driving = (0..<trip.dayCount).map { Int64(minutes[trip.startDate.dayNumber + $0] ?? 0) * 60 }
    for day in 1..<trip.dayCount { sleep(day) }
  }

  private func rules(of city: String) -> ZoneRules {
    TimelineSketch.cities[city].flatMap { TimelineSketch.zones.rules(of: $0) } ?? utc
  }

  private func here(_ index: Int) -> ZoneRules {
    for above in items[..<index].reversed() {
      if let game = above.game { return rules(of: game.city) }
      if let leg = above.leg { return rules(of: leg.to) }
    }
    for item in items {
      if let game = item.game { return rules(of: game.city) }
      if let leg = item.leg { return rules(of: leg.from) }
    }
    return utc
  }

  private func isFixed(_ index: Int) -> Bool {
    items[index].leg == nil && rows[index].start != nil && items[index].custom?.category != .hotel
  }

  private func moment(_ index: Int, hour: Int, _ zone: ZoneRules) -> Int64 {
    zone.moment(of: trip.date(ofDay: items[index].position.day), secondOfDay: hour * 3600).unixSeconds
  }

  private mutating func setGiven(_ index: Int) {
    let date = trip.date(ofDay: items[index].position.day)
    if let game = items[index].game {
      let starts =
        game.knownStart.map { [$0.unixSeconds, $0.unixSeconds] }
        ?? [11, 20].map { moment(index, hour: $0, rules(of: game.city)) }
      rows[index] = Row(
        start: starts[0], end: starts[1] + 3 * 3600, latestStart: starts[1], earliestEnd: starts[0] + 3 * 3600)
      if let last = game.end?.date {
        let end = rules(of: game.city).moment(of: last, secondOfDay: 22 * 3600).unixSeconds
        (rows[index].end, rows[index].earliestEnd, rows[index].isOverDays) = (end, end, true)
      }
    } else if let custom = items[index].custom, let time = custom.time {
      var start = here(index).moment(of: date, secondOfDay: time.minutes * 60).unixSeconds
      let isBelowLater = (0..<index).contains {
        items[$0].position.day == items[index].position.day && rows[$0].start ?? .min > start
      }
      if time.hour < 5, isBelowLater {
        start = here(index).moment(of: date.adding(days: 1), secondOfDay: time.minutes * 60).unixSeconds
      }
      let end = custom.category == .hotel ? nil : start + custom.durationSeconds
      rows[index] = Row(start: start, end: end, latestStart: start, earliestEnd: end)
    }
  }

  /// The last row above with an end, and when it lets go at the latest and the earliest.
  private func above(_ index: Int) -> (index: Int, end: Int64, earliestEnd: Int64)? {
    for above in (0..<index).reversed() {
      guard let start = rows[above].start, let end = rows[above].end, let earliest = rows[above].earliestEnd else {
        continue
      }
      return rows[above].isOverDays ? (above, start, start) : (above, end, earliest)
    }
    return nil
  }

  /// The end of the games over several days above.
  private func until(_ index: Int) -> Int64 {
    rows[..<index].compactMap { $0.isOverDays ? $0.end : nil }.max() ?? .min
  }

  private mutating func compute(_ index: Int) {
    guard let leg = items[index].leg, let length = leg.travelSeconds else { return }
    let day = items[index].position.day
    let midnight = moment(index, hour: 0, rules(of: leg.from))
    if let next = (index..<rows.count).first(where: isFixed), let start = rows[next].start {
      let travel = items[index..<next].compactMap { $0.leg?.travelSeconds }.reduce(0, +)
      rows[index].leaveBy = start - travel - (items[next].game == nil ? 0 : Int64(rules.buffer) * 60)
    }
    let above = above(index)
    let until = until(index)
    let isUnderWay = above.map { items[$0.index].position.day == day || max($0.end, until) > midnight } ?? false
    let leaveBy = rows[index].leaveBy
    func leaving(_ end: Int64?) -> Int64 {
      let earliest = max(end ?? midnight, midnight, until)
      let nine = moment(index, hour: 9, rules(of: leg.from))
      return isUnderWay ? earliest : max(earliest, min(nine, leaveBy ?? nine))
    }
    var steps = steps(of: leg, at: index, from: leaving(above?.end))
    let soonest = self.steps(of: leg, at: index, from: leaving(above?.earliestEnd))
    if let above, let custom = items[above.index].custom, custom.durationMinutes == nil, custom.category == .activity,
      let first = steps.first, min(above.end + 3600, leaveBy ?? .max) > first
    {
      steps = self.steps(of: leg, at: index, from: min(above.end + 3600, leaveBy ?? .max))
    }
    guard let start = steps.first, let last = steps.last else { return }
    rows[index].steps = steps
    (rows[index].start, rows[index].latestStart) = (start, start)
    (rows[index].end, rows[index].earliestEnd) = (last + 300, soonest.last.map { $0 + 300 })
    rows[index].slack = leaveBy.map { $0 + length - last - 300 }
  }

  private func steps(of leg: Leg, at index: Int, from leaving: Int64) -> [Int64] {
    let length = leg.travelSeconds ?? 0
    if leg.means == .drive, let retained = drive(from: leaving, Int(length / 300), leg), let last = retained.last,
      last + 300 <= rows[index].leaveBy.map({ $0 + length }) ?? .max
    {
      return retained
    }
    return (0..<length / 300).map { leaving + $0 * 300 }
  }

  /// The minutes of a drive that keeps to the rules; nil if it never ends.
  private func drive(from leaving: Int64, _ length: Int, _ leg: Leg) -> [Int64]? {
    let (left, reached) = (rules(of: leg.from), rules(of: leg.to))
    let departure = left.reading(at: leaving).date.dayNumber
    var begun: CivilDate?
    var driven: [Int64] = []
    var today = [departure: minutes[departure] ?? 0]
    var minute = leaving
    while driven.count < length {
      if minute - leaving > 40 * 86_400 { return nil }
      let isFirst = begun == nil || left.reading(at: minute).date == begun
      let reading = (isFirst ? left : reached).reading(at: minute)
      let date = reading.date
      let isOpen =
        rules.hours.lowerBound <= reading.clockTime.minutes && reading.clockTime.minutes < rules.hours.upperBound
        && (isFirst || date != begun) && today[date.dayNumber] ?? 0 < rules.limit ?? .max
      if isOpen {
        driven.append(minute)
        begun = begun ?? date
        today[date.dayNumber, default: 0] += 5
      }
      minute += 300
    }
    return driven
  }

  private mutating func count(_ index: Int) {
    guard let leg = items[index].leg, leg.means == .drive, let start = rows[index].start else { return }
    let (left, reached) = (rules(of: leg.from), rules(of: leg.to))
    let departure = left.reading(at: start).date
    let midnight = left.moment(of: departure.adding(days: 1), secondOfDay: 0).unixSeconds
    for minute in rows[index].steps {
      let zone = minute < midnight ? left : reached
      let reading = zone.reading(at: minute)
      let clock = reading.clockTime.minutes
      minutes[(minute < midnight ? departure : reading.date).dayNumber, default: 0] += 5
      if clock < rules.hours.lowerBound || clock >= rules.hours.upperBound { night += 300 }
    }
  }

  /// Counts a row that is missed whatever the starts of games, or at some starts.
  private mutating func meet(_ index: Int) {
    guard let (above, end, earliestEnd) = above(index), let start = rows[index].start,
      let latestStart = rows[index].latestStart
    else { return }
    let fixed = (0..<index).last(where: isFixed)
    let between = (fixed.map { $0 + 1 } ?? 0)..<index
    let legs = items[between].compactMap(\.leg)
    if legs.isEmpty, let fixed {
      if let a = items[fixed].game, let b = items[index].game, a.home == b.home { return }
      if latestStart < rows[fixed].start ?? start { return }
    }
    let estimated = legs.filter { $0.means == .drive && $0.estimated == true }.compactMap(\.travelSeconds).reduce(0, +)
    let buffer = items[index].game != nil && items[above].leg != nil ? Int64(rules.buffer) * 60 : 0
    if earliestEnd - latestStart > min(estimated / 10, 1800) {
      misses += 1
    } else if end + buffer > start, latestStart > start || earliestEnd < end {
      doubts += 1
      unknown.append(latestStart > start ? index : fixed ?? index)
    }
  }

  // MARK: Nights

  /// Finds where the night after a day is spent: where one is at three in the morning.
  private mutating func sleep(_ day: Int) {
    let date = trip.date(ofDay: day).adding(days: 1)
    func three(_ city: String) -> Int64 { rules(of: city).moment(of: date, secondOfDay: 3 * 3600).unixSeconds }
    var (city, moving): (String?, (leg: Int, isPaused: Bool)?)
    for (index, item) in items.enumerated() {
      let hasLeft = item.leg.map { rows[index].start ?? .max < three($0.from) } ?? false
      if item.position.day > day, item.custom == nil, !hasLeft { break }
      if let game = item.game { city = game.city }
      guard let leg = item.leg, let end = rows[index].end else { continue }
      let moment = three(leg.to)
      if end <= moment {
        city = leg.to
      } else if hasLeft, moving == nil {
        moving = (index, rows[index].stops.contains { $0.start <= moment && moment < $0.end })
      }
    }
    let first = items.lazy.compactMap { $0.game?.city ?? $0.leg?.from }.first
    cities.append(moving == nil ? city ?? first : nil)
    let hotel = items.indices.last { index in
      guard let custom = items[index].custom, custom.category == .hotel else { return false }
      let from = items[index].position.day
      return from <= day && day < from + custom.nightCount
    }
    if let hotel {
      beds.append(.hotel(ItemIndex(hotel)))
    } else if let moving, !moving.isPaused {
      beds.append(.underWay(ItemIndex(moving.leg)))
    } else {
      beds.append(.open)
    }
  }
}
