extension Trip {
  /// The changes of city without a leg or chain of legs, in order, with those at both ends of the trip. A leg that has
  /// begun and leads away from a stay is followed by one from where it ends.
  func missingLegs(ends: TripEnds, after begun: Set<ItemID> = []) -> [Leg] {
    let games = StayGames(itinerary)
    guard let first = games.stays.all.first?.first.game?.city, let last = games.stays.all.last?.last.game?.city else {
      return []
    }
    var legs: [Leg] = []
    if let start = ends.start, let leg = missingEnd(from: start, to: first, among: games) { legs.append(leg) }
    let isJoined = StayWalk(over: itinerary, games.stays).isJoined
    for passage in games.stays.all.indices.dropLast() where !isJoined[passage] {
      let (left, reached) = (games.stays.all[passage], games.stays.all[passage + 1])
      guard var from = left.last.game?.city, let to = reached.first.game?.city else { continue }
      if let city = end(of: begun, between: left.last, and: reached.first) { from = city }
      if Gazetteer.areOneStop(from, to) { continue }
      let passages = games.passages[StayGames.CityPair(CityKey(from), reached.city)] ?? []
      legs.append(Leg(from: from, to: to, visit: (passages.firstIndex(of: passage) ?? passages.count) + 1))
    }
    if let end = ends.end, let game = games.stays.all.last?.last {
      let from = self.end(of: begun, between: game, and: nil) ?? last
      if let leg = missingEnd(from: from, to: end, among: games) { legs.append(leg) }
    }
    return legs
  }

  private func end(of begun: Set<ItemID>, between game: Item, and next: Item?) -> String? {
    itinerary.items.last { item in
      begun.contains(item.id) && item.leg != nil && Item.precedes(game, item)
        && next.map { Item.precedes(item, $0) } != false
    }?.leg?.to
  }

  /// A leg from the start or to the end of the trip; nil if there is one, none is needed, or games leave no room.
  private func missingEnd(from: String, to: String, among games: StayGames) -> Leg? {
    let leg = Leg(from: from, to: to, visit: 1)
    let cityPair = StayGames.CityPair(leg)
    guard cityPair.from != cityPair.to, games.passage(of: leg) == nil,
      !itinerary.items.contains(where: { $0.leg.map(StayGames.CityPair.init) == cityPair })
    else { return nil }
    let item = Item(
      id: ItemID(""), position: Position(day: 1, sortOrder: 1), modifiedAt: modifiedAt, kind: .travel(leg))
    return ItineraryConstraints(itinerary).refusalToMove(item) == nil ? leg : nil
  }

  mutating func add(_ leg: Leg, estimate: LegEstimate?, now: Timestamp) -> ScheduleChange? {
    let id = id(forNew: leg)
    var leg = leg
    leg.generated = true
    let means = estimate?.means ?? by
    leg.mode = means == .drive ? nil : means
    if let estimate {
      leg.distanceMeters = estimate.distanceMeters
      leg.durationSeconds = estimate.durationSeconds
      leg.estimated = true
    }
    let item = Item(id: id, position: Position(day: 1, sortOrder: 1), modifiedAt: now, kind: .travel(leg))
    if let position = formerPosition(of: item) {
      insert(item, at: position, now: now)
    } else {
      insertNew(item, now: now)
    }
    return ScheduleChange(.legAdded, itinerary.item(id) ?? item)
  }

  package mutating func placeAgain(_ item: Item, now: Timestamp) {
    if itinerary.item(item.id) == nil { return }
    itinerary.remove(item)
    insertNew(item, now: now)
  }

  mutating func insertNew(_ leg: Item, now: Timestamp) {
    let slot = slotForNew(leg)
    insert([leg], day: slot.day, index: slot.index, now: now)
  }

