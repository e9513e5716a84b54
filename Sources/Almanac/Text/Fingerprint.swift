/// A number for a text, the same on every machine (FNV-1a, 64 bits: Fowler, Noll, Vo), no protection from chosen texts.
package enum Fingerprint {
  // Of an array alone: for any sequence, the runtime would look for its types when the first trip is opened.
  package static func of(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  package static func of(_ texts: [String]) -> UInt64 { of(Array(texts.joined(separator: "\n").utf8)) }

  package static func text(of bytes: [UInt8]) -> String { hexadecimal(of(bytes), digits: 16).lowercased() }
}
