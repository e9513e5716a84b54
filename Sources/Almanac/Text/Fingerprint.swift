/// A number for a text, the same on every machine and in every version of the program (FNV-1a, 64 bits: Fowler, Noll, Vo).
///
/// Two texts have the same number by chance alone. It does not protect against texts chosen to have the same number.
package enum Fingerprint {
  // Of an array alone: for any sequence, the runtime would look for its types when the first trip is opened.
  package static func of(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// The number of several texts, with a line end between them.
  package static func of(_ texts: [String]) -> UInt64 { of(Array(texts.joined(separator: "\n").utf8)) }

  /// The number in sixteen hexadecimal digits.
  package static func text(of bytes: [UInt8]) -> String {
    let digits = String(of(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
