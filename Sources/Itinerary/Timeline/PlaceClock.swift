/// The clock of a place: a time zone with its rules, or a fixed offset where only that is known.
package struct PlaceClock: Equatable, Sendable {
  /// The IANA name of the zone; nil if only an offset is known.
  package let zone: String?
  private let rules: ZoneRules

  init(zone: String, _ rules: ZoneRules) { (self.zone, self.rules) = (zone, rules) }

  package init?(of zone: String, _ table: Zones) {
    guard let rules = table.rules(of: zone) else { return nil }
    self.init(zone: zone, rules)
  }

  /// - Parameter offsetSeconds: seconds east of UTC.
  init(offsetSeconds: Int) { (zone, rules) = (nil, ZoneRules(offsetSeconds: offsetSeconds)) }

  /// The moment of a local time, 0…86,399 seconds after midnight, in seconds since 1970-01-01T00:00:00Z.
  package func moment(of date: CivilDate, secondOfDay: Int) -> Int64 {
    rules.moment(of: date, secondOfDay: secondOfDay).unixSeconds
  }

  /// The local time at a moment in seconds since 1970-01-01T00:00:00Z.
  package func reading(at moment: Int64) -> OffsetDateTime { rules.reading(at: moment) }

  /// The abbreviation of the zone at a moment: `CDT`; `UTC-3` if the zone has no letters or only an offset is known.
  package func abbreviation(at moment: Int64) -> String { Zones.name(of: rules.period(at: moment)) }
}

extension PlaceClock: DayClock {
  package func day(at moment: Int) -> Int { reading(at: Int64(moment)).date.dayNumber }

  package func moment(ofDay day: Int, _ time: Int) -> Int {
    let (days, second) = time.quotientAndRemainder(dividingBy: 86_400)
    return Int(moment(of: CivilDate(dayNumber: day + days), secondOfDay: second))
  }
}
