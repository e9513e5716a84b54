extension Wording {
  /// The totals of a day: `242 mi · 3h 45m driving · 1 game`; empty for a day without journeys and games.
  package func line(of totals: TimelineDay) -> String { parts(of: totals).joined(separator: separator) }

  /// The totals of a day, shortened to fit: all of them, without the distance, without the drives, or empty.
  package func line(of totals: TimelineDay, if fits: (String) -> Bool) -> String {
    let parts = parts(of: totals)
    for dropped in 0..<parts.count {
      let text = Array(parts.dropFirst(dropped)).joined(separator: separator)
      if fits(text) { return text }
    }
    return ""
  }

  private func parts(of totals: TimelineDay) -> [String] {
    var parts: [String] = []
    if totals.meters > 0 { parts.append(distanceText(meters: totals.meters)) }
    if totals.drivingSeconds > 0 {
      parts.append("\(durationText(seconds: Double(totals.drivingSeconds))) driving")
    }
    for mode in Leg.Mode.allCases {
      guard let seconds = totals.travel[mode], seconds > 0 else { continue }
      let means = mode == .walk ? "on foot" : mode == .other ? "under way" : "by \(mode.rawValue)"
      parts.append("\(durationText(seconds: Double(seconds))) \(means)")
    }
    for arrival in totals.arrivals { parts.append("from \(cities.displayed(arrival.from)) at \(text(arrival.time))") }
    if totals.games > 0 { parts.append(Self.counted(totals.games, "game")) }
    return parts
  }

  /// A sentence that counts the problems an edit causes and fixes, for the end of its message; nil without any.
  package func consequence(_ difference: AdvisoryDifference, listedBy key: String) -> String? {
    let fixed = difference.fixed.count
    switch (difference.caused.count, fixed) {
    case (0, 0): return nil
    case (0, _): return fixed == 1 ? "This fixes a problem." : "This fixes \(fixed) problems."
    case (1, _): return "This causes a problem\(alsoFixes(fixed)): \(sentence(difference.caused[0]))"
    case (let caused, _):
      return "This causes \(caused) problems\(alsoFixes(fixed)) (\(key) lists them): \(sentence(difference.caused[0]))"
    }
  }

  private func alsoFixes(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? " and fixes one" : " and fixes \(count)"
  }
}
