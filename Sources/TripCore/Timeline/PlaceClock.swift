import Base

/// The clock of a place: a time zone with its rules, or a fixed offset where only that is known.
package struct PlaceClock: Sendable {
  /// The IANA name of the zone; nil if only an offset is known.
  package let zone: String?
  private let rules: ZoneRules?
  private let offsetSeconds: Int

  init(zone: String, _ rules: ZoneRules) {
    (self.zone, self.rules, offsetSeconds) = (zone, rules, 0)
  }

  /// - Parameter offsetSeconds: seconds east of UTC.
  init(offsetSeconds: Int) {
    (zone, rules, self.offsetSeconds) = (nil, nil, offsetSeconds)
  }

  /// The moment of a local time, in seconds since 1970-01-01T00:00:00Z.
  ///
  /// - Parameter secondOfDay: counted from midnight, 0…86,399.
  package func moment(of date: CivilDate, secondOfDay: Int) -> Int64 {
    rules?.moment(of: date, secondOfDay: secondOfDay).unixSeconds
      ?? OffsetDateTime(date: date, secondOfDay: secondOfDay, offsetSeconds: offsetSeconds).unixSeconds
  }

  /// The local time at a moment in seconds since 1970-01-01T00:00:00Z.
  package func reading(at moment: Int64) -> OffsetDateTime {
    OffsetDateTime(unixSeconds: moment, offsetSeconds: offset(at: moment))
  }

  /// Seconds east of UTC at a moment.
  func offset(at moment: Int64) -> Int { rules?.period(at: moment).offsetSeconds ?? offsetSeconds }

  /// The abbreviation of the zone at a moment: `CDT`; `UTC-3` if the zone has no letters or only an offset is known.
  package func abbreviation(at moment: Int64) -> String {
    guard let period = rules?.period(at: moment) else { return Zones.name(ofOffset: offsetSeconds) }
    let isNumeric = period.abbreviation.hasPrefix("-") || period.abbreviation.hasPrefix("+")
    return isNumeric ? Zones.name(ofOffset: period.offsetSeconds) : period.abbreviation
  }
}

extension PlaceClock: Equatable {
  /// Compares names and offsets: a program has one set of rules for a zone.
  package static func == (a: PlaceClock, b: PlaceClock) -> Bool {
    a.zone == b.zone && a.offsetSeconds == b.offsetSeconds
  }
}
