/// Makes characters of bytes of UTF-8 that come in any pieces.
struct CharacterDecoder {
  private var pending: [UInt8] = []

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Decodes a byte. Returns the character that it completes, if any, after the replacement for one that it cuts short.
  mutating func decode(_ byte: UInt8) -> [Unicode.Scalar] {
    pending.append(byte)
    var scalars: [Unicode.Scalar] = []
    while let first = pending.first {
      var (parser, bytes) = (Unicode.UTF8.ForwardParser(), pending.makeIterator())
      switch parser.parseScalar(from: &bytes) {
      case .valid(let encoded):
        scalars.append(Unicode.UTF8.decode(encoded))
        pending.removeFirst(encoded.count)
      // No error, if the rest may still come.
      case .error(let length) where length == pending.count && (0xC2...0xF4).contains(first): return scalars
      case .error(let length):
        scalars.append(Self.replacement)
        pending.removeFirst(length)
      case .emptyInput: return scalars
      }
    }
    return scalars
  }

  /// Forgets the beginning of a character whose rest will not come. Returns the replacement for it, if there was one.
  mutating func breakOff() -> [Unicode.Scalar] {
    defer { pending = [] }
    return pending.isEmpty ? [] : [Self.replacement]
  }
}
