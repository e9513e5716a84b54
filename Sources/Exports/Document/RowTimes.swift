import Atlas
import Base
import TripCore

/// The start and end of every row of a trip, for calendars.
///
/// A game lasts as long as is typical of its league; a custom item lasts as long as it says, or an hour. A leg without
/// a timetable begins at the end of the last timed row above it on its day; without such a row, it ends half an hour
/// before the next timed row below. A leg does not begin during a game: if there is no room for it, both keep their
/// times.
struct RowTimes {
  /// One span for each item, in list order; nil for a row without a time.
  private(set) var spans: [TimeSpan?]

  private let trip: Trip
  private let items: [Item]

  /// The length of a custom item without a duration, in seconds.
  private static let usualLength: Int64 = 3600
  /// The time between the end of a leg and the next row, in seconds.
  private static let margin: Int64 = 1800

  init(_ trip: Trip, zones: Zones, places: TripPlaces) {
    self.trip = trip
    items = trip.itinerary.items
    spans = []
    for index in trip.itinerary.indices {
      spans.append(RowTimes.given(trip.itinerary[index], trip, zones, zone: places.zone(at: index)))
    }
    var lastGameEnd: Int64?
    for day in trip.itinerary.days {
      placeLegs(of: trip.itinerary.range(ofDay: day).map(\.rawValue), after: &lastGameEnd)
    }
  }

  /// The span that the row itself defines.
  private static func given(_ item: Item, _ trip: Trip, _ zones: Zones, zone: String?) -> TimeSpan? {
    switch item.kind {
    case .game(let game):
      // A postponed game has a start on another date than the row that mentions it.
      let isThatDay = zones.localStart(of: game).date == trip.date(ofDay: item.position.day)
      guard game.isPlayed || isThatDay, let start = game.knownStart?.unixSeconds, let end = game.typicalEnd
      else { return nil }
      return TimeSpan(start: start, end: end, isComputed: false)
    case .travel(let leg): return given(leg)
    case .custom(let custom):
      guard let clock = custom.time, let zone,
        let start = zones.moment(trip.date(ofDay: item.position.day), clock, in: zone)
      else { return nil }
      let length = custom.durationMinutes.map { Int64(min(max($0, 0), 525_600)) * 60 } ?? usualLength
      return TimeSpan(start: start, end: start + length, isComputed: false)
    }
  }

  private static func given(_ leg: Leg) -> TimeSpan? {
    let (departs, arrives) = (leg.departs?.time?.unixSeconds, leg.arrives?.time?.unixSeconds)
    let length = leg.wholeSeconds
    switch (departs, arrives) {
    case (let start?, let end?): return TimeSpan(start: start, end: max(start, end), isComputed: false)
    case (let start?, nil): return TimeSpan(start: start, end: start + (length ?? usualLength), isComputed: false)
    case (nil, let end?): return length.map { TimeSpan(start: end - $0, end: end, isComputed: true) }
    case (nil, nil): return nil
    }
  }

  /// Computes the spans of the legs of a day that have none.
  ///
  /// - Parameter lastGameEnd: the end of the last game above, which may run past midnight.
  private mutating func placeLegs(of rows: [Int], after lastGameEnd: inout Int64?) {
    var lastEnd: Int64?
    for (place, index) in rows.enumerated() {
      if let length = length(ofUntimedLegAt: index) {
        if let start = lastEnd {
          spans[index] = TimeSpan(start: start, end: start + length, isComputed: true)
        } else if let before = start(before: rows[place...]) {
          let start = max(before, lastGameEnd ?? before)
          spans[index] = TimeSpan(start: start, end: start + length, isComputed: true)
        }
      }
      guard let span = spans[index], items[index].game?.isPlayed ?? true else { continue }
      lastEnd = max(lastEnd ?? span.end, span.end)
      if items[index].game != nil { lastGameEnd = max(lastGameEnd ?? span.end, span.end) }
    }
  }

  /// The start of a leg, the first of `rows`, at which it and the legs below it end before the next timed row; nil if
  /// there is no such row.
  private func start(before rows: ArraySlice<Int>) -> Int64? {
    var length: Int64 = 0
    for index in rows {
      if let leg = self.length(ofUntimedLegAt: index) {
        length += leg
      } else if let next = spans[index], items[index].game?.isPlayed ?? true {
        return next.start - RowTimes.margin - length
      }
    }
    return nil
  }

  /// The length of a leg without given times; nil for all other rows, and for a leg of unknown length.
  private func length(ofUntimedLegAt index: Int) -> Int64? {
    guard let leg = items[index].leg, spans[index] == nil, leg.departs == nil, leg.arrives == nil else { return nil }
    return leg.wholeSeconds
  }
}

extension Leg {
  /// The duration in whole seconds; nil if it is unknown or unreasonably long.
  fileprivate var wholeSeconds: Int64? {
    guard let durationSeconds, durationSeconds.isFinite, (0...31_536_000).contains(durationSeconds) else { return nil }
    return Int64(durationSeconds.rounded())
  }
}

extension Zones {
  /// The moment of a local time in seconds since 1970-01-01T00:00:00Z; nil if the zone's rules are not known. A time
  /// that occurs twice means the first occurrence; a skipped one means the time as long after the change.
  func moment(_ date: CivilDate, _ clock: ClockTime, in zone: String) -> Int64? {
    guard let rules = rules(of: zone) else { return nil }
    let local = Int64(date.dayNumber) * 86_400 + Int64(clock.minutes) * 60
    let offsets = [local - 86_400, local + 86_400].map { Int64(rules.period(at: $0).offsetSeconds) }
    for offset in offsets where Int64(rules.period(at: local - offset).offsetSeconds) == offset {
      return local - offset
    }
    return local - offsets[0]
  }

  /// The abbreviation of a zone at a moment: `CDT`; nil if the zone's rules are not known.
  func abbreviation(of zone: String, at moment: Int64) -> String? {
    guard let period = rules(of: zone)?.period(at: moment) else { return nil }
    let isNumeric = period.abbreviation.hasPrefix("-") || period.abbreviation.hasPrefix("+")
    return isNumeric ? Zones.name(ofOffset: period.offsetSeconds) : period.abbreviation
  }
}
