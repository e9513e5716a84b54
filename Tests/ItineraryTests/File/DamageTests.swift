import Itinerary
import TestSupport
import Testing

@Suite struct DamageTests {
  @Test func `a trip cut anywhere is refused`() {
    let bytes = Array(fullFile.utf8)
    for length in 0..<(bytes.count - 1) {
      #expect(refusal(Array(bytes[..<length])) != nil, "cut at byte \(length)")
    }
  }

  @Test func `changed bytes never crash`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SplitMix64(seed: seed)
    let original = Array(fullFile.utf8)
    var refused = 0
    let rounds = Portion.rounds(20_000)
    for _ in rounds {
      var bytes = original
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert("\"{}[],:0e-\\".utf8.randomElement(using: &random) ?? 0, at: index)
        default: bytes.swapAt(index, Int.random(in: 0..<bytes.count, using: &random))
        }
      }
      guard let trip = try? Trip(json: bytes) else {
        refused += 1
        continue
      }
      // What is accepted can be written and read again.
      expect((try? Trip(json: trip.json)), trip, "seed \(seed)")
    }
    #expect(refused > rounds.count / 4, "seed \(seed)")
  }
}
