/// Bytes written as `%` and two hexadecimal digits, as addresses have them (RFC 3986 section 2.1).
package enum PercentCoding {
  package static func encoded(_ bytes: some Sequence<UInt8>, keeping isRetained: (UInt8) -> Bool) -> String {
    bytes.map { isRetained($0) ? String(Unicode.Scalar($0)) : "%" + hexadecimal($0, digits: 2) }.joined()
  }

  /// The bytes of a text. A `%` that no two digits follow means itself.
  package static func decoded(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      let values = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      if byte == UInt8(ascii: "%"), values.count == 2 {
        result.append(UInt8(values[0] * 16 + values[1]))
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }

  /// Whether a byte is a letter, a digit or one of `-._~`, which mean themselves everywhere.
  package static func isUnreserved(_ byte: UInt8) -> Bool {
    (97...122).contains(byte | 0x20) || (48...57).contains(byte) || "-._~".utf8.contains(byte)
  }
}
