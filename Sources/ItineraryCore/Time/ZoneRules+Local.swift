extension ZoneRules {
  /// The moment at which the clocks of the zone show a date and a time of day.
  ///
  /// RFC 5545 section 3.3.5 decides where that is not one moment: a time that occurs twice, when clocks go back, is
  /// the first of the two; a time that clocks skip is read with the offset from before the gap, so 02:30 on a morning
  /// that goes from 02:00 to 03:00 is 03:30. The result shows the time as clocks do: 03:30, with the later offset.
  ///
  /// - Parameter secondOfDay: since local midnight, 0…86 399.
  package func moment(of date: CivilDate, secondOfDay: Int) -> OffsetDateTime {
    let local = Int64(date.dayNumber) * 86_400 + Int64(secondOfDay)
    // No zone changes twice within two days, and no offset is a day.
    let before = period(at: local - 86_400).offsetSeconds
    let after = period(at: local + 86_400).offsetSeconds
    for offset in [before, after] where period(at: local - Int64(offset)).offsetSeconds == offset {
      return OffsetDateTime(date: date, secondOfDay: secondOfDay, offsetSeconds: offset)
    }
    return reading(at: local - Int64(before))
  }

  /// What the clocks of the zone show at a moment in seconds since 1970-01-01T00:00:00Z.
  package func reading(at unixSeconds: Int64) -> OffsetDateTime {
    OffsetDateTime(unixSeconds: unixSeconds, offsetSeconds: period(at: unixSeconds).offsetSeconds)
  }
}
