import Almanac

/// A shift of many games by the difference between two clocks or by a day. Leagues do not move games like that, but
/// files do if they lose their zone or use another clock for dates.
package struct ClockShift: Equatable, Sendable {
  package enum Amount: Equatable, Sendable {
    case zones
    case hours(Int)
    case day
  }

  /// The number of shifted games among those in both the trip and the schedule.
  package let count: Int
  package let all: Int
  package let amount: Amount

  struct Start {
    let fixture: Fixture
    let zone: String?
    /// Whether the schedule has the game, at any start.
    let isInBoth: Bool

    /// Whether the start is known. If the zone was unknown, the start may change together with the zone.
    var isKnown: Bool { fixture.isPlayed && fixture.rowDay == nil && (fixture.instant == nil || zone != nil) }
  }

  /// Finds a shift of more than a third of the games and at least three, or of both if there are two. Compares only teams and
  /// starts, whatever the games were matched with, because in a series each would be treated as the next.
  init?(_ games: [Start], in schedule: [Fixture], zones: Zones) {
    let known = games.filter(\.isKnown)
    let index = StartIndex(schedule)
    let moving = known.filter { !index.has($0.fixture, shiftedBy: 0, rules: nil) }
    let others = known.count { $0.isInBoth } - moving.count { $0.isInBoth }
    var best: ClockShift?
    for rule in Rule.all(of: known.compactMap(\.zone)) where moving.count > 1 {
      var (count, all) = (0, others)
      for start in moving {
        let rules = start.zone.flatMap(zones.rules)
        let shift = rule.shift(of: start, rules, zones) ?? 0
        let isShifted = shift != 0 && index.has(start.fixture, shiftedBy: shift, rules: rules)
        if isShifted { count += 1 }
        if isShifted || start.isInBoth { all += 1 }
      }
      if count > best?.count ?? 0 { best = ClockShift(count: count, all: all, amount: rule.amount) }
    }
    guard let best, best.count >= max(min(3, best.all), 2), best.count * 3 > best.all else { return nil }
    self = best
  }

  private init(count: Int, all: Int, amount: Amount) {
    (self.count, self.all, self.amount) = (count, all, amount)
  }

  private enum Rule {
    /// Shifts by the offset of the venue's zone, which was lost (-1) or applied twice (1).
    case own(Int64)
    case one(String, Int64)
    /// Shifts by the difference between the venue's zone and another one.
    case between(String, Int64)
    case hours(Int)
    case days(Int)

    static func all(of zones: [String]) -> [Rule] {
      let others = Set(zones).sorted().flatMap { zone in
        [Rule.one(zone, -1), .one(zone, 1), .between(zone, -1), .between(zone, 1)]
      }
      return [.own(-1), .own(1)] + others + [.days(1), .days(-1)] + (1...14).flatMap { [.hours($0), .hours(-$0)] }
    }

    func shift(of start: Start, _ rules: ZoneRules?, _ zones: Zones) -> Int64? {
      let instant = start.fixture.instant
      let offset = { (rules: ZoneRules?) in
        instant.flatMap { rules?.period(at: $0).offsetSeconds }.map(Int64.init)
      }
      switch self {
      case .own(let sign): return offset(rules).map { sign * $0 }
      case .one(let zone, let sign): return offset(zones.rules(of: zone)).map { sign * $0 }
      case .between(let zone, let sign):
        guard let own = offset(rules), let other = offset(zones.rules(of: zone)) else { return nil }
        return sign * (own - other)
      case .hours(let count): return instant == nil ? nil : Int64(count) * 3600
      case .days(let count): return Int64(count) * 86_400
      }
    }

    var amount: Amount {
      switch self {
      case .own, .one, .between: .zones
      case .hours(let count): .hours(abs(count))
      case .days: .day
      }
    }
  }
}

extension ClockShift.Amount: CustomStringConvertible {
  package var description: String {
    switch self {
    case .zones: "the difference between two time zones"
    case .hours(let count): count == 1 ? "an hour" : "\(count) hours"
    case .day: "a day"
    }
  }
}

private struct StartIndex {
  private struct Key: Hashable {
    let home: Fixture.Side
    let away: Fixture.Side
    /// Seconds since 1970; the number of the day for a game without a known time.
    let start: Int64
    let isTimed: Bool
  }

  private let keys: Set<Key>

  init(_ fixtures: [Fixture]) {
    keys = Set(
      fixtures.filter(\.isPlayed).map { game in
        let start = game.instant ?? Int64(game.day.dayNumber)
        return Key(home: game.home, away: game.away, start: start, isTimed: game.instant != nil)
      })
  }

  /// Whether the schedule has the game later by some seconds. A start at midnight of the venue may have lost its time.
  func has(_ game: Fixture, shiftedBy seconds: Int64, rules: ZoneRules?) -> Bool {
    let has = { (start: Int64, isTimed: Bool) in
      keys.contains(Key(home: game.home, away: game.away, start: start, isTimed: isTimed))
    }
    guard let instant = game.instant else {
      return has(Int64(game.day.dayNumber) + seconds / 86_400, false)
    }
    if has(instant + seconds, true) { return true }
    guard let local = rules?.reading(at: instant + seconds), local.secondOfDay == 0 else { return false }
    return has(Int64(local.date.dayNumber), false)
  }
}
