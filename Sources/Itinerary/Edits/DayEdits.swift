/// Edits of the name and the days of a trip, for ``EditedTrip``. They never change the date of a game: the start date moves
/// if all games are on or after the day; if there are games on both sides, the change is refused.
extension Trip {
  /// The most days of a trip, including those without games. In a longer one some date is probably wrong.
  public static let maxDays = 400

  mutating func rename(to name: String, now: Timestamp) throws(Refusal) {
    let name = name.trimmed
    if name.isEmpty { throw .emptyName }
    if name == self.name { return }
    self.name = name
    touch(now)
  }

  mutating func insertDay(before day: Int, now: Timestamp) throws(Refusal) {
    try check(day: day)
    try check(length: dayCount + 1)
    let start = try movesStart(from: day) ? startDate.adding(days: -1) : startDate
    let old = self
    setDays(dayCount + 1, from: start, now: now) { $0 >= day ? $0 + 1 : $0 }
    placeByTime(movedSince: old, now: now)
  }

  mutating func appendDays(_ count: Int, now: Timestamp) throws(Refusal) {
    if count < 1 { throw .noDaysToAdd }
    try check(length: count > Trip.maxDays ? count : dayCount + count)
    setDays(dayCount + count, from: startDate, now: now) { $0 }
  }

  mutating func removeDay(_ day: Int, _ fate: Edit.DayItems, now: Timestamp) throws(Refusal) {
    try check(day: day)
    if case .moved(let target) = fate {
      try check(day: target)
      if target == day { throw .sameDay(day) }
    }
    if dayCount == 1 { throw .onlyDay }
    let rows = itinerary.items(ofDay: day)
    let games = rows.filter { $0.game != nil }
    if !games.isEmpty { throw .dayHoldsGames(day: day, games) }
    let start = try movesStart(from: day) ? startDate.adding(days: 1) : startDate
    let right = validLegs
    let needed = neededLegs(among: rows)
    let others = rows.filter { !needed.contains($0.id) }
    switch fate {
    case .none where !others.isEmpty: throw .dayHoldsItems(day: day, others)
    case .none: break
    case .deleted: for item in others { remove(item.id, now: now) }
    case .moved(let target): moveBlock(rows, toDay: target, from: day, now: now)
    }
    moveBlock(itinerary.items(ofDay: day), toDay: day > 1 ? day - 1 : day + 1, from: day, now: now)
    setDays(dayCount - 1, from: start, now: now) { $0 > day ? $0 - 1 : $0 }
    repositionInvalidLegs(right, now: now)
  }

  private mutating func moveBlock(_ rows: [Item], toDay target: Int, from day: Int, now: Timestamp) {
    guard !rows.isEmpty else { return }
    for row in rows { itinerary.remove(row) }
    let index = target < day ? itinerary.range(ofDay: target).count : 0
    insert(rows.map { $0.moved(from: nil, at: now) }, day: target, index: index, now: now)
  }

  // MARK: Swapping

  /// Exchanges the custom items of two days. Each keeps its sort number if it is free, so a second swap restores them.
  mutating func swapDays(_ first: Int, _ second: Int, now: Timestamp) throws(Refusal) {
    try check(day: first)
    try check(day: second)
    let customItems = itinerary.items(ofDay: first).filter { $0.custom != nil }
    let others = itinerary.items(ofDay: second).filter { $0.custom != nil }
    if first == second || customItems.isEmpty && others.isEmpty { return }
    move(customItems.map { ($0, second) } + others.map { ($0, first) }, now: now)
  }

  /// Moves items to days. Each keeps its sort number if that is free, below the item before it of the same day.
  private mutating func move(_ moves: [(item: Item, day: Int)], now: Timestamp) {
    let old = self
    for move in moves { itinerary.remove(move.item) }
    for (index, (item, day)) in moves.enumerated() {
      let above = index > 0 && moves[index - 1].day == day ? moves[index - 1].item.id : nil
      place(item.moved(from: nil, at: now), onDay: day, after: above, now: now)
    }
    placeByTime(movedSince: old, now: now)
  }

  /// Moves the custom items and legs of a day and all days after it. Changes the trip even if an item can't be moved.
  mutating func shiftDays(from day: Int, by count: Int, now: Timestamp) throws(Refusal) {
    try check(day: day)
    let moving = itinerary.items.filter { $0.game == nil && $0.position.day >= day }
    if count == 0 || moving.isEmpty { return }
    for item in moving {
      let (target, isOutside) = item.position.day.addingReportingOverflow(count)
      if isOutside || !itinerary.days.contains(target) { throw .outsideAfterShift(item, dayCount: dayCount) }
    }
    let right = validLegs
    move(moving.map { ($0, $0.position.day + count) }, now: now)
    let rules = ItineraryConstraints(itinerary)
    for id in moving.map(\.id) where right.contains(id) {
      guard let leg = itinerary.item(id), let refusal = rules.refusal(for: leg, at: leg.position) else { continue }
      throw .invalidAfterShift(leg, refusal)
    }
  }

