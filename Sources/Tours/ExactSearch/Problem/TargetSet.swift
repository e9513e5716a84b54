/// A set of targets: a venue or a requested team each, by its number.
package struct TargetSet: Hashable, Sendable {
  package static let limit = 256

  private var words: SIMD4<UInt64>

  private init(words: SIMD4<UInt64>) { self.words = words }

  package init() { words = .zero }

  package init(bits: UInt64) { words = SIMD4(bits, 0, 0, 0) }

  package init(_ targets: some Sequence<Int>) {
    self.init()
    for target in targets { insert(target) }
  }

  package mutating func insert(_ target: Int) { words[target >> 6] |= 1 << UInt64(target & 63) }
  package mutating func remove(_ target: Int) { words[target >> 6] &= ~(1 << UInt64(target & 63)) }

  @inline(__always)
  package func contains(_ target: Int) -> Bool { words[target >> 6] >> UInt64(target & 63) & 1 == 1 }

  package func union(_ other: TargetSet) -> TargetSet { TargetSet(words: words | other.words) }
  package func intersection(_ other: TargetSet) -> TargetSet { TargetSet(words: words & other.words) }
  package func subtracting(_ other: TargetSet) -> TargetSet { TargetSet(words: words & ~other.words) }

  package var isEmpty: Bool { words == .zero }
  package var count: Int { (0..<4).reduce(0) { $0 + words[$1].nonzeroBitCount } }

  package var all: [Int] { (0..<TargetSet.limit).filter(contains) }

  /// The greatest target; −1 for none.
  var last: Int { all.last ?? -1 }

  var mixed: UInt64 { (0..<4).reduce(0) { ($0 ^ words[$1]) &* 0x9E37_79B9_7F4A_7C15 } }

  /// The sum of some numbers, one for each target, over the targets of the set.
  @inline(__always)
  func sum(of numbers: [Int32]) -> Int32 {
    var sum: Int32 = 0
    for word in 0..<4 {
      var rest = words[word]
      while rest != 0 {
        sum &+= numbers[word * 64 + rest.trailingZeroBitCount]
        rest &= rest - 1
      }
    }
    return sum
  }
}
