extension Trip {
  /// Makes the legs fit the games after these have changed.
  ///
  /// - A leg stays with the games it led from and to: if stays came or went before it, its `visit` changes with them.
  /// - A generated leg whose passage is gone is removed, and so is one of a passage that has another leg
  ///   (`superfluousLegs`). A leg that a user has edited stays, with an advisory;
  ///   the user may delete it (``EditedTrip/refusalToDelete(itemAt:)``).
  /// - A generated leg from where the trip starts, or to where it ends, is replaced when the first or the last city changes.
  /// - A leg at an invalid position moves to the nearest valid slot: the one the fewest slots away.
  ///   Valid slots are one run, so there is only one nearest.
  /// - Every change of city that no leg makes gets a leg, at the latest slot before the day of the game it leads to,
  ///   or else at the first valid one; the leg home gets the first one.
  ///
  /// Applying it once more changes nothing. Only the legs that change get a new `modifiedAt`, and rows of a day that
  /// has to be renumbered (see ``Edit/Outcome/changedAfterRenumbering``).
  ///
  /// - Parameters:
  ///   - old: the itinerary before its games changed, the same games under the same ids; this one for a new trip.
  ///   - ends: the cities where the trip starts and ends; nil for those of the legs of `old`.
  ///   - estimate: distance and time between two cities, as the trip names them; nil if they are not known.
  /// - Returns: the changes, removals first, then moves, then additions, each in list order. A leg of which only
  ///   `visit` changed is not among them.
  package mutating func reconcileLegs(
    since old: Itinerary, ends: TripEnds? = nil, estimate: (_ from: String, _ to: String) -> LegEstimate?,
    now: Timestamp
  ) -> [LegChange] {
    let before = StayGames(old)
    let oldEnds = TripEnds(of: old)
    var changes = followStays(since: before, old: old, now: now)
    changes += removeStrandedLegs(since: before, oldEnds: oldEnds, ends: ends ?? oldEnds, now: now)
    changes += itinerary.items.superfluousLegs.map { remove($0, now: now) }
    // Renumbering a day for one leg may make room for others.
    var count: Int
    repeat {
      count = changes.count
      changes += moveMisplacedLegs(now: now)
      for leg in missingLegs(ends: ends ?? oldEnds) {
        changes.append(add(leg, estimate: estimate(leg.from, leg.to), now: now))
      }
    } while changes.count > count
    return changes
  }

  /// Whether each change of city between games is made by one leg, or by a chain of legs.
  package var hasOneLegForEachPassage: Bool {
    itinerary.items.superfluousLegs.isEmpty && missingLegs(ends: .none).isEmpty
  }

  // MARK: Legs that stay with their games

  /// Renumbers `visit`. Removes a generated leg whose passage is gone, if other passages of that journey are left.
  private mutating func followStays(since before: StayGames, old: Itinerary, now: Timestamp) -> [LegChange] {
    let after = StayGames(itinerary)
    let oldLegs = Dictionary(old.items.compactMap { item in item.leg.map { (item.id, $0) } }) { first, _ in first }
    var matches: [StayGames.Journey: [Int: Int]] = [:]
    var (removed, orphans): ([Item], [Item]) = ([], [])
    for item in itinerary.items {
      guard var leg = item.leg, let oldLeg = oldLegs[item.id], oldLeg.visit == leg.visit,
        let oldPassage = before.passage(of: oldLeg)
      else { continue }
      let journey = StayGames.Journey(leg)
      let match = matches[journey] ?? before.passages(of: journey, in: after)
      matches[journey] = match
      guard let passages = after.passages[journey] else { continue }
      guard let passage = match[oldPassage], let index = passages.firstIndex(of: passage) else {
        if leg.isGenerated { removed.append(item) } else { orphans.append(item) }
        continue
      }
      guard (leg.visit ?? 1) != index + 1 else { continue }
      leg.visit = index + 1
      replace(item, with: .travel(leg), now: now)
    }
    let changes = removed.map { remove($0, now: now) }
    for orphan in orphans { makeRoom(besides: orphan, passages: after.passages, now: now) }
    return changes
  }

  /// Gives a leg without a passage a `visit` that no passage has, if its old one now names the passage of another leg.
  private mutating func makeRoom(besides orphan: Item, passages: [StayGames.Journey: [Int]], now: Timestamp) {
    guard var leg = orphan.leg else { return }
    let key = LegKey(leg)
    let isTaken = itinerary.items.contains { $0.id != orphan.id && $0.leg.map(LegKey.init) == key }
    guard isTaken, let count = passages[key.journey]?.count, key.visit <= count else { return }
    leg.visit = count + 1
    replace(orphan, with: .travel(leg), now: now)
  }

