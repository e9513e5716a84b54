/// The words for what a day holds, and for when its legs must leave.
extension Wording {
  /// The totals of a day: `242 mi · 3h 45m driving · 1 game`; empty for a day without drives and games.
  package func line(of totals: DayTotals) -> String { parts(of: totals).joined(by: separator) }

  /// The totals of a day in as many words as fit: all, without the distance, without the drives, or none.
  ///
  /// - Parameter fits: whether there is room for a text.
  package func line(of totals: DayTotals, if fits: (String) -> Bool) -> String {
    let parts = parts(of: totals)
    for dropped in 0..<parts.count {
      let text = parts.dropFirst(dropped).joined(separator: separator)
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

  /// The time at which a leg must leave: `leave by 10:40 AM`, or `2h 50m short`; with the date if that is an earlier one than
  /// that of the leg's day, and nil if it is a later one, since any time of the day will do then.
  package func text(_ departure: LegDeparture, on day: CivilDate) -> String? {
    switch departure {
    case .short(let seconds): "\(durationText(seconds: Double(seconds))) short"
    case .leaveBy(let time) where time.date > day: nil
    case .leaveBy(let time):
      "leave by \(text(time.clockTime))\(time.date == day ? "" : ", \(shortDate(time.date))")"
    }
  }

  /// The time at which a leg leaves, if a timetable gives it: `leaves 8:15 AM`.
  package func departureText(of leg: Leg) -> String? {
    leg.departs?.time.map { "leaves \(text($0.clockTime))" }
  }

  /// The problems that an edit brought about and those that it mended, in words to follow the sentence on the edit; nil if it
  /// did neither.
  package func consequence(_ difference: AdvisoryDifference) -> String? {
    let mended = difference.mended.count
    switch (difference.caused.count, mended) {
    case (0, 0): return nil
    case (0, _): return mended == 1 ? "That mends a problem." : "That mends \(mended) problems."
    case (1, _): return "That causes a problem\(alsoMends(mended)): \(sentence(difference.caused[0]))"
    case (let caused, _): return "That causes \(caused) problems\(alsoMends(mended)); p lists them."
    }
  }

  private func alsoMends(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? " and mends one" : " and mends \(count)"
  }
}
