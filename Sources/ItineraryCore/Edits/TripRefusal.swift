/// A reason why the days, the games or the legs of a trip are not changed.
package enum TripRefusal: Equatable, Sendable {
  case emptyName
  /// A trip keeps its last day.
  case onlyDay
  /// More days than ``Trip/mostDays``.
  case tooManyDays(Int)
  /// A number of days to add that is less than one.
  case noDaysToAdd
  /// Games stand on a day that is to be removed.
  case dayHoldsGames(day: Int, [Item])
  /// Items stand on a day that is to be removed, and nothing says what becomes of them.
  case dayHoldsItems(day: Int, [Item])
  /// The items of a removed day cannot go to that day.
  case sameDay(Int)
  /// A day cannot come or go between two games: one of them would leave its date.
  case betweenGames(earlier: Item, later: Item)
  /// Games that would lie outside the trip, whose first and last date these are.
  case gamesOutside([Item], first: CivilDate, last: CivilDate)
  /// A game that is to be added lies outside the dates of the trip.
  case gameOutsideDates(Game, CivilDate)
  /// The trip has a game already.
  case gameIsThere(Game)
  case notAGame(Item)
  case notALeg(Item)
  /// A leg that would arrive before it departs.
  case arrivesBeforeItDeparts
}

extension Trip {
  /// The most days that a trip is given, days without games included; in a longer one some date is likely wrong.
  package static let mostDays = 400
}
