import Base

extension Wording {
  /// A sentence on why the days, the games or the legs of a trip cannot be changed.
  func sentence(_ refusal: TripRefusal) -> String {
    switch refusal {
    case .emptyName: "A trip needs a name."
    case .onlyDay: "A trip keeps its last day."
    case .tooManyDays(let days): "A trip of \(days) days is too long; it may have \(Trip.mostDays)."
    case .noDaysToAdd: "The number of days to add is at least 1."
    case .dayHoldsGames(let day, let games):
      "Day \(day) cannot be removed while \(list(games.map(withDayAndTime))) \(games.count == 1 ? "is" : "are") on it."
    case .dayHoldsItems(let day, let items):
      "Day \(day) holds \(Self.counted(items.count, "item")), \(list(items.map(name))): "
        + "move them to another day or delete them."
    case .sameDay(let day): "Day \(day) is the day that is removed: name another one for its items."
    case .betweenGames(let earlier, let later):
      "No day can come or go between \(withDayAndTime(earlier)) and \(withDayAndTime(later)): "
        + "one of them would leave its date."
    case .gamesOutside(let games, let first, let last):
      "The trip would run \(dates(from: first, to: last)), without \(list(games.map(withDate)))."
    case .gameOutsideDates(let game, let date):
      "\(game.matchup) is on \(shortDate(date)), \(date.year), outside the trip's dates: add days first."
    case .gameIsThere(let game): "\(game.matchup), \(moment(of: game)), is in the trip already."
    case .notAGame(let item): "\(name(of: item)) is no game."
    case .notALeg(let item): "\(name(of: item)) is no leg."
    case .arrivesBeforeItDeparts: "The leg would arrive before it departs."
    }
  }

  private func withDate(_ item: Item) -> String {
    guard let game = item.game else { return name(of: item) }
    return "\(game.matchup) (\(shortDate(zones.localStart(of: game).date)))"
  }

  /// The first two of several names, and the number of further ones.
  private func list(_ names: [String]) -> String {
    guard names.count > 2 else { return names.joined(separator: " and ") }
    return "\(names[0]), \(names[1]) and \(names.count - 2) more"
  }
}
