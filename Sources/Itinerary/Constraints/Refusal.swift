/// A reason why an item cannot be somewhere, or why an edit is not made.
public enum Refusal: Error, Equatable, Sendable {
  // MARK: Rules of placement

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

  // MARK: Edits

  /// Games come from the schedule and are not edited by hand; legs are edited by ``Edit/changeLeg(_:to:)``.
  case notEditable(Item)
  /// Games, and legs between them, follow the trip's games; they are not deleted by hand.
  case notDeletable(Item)
  /// A new item has the id of an item of the trip.
  case idTaken(ItemID)
  case noSuchItem(ItemID)
  /// The trip has fewer slots.
  case noSuchSlot(SlotNumber)
  /// The edit is not possible for the days, games or legs of the trip.
  case trip(TripRefusal)
}
