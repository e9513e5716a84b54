/// The rules of placement: which positions are valid for each item of a trip. No rule is written anywhere else.
///
/// - A game has no valid position: it is fixed.
/// - A custom item can be anywhere on the days of the trip.
/// - A leg is strictly after every departure game and strictly before every arrival game, in the order of
///   `(day, sortOrder)`. Stays, the longest runs of games in one city, decide which games those are: a leg belongs to the
///   place where a stay in its origin is directly followed by one in its destination, so a return to a city works.
///
/// The rules depend on the games alone, so they hold while legs and custom items move. Building them takes one walk
/// over the items; every question after that is answered without walking them.
public struct ItineraryConstraints: Equatable, Sendable {
  /// N, at least 1; days run 1…N.
  public let tripDayCount: Int
  package let stays: Stays

  /// Builds the rules for all items of a trip, in any order.
  public init(tripDayCount: Int, items: [Item]) {
    self.init(ItemList(items, dayCount: tripDayCount))
  }

  package init(_ itinerary: ItemList) {
    tripDayCount = itinerary.dayCount
    stays = Stays(itinerary.items)
  }

  /// Whether an item can be at a position. No position is valid for a game, and a `sortOrder` must be finite.
  public func isValidPosition(for item: Item, day: Int, sortOrder: Double) -> Bool {
    refusal(for: item, at: Position(day: day, sortOrder: sortOrder)) == nil
  }

  /// The reason why an item cannot be at a position; nil if it can.
  public func refusal(for item: Item, at position: Position) -> Refusal? {
    if !item.isReorderable { return .gameIsFixed(item) }
    guard (1...tripDayCount).contains(position.day) else {
      return .dayOutsideTrip(day: position.day, dayCount: tripDayCount)
    }
    guard position.sortOrder.isFinite else { return .sortOrderNotFinite }
    guard case .travel(let leg) = item.kind else { return nil }
    return rule(for: leg).refusal(at: position)
  }

  /// The reason why no position is valid for an item: it is a game, or a leg whose games leave no room. Nil if one
  /// is valid.
  public func refusalToMove(_ item: Item) -> Refusal? {
    switch item.kind {
    case .game: .gameIsFixed(item)
    case .travel(let leg): rule(for: leg).impossibility
    case .custom: nil
    }
  }

  /// The first to the last day with a valid position; nil for a game and for a leg that has none.
  public func validDayRange(for item: Item) -> ClosedRange<Int>? { validDropZones(for: item).first?.days }

  /// The last departure game and the first arrival game of a leg, as far as they exist; empty for other items.
  public func barrierGames(for item: Item) -> [Item] {
    guard case .travel(let leg) = item.kind else { return [] }
    let bounds = stays.bounds(of: leg)
    return [bounds.departure, bounds.arrival].compactMap { $0 }
  }

  /// The runs of valid positions of an item: one, or none.
  public func validDropZones(for item: Item) -> [DropZone] {
    switch item.kind {
    case .game: return []
    case .custom: return [DropZone(days: 1...tripDayCount, after: nil, before: nil)]
    case .travel(let leg):
      let rule = rule(for: leg)
      return rule.days.map { [DropZone(days: $0, after: rule.departure, before: rule.arrival)] } ?? []
    }
  }

  private func rule(for leg: Leg) -> LegRule { LegRule(leg, in: stays, dayCount: tripDayCount) }
}

/// A run of the itinerary in which every position is valid for an item.
public struct DropZone: Equatable, Sendable {
  /// The first to the last day with a valid position.
  public let days: ClosedRange<Int>
  /// The game that positions are strictly after; nil if none bounds the zone.
  public let after: Item?
  /// The game that positions are strictly before; nil if none bounds the zone.
  public let before: Item?

  /// Whether a position is on one of the days, with a finite `sortOrder`, strictly between the games.
  public func contains(_ position: Position) -> Bool {
    guard days.contains(position.day), position.sortOrder.isFinite else { return false }
    if let after, position <= after.position { return false }
    if let before, position >= before.position { return false }
    return true
  }
}
