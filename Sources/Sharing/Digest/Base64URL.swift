/// Bytes as text that no calendar program rewrites: base64url without padding (RFC 4648, section 5).
enum Base64URL {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  static func encoded(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start...].prefix(3)
      var bits = 0
      for index in 0..<3 { bits = bits << 8 | (index < group.count ? Int(group[start + index]) : 0) }
      for index in 0...group.count { text.append(letters[bits >> (18 - 6 * index) & 63]) }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Nil for other characters, and for a length that no bytes have.
  static func decoded(_ text: String) -> [UInt8]? {
    guard text.utf8.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    var (group, count) = (0, 0)
    for letter in text.utf8 {
      guard let value = letters.firstIndex(of: letter) else { return nil }
      group = (group << 6 | value) & 0xFFF
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: group >> count))
      }
    }
    return bytes
  }
}
