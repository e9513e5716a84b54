import ItineraryCore

/// A name as names of teams, venues, cities and columns are compared: its letters and digits, without case,
/// diacritics and punctuation. `St. Louis`, `ST LOUIS` and `Saint Louis` are one.
package struct NameKey: Hashable, Sendable {
  /// Words with one space between them.
  package let text: String

  package init(_ name: Substring) { self.init(String(name)) }

  package init(_ name: String) {
    let plain = name.utf8.allSatisfy { $0 < 0x80 } ? name : FoldedText(name).text
    var bytes: [UInt8] = []
    bytes.reserveCapacity(plain.utf8.count)
    for byte in plain.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: bytes.append(byte)
      case UInt8(ascii: "."), UInt8(ascii: "'"): break
      case UInt8(ascii: "&"): bytes.append(contentsOf: " and ".utf8)
      default: bytes.append(space)
      }
    }
    let words = bytes.split(separator: space).map { NameKey.longForms[$0] ?? $0 }
    text = String(decoding: Array(words.joined(separator: [space])), as: UTF8.self)
  }

  package var isEmpty: Bool { text.isEmpty }

  /// The abbreviations that stand for whole words, by the word.
  private static let longForms: [ArraySlice<UInt8>: ArraySlice<UInt8>] = {
    let pairs = [("saint", "st"), ("sainte", "ste"), ("fort", "ft"), ("mount", "mt"), ("utd", "united")]
    return Dictionary(uniqueKeysWithValues: pairs.map { (Array($0.utf8)[...], Array($1.utf8)[...]) })
  }()
}

private let space = UInt8(ascii: " ")
