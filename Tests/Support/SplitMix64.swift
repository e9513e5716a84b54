/// A small random generator that gives the same numbers for the same seed; tests print the seed.
///
/// Source: Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  package mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  package mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  package mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  package mutating func pick<Number: Strideable>(_ range: Range<Number>) -> Number where Number.Stride == Int {
    range.lowerBound.advanced(by: below(range.count))
  }

  package mutating func once(in times: Int) -> Bool { below(times) == 0 }
}
