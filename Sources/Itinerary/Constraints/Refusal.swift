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

  // MARK: Edits of the trip itself

  case emptyName
  /// The last day of a trip cannot be removed.
  case onlyDay
  /// The trip would have more days than ``Trip/maxDays``.
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
}

extension Refusal {
  /// The name in output for programs.
  public var kind: String { detail.kind }
  /// The game that is in the way; nil if none is.
  public var game: Item? { detail.game }

  private var detail: (kind: String, game: Item?) {
    switch self {
    case .gameIsFixed(let game): ("gameIsFixed", game)
    case .dayOutsideTrip: ("dayOutsideTrip", nil)
    case .sortOrderNotFinite: ("sortOrderNotFinite", nil)
    case .leavesAfter(_, let game): ("leavesAfter", game)
    case .arrivesBefore(_, let game): ("arrivesBefore", game)
    case .noValidPosition(_, _, let arrival): ("noValidPosition", arrival)
    case .notEditable(let item): ("notEditable", item.game == nil ? nil : item)
    case .notDeletable(let item): ("notDeletable", item.game == nil ? nil : item)
    case .idTaken: ("idTaken", nil)
    case .noSuchItem: ("noSuchItem", nil)
    case .noSuchSlot: ("noSuchSlot", nil)
    case .emptyName: ("emptyName", nil)
    case .onlyDay: ("onlyDay", nil)
    case .tooManyDays: ("tooManyDays", nil)
    case .noDaysToAdd: ("noDaysToAdd", nil)
    case .dayHoldsGames(_, let games): ("dayHoldsGames", games.first)
    case .dayHoldsItems: ("dayHoldsItems", nil)
    case .sameDay: ("sameDay", nil)
    case .outsideAfterShift: ("outsideAfterShift", nil)
    case .invalidAfterShift(_, let refusal): ("invalidAfterShift", refusal.game)
    case .betweenGames(let earlier, _): ("betweenGames", earlier)
    case .gamesOutside(let games, _, _): ("gamesOutside", games.first)
    case .gameOutsideDates: ("gameOutsideDates", nil)
    case .gameExists: ("gameIsThere", nil)
    case .notAGame: ("notAGame", nil)
    case .notALeg: ("notALeg", nil)
    }
  }
}
