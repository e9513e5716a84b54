/// The bytes of a font file. Reading beyond the end returns 0, so that a damaged font can at worst look odd.
package struct FontData: Sendable {
  let bytes: [UInt8]

  func unsigned16(at offset: Int) -> Int {
    guard offset >= 0, offset < bytes.count - 1 else { return 0 }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  func signed16(at offset: Int) -> Int { Int(Int16(truncatingIfNeeded: unsigned16(at: offset))) }

  func unsigned32(at offset: Int) -> Int { unsigned16(at: offset) << 16 | unsigned16(at: offset + 2) }

  func tag(at offset: Int) -> String { String(decoding: slice(offset, count: 4), as: UTF8.self) }

  /// The bytes from an offset on, fewer at the end of the file.
  func slice(_ offset: Int, count: Int) -> ArraySlice<UInt8> {
    guard offset >= 0, count > 0, offset < bytes.count else { return [] }
    return bytes[offset..<min(bytes.count, offset + min(count, bytes.count))]
  }
}

extension [UInt8] {
  mutating func append16(_ value: Int) {
    append(UInt8(truncatingIfNeeded: value >> 8))
    append(UInt8(truncatingIfNeeded: value))
  }

  mutating func append32(_ value: Int) {
    append16(value >> 16)
    append16(value)
  }

  mutating func put16(_ value: Int, at offset: Int) {
    guard offset + 1 < count else { return }
    self[offset] = UInt8(truncatingIfNeeded: value >> 8)
    self[offset + 1] = UInt8(truncatingIfNeeded: value)
  }
}
