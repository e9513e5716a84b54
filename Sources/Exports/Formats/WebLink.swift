import Almanac

/// An address that may be linked in a file: `http` or `https`, without characters that could end or change the link.
struct WebLink: Equatable {
  /// The address in ASCII, with other characters as `%20`.
  let address: String

  /// Makes a link of a text; nil for one that can only be shown.
  init?(_ text: String) {
    let start = text.prefix(8).lowercased()
    guard start.hasPrefix("https://") || start.hasPrefix("http://") else { return nil }
    let address = PercentCoding.encoded(text.utf8, keeping: WebLink.isPlain)
    guard address.utf8.count > 8, address.utf8.count <= 2000 else { return nil }
    self.address = address
  }

  static func value(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return words.map { word in
      PercentCoding.encoded(word.utf8) { PercentCoding.isUnreserved($0) || $0 == UInt8(ascii: ",") }
    }.joined(separator: "+")
  }

  /// Whether an address may contain a byte unencoded (RFC 3986). Quotes are excluded because they end an attribute.
  private static func isPlain(_ byte: UInt8) -> Bool {
    PercentCoding.isUnreserved(byte) || ":/?#[]@!$&()*+,;=%".utf8.contains(byte)
  }
}
