/// The drives and the games of one day, in sum.
///
/// A journey by other means than a car is no drive, and a game that is postponed or cancelled is none to see.
package struct DayTotals: Equatable, Sendable {
  /// The length of the drives.
  package private(set) var drivenMeters = 0.0
  /// The time of the drives.
  package private(set) var drivenSeconds = 0.0
  package private(set) var games = 0

  package static let none = DayTotals()

  private init() {}

  /// The totals of all days, the first one first, in one walk over the items.
  package static func ofDays(of itinerary: Itinerary) -> [DayTotals] {
    var totals = [DayTotals](repeating: .none, count: itinerary.dayCount)
    for index in itinerary.items.indices { totals[itinerary.items[index].position.day - 1].add(itinerary.items[index]) }
    return totals
  }

  private mutating func add(_ item: Item) {
    switch item.kind {
    case .game(let game): if game.isPlayed { games += 1 }
    case .travel(let leg):
      guard leg.means == .drive else { return }
      drivenMeters += leg.distanceMeters ?? 0
      drivenSeconds += Double(leg.travelSeconds ?? 0)
    case .custom: break
    }
  }
}
