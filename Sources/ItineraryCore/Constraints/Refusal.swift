/// Why an item may not stand, or be moved, where it was asked to.
package enum Refusal: Error, Equatable, Sendable {
  /// The item is a game, and games are fixed.
  case gameIsFixed(Item)
  /// Days run 1…`dayCount`.
  case dayOutsideTrip(day: Int, dayCount: Int)
  case sortOrderNotFinite
  /// A leg leaves its city after this game, the last departure game.
  case leavesAfter(leg: Leg, game: Item)
  /// A leg reaches its city before this game, the first arrival game.
  case arrivesBefore(leg: Leg, game: Item)
  /// The first arrival game does not leave room after the last departure game.
  case noValidPosition(leg: Leg, departure: Item, arrival: Item)
}
