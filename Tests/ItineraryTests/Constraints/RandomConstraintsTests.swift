import Itinerary
import TestSupport
import Testing

/// Random trips, odd ones included, against the reference: at least 100,000 pairs of a trip and an item. Every
/// fourth item is also carried over all slots.
struct RandomConstraintsTests {
  private static let pairsPerSeed = Portion.rounds(12_500).count

  @Test(arguments: (1...8).map { UInt64($0) * 7919 })
  func `random trips follow the rules`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var pairs = 0
    while pairs < Self.pairsPerSeed {
      let trip = RandomTrip.make(&random)
      let comparison = ConstraintsComparison(trip)
      let candidates = (0...trip.dayCount + 1).map(comparison.positions(onDay:))
      for (index, item) in trip.itinerary.items.enumerated() {
        pairs += 1
        let pick = candidates.map { [random.pick($0)] }
        let carries = (index + pairs) % 4 == 0
        let difference =
          comparison.difference(for: item, askingAt: { pick[$0] })
          ?? (carries ? comparison.differenceOfSlots(carrying: ItemIndex(index)) : nil)
        if let difference {
          Issue.record(Comment(rawValue: comparison.report(difference, item, seed: seed)))
          return
        }
      }
    }
  }
}
