import Itinerary
import TestSupport
import Testing

/// What holds after any change of the games, whatever the trip.
@Suite struct RandomLegsTests {
  @Test(arguments: Portion.seeds(40))
  func `legs stay valid under random changes`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var trip = RandomLegsTests.trip(&random)
    trip.reconcile(ends: random.once(in: 2) ? TripEnds(start: "H", end: "H") : nil)
    for step in 0..<25 {
      let before = trip
      let now = TripSketch.moment(10_000 + step * 10)
      let changes = trip.reconcile(now: now) { RandomLegsTests.change(&$0, &random) }
      let place = "seed \(seed), step \(step)\n\(before.listing)\n→\n\(trip.listing)"
      check(trip, place)
      checkOthers(trip, before, changes, place)
      var again = trip
      #expect(again.reconcile(now: TripSketch.moment(99_999)).isEmpty, "\(place)")
      expect(again, trip, "\(place)")
    }
  }

  /// Every leg is where it may be, or nowhere can be; every change of city has its leg.
  private func check(_ trip: Trip, _ place: String) {
    let constraints = ItineraryConstraints(trip.itinerary)
    for item in trip.itinerary.items where item.leg != nil {
      let isValid = constraints.isValidPosition(for: item, day: item.position.day, sortOrder: item.position.sortOrder)
      #expect(isValid || constraints.validDropZones(for: item).isEmpty, "\(item.listing) in \(place)")
    }
    let missing = Advisories(of: trip, under: constraints, zones: Zones([:]), rules: .standard).all.filter {
      $0.name == "legMissing"
    }
    #expect(missing.isEmpty, "\(place)")
    expect(Set(trip.itinerary.items.map(\.id)).count, trip.itinerary.count, "\(place)")
  }

  /// Games and custom items keep content and order; what is gone has a tombstone, what is untouched its time.
  private func checkOthers(_ trip: Trip, _ before: Trip, _ changes: [ScheduleChange], _ place: String) {
    let customs = trip.itinerary.items.filter { $0.custom != nil }.map(\.id)
    expect(customs, before.itinerary.items.filter { $0.custom != nil }.map(\.id), "\(place)")
    func ids(_ kind: ScheduleChangeKind) -> Set<ItemID> { Set(changes.filter { $0.kind == kind }.compactMap(\.item)) }
    let (added, removed, moved) = (ids(.legAdded), ids(.legRemoved), ids(.legMoved))
    let (legs, oldLegs) = (trip.legIDs, before.legIDs)
    expect(added, legs.subtracting(oldLegs), "\(place)")
    expect(removed, oldLegs.subtracting(legs), "\(place)")
    #expect(removed.isSubset(of: trip.deleted.map(\.id)), "\(place)")
    for item in trip.itinerary.items where item.leg != nil {
      guard let old = before.itinerary.item(item.id) else { continue }
      if !moved.contains(item.id) { expect(item.position.day, old.position.day, "\(place)") }
      expect((item == old), (item.modifiedAt == old.modifiedAt), "\(place)")
      #expect(item.modifiedAt >= old.modifiedAt, "\(place)")
    }
  }

  // MARK: Trips of few cities, so that stays come and go

  private static func trip(_ random: inout SplitMix64) -> Trip {
    let items = (0..<(2 + random.below(6))).map { index in
      random.once(in: 4)
        ? TripSketch.custom("c\(index)", day: 1 + random.below(8), Double(90 + random.below(20)))
        : TripSketch.game(
          "g\(index)", random.pick(["A", "B", "C"]), day: 1 + random.below(8), Double(100 + random.below(3)))
    }
    return TripSketch.trip(days: 8, items)
  }

  private static func change(_ items: inout [Item], _ random: inout SplitMix64) {
    let games = items.filter { $0.game != nil }.map(\.id.text)
    switch random.below(5) {
    case 0:
      let number = (games.compactMap { Int($0.dropFirst()) }.max() ?? 0) + 100
      items.append(TripSketch.game("g\(number)", random.pick(["A", "B", "C", "D"]), day: 1 + random.below(8)))
    case 1 where !games.isEmpty:
      let gone = random.pick(games)
      items.removeAll { $0.id.text == gone }
    case 2 where !games.isEmpty:
      items.setStatus(of: random.pick(games), random.pick([.postponed, .scheduled] as [Game.Status]))
    case _ where !games.isEmpty: items.move(random.pick(games), to: 1 + random.below(8))
    default: break
    }
  }
}

extension Trip {
  fileprivate var legIDs: Set<ItemID> { Set(itinerary.items.filter { $0.leg != nil }.map(\.id)) }
}
