/// A number for a text, the same on every machine and in every version of the program (FNV-1a, 64 bits: Fowler, Noll, Vo).
///
/// Two texts have the same number by chance alone; whoever wants others to choose such a text needs a real hash.
package enum Fingerprint {
  package static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The number of several texts, with a line end between them.
  package static func of(_ texts: [String]) -> UInt64 { of(texts.joined(separator: "\n").utf8) }

  /// In sixteen hexadecimal digits.
  package static func text(of bytes: some Sequence<UInt8>) -> String {
    let digits = String(of(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
