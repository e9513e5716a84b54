import Base
import TripCore

/// An address that may be linked in a file: `http` or `https`, without characters that could end or change the link.
struct WebLink: Equatable {
  /// The address in ASCII. Characters that addresses cannot contain are percent-encoded: `%20`.
  let address: String

  /// Makes a link of a text. Returns nil if the text is not such an address and can only be shown.
  init?(_ text: String) {
    let start = text.prefix(8).lowercased()
    guard start.hasPrefix("https://") || start.hasPrefix("http://") else { return nil }
    var address = ""
    for byte in text.utf8 { address += WebLink.isPlain(byte) ? String(Unicode.Scalar(byte)) : WebLink.encoded(byte) }
    guard address.utf8.count > 8, address.utf8.count <= 2000 else { return nil }
    self.address = address
  }

  /// A text as a value within an address.
  static func value(_ text: String) -> String {
    var value = ""
    for byte in text.utf8 {
      let isPlain = isLetterOrDigit(byte) || "-._~,".utf8.contains(byte)
      value += isPlain ? String(Unicode.Scalar(byte)) : byte == UInt8(ascii: " ") ? "+" : encoded(byte)
    }
    return value
  }

  private static func encoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.count == 1 ? "0" : "") + digits
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (97...122).contains(byte | 0x20) || (48...57).contains(byte)
  }

  /// Whether an address may contain a byte unencoded (RFC 3986). Quotes are excluded because they end an attribute.
  private static func isPlain(_ byte: UInt8) -> Bool {
    isLetterOrDigit(byte) || "-._~:/?#[]@!$&()*+,;=%".utf8.contains(byte)
  }
}
