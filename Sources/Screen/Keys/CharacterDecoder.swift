/// Makes characters of bytes that come in any pieces: of UTF-8, or of a character set with one byte for each.
struct CharacterDecoder {
  /// The characters of the bytes 0x80…0xFF in a set with one byte for each; nil for UTF-8.
  private let highBytes: [Unicode.Scalar?]?
  private var pending: [UInt8] = []

  init(highBytes: [Unicode.Scalar?]? = nil) { self.highBytes = highBytes }

  /// The character for bytes that are not valid UTF-8, here and in the text of a paste.
  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Decodes a byte. Returns the character that it completes, if any, after the replacement for one that it cuts short.
  mutating func decode(_ byte: UInt8) -> [Unicode.Scalar] {
    if byte >= 0x80, let highBytes { return [highBytes[Int(byte) - 0x80] ?? Self.replacement] }
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

  func text(of bytes: [UInt8]) -> String {
    guard let highBytes else { return String(decoding: bytes, as: UTF8.self) }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(byte < 0x80 ? Unicode.Scalar(byte) : highBytes[Int(byte) - 0x80] ?? Self.replacement)
    }
    return String(text)
  }
}
