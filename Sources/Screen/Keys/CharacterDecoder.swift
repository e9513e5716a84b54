/// Makes characters of bytes that come in any pieces: of UTF-8, or of a character set with one byte for each.
struct CharacterDecoder {
  /// The characters of the bytes 0x80…0xFF in a set with one byte for each; nil for UTF-8.
  private let highBytes: [Unicode.Scalar?]?
  private var bits: UInt32 = 0
  /// The number of bytes of a character that are still to come, and the bounds of the next one.
  private var missing = 0
  private var next: ClosedRange<UInt8> = 0x80...0xBF

  init(highBytes: [Unicode.Scalar?]? = nil) {
    self.highBytes = highBytes
  }

  /// The character for bytes that are not valid UTF-8, here and in the text of a paste.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Decodes a byte. Returns the character that it completes, if any, after the replacement for one that it cuts short.
  mutating func decode(_ byte: UInt8) -> [Unicode.Scalar] {
    if byte >= 0x80, let highBytes { return [highBytes[Int(byte) - 0x80] ?? Self.replacement] }
    if missing > 0 {
      if next.contains(byte) { return goOn(byte) }
      missing = 0
      return [Self.replacement] + begin(byte)
    }
    return begin(byte)
  }

  /// Forgets the beginning of a character whose rest will not come. Returns the replacement for it, if there was one.
  mutating func breakOff() -> [Unicode.Scalar] {
    defer { missing = 0 }
    return missing > 0 ? [Self.replacement] : []
  }

  func text(of bytes: [UInt8]) -> String {
    guard let highBytes else { return String(decoding: bytes, as: UTF8.self) }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(byte < 0x80 ? Unicode.Scalar(byte) : highBytes[Int(byte) - 0x80] ?? Self.replacement)
    }
    return String(text)
  }

  private mutating func goOn(_ byte: UInt8) -> [Unicode.Scalar] {
    (bits, missing, next) = (bits << 6 | UInt32(byte & 0x3F), missing - 1, 0x80...0xBF)
    return missing == 0 ? [Unicode.Scalar(bits) ?? Self.replacement] : []
  }

  /// Decodes the first byte of a character.
  ///
  /// Source: The Unicode Standard, table 3-7 "Well-Formed UTF-8 Byte Sequences".
  private mutating func begin(_ byte: UInt8) -> [Unicode.Scalar] {
    next = 0x80...0xBF
    switch byte {
    case 0..<0x80: return [Unicode.Scalar(byte)]
    case 0xC2...0xDF: (bits, missing) = (UInt32(byte & 0x1F), 1)
    case 0xE0...0xEF:
      (bits, missing) = (UInt32(byte & 0x0F), 2)
      if byte == 0xE0 { next = 0xA0...0xBF } else if byte == 0xED { next = 0x80...0x9F }
    case 0xF0...0xF4:
      (bits, missing) = (UInt32(byte & 0x07), 3)
      if byte == 0xF0 { next = 0x90...0xBF } else if byte == 0xF4 { next = 0x80...0x8F }
    default: return [Self.replacement]
    }
    return []
  }
}
