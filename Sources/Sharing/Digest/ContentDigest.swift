/// A fingerprint of the content of an entry: the first 64 bits of its SHA-256.
///
/// Entries with equal digests have the same content.
package struct ContentDigest: Hashable, Sendable, CustomStringConvertible {
  package let value: UInt64

  package init(of bytes: [UInt8]) {
    value = SHA256.digest(of: bytes).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads sixteen hexadecimal digits; nil for anything else.
  package init?(_ text: String) {
    guard text.utf8.count == 16, text.allSatisfy(\.isHexDigit), let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// The number in sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
