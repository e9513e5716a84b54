/// A set of wishes: a venue or a requested team each, by its number.
package struct WishSet: Hashable, Sendable {
  package static let most = 256

  private var words: SIMD4<UInt64>

  private init(words: SIMD4<UInt64>) { self.words = words }

  package init() { words = .zero }

  package init(bits: UInt64) { words = SIMD4(bits, 0, 0, 0) }

  package init(_ wishes: some Sequence<Int>) {
    self.init()
    for wish in wishes { insert(wish) }
  }

  var low: UInt64 { words[0] }

  package mutating func insert(_ wish: Int) { words[wish >> 6] |= 1 << UInt64(wish & 63) }
  package mutating func remove(_ wish: Int) { words[wish >> 6] &= ~(1 << UInt64(wish & 63)) }

  /// The greatest wish; −1 for none.
  var last: Int {
    for word in stride(from: 3, through: 0, by: -1) where words[word] != 0 {
      return word * 64 + 63 - words[word].leadingZeroBitCount
    }
    return -1
  }
}

/// A set of wishes as the search stores it: in one word if that suffices, since that is faster.
protocol WishBits: Equatable, Sendable {
  init(_ set: WishSet)
  func contains(_ wish: Int) -> Bool
  func union(_ other: Self) -> Self
  func intersection(_ other: Self) -> Self
  func subtracting(_ other: Self) -> Self
  var isEmpty: Bool { get }
  var count: Int { get }
  var mixed: UInt64 { get }
  /// The sum of some numbers, one for each wish, over the wishes of the set.
  func sum(of numbers: [Int32]) -> Int32
}

extension WishSet: WishBits {
  init(_ set: WishSet) { self = set }

  @inline(__always)
  package func contains(_ wish: Int) -> Bool { words[wish >> 6] >> UInt64(wish & 63) & 1 == 1 }

  package func union(_ other: WishSet) -> WishSet { WishSet(words: words | other.words) }
  package func intersection(_ other: WishSet) -> WishSet { WishSet(words: words & other.words) }
  package func subtracting(_ other: WishSet) -> WishSet { WishSet(words: words & ~other.words) }

  package var isEmpty: Bool { words == .zero }
  package var count: Int { (0..<4).reduce(0) { $0 + words[$1].nonzeroBitCount } }

  var mixed: UInt64 { (0..<4).reduce(0) { ($0 ^ words[$1]) &* 0x9E37_79B9_7F4A_7C15 } }

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

  package var all: [Int] { (0..<4).flatMap { word in (0..<64).map { word * 64 + $0 }.filter(contains) } }
}

extension UInt64: WishBits {
  init(_ set: WishSet) { self = set.low }

  @inline(__always)
  func contains(_ wish: Int) -> Bool { self >> UInt64(wish) & 1 == 1 }

  @inline(__always)
  func union(_ other: UInt64) -> UInt64 { self | other }

  @inline(__always)
  func intersection(_ other: UInt64) -> UInt64 { self & other }

  @inline(__always)
  func subtracting(_ other: UInt64) -> UInt64 { self & ~other }

  var isEmpty: Bool { self == 0 }
  var count: Int { nonzeroBitCount }
  var mixed: UInt64 { self }

  @inline(__always)
  func sum(of numbers: [Int32]) -> Int32 {
    var (rest, sum) = (self, Int32(0))
    while rest != 0 {
      sum &+= numbers[rest.trailingZeroBitCount]
      rest &= rest - 1
    }
    return sum
  }
}
