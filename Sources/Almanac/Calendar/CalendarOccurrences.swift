package struct CalendarOccurrence: Sendable {
  /// The event that describes it: that of the series, or the one that replaces the date.
  package let event: CalendarEvent
  package let start: RawTime
  /// The end; of a whole day, the day after the last. Nil if the event has none.
  package let end: RawTime?
  /// The date of the series that it is, in the form of the series: `20260704T090000`; nil if the event is not of one.
  package let id: String?
}

package struct CalendarZones: Sendable {
  private var rules: [String: ZoneRules] = [:]
  private let defaultZone: String?

  /// - Parameter named: Returns the rules of a zone that is not defined by the calendar; nil for an unknown name.
  package init(
    of file: CalendarFile, events: [CalendarEvent]? = nil, budget: inout WorkBudget, named: (String) -> ZoneRules?
  ) {
    defaultZone = file.defaultZone
    var (names, earliest) = ([defaultZone].compactMap(\.self), Int64.max)
    var known = Set(names)
    for event in events ?? file.events {
      for time in event.times {
        earliest = min(earliest, time.localSeconds)
        if let name = time.zone.name, known.insert(name).inserted { names.append(name) }
      }
    }
    for name in names { rules[name] = file.rules(ofZone: name, from: earliest, &budget, named: named) }
  }

  package subscript(name: String) -> ZoneRules? { rules[name] }

  package func zoned(_ time: RawTime) -> RawTime {
    guard time.zone == .floating, let defaultZone else { return time }
    return RawTime(date: time.date, secondOfDay: time.secondOfDay, zone: .named(defaultZone))
  }

  /// The rules of the zone of a time; nil for an offset, an unknown zone, and a time without a zone.
  package func rules(of time: RawTime) -> ZoneRules? {
    time.zone.name.flatMap { rules[$0] }
  }

  /// Seconds since 1970-01-01T00:00:00Z; nil for a date, and for a time without a zone or in an unknown one.
  package func moment(of time: RawTime) -> Int64? {
    guard let second = time.secondOfDay else { return nil }
    if case .offset(let offset) = time.zone { return time.localSeconds - Int64(offset) }
    return rules(of: time)?.moment(of: time.date, secondOfDay: second).unixSeconds
  }

  /// The seconds since 1970-01-01T00:00 on the clock of another time; times without a zone are by that clock.
  func localSeconds(of time: RawTime, byClockOf other: RawTime) -> Int64 {
    guard time.zone != other.zone, time.zone != .floating, let moment = moment(of: time) else {
      return time.localSeconds
    }
    if case .offset(let offset) = other.zone { return moment + Int64(offset) }
    let offset = rules(of: zoned(other))?.period(at: moment).offsetSeconds
    return offset.map { moment + Int64($0) } ?? (other.zone == .floating ? time.localSeconds : moment)
  }
}

extension CalendarFile {
  /// The rules by the name, or the calendar's own, which short names such as `MST` mean.
  fileprivate func rules(
    ofZone name: String, from earliest: Int64, _ budget: inout WorkBudget, named: (String) -> ZoneRules?
  ) -> ZoneRules? {
    let own = zones[name]
    if name.utf8.count <= 5, let rules = own?.rules(from: earliest, &budget) { return rules }
    return named(name) ?? own?.location.flatMap(named) ?? own?.rules(from: earliest, &budget)
  }
}

extension CalendarEvent {
  fileprivate var times: [RawTime] {
    [start, recurrenceID, writtenEnd].compactMap { $0 } + additions.map(\.start) + exceptions
  }
}

// MARK: Series