  private mutating func replace(_ item: Item, with kind: Item.Kind, now: Timestamp) {
    guard let index = itinerary.index(of: item.id) else { return }
    var item = item
    item.kind = kind
    item.modifiedAt = item.modificationTime(at: now)
    itinerary.replace(at: index, with: item)
  }

  // MARK: Legs that go

  private mutating func removeStrandedLegs(
    since before: StayGames, oldEnds: TripEnds, ends: TripEnds, now: Timestamp
  ) -> [LegChange] {
    let after = StayGames(itinerary)
    let stranded = itinerary.items.filter { item in
      guard let leg = item.leg, leg.isGenerated, after.passage(of: leg) == nil, !isEnd(leg, of: after, ends) else {
        return false
      }
      // A leg without the field `generated` may be the user's, for a side trip to a city without games.
      return leg.generated == true || isEnd(leg, of: before, oldEnds)
        || [leg.from, leg.to].allSatisfy { before.hasGames(in: $0) || after.hasGames(in: $0) }
    }
    return stranded.map { remove($0, now: now) }
  }

  /// Whether a leg leads from the start of the trip to its first city, or from the last one to the end.
  private func isEnd(_ leg: Leg, of games: StayGames, _ ends: TripEnds) -> Bool {
    guard let first = games.stays.all.first, let last = games.stays.all.last else { return false }
    let journey = StayGames.Journey(leg)
    return ends.start.map { StayGames.Journey(CityKey($0), first.city) } == journey
      || ends.end.map { StayGames.Journey(last.city, CityKey($0)) } == journey
  }

  private mutating func remove(_ item: Item, now: Timestamp) -> LegChange {
    remove(item.id, now: now)
    return .removed(item)
  }

  // MARK: Legs that move

  private mutating func moveMisplacedLegs(now: Timestamp) -> [LegChange] {
    var changes: [LegChange] = []
    var constraints = ItineraryConstraints(itinerary)
    for leg in itinerary.items where leg.leg != nil {
      guard constraints.refusal(for: leg, at: leg.position) != nil, constraints.refusalToMove(leg) == nil,
        let moved = moveToNearestSlot(leg, under: constraints, now: now)
      else { continue }
      changes.append(.moved(moved, from: leg.position))
      constraints = ItineraryConstraints(itinerary)
    }
    return changes
  }

  /// Moves a leg to the valid slot the fewest slots away from where it is.
  ///
  /// Counts in slots, so a leg that shares its position with a game stays beside it and gets a number of its own; the day
  /// is renumbered if need be. ``MergeRepair`` compares positions and renumbers nothing: the two differ on purpose.
  ///
  /// - Returns: the leg at its new position.
  private mutating func moveToNearestSlot(_ leg: Item, under constraints: ItineraryConstraints, now: Timestamp) -> Item?
  {
    guard let index = itinerary.index(of: leg.id) else { return nil }
    let slots = Slots(in: itinerary, carrying: index)
    let valid = slots.valid(under: constraints)
    guard let origin = slots.origin, !valid.isEmpty else { return nil }
    let slot = slots[min(max(origin, valid.lowerBound), valid.upperBound - 1)]
    _ = moveItem(at: index, into: slot, now: now)
    return itinerary.item(leg.id)
  }

  // MARK: Legs that come

  /// The changes of city that neither a leg nor a chain of legs makes, in order, with the legs from the start and to
  /// the end.
  private func missingLegs(ends: TripEnds) -> [Leg] {
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

  /// A leg from the start or to the end of the trip; nil if there is one, if none is needed, or if games in both
  /// cities leave no room for it.
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

  private mutating func add(_ leg: Leg, estimate: LegEstimate?, now: Timestamp) -> LegChange {
    let id = id(forNew: leg)
    var leg = leg
    leg.generated = true
    if let estimate {
      leg.distanceMeters = estimate.distanceMeters
      leg.durationSeconds = estimate.durationSeconds
      leg.estimated = true
    }
    let item = Item(id: id, position: Position(day: 1, sortOrder: 1), modifiedAt: now, kind: .travel(leg))
    let slot = slotForNew(leg)
    _ = insert(item, day: slot.day, index: slot.index, now: now)
    return .added(itinerary.item(id) ?? item)
  }

  /// The slot at the end of the day before the game the leg leads to, or else the first valid slot.
  private func slotForNew(_ leg: Leg) -> (day: Int, index: Int) {
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
