import Base

/// The clock of a place, with a zone or a fixed offset.
struct LocalClock {
  /// The IANA name of the zone; nil if there is only an offset.
  private var zone: String?
  private var offsetSeconds: Int
  /// Whether the clock is that of this place rather than a substitute from another place.
  var isKnown = true

  init(offsetSeconds: Int) { self.offsetSeconds = offsetSeconds }

  /// Makes the clock at a game. Returns nil if the game has no zone.
  init?(of game: Game, _ zones: Zones) {
    if let name = game.timeZone, zones.rules(of: name) != nil { zone = name }
    if case .at(let start) = game.start {
      if zone == nil, zones.isInUTCAlone(game) { return nil }
      offsetSeconds = start.offsetSeconds
    } else {
      if zone == nil { return nil }
      offsetSeconds = 0
    }
  }

  /// The clock at the beginning of a trip.
  static func first(of trip: Trip, stays: Stays, zones: Zones) -> LocalClock {
    var clock = stays.all.first?.first.game.flatMap { LocalClock(of: $0, zones) }
    for item in trip.itinerary.items {
      switch item.kind {
      case .game(let game) where game.isPlayed: return clock ?? unknown
      case .travel(let leg):
        if let game = stays.bounds(of: leg).departure?.game, let there = LocalClock(of: game, zones) { return there }
        clock?.isKnown = false
        return clock ?? unknown
      default: continue
      }
    }
    return unknown
  }

  private static var unknown: LocalClock {
    var clock = LocalClock(offsetSeconds: 0)
    clock.isKnown = false
    return clock
  }

  func moment(of date: CivilDate, _ time: ClockTime, _ zones: Zones) -> Int64 {
    let second = time.minutes * 60
    if let rules = zone.flatMap(zones.rules) { return rules.moment(of: date, secondOfDay: second).unixSeconds }
    return OffsetDateTime(date: date, secondOfDay: second, offsetSeconds: offsetSeconds).unixSeconds
  }

  func reading(at moment: Int64, _ zones: Zones) -> OffsetDateTime {
    zone.flatMap(zones.rules)?.reading(at: moment)
      ?? OffsetDateTime(unixSeconds: moment, offsetSeconds: offsetSeconds)
  }
}
