import Itinerary
import TestSupport
import Testing

/// The laws of merging, on random states.
@Suite struct MergeLawsTests {
  private static let seeds = (0..<3).map { _ in UInt64.random(in: 0 ... .max) }
  private static let rounds = Portion.rounds(200).count

  @Test(arguments: seeds)
  func `merging is commutative and associative`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let (a, b) = (RandomStates.make(&random), RandomStates.make(&random))
      try expect(a.merged(with: b).wholeText, b.merged(with: a).wholeText, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `merging twice equals merging once`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let (a, b) = (RandomStates.make(&random), RandomStates.make(&random))
      let merged = try a.merged(with: b)
      for again in [merged, a, b] {
        try expect(merged.merged(with: again).wholeText, merged.wholeText, "seed \(seed)")
      }
    }
  }

  @Test(arguments: seeds)
  func `the order of many merges does not matter`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let states = (0..<3).map { _ in TripState(RandomStates.make(&random)) }
      var left = states[0]
      left.join(states[1])
      left.join(states[2])
      var right = states[1]
      right.join(states[2])
      var whole = states[0]
      whole.join(right)
      expect(left.wholeText, whole.wholeText, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `no row is lost or doubled`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let (a, b) = (RandomStates.make(&random), RandomStates.make(&random))
      let merged = try a.merged(with: b)
      let versions = Dictionary(grouping: a.itinerary.items + b.itinerary.items, by: \.id)
      let deletions = Dictionary(grouping: a.deleted + b.deleted, by: \.id).mapValues { $0.map(\.deletedAt).max() }
      let expected = versions.filter { id, versions in
        guard let last = versions.map(\.modifiedAt).max(), let deletion = deletions[id] ?? nil else { return true }
        return last > deletion
      }
      let legs = expected.values.compactMap { $0.max { $0.order(to: $1) < 0 } }.filter { $0.leg != nil }
      let tooMany = Set(superfluous(among: legs))
      expect(
        merged.itinerary.items.map(\.id).sorted(), Set(expected.keys).subtracting(tooMany).sorted(), "seed \(seed)")
      expect(merged.deleted.map(\.id).sorted(), Set(deletions.keys).union(tooMany).sorted(), "seed \(seed)")
      for item in merged.itinerary.items { checkOrigin(of: item, among: expected[item.id] ?? [], seed: seed) }
    }
  }

  /// Of two legs of one city change, the generated one; of two generated ones, that changed first.
  private func superfluous(among legs: [Item]) -> [ItemID] {
    guard legs.count == 2 else { return [] }
    let (first, second) = legs[0].order(to: legs[1]) < 0 ? (legs[0], legs[1]) : (legs[1], legs[0])
    if first.leg?.generated == true { return [first.id] }
    return second.leg?.generated == true ? [second.id] : []
  }

  /// An item is one of the versions, the newest; only a repair gives it another position, and a microsecond: one for a
  /// day past the end, one for a game in the way.
  private func checkOrigin(of item: Item, among versions: [Item], seed: UInt64) {
    let newest = versions.map(\.modifiedAt.microseconds).max() ?? 0
    let isRepaired = (newest + 1...newest + 2).contains(item.modifiedAt.microseconds)
    let origin = versions.contains { version in
      version.modifiedAt.microseconds == newest && version.kind == item.kind && version.extra == item.extra
        && (version.position == item.position || isRepaired)
    }
    #expect(origin && (item.game == nil || !isRepaired), "seed \(seed): \(item)")
  }

  @Test(arguments: seeds)
  func `legs that the merge misplaced move to a valid slot`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<Self.rounds {
      let (a, b) = (RandomStates.make(&random), RandomStates.make(&random))
      let merged = try a.merged(with: b)
      for leg in merged.itinerary.items where leg.leg != nil && isMisplaced(leg, in: merged) {
        let wasFine = [a, b].contains { $0.itinerary.items.contains(leg) && !isMisplaced(leg, in: $0) }
        #expect(!wasFine || !hasRoom(for: leg, in: merged), "seed \(seed): \(leg) in\n\(merged.listing)")
      }
    }
  }

  private func isMisplaced(_ leg: Item, in trip: Trip) -> Bool {
    ItineraryConstraints(trip.itinerary).refusal(for: leg, at: leg.position) != nil
  }

  /// Whether some position between two rows is valid, by trying the numbers that the random states use, and those next
  /// to and between them.
  private func hasRoom(for leg: Item, in trip: Trip) -> Bool {
    let constraints = ItineraryConstraints(trip.itinerary)
    return trip.itinerary.days.contains { day in
      stride(from: -1, through: 103, by: 0.25).contains { order in
        constraints.isValidPosition(for: leg, day: day, sortOrder: order)
      }
    }
  }
}
