/// Makes identities for new items: UUIDs of version 4 (RFC 9562) from a seed, so that the same events make the same trip.
package struct ItemIDSource: Equatable, Sendable {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> ItemID {
    let high = (random() & 0xFFFF_FFFF_FFFF_0FFF) | 0x4000
    let low = (random() & 0x3FFF_FFFF_FFFF_FFFF) | 0x8000_0000_0000_0000
    let digits = Array(Self.hex(high) + Self.hex(low))
    let groups = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return ItemID(groups.joined(separator: "-"))
  }

  /// SplitMix64 (Steele, Lea, Flood: "Fast Splittable Pseudorandom Number Generators", 2014).
  private mutating func random() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  private static func hex(_ value: UInt64) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
