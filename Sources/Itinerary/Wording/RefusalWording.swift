extension Wording {
  func sentence(_ refusal: TripRefusal) -> String {
    switch refusal {
    case .emptyName: "No name given. A trip must have one."
    case .onlyDay: "Can't remove the only day of a trip."
    case .tooManyDays(let days): "Trip too long: \(Self.counted(days, "day")) (maximum \(Trip.mostDays))."
    case .noDaysToAdd: "Invalid number of days to add. Use 1 or more."
    case .dayHoldsGames(let day, let games):
      "Can't remove Day \(day) while \(list(games.map(withDayAndTime))) \(games.count == 1 ? "is" : "are") on it."
    case .dayHoldsItems(let day, let items):
      "Can't remove Day \(day): it has \(Self.counted(items.count, "item")), \(list(items.map(name))). "
        + "Move them to another day or delete them."
    case .sameDay(let day): "Can't move items to Day \(day): it is being removed. Use another day."
    case .outsideAfterShift(let item, let days):
      "Nothing moved: \(name(of: item)) would be outside the trip, which has \(Self.counted(days, "day"))."
    case .invalidAfterShift(let leg, let refusal):
      "Nothing moved: \(name(of: leg)) can't be on Day \(leg.position.day). \(sentence(refusal))"
    case .betweenGames(let earlier, let later):
      "Can't add or remove a day between \(withDayAndTime(earlier)) and \(withDayAndTime(later)): "
        + "one of them would move off its date."
    case .gamesOutside(let games, let first, let last):
      "The trip would run \(dates(from: first, to: last)), without \(list(games.map(withDate)))."
    case .gameOutsideDates(let game, let date):
      "Outside the trip's dates: \(game.matchup) is on \(fullDate(date)). Add days first."
    case .gameExists(let game): "Already in the trip: \(game.matchup), \(moment(of: game))."
    case .notAGame(let item): "Not a game: \(name(of: item))."
    case .notALeg(let item): "Not a leg: \(name(of: item))."
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
