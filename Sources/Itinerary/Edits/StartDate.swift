extension Trip {
  /// Changes the date of Day 1. Custom items keep their days. Games keep their dates, unless they are to shift too, and
  /// legs move with them. Refused if a game would be outside the trip.
  mutating func start(on date: CivilDate, _ games: Edit.GamesAtStart, now: Timestamp) throws(Refusal) {
    guard case .kept(let zones) = games else {
      return setStart(date, now: now)
    }
    let days = try daysOfGames(from: date, zones)
    let moved = itinerary.items.filter { item in days[item.id].map { $0 != item.position.day } ?? false }
    if moved.isEmpty, date == startDate { return }
    let right = validLegs
    let shift = days.isEmpty ? 0 : startDate.dayNumber - date.dayNumber
    let legs = shift == 0 ? [] : itinerary.items.filter { $0.leg != nil }
    for item in moved + legs { itinerary.remove(item) }
    for item in moved.sorted(by: Item.isGameBefore) {
      if let day = days[item.id] { insertGame(item.moved(from: nil, at: now), onDay: day, now: now) }
    }
    for item in legs {
      let day = min(max(item.position.day + shift, 1), dayCount)
      if day == item.position.day {
        insert(item)
      } else {
        place(item.shifted(by: shift, of: dayCount, now), onDay: day, after: nil, now: now)
      }
    }
    let last = dayCount
    for index in deleted.indices {
      if let day = deleted[index].position?.day { deleted[index].position?.day = min(max(day + shift, 1), last) }
    }
    setStart(date, now: now)
    repositionInvalidLegs(right, now: now)
  }

  private mutating func setStart(_ date: CivilDate, now: Timestamp) {
    if date == startDate { return }
    startDate = date
    touch(now)
  }

  private func daysOfGames(from start: CivilDate, _ zones: Zones) throws(Refusal) -> [ItemID: Int] {
    var days: [ItemID: Int] = [:]
    var outside: [Item] = []
    for item in itinerary.items {
      guard let game = item.game else { continue }
      let day = ownDate(of: game, item, zones).dayNumber - start.dayNumber + 1
      if itinerary.days.contains(day) { days[item.id] = day } else { outside.append(item) }
    }
    guard outside.isEmpty else {
      throw .gamesOutside(outside, first: start, last: start.adding(days: dayCount - 1))
    }
    return days
  }

  /// The date of a game at its venue, or of its row if it is not played, or its zone is unknown and the row may be right.
  private func ownDate(of game: Game, _ item: Item, _ zones: Zones) -> CivilDate {
    let row = date(ofDay: item.position.day)
    return !game.isPlayed || zones.localDates(of: game).contains(row) ? row : zones.localStart(of: game).date
  }
}

extension Item {
  /// A leg some days later, with the place that it remembers, within the trip.
  fileprivate func shifted(by days: Int, of dayCount: Int, _ now: Timestamp) -> Item {
    moved(
      from: leg?.movedFrom.map { Position(day: min(max($0.day + days, 1), dayCount), sortOrder: $0.sortOrder) }, at: now
    )
  }
}
