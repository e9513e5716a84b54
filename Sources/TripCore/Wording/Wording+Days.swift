import Base

/// Texts about the totals of a day and about the departures of its legs.
extension Wording {
  /// The totals of a day: `242 mi · 3h 45m driving · 1 game`; empty for a day without drives and games.
  package func line(of totals: DayTotals) -> String { parts(of: totals).joined(separator: separator) }

  /// The totals of a day, shortened to fit: all of them, without the distance, without the drives, or empty.
  ///
  /// - Parameter fits: returns whether there is room for a text.
  package func line(of totals: DayTotals, if fits: (String) -> Bool) -> String {
    let parts = parts(of: totals)
    for dropped in 0..<parts.count {
      let text = Array(parts.dropFirst(dropped)).joined(separator: separator)
      if fits(text) { return text }
    }
    return ""
  }

  private func parts(of totals: DayTotals) -> [String] {
    var parts: [String] = []
    if totals.drivenMeters > 0 { parts.append(distanceText(meters: totals.drivenMeters)) }
    if totals.drivenSeconds > 0 { parts.append("\(durationText(seconds: totals.drivenSeconds)) driving") }
    if totals.games > 0 { parts.append(Self.counted(totals.games, "game")) }
    return parts
  }

  /// The time at which a leg must leave: `leave by 10:40 AM`, or `2h 50m short`. Includes the date if that is before
  /// the leg's day. Nil if it is after the leg's day, since any time of the day will do.
  package func text(_ departure: LegDeparture, on day: CivilDate) -> String? {
    switch departure {
    case .short(let seconds): "\(durationText(seconds: Double(seconds))) short"
    case .leaveBy(let time) where time.date > day: nil
    case .leaveBy(let time):
      "leave by \(text(time.clockTime))\(time.date == day ? "" : ", \(shortDate(time.date))")"
    }
  }

  /// The departure of a leg according to its timetable, if there is one: `leaves 8:15 AM`.
  package func departureText(of leg: Leg) -> String? {
    leg.departs?.time.map { "leaves \(text($0.clockTime))" }
  }

  /// The advisories that an edit has caused and resolved, as a sentence to follow the one about the edit; nil if there
  /// are none.
  ///
  /// - Parameter key: the key that lists problems.
  package func consequence(_ difference: AdvisoryDifference, listedBy key: String) -> String? {
    let mended = difference.mended.count
    switch (difference.caused.count, mended) {
    case (0, 0): return nil
    case (0, _): return mended == 1 ? "That mends a problem." : "That mends \(mended) problems."
    case (1, _): return "That causes a problem\(alsoMends(mended)): \(sentence(difference.caused[0]))"
    case (let caused, _): return "That causes \(caused) problems\(alsoMends(mended)); \(key) lists them."
    }
  }

  private func alsoMends(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? " and mends one" : " and mends \(count)"
  }
}
