import Base

/// Adding legs that a change of the games makes necessary.
extension Trip {
  /// The changes of city without a leg or chain of legs, in order, including those from the start and to the end of the
  /// trip.
  func missingLegs(ends: TripEnds) -> [Leg] {
    let games = StayGames(itinerary)
    guard let first = games.stays.all.first?.first.game?.city, let last = games.stays.all.last?.last.game?.city else {
      return []
    }
    var legs: [Leg] = []
    if let start = ends.start, let leg = missingEnd(from: start, to: first, among: games) { legs.append(leg) }
    let isJoined = StayWalk(over: itinerary, games.stays).isJoined
    for passage in games.stays.all.indices.dropLast() where !isJoined[passage] {
      let (left, reached) = (games.stays.all[passage], games.stays.all[passage + 1])
      guard let from = left.last.game?.city, let to = reached.first.game?.city,
        let visit = games.passages[StayGames.Journey(left.city, reached.city)]?.firstIndex(of: passage)
      else { continue }
      legs.append(Leg(from: from, to: to, visit: visit + 1))
    }
    if let end = ends.end, let leg = missingEnd(from: last, to: end, among: games) { legs.append(leg) }
    return legs
  }

  /// A leg from the start or to the end of the trip; nil if there is one, if none is needed, or if games in both cities
  /// leave no room for it.
  private func missingEnd(from: String, to: String, among games: StayGames) -> Leg? {
    let leg = Leg(from: from, to: to, visit: 1)
    let journey = StayGames.Journey(leg)
    guard journey.from != journey.to, games.passage(of: leg) == nil,
      !itinerary.items.contains(where: { $0.leg.map(StayGames.Journey.init) == journey })
    else { return nil }
    let item = Item(
      id: ItemID(""), position: Position(day: 1, sortOrder: 1), modifiedAt: modifiedAt, kind: .travel(leg))
    return ItineraryConstraints(itinerary).refusalToMove(item) == nil ? leg : nil
  }

  mutating func add(_ leg: Leg, estimate: LegEstimate?, now: Timestamp) -> LegChange {
    let id = id(forNew: leg)
    var leg = leg
    leg.generated = true
    if let estimate {
      leg.distanceMeters = estimate.distanceMeters
      leg.durationSeconds = estimate.durationSeconds
      leg.estimated = true
    }
    let item = Item(id: id, position: Position(day: 1, sortOrder: 1), modifiedAt: now, kind: .travel(leg))
    if let position = formerPosition(of: item) {
      insert(item, at: position, now: now)
    } else {
      let slot = slotForNew(leg)
      _ = insert(item, day: slot.day, index: slot.index, now: now)
    }
    return .added(itinerary.item(id) ?? item)
  }

  /// The former position of a leg whose journey was gone for a time; nil if there was none, or if that position is
  /// invalid now.
  private func formerPosition(of item: Item) -> Position? {
    guard let position = deleted.last(where: { $0.id == item.id && $0.position != nil })?.position,
      itinerary.days.contains(position.day),
      ItineraryConstraints(itinerary).refusal(for: item, at: position) == nil
    else { return nil }
    return position
  }

  /// Inserts an item at a position, before any row with the same sort number.
  mutating func insert(_ item: Item, at position: Position, now: Timestamp) {
    let rows = itinerary.range(ofDay: position.day)
    if let taken = rows.firstIndex(where: { itinerary[$0].position == position }) {
      _ = insert(item, day: position.day, index: rows.distance(from: rows.startIndex, to: taken), now: now)
    } else {
      var item = item
      item.position = position
      insert(item)
    }
  }

  /// The slot at the end of the day before the game that the leg leads to, otherwise the first valid slot.
  func slotForNew(_ leg: Leg) -> (day: Int, index: Int) {
    let bounds = Stays(itinerary.items).bounds(of: leg)
    if let arrival = bounds.arrival?.position.day, arrival > 1,
      bounds.departure.map({ $0.position.day < arrival }) ?? true
    {
      return (arrival - 1, itinerary.range(ofDay: arrival - 1).count)
    }
    guard let departure = bounds.departure, let index = itinerary.index(of: departure.id) else { return (1, 0) }
    return (departure.position.day, index + 1 - itinerary.range(ofDay: departure.position.day).lowerBound)
  }
}