  /// The former position of a leg whose journey was gone for a time; nil if it was missing, or is invalid now.
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
      insert([item], day: position.day, index: rows.distance(from: rows.startIndex, to: taken), now: now)
    } else {
      var item = item
      item.position = position
      insert(item)
    }
  }

  /// The slot where a person would drive: of the valid ones in which every fixed row can be reached, whenever games without a
  /// start begin, that with the least driving at night, then not on a day off, then with the fewest pauses, then on a day
  /// without games, then the latest.
  private func slotForNew(_ item: Item) -> (day: Int, index: Int) {
    guard let leg = item.leg else { return (1, 0) }
    let bounds = Stays(itinerary.items).bounds(of: leg)
    var (surrounding, placed) = (self, item)
    placed.position = bounds.departure?.position ?? Position(day: 1, sortOrder: -.greatestFiniteMagnitude)
    surrounding.itinerary = ItemList(rows(surrounding: bounds) + [placed], dayCount: dayCount)
    guard let index = surrounding.itinerary.index(of: item.id) else { return (1, 0) }
    let constraints = ItineraryConstraints(surrounding.itinerary)
    let slots = Slots(in: surrounding.itinerary, carrying: index)
    var best: (slot: Slot, cost: [Int64], timeline: Timeline?)?
    let rules = TravelRules.standard.kept(to: schedule)
    let valid = slots.valid(under: constraints)
    for number in valid.reversed() {
      // Of very many slots the ends of days suffice.
      if valid.count > 200, slots[number].before != nil { continue }
      var trial = surrounding
      trial.moveItem(at: index, into: slots[number], now: item.modifiedAt)
      let timeline = Timeline(
        of: trial, under: constraints, rules: .standard, zones: Zones([:]), after: best?.timeline)
      let slot = slots[number]
      let games: Int64 = timeline.days[slot.day - 1].games == 0 ? 0 : 1
      let isOff = rules.daysOff.contains(date(ofDay: slot.day).dayNumber)
      let pauses = timeline.rows.reduce(0) { $0 + Int64($1.pauses) }
      let cost = [Int64(timeline.misses), Int64(timeline.doubts), timeline.nightDriving, isOff ? 1 : 0, pauses, games]
      if let known = best, !cost.lexicographicallyPrecedes(known.cost) { continue }
      best = (slot, cost, timeline)
    }
    guard let slot = best?.slot else { return slotNextTo(bounds.departure) }
    // The rows of the day that are not around the leg come first or last.
    let rows = itinerary.range(ofDay: slot.day)
    if let after = slot.after, let row = rows.first(where: { itinerary[$0].id == after.id }) {
      return (slot.day, row + 1 - rows.lowerBound)
    }
    if let before = slot.before, let row = rows.first(where: { itinerary[$0].id == before.id }) {
      return (slot.day, row - rows.lowerBound)
    }
    return (slot.day, rows.count)
  }

  private func slotNextTo(_ game: Item?) -> (day: Int, index: Int) {
    guard let game, let index = itinerary.index(of: game.id) else { return (1, 0) }
    return (game.position.day, index + 1 - itinerary.range(ofDay: game.position.day).lowerBound)
  }

  /// The rows that a leg between two games may meet: those from the day of the one to the other.
  private func rows(surrounding bounds: Stays.Bounds) -> [Item] {
    itinerary.items.filter { item in
      if let day = bounds.departure?.position.day, item.position.day < day { return false }
      guard let arrival = bounds.arrival else { return true }
      return item.id == arrival.id || Item.precedes(item, arrival)
    }
  }
}

/// Estimates for the legs that an edit may add, computed in advance.
public struct LegDefaults: Equatable, Sendable {
  package private(set) var by = Leg.Mode.drive
  private var estimates: [[CityKey]: LegEstimate] = [:]

  /// No estimates: legs get neither distance nor duration.
  public static let none = LegDefaults()

  /// Creates defaults without estimates, as ``none``.
  public init() {}

  /// Computes the estimates of all journeys between some cities.
  public init(
    between cities: [String], by mode: Leg.Mode = .drive, _ estimate: (_ from: String, _ to: String) -> LegEstimate?
  ) {
    by = mode
    for from in cities {
      for to in cities where CityKey(from) != CityKey(to) {
        estimates[[CityKey(from), CityKey(to)]] = estimate(from, to)
      }
    }
  }

  package func estimate(from: String, to: String) -> LegEstimate? { estimates[[CityKey(from), CityKey(to)]] }
}
