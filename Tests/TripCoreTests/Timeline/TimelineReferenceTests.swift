import Base
import TestSupport
import Testing
import TripCore

/// The timelines of all small and of many random trips, against a reference that goes by steps of five minutes.
@Suite struct TimelineReferenceTests {
  private typealias Day = TimelineSketch

  @Test func `all trips of up to three rows`() {
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
      Day.game("Chicago, IL", "13:00", day: day), Day.game("Detroit, MI", "19:00", day: day),
      Day.custom("A", "10:00", minutes: 90, day: day), Day.custom("B", "23:30", day: day),
      Day.leg("Chicago, IL", "Detroit, MI", minutes: 270, day: day),
      Day.leg("Detroit, MI", "Chicago, IL", minutes: 660, day: day, estimated: true),
      Day.leg("Chicago, IL", "Denver, CO", minutes: 900, day: day),
    ]
  }

  @Test func `random trips under random rules`() {
    let seed: UInt64 = 20
    var random = SplitMix64(seed: seed)
    for _ in Portion.rounds(150) {
      let rows = (0..<(2 + random.below(8))).map { _ in 1 + random.below(4) }.sorted().map { row(day: $0, &random) }
      let rules = TravelRules(
        buffer: random.pick([0, 45, 90]), hours: random.pick([420...1380, 480...1200, 0...1440, 600...900]),
        limit: random.pick([nil, 600, 240]))
      check(rows, rules)
    }
  }

  private func row(day: Int, _ random: inout SplitMix64) -> TimelineSketch.Row {
    let cities = Day.cities.keys.sorted()
    let (from, to) = (random.pick(cities), random.pick(cities))
    let time = "\(10 + random.below(14)):\(random.pick(["00", "20", "45"]))"
    switch random.below(8) {
    case 0, 1: return Day.game(from, time, day: day)
    case 2: return Day.custom("Visit", time, minutes: random.pick([nil, 30, 200]), day: day)
    case 3: return Day.custom("Late", random.pick(["00:30", "03:00", nil]), minutes: random.pick([nil, 60]), day: day)
    case 4:
      return Day.leg(from, to, minutes: 30 * (1 + random.below(20)), day: day, mode: random.pick([.train, .flight]))
    default:
      return Day.leg(
        from, to, minutes: 15 * (1 + random.below(70)), day: day, estimated: random.pick([nil, true]), meters: 1000)
    }
  }

  private func check(_ rows: [TimelineSketch.Row], _ rules: TravelRules) {
    // Times without a clock have a test of their own.
    guard rows.contains(where: { if case .custom = $0.kind { false } else { true } }) else { return }
    let trip = Day.trip(rows)
    let timeline = Timeline(of: trip, under: ItineraryConstraints(trip.itinerary), rules: rules, zones: Day.zones)
    guard let utc = TestZones.source("UTC") else {
      Issue.record("no zone")
      return
    }
    let reference = TimelineReference(trip, rules, utc: utc)
    for index in rows.indices {
      let (row, expected) = (timeline.rows[index], reference.rows[index])
      let found = [row.start, row.end, row.leaveBy, row.slackSeconds, Int64(row.pauses)]
      #expect(
        found == [expected.start, expected.end, expected.leaveBy, expected.slack, Int64(expected.pauses)],
        "row \(index) of \(rows), \(rules)")
    }
    #expect(timeline.days.map(\.drivingSeconds) == reference.driving, "\(rows), \(rules)")
    #expect(timeline.nightDriving == reference.night, "\(rows), \(rules)")
    #expect(timeline.misses == reference.misses, "\(rows), \(rules)")
    // Days do not depend on custom items that are not fixed.
    let others = zip(rows, timeline.rows).filter { row, times in
      if case .custom = row.kind { times.isFixed } else { true }
    }
    #expect(Day.timeline(others.map(\.0), rules: rules).days == timeline.days, "\(rows), \(rules)")
  }
}

/// A timeline made as simply as possible: everything anew for each row, and drives by steps of five minutes.
private struct TimelineReference {
  struct Row {
    var start: Int64?
    var end: Int64?
    var leaveBy: Int64?
    var slack: Int64?
    var pauses = 0
    /// The moment from which one could set off.
    var ready: Int64?
    /// The moments at which the steps of the drive begin.
    var steps: [Int64] = []
  }

