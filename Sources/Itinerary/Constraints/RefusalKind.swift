extension Refusal {
  /// The name in answers for programs.
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
    case .trip(let refusal): refusal.detail
    }
  }
}

extension TripRefusal {
  fileprivate var detail: (kind: String, game: Item?) {
    switch self {
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
    case .gameIsThere: ("gameIsThere", nil)
    case .notAGame: ("notAGame", nil)
    case .notALeg: ("notALeg", nil)
    case .arrivesBeforeItDeparts: ("arrivesBeforeItDeparts", nil)
    }
  }
}
