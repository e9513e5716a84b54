/// A text that leads to an address, as terminals link it (OSC 8).
package struct Hyperlink: Equatable, Sendable {
  package let text: String
  /// The address in printable ASCII, with one of the schemes that are handed to a terminal.
  package let address: String

  private static let schemes = ["http", "https", "tel", "geo", "mailto"]
  private static let longest = 2000

  /// Returns nil for an empty text, and for an address with another scheme or none.
  package init?(_ text: String, to address: String) {
    let scheme = address.prefix { $0 != ":" }.lowercased()
    // A `%` stays: an address is encoded already, but for what it can't contain.
    let encoded = PercentCoding.encoded(address.utf8) { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
    guard !text.isEmpty, Self.schemes.contains(scheme), encoded.utf8.count > scheme.utf8.count + 1,
      encoded.utf8.count <= Self.longest
    else { return nil }
    (self.text, self.address) = (text, encoded)
  }

  package init?(phone: String) {
    let digits = phone.filter { $0.isASCII && $0.isNumber }
    guard digits.count > 4 else { return nil }
    self.init(phone, to: "tel:" + (phone.first == "+" ? "+" : "") + digits)
  }

  package static func found(in text: String) -> [Hyperlink] {
    text.split(whereSeparator: \.isWhitespace).compactMap { word in
      let start = word.drop { "([<\"'".contains($0) }
      let address = String(start.reversed().drop { ".,;:!?)]>\"'".contains($0) }.reversed())
      return ["https://", "http://"].contains { address.lowercased().hasPrefix($0) }
        ? Hyperlink(address, to: address) : nil
    }
  }
}
