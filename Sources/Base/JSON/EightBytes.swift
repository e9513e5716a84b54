/// Eight bytes of a text, tested at once for characters that need an escape.
struct EightBytes {
  private let word: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits = ones << 7

  init(repeating byte: UInt8) { word = Self.ones &* UInt64(byte) }

  init(of bytes: UnsafeRawBufferPointer, at offset: Int) {
    word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// Whether one is a control, a quotation mark or a backslash, or may start a character that needs an escape.
  var needEscapes: Bool {
    let found =
      below(0x20) | equal(to: 0x22) | equal(to: 0x5C) | equal(to: 0x7F) | equal(to: 0xC2) | equal(to: 0xE2)
    return found & Self.highBits != 0
  }

  /// A mask with the high bit set of exactly those bytes that are below `bound`, which is at most 128.
  private func below(_ bound: UInt64) -> UInt64 { (word &- Self.ones &* bound) & ~word }

  private func equal(to byte: UInt64) -> UInt64 { EightBytes(word: word ^ Self.ones &* byte).below(1) }

  private init(word: UInt64) { self.word = word }
}
