/// Unpacks files that gzip has packed (RFC 1952).
enum Gzip {
  enum Refusal: Error, Equatable, Sendable {
    case damaged
    /// The content has more bytes than is allowed.
    case tooLarge
  }

  static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B, 8]) }

  /// Returns the content of a packed file, which may be of several parts.
  ///
  /// - Parameter limit: The most bytes that the content may have.
  static func unpacked(_ bytes: [UInt8], limit: Int) throws(Refusal) -> [UInt8] {
    var inflation = Inflation(bytes, limit: limit)
    repeat {
      let start = inflation.output.count
      inflation.position = try content(after: inflation.position, in: bytes)
      try inflation.inflate()
      let end = inflation.position
      guard end + 8 <= bytes.count else { throw .damaged }
      let part = inflation.output[start...]
      let length = UInt32(truncatingIfNeeded: part.count)
      guard number(at: end, in: bytes) == checksum(part), number(at: end + 4, in: bytes) == length else {
        throw .damaged
      }
      inflation.position = end + 8
    } while isPacked(Array(bytes[inflation.position...].prefix(3)))
    return inflation.output
  }

  /// Returns the place behind a header, where the packed content begins.
  private static func content(after start: Int, in bytes: [UInt8]) throws(Refusal) -> Int {
    guard start + 10 <= bytes.count, bytes[start + 2] == 8 else { throw .damaged }
    let flags = bytes[start + 3]
    var position = start + 10
    if flags & 4 != 0 {
      guard position + 2 <= bytes.count else { throw .damaged }
      position += 2 + Int(bytes[position]) + Int(bytes[position + 1]) << 8
    }
    // The name of the file, and a comment.
    for flag in [8, 16] as [UInt8] where flags & flag != 0 {
      guard position < bytes.count, let end = bytes[position...].firstIndex(of: 0) else { throw .damaged }
      position = end + 1
    }
    if flags & 2 != 0 { position += 2 }
    guard position < bytes.count else { throw .damaged }
    return position
  }

  private static func number(at position: Int, in bytes: [UInt8]) -> UInt32 {
    var number: UInt32 = 0
    for byte in bytes[position..<position + 4].reversed() { number = number << 8 | UInt32(byte) }
    return number
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    let table = (0..<256).map { byte -> UInt32 in
      var sum = UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
      return sum
    }
    var sum = UInt32.max
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }
}