  var rows: [Row] = []
  var driving: [Int64] = []
  var night: Int64 = 0
  var misses = 0
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
      if isFixed(index), isMissed(index) { misses += 1 }
    }
    driving = (0..<trip.dayCount).map { Int64(minutes[trip.startDate.dayNumber + $0] ?? 0) * 60 }
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

  private func isFixed(_ index: Int) -> Bool { items[index].leg == nil && rows[index].start != nil }

  private mutating func setGiven(_ index: Int) {
    let date = trip.date(ofDay: items[index].position.day)
    if let start = items[index].game?.knownStart?.unixSeconds {
      (rows[index].start, rows[index].end) = (start, start + 3 * 3600)
    } else if let custom = items[index].custom, let time = custom.time, items.contains(where: { $0.custom == nil }) {
      var start = here(index).moment(of: date, secondOfDay: time.minutes * 60).unixSeconds
      let isBelowLater = (0..<index).contains {
        items[$0].position.day == items[index].position.day && rows[$0].start ?? .min > start
      }
      if time.hour < 5, isBelowLater {
        start = here(index).moment(of: date.adding(days: 1), secondOfDay: time.minutes * 60).unixSeconds
      }
      (rows[index].start, rows[index].end) = (start, start + custom.durationSeconds)
    }
  }

  private mutating func compute(_ index: Int) {
    guard let leg = items[index].leg, let length = leg.travelSeconds else { return }
    let zone = rules(of: leg.from)
    let day = items[index].position.day
    let midnight = zone.moment(of: trip.date(ofDay: day), secondOfDay: 0).unixSeconds
    let above = (0..<index).last { rows[$0].end != nil }
    let earliest = max(above.flatMap { rows[$0].end } ?? midnight, midnight)
    if let next = (index..<rows.count).first(where: isFixed), let start = rows[next].start {
      let travel = items[index..<next].compactMap { $0.leg?.travelSeconds }.reduce(0, +)
      rows[index].leaveBy = start - travel - (items[next].game == nil ? 0 : Int64(rules.buffer) * 60)
    }
    let leaveBy = rows[index].leaveBy
    rows[index].slack = leaveBy.map { $0 - earliest }
    var leaving = earliest
    let isUnderWay = above.map { items[$0].position.day == day || rows[$0].end ?? 0 > midnight } ?? false
    if !isUnderWay {
      let nine = zone.moment(of: trip.date(ofDay: day), secondOfDay: 9 * 3600).unixSeconds
      leaving = max(earliest, min(nine, leaveBy ?? nine))
    }
    var driven = (0..<length / 300).map { leaving + $0 * 300 }
    if leg.means == .drive, let kept = drive(from: leaving, Int(length / 300), leg), let last = kept.last,
      last + 300 <= leaveBy.map({ $0 + length }) ?? .max
    {
      driven = kept
    }
    (rows[index].ready, rows[index].steps) = (leaving, driven)
    (rows[index].start, rows[index].end) = (driven.first, driven.last.map { $0 + 300 })
    rows[index].pauses = zip(driven, driven.dropFirst()).count { $1 - $0 > 300 }
  }

  /// The minutes of a drive that keeps to the rules; nil if it never ends.
  private func drive(from leaving: Int64, _ length: Int, _ leg: Leg) -> [Int64]? {
    let (left, reached) = (rules(of: leg.from), rules(of: leg.to))
    let departure = left.reading(at: leaving).date
    var driven: [Int64] = []
    var today = [departure.dayNumber: minutes[departure.dayNumber] ?? 0]
    var minute = leaving
    while driven.count < length {
      if minute - leaving > 40 * 86_400 { return nil }
      let isFirst = left.reading(at: minute).date == departure
      let reading = (isFirst ? left : reached).reading(at: minute)
      let date = reading.date
      let isOpen =
        rules.hours.lowerBound <= reading.clockTime.minutes && reading.clockTime.minutes < rules.hours.upperBound
        && (isFirst || date != departure) && today[date.dayNumber] ?? 0 < rules.limit ?? .max
      if isOpen {
        driven.append(minute)
        today[date.dayNumber, default: 0] += 5
      }
      minute += 300
    }
    return driven
  }

  private mutating func count(_ index: Int) {
    guard let leg = items[index].leg, leg.means == .drive, let ready = rows[index].ready else { return }
    let (left, reached) = (rules(of: leg.from), rules(of: leg.to))
    let departure = left.reading(at: ready).date
    let midnight = left.moment(of: departure.adding(days: 1), secondOfDay: 0).unixSeconds
    for minute in rows[index].steps {
      let zone = minute < midnight ? left : reached
      let reading = zone.reading(at: minute)
      let clock = reading.clockTime.minutes
      minutes[(minute < midnight ? departure : reading.date).dayNumber, default: 0] += 5
      if clock < rules.hours.lowerBound || clock >= rules.hours.upperBound { night += 300 }
    }
  }

  private func isMissed(_ index: Int) -> Bool {
    guard let above = (0..<index).last(where: { rows[$0].end != nil }), let end = rows[above].end,
      let start = rows[index].start
    else { return false }
    let fixed = (0..<index).last(where: isFixed)
    let between = (fixed.map { $0 + 1 } ?? 0)..<index
    let legs = items[between].compactMap(\.leg)
    let estimated = legs.filter { $0.means == .drive && $0.estimated == true }.compactMap(\.travelSeconds).reduce(0, +)
    if end - start <= estimated / 10 { return false }
    if legs.isEmpty, let fixed {
      if let a = items[fixed].game, let b = items[index].game, a.home == b.home { return false }
      return start >= rows[fixed].start ?? start
    }
    return true
  }
}