package struct CalendarOccurrences {
  package private(set) var all: [CalendarOccurrence] = []
  package private(set) var findings: [(event: CalendarEvent, finding: ScheduleFinding)] = []
  package private(set) var undated: [CalendarEvent] = []
  private let zones: CalendarZones
  private let span: ClosedRange<CivilDate>?
  private var budget: WorkBudget
  private var replacements: [String: [CalendarEvent]] = [:]

  package static let (maxDates, maxYears) = (1000, 10)

  /// Works out the occurrences, those of series within a span of dates, or of their first ten years if it is unknown.
  package init(
    _ events: [CalendarEvent], zones: CalendarZones, in span: ClosedRange<CivilDate>?, budget: WorkBudget
  ) {
    (self.zones, self.span, self.budget) = (zones, span, budget)
    let newest = Dictionary(
      events.filter { !$0.uid.isEmpty && $0.recurrenceID == nil }.map { ($0.uid, $0.sequence) }, uniquingKeysWith: max)
    for event in events where event.recurrenceID != nil { replacements[event.uid, default: []].append(event) }
    var series: Set<String> = []
    for event in events {
      if event.recurrenceID != nil {
        if newest[event.uid] == nil, series.insert(event.uid).inserted { addReplacements(of: event.uid) }
      } else if event.uid.isEmpty || event.sequence == newest[event.uid] {
        add(event)
      }
    }
  }

  private mutating func add(_ event: CalendarEvent) {
    let changes = event.uid.isEmpty ? [] : replacements.removeValue(forKey: event.uid) ?? []
    guard let start = event.start else { return undated.append(event) }
    if event.repeats || !changes.isEmpty {
      addSeries(Series(event, start, changes, zones))
    } else {
      all.append(CalendarOccurrence(event: event, start: start, end: event.end(from: start), id: nil))
    }
  }

  private mutating func addSeries(_ series: Series) {
    let span = bounds(of: series)
    var (dates, isComplete) = budget.share { series.dates(in: span, &$0) }
    if series.event.rules.contains(where: { RecurrenceRule($0) == nil }) {
      findings.append((series.event, .unknownRule))
    }
    // A series without dates in the span is represented by its first.
    if dates.isEmpty, series.changes.isEmpty { dates = [series.start.localSeconds] }
    if !isComplete {
      findings.append((series.event, .costlySeries(dates.count)))
    } else if dates.count >= Self.maxDates {
      findings.append((series.event, .longSeries(dates.count)))
    }
    all += dates.map(series.occurrence)
    let own = Set(dates)
    all += series.changes.filter { !own.contains($0.date) && !series.isLeftOut($0.date) }.map { change in
      Self.occurrence(replacing: change.event, id: series.start.with(localSeconds: change.date).calendarText)
    }
  }

  private func bounds(of series: Series) -> ClosedRange<Int64> {
    let first = series.start.localSeconds
    guard let span else { return min(first, Self.earliest)...first + Int64(Self.maxYears * 366 * 86_400) }
    let slack = 2 * 86_400 + series.reach
    return Int64(span.lowerBound.dayNumber) * 86_400 - slack...Int64(span.upperBound.dayNumber) * 86_400 + slack
  }

  private static let earliest: Int64 = -100_000_000_000

  private mutating func addReplacements(of uid: String) {
    let events = replacements.removeValue(forKey: uid) ?? []
    for (_, event) in Series.newest(events, { zones.moment(of: $0) ?? $0.localSeconds }) {
      all.append(Self.occurrence(replacing: event, id: event.recurrenceID?.calendarText ?? ""))
    }
  }

  private static func occurrence(replacing event: CalendarEvent, id: String) -> CalendarOccurrence {
    let start =
      event.start ?? event.recurrenceID ?? RawTime(date: CivilDate(dayNumber: 0))
    return CalendarOccurrence(event: event, start: start, end: event.end(from: start), id: id)
  }
}

/// A repeating event with the events that replace dates of it. Its dates are seconds of its own clock.
private struct Series {
  let event: CalendarEvent
  let start: RawTime
  private let zones: CalendarZones
  let changes: [(date: Int64, event: CalendarEvent)]
  private let exceptions: Set<Int64>
  private let days: Set<CivilDate>
  /// The events that replace a date, those that also replace all later dates in their order, and the ends of additional dates.
  private let changeOn: [Int64: CalendarEvent]
  private let lasting: [(date: Int64, event: CalendarEvent)]
  private let ends: [Int64: RawTime]

  init(_ event: CalendarEvent, _ start: RawTime, _ changes: [CalendarEvent], _ zones: CalendarZones) {
    (self.event, self.start, self.zones) = (event, start, zones)
    let date = { (time: RawTime) in Self.date(time, start, zones) }
    self.changes = Self.newest(changes, date)
    exceptions = Set(event.exceptions.map(date))
    days = Set(event.exceptions.filter { $0.secondOfDay == nil }.map(\.date))
    changeOn = Dictionary(uniqueKeysWithValues: self.changes.map { ($0.date, $0.event) })
    lasting = self.changes.filter(\.event.isThisAndFuture)
    ends = Dictionary(
      event.additions.compactMap { addition in addition.end.map { (date(addition.start), $0) } },
      uniquingKeysWith: { a, _ in a })
  }

