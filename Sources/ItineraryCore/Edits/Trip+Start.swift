/// Another start date for a trip, for ``EditedTrip``.
extension Trip {
  /// Changes the date of Day 1. Custom items keep their days; games keep their dates, and legs go with them, unless games
  /// are to shift too. Refused if a game would fall outside the trip.
  mutating func start(on date: CivilDate, _ games: Edit.GamesAtStart, now: Timestamp) throws(Refusal) -> Edit.Outcome {
    guard case .kept(let zones) = games else {
      if date == startDate { return .unchanged }
      startDate = date
      touch(now)
      return .changed
    }
    let days = try daysOfGames(from: date, zones)
    let moved = itinerary.items.filter { item in days[item.id].map { $0 != item.position.day } ?? false }
    if moved.isEmpty, date == startDate { return .unchanged }
    let right = legsStandingRight
    let shift = days.isEmpty ? 0 : startDate.dayNumber - date.dayNumber
    let legs = shift == 0 ? [] : itinerary.items.filter { $0.leg != nil }
    for item in moved + legs { if let index = itinerary.index(of: item.id) { itinerary.remove(at: index) } }
    for item in moved.sorted(by: Item.isGameBefore) {
      if let day = days[item.id] { insertGame(item.moved(from: nil, at: now), onDay: day, now: now) }
    }
    for item in legs {
      let day = min(max(item.position.day + shift, 1), dayCount)
      if day == item.position.day {
        insert(item)
      } else {
        _ = settle(item.shifted(by: shift, of: dayCount, now), onDay: day, after: nil, now: now)
      }
    }
    let last = dayCount
    for index in deleted.indices {
      if let day = deleted[index].position?.day { deleted[index].position?.day = min(max(day + shift, 1), last) }
    }
    if date != startDate {
      startDate = date
      touch(now)
    }
    keepRight(right, now: now)
    return .changed
  }

  /// The day of each game if Day 1 has a date.
  private func daysOfGames(from start: CivilDate, _ zones: Zones) throws(Refusal) -> [ItemID: Int] {
    var days: [ItemID: Int] = [:]
    var outside: [Item] = []
    for item in itinerary.items {
      guard let game = item.game else { continue }
      let day = ownDate(of: game, item, zones).dayNumber - start.dayNumber + 1
      if itinerary.days.contains(day) { days[item.id] = day } else { outside.append(item) }
    }
    guard outside.isEmpty else {
      throw .trip(.gamesOutside(outside, first: start, last: start.adding(days: dayCount - 1)))
    }
    return days
  }

  /// The date of a game by the clock of its venue; that of its row if it is not played then, or if its zone is not known and
  /// the row may be right.
  private func ownDate(of game: Game, _ item: Item, _ zones: Zones) -> CivilDate {
    let row = date(ofDay: item.position.day)
    return !game.isPlayed || zones.localDates(of: game).contains(row) ? row : zones.localStart(of: game).date
  }
}

extension Item {
  /// A leg, and the place that it remembers, some days later; within the trip.
  fileprivate func shifted(by days: Int, of dayCount: Int, _ now: Timestamp) -> Item {
    moved(
      from: leg?.movedFrom.map { Position(day: min(max($0.day + days, 1), dayCount), sortOrder: $0.sortOrder) }, at: now
    )
  }
}
