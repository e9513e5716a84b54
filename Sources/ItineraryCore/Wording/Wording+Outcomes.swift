extension Wording {
  /// Where a carried item went: `Dropped on Day 3, after A, before B.`
  package func dropped(onDay day: Int, after: Item?, before: Item?) -> String {
    landed("Dropped on Day \(day)", after: after, before: before)
  }

  /// Where an item went that was not carried: `Moved to Day 3, after A, before B.`
  package func moved(toDay day: Int, after: Item?, before: Item?) -> String {
    landed("Moved to Day \(day)", after: after, before: before)
  }

  private func landed(_ start: String, after: Item?, before: Item?) -> String {
    let neighbours = [after.map { "after \(name(of: $0))" }, before.map { "before \(name(of: $0))" }]
    return ([start] + neighbours.compactMap { $0 }).joined(by: ", ") + "."
  }

  /// Where an item may stand: `It may stand on Day 2`, `It may stand on Days 2 to 4`.
  package func reach(_ days: ClosedRange<Int>) -> String { "It may stand on \(Self.text(days))" }

  /// `Day 2`, `Days 2 to 4`.
  package static func text(_ days: ClosedRange<Int>) -> String {
    days.count == 1 ? "Day \(days.lowerBound)" : "Days \(days.lowerBound) to \(days.upperBound)"
  }

  /// Why an item that stands at its only place cannot move, to follow what it is: `cannot move: its only place is after A
  /// (Day 1, 1:20 PM CDT) and before B (Day 1, 7:10 PM CDT).`
  package func standsFast(within zone: DropZone) -> String {
    let bounds = [zone.after.map { "after \(withDayAndTime($0))" }, zone.before.map { "before \(withDayAndTime($0))" }]
      .compactMap { $0 }
    return bounds.isEmpty
      ? "cannot move: the trip has no other place." : "cannot move: its only place is \(bounds.joined(by: " and "))."
  }

  /// `1 game`, `8 games`; what is postponed or cancelled is not counted.
  package func gameCount(of trip: Trip) -> String { Self.counted(trip.gameCount, "game") }

  /// `1 day`, `10 days`.
  package func dayCount(of trip: Trip) -> String { Self.counted(trip.dayCount, "day") }

  static func counted(_ count: Int, _ noun: String) -> String { counted("\(count)", noun) }

  static func counted(_ count: String, _ noun: String) -> String { "\(count) \(noun)\(count == "1" ? "" : "s")" }
}

extension Trip {
  /// The games to see: those that will be played.
  package var gameCount: Int { itinerary.items.count { $0.game?.isPlayed == true } }
}
