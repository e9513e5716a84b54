import Base

/// The totals of the drives and games of a day.
///
/// Journeys other than by car do not count as drives, and postponed or cancelled games do not count as games.
package struct DayTotals: Equatable, Sendable {
  /// The total length of the drives.
  package private(set) var drivenMeters = 0.0
  /// The total duration of the drives.
  package private(set) var drivenSeconds = 0.0
  package private(set) var games = 0

  package static let none = DayTotals()

  private init() {}

  /// The totals of all days, starting with the first, computed in one pass over the items.
  package static func ofDays(of itinerary: Itinerary) -> [DayTotals] {
    var totals = [DayTotals](repeating: .none, count: itinerary.dayCount)
    let items = itinerary.items
    // The kind alone is boxed: to copy an item takes longer than to add it.
    for index in items.indices { totals[items[index].position.day - 1].add(items[index].kind) }
    return totals
  }

  private mutating func add(_ kind: Item.Kind) {
    switch kind {
    case .game(let game): if game.isPlayed { games += 1 }
    case .travel(let leg):
      guard leg.means == .drive else { return }
      drivenMeters += leg.distanceMeters ?? 0
      drivenSeconds += Double(leg.travelSeconds ?? 0)
    case .custom: break
    }
  }
}
