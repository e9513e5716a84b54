/// A time zone that a calendar defines for itself, VTIMEZONE (RFC 5545 section 3.6.5).
package struct ZoneDefinition: Sendable {
  private let component: CalendarComponent

  init(_ component: CalendarComponent) { self.component = component }

  /// The IANA name of the zone that the definition copies, X-LIC-LOCATION.
  package var location: String? { component.property("X-LIC-LOCATION")?.value.trimmed }

  private struct Observance {
    /// Onsets, as seconds of the clock before them.
    var onsets: [Int64]
    var (before, offset): (Int, Int)
  }

  private static let (lastOnset, maxOnsets): (Int64, Int) = (4_133_980_800, 1000)

  /// The rules of the zone from a time of its clock on; nil if a part cannot be read, or they exceed the budget.
  func rules(from earliest: Int64, _ budget: inout WorkBudget) -> ZoneRules? {
    let (parts, isComplete) = budget.share { budget in
      component.components.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }
        .map { Self.observance($0, from: earliest, &budget) }
    }
    return isComplete && !parts.contains { $0 == nil } ? Self.rules(of: parts.compactMap(\.self)) : nil
  }

  private static func observance(
    _ part: CalendarComponent, from earliest: Int64, _ budget: inout WorkBudget
  ) -> Observance? {
    guard let offset = part.property("TZOFFSETTO").flatMap({ RawTime.offset($0.raw) }),
      let first = part.property("DTSTART").flatMap({ RawTime(calendar: $0.value)?.localSeconds })
    else { return nil }
    let before = part.property("TZOFFSETFROM").flatMap { RawTime.offset($0.raw) } ?? offset
    var onsets = [first]
    for property in part.properties {
      switch property.name {
      case "RDATE":
        onsets += property.value.split(separator: ",").prefix(maxOnsets).compactMap {
          RawTime(calendar: String($0))?.localSeconds
        }
      case "RRULE":
        guard let rule = RecurrenceRule(property.value) else { return nil }
        if first > lastOnset { break }
        let end = rule.until.map { $0.zone == .floating ? $0.localSeconds : $0.localSeconds + Int64(before) }
        // The last onset before the earliest time counts, and some are eight years apart: February 29.
        let needed = min(earliest, end ?? .max) - 8 * max(rule.longestPeriod, 366 * 86_400)
        let span = min(max(first, needed), lastOnset)...lastOnset
        onsets += rule.starts(from: first, in: span, limit: maxOnsets, budget: &budget) { $0 > end ?? .max }
      default: break
      }
    }
    return Observance(onsets: onsets, before: before, offset: offset)
  }

  private static func rules(of observances: [Observance]) -> ZoneRules? {
    var changes = observances.flatMap { part in part.onsets.map { (moment: $0 - Int64(part.before), part: part) } }
    changes.sort { $0.moment < $1.moment }
    guard let first = changes.first, Set(observances.map(\.offset)).count < 200 else { return nil }
    var offsets = [first.part.before]
    var periodAfter: [UInt8] = []
    for (_, part) in changes {
      if !offsets.contains(part.offset) { offsets.append(part.offset) }
      periodAfter.append(UInt8(offsets.firstIndex(of: part.offset) ?? 0))
    }
    return ZoneRules(
      transitions: changes.map(\.moment), periodAfter: periodAfter,
      periods: offsets.map { ZoneRules.Period(offsetSeconds: $0, abbreviation: "+00") }, rule: nil)
  }
}