  /// Inserts an item below a previous row, with its own sort number if that is free, otherwise after the row that has it.
  mutating func place(_ item: Item, onDay day: Int, after previous: ItemID?, now: Timestamp) {
    let rows = itinerary.items(ofDay: day)
    let start = previous.flatMap { id in rows.firstIndex { $0.id == id } }.map { $0 + 1 } ?? 0
    let number = item.position.sortOrder
    let index = max(start, rows.firstIndex { $0.position.sortOrder > number } ?? rows.count)
    put(item, or: item, day: day, index: index, now: now)
  }

  // MARK: Days and dates

  func check(day: Int) throws(Refusal) {
    guard itinerary.days.contains(day) else { throw .dayOutsideTrip(day: day, dayCount: dayCount) }
  }

  private func check(length days: Int) throws(Refusal) {
    if days > Trip.maxDays { throw .tooManyDays(days) }
  }

  /// Whether the start date moves when a day is inserted or removed: if all games are on that day or later, and at the
  /// first day of a trip without games, so that everything keeps its date.
  private func movesStart(from day: Int) throws(Refusal) -> Bool {
    let games = itinerary.items.filter { $0.game != nil }
    let (earlier, later) = (games.last { $0.position.day < day }, games.first { $0.position.day >= day })
    if let earlier, let later { throw .betweenGames(earlier: earlier, later: later) }
    return later != nil || earlier == nil && day == 1
  }

  /// Sets the days of the trip and moves items, and the places that legs remember, by `shift`, which keeps the order.
  private mutating func setDays(_ count: Int, from start: CivilDate, now: Timestamp, _ shift: (Int) -> Int) {
    var items = itinerary.items
    for index in items.indices {
      var item = items[index]
      item.position.day = shift(item.position.day)
      if var leg = item.leg, let origin = leg.movedFrom, shift(origin.day) != origin.day {
        leg.movedFrom?.day = min(max(shift(origin.day), 1), count)
        item.kind = .travel(leg)
      }
      if item == items[index] { continue }
      item.modifiedAt = item.modificationTime(at: now)
      items[index] = item
    }
    for index in deleted.indices {
      if let day = deleted[index].position?.day { deleted[index].position?.day = min(max(shift(day), 1), count) }
    }
    startDate = start
    setItems(items, dayCount: count, now: now)
    touch(now)
  }

  /// Sets the items, given in their final order; where equal sort numbers would break it, rows get others.
  mutating func setItems(_ ordered: [Item], dayCount: Int, now: Timestamp) {
    var items = ordered
    var start = 0
    while start < items.count {
      let day = items[start].position.day
      let end = items[start...].firstIndex { $0.position.day != day } ?? items.count
      if (start + 1..<end).contains(where: { !Item.precedes(items[$0 - 1], items[$0]) }) {
        let numbers = WholeNumbers.rising(items[start..<end].map(\.position.sortOrder))
        for (index, number) in zip(start..<end, numbers) where items[index].position.sortOrder != number {
          items[index].position.sortOrder = number
          items[index].modifiedAt = items[index].modificationTime(at: now)
        }
      }
      start = end
    }
    itinerary = ItemList(items, dayCount: dayCount)
  }

  /// Gives items that an edit has put back unchanged their former dates of change.
  mutating func keepDates(ofItemsAsIn old: ItemList) {
    let before = Dictionary(old.items.map { ($0.id.text, $0) }) { first, _ in first }
    let deletions = Dictionary(deleted.map { ($0.id.text, $0.deletedAt) }, uniquingKeysWith: max)
    let items = itinerary.items.map { item in
      guard var was = before[item.id.text], was.modifiedAt != item.modifiedAt else { return item }
      // A merge would apply a deletion made in between.
      if let deletedAt = deletions[item.id.text], deletedAt >= was.modifiedAt { return item }
      let date = was.modifiedAt
      was.modifiedAt = item.modifiedAt
      if was != item { return item }
      was.modifiedAt = date
      return was
    }
    let retained = ItemList(items, dayCount: dayCount)
    // Among rows with equal sort numbers the one changed last comes last.
    if retained.items.elementsEqual(items, by: { $0.id == $1.id }) { itinerary = retained }
  }

  mutating func touch(_ now: Timestamp) { modifiedAt = max(now, modifiedAt.next) }
}
