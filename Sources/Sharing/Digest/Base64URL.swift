/// Bytes as letters, digits, hyphens and underscores, which no calendar program rewrites: base64url without padding.
///
/// Source: RFC 4648, section 5.
enum Base64URL {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 4 / 3 + 3)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group = 0
      for place in 0..<3 { group = group << 8 | (place < count ? Int(bytes[start + place]) : 0) }
      for place in 0...count { text.append(letters[group >> (18 - 6 * place) & 63]) }
    }
    return text
  }

  /// Returns nil for a text with any other character, and for a length that no bytes have.
  static func decoded(_ text: [UInt8]) -> [UInt8]? {
    guard text.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 3 / 4)
    var (group, count) = (0, 0)
    for letter in text {
      guard let value = value(of: letter) else { return nil }
      group = (group << 6 | value) & 0xFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: group >> count))
      }
    }
    return bytes
  }

  private static func value(of letter: UInt8) -> Int? {
    switch letter {
    case 65...90: Int(letter) - 65
    case 97...122: Int(letter) - 71
    case 48...57: Int(letter) + 4
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