  /// A time by the clock of the series. A day without a time is the date of the series on that day.
  private static func date(_ time: RawTime, _ start: RawTime, _ zones: CalendarZones) -> Int64 {
    guard let second = start.secondOfDay else { return Int64(time.date.dayNumber) * 86_400 }
    guard time.secondOfDay != nil else { return Int64(time.date.dayNumber) * 86_400 + Int64(second) }
    return zones.localSeconds(of: time, byClockOf: start)
  }

  static func newest(
    _ events: [CalendarEvent], _ date: (RawTime) -> Int64
  ) -> [(date: Int64, event: CalendarEvent)] {
    var newest: [Int64: CalendarEvent] = [:]
    for event in events {
      guard let id = event.recurrenceID.map(date), newest[id].map({ $0.sequence <= event.sequence }) ?? true else {
        continue
      }
      newest[id] = event
    }
    return newest.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  func isLeftOut(_ date: Int64) -> Bool {
    exceptions.contains(date) || exceptions.contains(normal(date))
      || days.contains(start.with(localSeconds: date).date)
  }

  /// A date as clocks show it: one in a gap that clocks skip is later.
  private func normal(_ date: Int64) -> Int64 {
    let time = start.with(localSeconds: date)
    return zones.moment(of: time).map { zones.localSeconds(of: RawTime(unixSeconds: $0), byClockOf: start) } ?? date
  }

  /// The most seconds from a date to the days of its event: the event's length, and the shift of all later dates.
  var reach: Int64 {
    let length = event.end(from: start).map { $0.localSeconds - start.localSeconds } ?? 0
    let shifts = lasting.map { abs(shift(of: $0)) }
    return min(max(length, 0) + (shifts.max() ?? 0), 400 * 86_400)
  }

  private func shift(of change: (date: Int64, event: CalendarEvent)) -> Int64 {
    (change.event.start?.localSeconds ?? change.date) - change.date
  }

  func dates(in span: ClosedRange<Int64>, _ budget: inout WorkBudget) -> [Int64] {
    let first = start.localSeconds
    var dates = Set([first] + event.additions.map { Self.date($0.start, start, zones) })
    for rule in event.rules { dates.formUnion(starts(of: rule, in: span, &budget)) }
    for rule in event.exceptionRules { dates.subtract(starts(of: rule, in: span, &budget)) }
    let found = dates.filter { span.contains($0) && !isLeftOut($0) }.sorted().prefix(CalendarOccurrences.maxDates)
    return Array(found.prefix(budget.room(for: found.count)))
  }

  private func starts(of text: String, in span: ClosedRange<Int64>, _ budget: inout WorkBudget) -> [Int64] {
    guard let rule = RecurrenceRule(text) else { return [] }
    let limit = CalendarOccurrences.maxDates + event.exceptions.count
    return rule.starts(from: start.localSeconds, in: span, limit: limit, budget: &budget) { isOver($0, rule.until) }
  }

  private func isOver(_ date: Int64, _ until: RawTime?) -> Bool {
    guard let until else { return false }
    if until.secondOfDay == nil { return date >= until.localSeconds + 86_400 }
    guard start.secondOfDay != nil, let end = zones.moment(of: until),
      let moment = zones.moment(of: start.with(localSeconds: date))
    else { return date > Self.date(until, start, zones) }
    return moment > end
  }

  /// The occurrence on a date: of the event that replaces it, or all later dates, or of the series.
  func occurrence(on date: Int64) -> CalendarOccurrence {
    let id = start.with(localSeconds: date).calendarText
    let later = lasting.indices.partitioningIndex { lasting[$0].date >= date }
    let change =
      [normal(date), date].lazy.compactMap { date in changeOn[date].map { (date, $0) } }.first
      ?? (later == 0 ? nil : lasting[later - 1])
    guard let change, let moved = change.event.start ?? change.event.recurrenceID else {
      let own = start.with(localSeconds: date)
      return CalendarOccurrence(event: event, start: own, end: ends[date] ?? event.end(from: own), id: id)
    }
    let begin = moved.with(localSeconds: date + shift(of: change))
    return CalendarOccurrence(event: change.event, start: begin, end: change.event.end(from: begin), id: id)
  }
}
