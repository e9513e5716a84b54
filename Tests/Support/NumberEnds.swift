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
