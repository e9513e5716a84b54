/// Where each item of a trip may stand. The only home of a rule of placement.
///
/// - A game has no valid position: it is fixed.
/// - A custom item may stand anywhere on the days of the trip.
/// - A leg stands strictly after every departure game and strictly before every arrival game, in the order of
///   `(day, sortOrder)`. Which games those are is decided per stay, so a return to a city works.
///
/// Depends on the games alone, so it stays good while legs and custom items move. Building it takes one walk over
/// the items; every question after that is answered without walking them.
package struct ItineraryConstraints: Equatable, Sendable {
  package let tripDayCount: Int
  let stays: Stays

  /// - Parameters:
  ///   - tripDayCount: N, at least 1; days run 1…N.
  ///   - items: all items of the trip, in any order.
  package init(tripDayCount: Int, items: [Item]) {
    self.init(Itinerary(items, dayCount: tripDayCount))
  }

  package init(_ itinerary: Itinerary) {
    tripDayCount = itinerary.dayCount
    stays = Stays(itinerary.items)
  }

  /// Whether an item may stand at a position.
  package func isValidPosition(for item: Item, day: Int, sortOrder: Double) -> Bool {
    refusal(for: item, at: Position(day: day, sortOrder: sortOrder)) == nil
  }

  /// Why an item may not stand at a position; nil where it may.
  package func refusal(for item: Item, at position: Position) -> Refusal? {
    if item.game != nil { return .gameIsFixed(item) }
    guard (1...tripDayCount).contains(position.day) else {
      return .dayOutsideTrip(day: position.day, dayCount: tripDayCount)
    }
    guard position.sortOrder.isFinite else { return .sortOrderNotFinite }
    guard case .travel(let leg) = item.kind else { return nil }
    let bounds = stays.bounds(of: leg)
    if let impossible = refusal(for: leg, within: bounds) { return impossible }
    if let game = bounds.departure, position <= game.position { return .leavesAfter(leg: leg, game: game) }
    if let game = bounds.arrival, position >= game.position { return .arrivesBefore(leg: leg, game: game) }
    return nil
  }

  /// Why no position is valid for an item: it is a game, or a leg whose games leave no room. Nil where there is one.
  package func refusalToMove(_ item: Item) -> Refusal? {
    switch item.kind {
    case .game: .gameIsFixed(item)
    case .travel(let leg): refusal(for: leg, within: stays.bounds(of: leg))
    case .custom: nil
    }
  }

  /// The first to the last day with a valid position; nil for a game and for a leg that has none.
  package func validDayRange(for item: Item) -> ClosedRange<Int>? {
    switch item.kind {
    case .game: nil
    case .travel(let leg): days(within: stays.bounds(of: leg))
    case .custom: 1...tripDayCount
    }
  }

  /// The last departure game and the first arrival game of a leg, where they exist; else empty.
  package func barrierGames(for item: Item) -> [Item] {
    guard case .travel(let leg) = item.kind else { return [] }
    let bounds = stays.bounds(of: leg)
    return [bounds.departure, bounds.arrival].compactMap { $0 }
  }

  /// Whether a leg belongs to a passage: a stay in the city it leaves, directly followed by a stay in the city it reaches.
  package func hasPassage(for leg: Leg) -> Bool { stays.bounds(of: leg).passage != nil }

  /// All valid slots of an item: one contiguous run, or none.
  package func validDropZones(for item: Item) -> [DropZone] {
    guard let days = validDayRange(for: item) else { return [] }
    let barriers = item.leg.map(stays.bounds(of:))
    return [DropZone(days: days, after: barriers?.departure, before: barriers?.arrival)]
  }

  /// Why a leg has no valid position. One game alone takes it all where it stands at the very end of the trip.
  private func refusal(for leg: Leg, within bounds: Stays.Bounds) -> Refusal? {
    guard days(within: bounds) == nil else { return nil }
    return switch (bounds.departure, bounds.arrival) {
    case (let departure?, let arrival?): .noValidPosition(leg: leg, departure: departure, arrival: arrival)
    case (let departure?, nil): .leavesAfter(leg: leg, game: departure)
    case (nil, let arrival?): .arrivesBefore(leg: leg, game: arrival)
    case (nil, nil): nil
    }
  }

  /// The days on which some finite `sortOrder` lies strictly between the bounds.
  private func days(within bounds: Stays.Bounds) -> ClosedRange<Int>? {
    let largest = Double.greatestFiniteMagnitude
    var (first, last) = (1, tripDayCount)
    if let departure = bounds.departure?.position {
      first = departure.sortOrder < largest ? departure.day : departure.day + 1
    }
    if let arrival = bounds.arrival?.position {
      last = arrival.sortOrder > -largest ? arrival.day : arrival.day - 1
    }
    guard first <= last else { return nil }
    if let departure = bounds.departure?.position, let arrival = bounds.arrival?.position,
      departure.day == arrival.day, !(departure.sortOrder.nextUp < arrival.sortOrder)
    {
      return nil
    }
    return first...last
  }
}
