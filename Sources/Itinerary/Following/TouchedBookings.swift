/// The bookings that a change of games or days touches, in the order of the trip before.
package struct TouchedBookings: Equatable, Sendable {
  /// The items after the change; those that are gone as they were.
  package let items: [Item]
  /// The items that no longer fit: the change causes a problem with them.
  package let unfit: Set<ItemID>

  package init(from old: Trip, to new: Trip, zones: Zones, rules: TravelRules) {
    let ids = new.touched(since: old)
    items = ids.compactMap { new.itinerary.item($0) ?? old.itinerary.item($0) }
    let caused = ids.isEmpty ? [] : AdvisoryDifference(from: old, to: new, zones: zones, rules: rules).caused
    let removed = ids.filter { new.itinerary.item($0) == nil || new.isOutOfPlace($0, since: old) }
    unfit = Set(caused.map(\.item.id) + removed)
  }
}

/// A row needs no relation to a game: it was booked for the place and the time at which it is in the list.
extension Trip {
  /// The booked items of an older state that are touched by what has changed since: items that are on another date or gone;
  /// and for each game that is played at another time or place, or not at all, the game itself, the items of its old day in
  /// its city, the hotel of the night after, and the legs to and from it.
  package func touched(since old: Trip) -> [ItemID] {
    let (new, items) = (itinerary.itemsByID, old.itinerary.items)
    var touched: Set<ItemID> = []
    var stays: Set<Int> = []
    let games = StayGames(old.itinerary)
    for item in items {
      guard let game = item.game else {
        let date = new[item.id].map { self.date(ofDay: $0.position.day) }
        // A custom item goes only where the user deletes it.
        if item.custom != nil, date == nil { continue }
        if date != old.date(ofDay: item.position.day) { touched.insert(item.id) }
        continue
      }
      if let other = new[item.id]?.game, other.isSameEvent(as: game) { continue }
      touched.insert(item.id)
      touched.formUnion(old.items(at: game, onDay: item.position.day))
      if let stay = games.stay(of: item.id) { stays.formUnion([stay - 1, stay]) }
    }
    for item in items {
      if let leg = item.leg, let passage = games.passage(of: leg), stays.contains(passage) { touched.insert(item.id) }
    }
    return items.filter { $0.isBooked && touched.contains($0.id) }.map(\.id)
  }

  private func items(at game: Game, onDay day: Int) -> [ItemID] {
    itinerary.items.filter { item in
      guard let custom = item.custom else { return false }
      if custom.category == .hotel, (item.position.day..<item.position.day + custom.nightCount).contains(day) {
        return true
      }
      return item.position.day == day && city(of: item).map { CityKey($0) } == CityKey(game.city)
    }.map(\.id)
  }

  fileprivate func isOutOfPlace(_ id: ItemID, since old: Trip) -> Bool {
    guard let item = old.itinerary.item(id), item.custom != nil, let city = old.city(of: item) else { return false }
    return old.hasGame(in: city, on: old.date(ofDay: item.position.day))
      && !hasGame(in: city, on: old.date(ofDay: item.position.day))
  }

  private func hasGame(in city: String, on date: CivilDate) -> Bool {
    guard let day = day(of: date) else { return false }
    return itinerary.range(ofDay: day).contains { index in
      itinerary[index].game.map { $0.isPlayed && CityKey($0.city) == CityKey(city) } == true
    }
  }

  /// The city that an item is in by its place in the list: of the nearest game or leg of its day above, else below,
  /// else above on the days before. Games that are not played count: what was booked for them is still there.
  package func city(of item: Item) -> String? {
    let rows = itinerary.items
    let index = rows.indices.partitioningIndex { !Item.precedes(rows[$0], item) }
    let above = rows[..<index].last { $0.custom == nil }
    if above?.position.day != item.position.day,
      let below = rows[index...].first(where: { $0.custom == nil }), below.position.day == item.position.day
    {
      return below.game?.city ?? below.leg?.from
    }
    return (above ?? rows[index...].first { $0.custom == nil }).flatMap { $0.game?.city ?? $0.leg?.to }
  }
}

extension Game {
  fileprivate func isSameEvent(as other: Game) -> Bool {
    isPlayed == other.isPlayed && start == other.start && CityKey(city) == CityKey(other.city)
      && (venue == other.venue || !isPlayed)
  }
}

extension Wording {
  package func lines(_ touched: TouchedBookings) -> [String] {
    touched.items.map { touchedLine($0, fits: !touched.unfit.contains($0.id)) }
  }

  package static let nothingAhead = "Nothing ahead to change."

  /// A line on a booking that a change touches: `Booked: Sheraton on Day 5 (HX12, +1 313 555 0100)`.
  package func touchedLine(_ item: Item, fits: Bool) -> String {
    let details = [item.reference, item.custom?.phone?.nonEmpty].compactMap { $0 }.joined(separator: ", ")
    return "Booked: \(name(of: item)) on \(day(item.position.day))\(details.isEmpty ? "" : " (\(details))")"
      + (fits ? "" : "; it no longer fits")
  }
}
