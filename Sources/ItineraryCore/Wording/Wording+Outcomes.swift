extension Wording {
  /// Where an item went: `Dropped on Day 3, after A, before B.`
  package func dropped(onDay day: Int, after: Item?, before: Item?) -> String {
    let neighbours = [after.map { "after \(name(of: $0))" }, before.map { "before \(name(of: $0))" }]
    return (["Dropped on Day \(day)"] + neighbours.compactMap { $0 }).joined(by: ", ") + "."
  }

  /// `1 game`, `8 games`.
  package func gameCount(of trip: Trip) -> String { Self.counted(trip.gameCount, "game") }

  /// `1 day`, `10 days`.
  package func dayCount(of trip: Trip) -> String { Self.counted(trip.dayCount, "day") }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}

extension Trip {
  /// All games, played or not.
  package var gameCount: Int { itinerary.items.count { $0.game != nil } }
}
