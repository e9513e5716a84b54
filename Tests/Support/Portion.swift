import Glibc

/// The part of random and exhaustive cases that a run of the tests tries: a tenth, and all with `BARNSTORM_TEST_ALL=1`
/// (`make test-all`).
package enum Portion {
  package static let isComplete = getenv("BARNSTORM_TEST_ALL").map { String(cString: $0) } == "1"

  /// Counts the rounds to run of `count` rounds; at least one.
  package static func rounds(_ count: Int) -> Range<Int> { 0..<(isComplete ? count : max(1, count / 10)) }

  package static func seeds(_ count: Int) -> Range<UInt64> { 0..<UInt64(rounds(count).upperBound) }

  /// Whether the case of a number is tried: every tenth, from 0 on.
  package static func has(_ number: Int) -> Bool { isComplete || number % 10 == 0 }

  /// Whether the case of a number is tried where cases are few: every third.
  package static func hasThird(_ number: Int) -> Bool { isComplete || number % 3 == 0 }

  package static func cases<Cases: Sequence>(of all: Cases) -> [Cases.Element] {
    all.enumerated().filter { has($0.offset) }.map(\.element)
  }
}

/// Numbers that trap where arithmetic is not checked.
package enum NumberEnds {
  package static let all = [
    "9223372036854775807", "-9223372036854775808", "2147483647", "-2147483648", "0", "-1", "99999999999999999999",
  ]

  /// Copies of a text in each of which one number is one of these.
  package static func variants(of bytes: [UInt8]) -> [[UInt8]] {
    let isDigit = { bytes[$0] >= 0x30 && bytes[$0] <= 0x39 }
    let starts = bytes.indices.filter { isDigit($0) && ($0 == 0 || !isDigit($0 - 1)) }
    return starts.flatMap { start in
      let end = bytes.indices[start...].first { !isDigit($0) } ?? bytes.endIndex
      return all.map { Array(bytes[..<start]) + Array($0.utf8) + Array(bytes[end...]) }
    }
  }
}
