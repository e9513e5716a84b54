extension Trip {
  /// Adjusts the legs after games have changed.
  ///
  /// - A leg stays with the games between which it leads. If stays before it were added or removed, its `visit` changes
  ///   accordingly.
  /// - A generated leg is removed if its journey is gone, or has another leg (`superfluousLegs`). A leg that a user has
  ///   edited stays, with a problem; the user may delete it (``EditedTrip/refusalToDelete(itemAt:)``).
  /// - The generated legs from the start and to the end of the trip are replaced if the first or last city changes.
  /// - A leg at an invalid position moves to the nearest valid slot. Valid slots are contiguous, so there is only one
  ///   nearest. It moves back when its old position is valid again (``Leg/movedFrom``). A generated leg whose games
  ///   have all been replaced goes where a new one would.
  /// - Every change of city without a leg gets one where a person would drive (`slotForNew`).
  ///
  /// Repeating it changes nothing. Only legs that change, and the rows of a day that has to be renumbered, get a new
  /// `modifiedAt`.
  ///
  /// - Parameters:
  ///   - old: the itinerary before its games changed, with the same ids; for a new trip, this itinerary.
  ///   - ends: the cities in which the trip starts and ends; nil to keep those of the legs in `old`.
  ///   - begun: the legs that are under way or over, which stay where they are. The traveler goes on from their end.
  ///   - estimate: returns distance and duration between two cities, as the trip names them; nil if they are unknown.
  /// - Returns: the changes: removals, then moves, then additions, each in list order. Legs of which only `visit` has
  ///   changed are left out.
  package mutating func reconcileLegs(
    since old: ItemList, ends: TripEnds? = nil, keeping begun: Set<ItemID> = [],
    estimate: (_ from: String, _ to: String) -> LegEstimate?,
    now: Timestamp
  ) -> [ScheduleChange] {
    let before = StayGames(old)
    let oldEnds = TripEnds(of: old)
    var (changes, detached) = followStays(since: before, old: old, keeping: begun, now: now)
    let retained = begun.union(legsOn(from: begun))
    changes += removeStrandedLegs(since: before, oldEnds: oldEnds, ends: ends ?? oldEnds, keeping: retained, now: now)
    changes += itinerary.items.superfluousLegs.filter { !begun.contains($0.id) }.compactMap { remove($0, now: now) }
    // Renumbering a day for one leg may make room for others.
    var count: Int
    var added: [Leg] = []
    repeat {
      count = changes.count
      changes += moveMisplacedLegs(detached: detached, keeping: begun, now: now)
      // A leg that has no valid position stays missing: from the end of one under way to a city whose games came before.
      for leg in missingLegs(ends: ends ?? oldEnds, after: begun) where !added.contains(leg) {
        added.append(leg)
        if let change = add(leg, estimate: estimate(leg.from, leg.to), now: now) { changes.append(change) }
      }
    } while changes.count > count
    return changes
  }

  /// Whether each change of city between games is made by one leg, or by a chain of legs.
  package var hasOneLegForEachPassage: Bool {
    itinerary.items.superfluousLegs.isEmpty && missingLegs(ends: .none).isEmpty
  }

  // MARK: Legs that stay with their games

  /// Renumbers `visit`, and removes generated legs whose city change is gone if others between the same cities exist.
  /// Also returns the generated legs whose city change has none of its former games.
  private mutating func followStays(
    since before: StayGames, old: ItemList, keeping begun: Set<ItemID>, now: Timestamp
  ) -> (removed: [ScheduleChange], detached: Set<ItemID>) {
    let after = StayGames(itinerary)
    let oldLegs = Dictionary(old.items.compactMap { item in item.leg.map { (item.id, $0) } }) { first, _ in first }
    var matches: [StayGames.CityPair: [Int: Int]] = [:]
    var (removed, orphans): ([Item], [Item]) = ([], [])
    var detached: Set<ItemID> = []
    for item in itinerary.items {
      guard var leg = item.leg, let oldLeg = oldLegs[item.id], oldLeg.visit == leg.visit,
        let oldPassage = before.passage(of: oldLeg)
      else { continue }
      let cityPair = StayGames.CityPair(leg)
      let match = matches[cityPair] ?? before.passages(of: cityPair, in: after)
      matches[cityPair] = match
      guard let passages = after.passages[cityPair] else {
        // A problem reports a leg with a `visit` that a user has edited and whose city change is gone.
        if !leg.isGenerated, leg.visit == nil {
          leg.visit = 1
          replace(item, with: .travel(leg), now: now)
        }
        continue
      }
      guard let passage = match[oldPassage], let index = passages.firstIndex(of: passage) else {
        if leg.isGenerated, !begun.contains(item.id) { removed.append(item) } else { orphans.append(item) }
        continue
      }
      if leg.isGenerated, before.sharedGames(at: oldPassage, with: after, at: passage) == 0 {
        detached.insert(item.id)
      }
      guard (leg.visit ?? 1) != index + 1 else { continue }
      leg.visit = index + 1
      replace(item, with: .travel(leg), now: now)
    }
    let changes = removed.compactMap { remove($0, now: now) }
    for orphan in orphans { makeRoom(besides: orphan, passages: after.passages, now: now) }
    return (changes, detached)
  }

  /// Gives a leg without a city change a `visit` that no city change has, if its old one now names the city change of another leg.
  private mutating func makeRoom(besides orphan: Item, passages: [StayGames.CityPair: [Int]], now: Timestamp) {
    guard var leg = orphan.leg else { return }
    let key = LegKey(leg)
    let isTaken = itinerary.items.contains { $0.id != orphan.id && $0.leg.map(LegKey.init) == key }
    guard isTaken, let count = passages[key.cityPair]?.count, key.visit <= count else { return }
    leg.visit = count + 1
    replace(orphan, with: .travel(leg), now: now)
  }

  mutating func replace(_ item: Item, with kind: ItemKind, now: Timestamp) {
    guard let index = itinerary.index(of: item.id) else { return }
    var item = item
    item.kind = kind
    item.modifiedAt = item.modificationTime(at: now)
    itinerary.replace(at: index, with: item)
  }

  // MARK: Legs that go

  private mutating func removeStrandedLegs(
    since before: StayGames, oldEnds: TripEnds, ends: TripEnds, keeping retained: Set<ItemID>, now: Timestamp
  ) -> [ScheduleChange] {
    let after = StayGames(itinerary)
    let stranded = itinerary.items.filter { item in
      guard let leg = item.leg, leg.isGenerated, after.passage(of: leg) == nil, !leg.isEnd(of: after, ends),
        !retained.contains(item.id)
      else { return false }
      // A leg without the field `generated` may be the user's, for a side trip to a city without games.
      return leg.generated == true || leg.isEnd(of: before, oldEnds)
        || [leg.from, leg.to].allSatisfy { before.hasGames(in: $0) || after.hasGames(in: $0) }
    }
    return stranded.compactMap { remove($0, now: now) }
  }

  /// The legs by which the traveler goes on from the end of a leg that has begun and leads to no game.
  private func legsOn(from begun: Set<ItemID>) -> Set<ItemID> {
    var (legs, here): (Set<ItemID>, CityKey?) = ([], nil)
    for item in itinerary.items {
      if item.game?.isPlayed == true { here = nil }
      guard let leg = item.leg else { continue }
      if begun.contains(item.id) {
        here = CityKey(leg.to)
      } else if let city = here, city == CityKey(leg.from) {
        legs.insert(item.id)
        here = CityKey(leg.to)
      }
    }
    return legs
  }

  /// Removes a leg and leaves its tombstone, which remembers the position of a generated leg.
  @discardableResult mutating func remove(_ item: Item, now: Timestamp) -> ScheduleChange? {
    remove(item.id, now: now)
    if item.leg?.isGenerated ?? false { deleted[deleted.count - 1].position = item.leg?.movedFrom ?? item.position }
    return ScheduleChange(.legRemoved, item, from: item.position.day)
  }
}

extension Leg {
  /// Whether the leg leads from the start of the trip to its first city, or from its last city to the end.
  func isEnd(of games: StayGames, _ ends: TripEnds) -> Bool {
    guard let first = games.stays.all.first, let last = games.stays.all.last else { return false }
    let cityPair = StayGames.CityPair(self)
    return ends.start.map { StayGames.CityPair(CityKey($0), first.city) } == cityPair
      || ends.end.map { StayGames.CityPair(last.city, CityKey($0)) } == cityPair
  }
}
