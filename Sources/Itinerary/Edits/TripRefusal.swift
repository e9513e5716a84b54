/// A reason why the days, the games or the legs of a trip cannot be changed.
public enum TripRefusal: Equatable, Sendable {
  case emptyName
  /// The last day of a trip cannot be removed.
  case onlyDay
  /// The trip would have more days than ``Trip/mostDays``.
  case tooManyDays(Int)
  /// The number of days to add is less than one.
  case noDaysToAdd
  /// The day to remove has games.
  case dayHoldsGames(day: Int, [Item])
  /// The day to remove has items, and their treatment was not chosen.
  case dayHoldsItems(day: Int, [Item])
  /// The items of a removed day cannot move to the same day.
  case sameDay(Int)
  /// An item would be on a day that the trip does not have.
  case outsideAfterShift(Item, dayCount: Int)
  /// A leg would be on the wrong side of a game.
  indirect case invalidAfterShift(Item, Refusal)
  /// A day cannot be inserted or removed between two games, because one of them would lose its date.
  case betweenGames(earlier: Item, later: Item)
  /// Games would be outside the trip, whose first and last dates are given.
  case gamesOutside([Item], first: CivilDate, last: CivilDate)
  /// A game to be added is outside the dates of the trip.
  case gameOutsideDates(Game, CivilDate)
  case gameExists(Game)
  case notAGame(Item)
  case notALeg(Item)
  case arrivesBeforeItDeparts
}

extension Trip {
  /// The most days of a trip, including those without games. In a longer one some date is probably wrong.
  public static let mostDays = 400
}
