/// The clock of a place: a time zone with its rules, or a fixed offset where only that is known.
package struct PlaceClock: Sendable {
  /// Boxed, since every row of a timeline has two clocks.
  private enum Rules: Sendable {
    indirect case zone(String, ZoneRules)
    /// Seconds east of UTC.
    case offset(Int)
  }

  private let rules: Rules

  init(zone: String, _ rules: ZoneRules) { self.rules = .zone(zone, rules) }

  package init?(of zone: String, _ table: Zones) {
    guard let rules = table.rules(of: zone) else { return nil }
    self.init(zone: zone, rules)
  }

  /// - Parameter offsetSeconds: seconds east of UTC.
  init(offsetSeconds: Int) { rules = .offset(offsetSeconds) }

  /// The IANA name of the zone; nil if only an offset is known.
  package var zone: String? { if case .zone(let name, _) = rules { name } else { nil } }

  /// The moment of a local time, 0…86,399 seconds after midnight, in seconds since 1970-01-01T00:00:00Z.
  package func moment(of date: CivilDate, secondOfDay: Int) -> Int64 {
    switch rules {
    case .zone(_, let rules): rules.moment(of: date, secondOfDay: secondOfDay).unixSeconds
    case .offset(let seconds):
      OffsetDateTime(date: date, secondOfDay: secondOfDay, offsetSeconds: seconds).unixSeconds
    }
  }

  /// The local time at a moment in seconds since 1970-01-01T00:00:00Z.
  package func reading(at moment: Int64) -> OffsetDateTime {
    OffsetDateTime(unixSeconds: moment, offsetSeconds: offset(at: moment))
  }

  func offset(at moment: Int64) -> Int {
    switch rules {
    case .zone(_, let rules): rules.period(at: moment).offsetSeconds
    case .offset(let seconds): seconds
    }
  }

  /// The abbreviation of the zone at a moment: `CDT`; `UTC-3` if the zone has no letters or only an offset is known.
  package func abbreviation(at moment: Int64) -> String {
    switch rules {
    case .zone(_, let rules): Zones.name(of: rules.period(at: moment))
    case .offset(let seconds): Zones.name(ofOffset: seconds)
    }
  }
}

extension PlaceClock: DayClock {
  package func day(at moment: Int) -> Int { reading(at: Int64(moment)).date.dayNumber }

  package func moment(ofDay day: Int, _ time: Int) -> Int {
    let (days, second) = time.quotientAndRemainder(dividingBy: 86_400)
    return Int(moment(of: CivilDate(dayNumber: day + days), secondOfDay: second))
  }
}

extension PlaceClock: Equatable {
  /// Compares names and offsets: a program has one set of rules for a zone.
  package static func == (a: PlaceClock, b: PlaceClock) -> Bool {
    switch (a.rules, b.rules) {
    case (.zone(let a, _), .zone(let b, _)): a == b
    case (.offset(let a), .offset(let b)): a == b
    default: false
    }
  }
}
