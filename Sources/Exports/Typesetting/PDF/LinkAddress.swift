import Base

/// Addresses that a document may link to.
package enum LinkAddress {
  private static let schemes = ["http", "https", "mailto", "tel", "geo"]

  /// The address with unsafe characters escaped; nil for a scheme that might run something.
  package static func escaped(_ address: String) -> String? {
    let trimmed = address.utf8.drop { $0 <= 0x20 }
    guard let colon = trimmed.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = String(decoding: trimmed[..<colon], as: UTF8.self).lowercased()
    guard schemes.contains(scheme), trimmed.index(after: colon) < trimmed.endIndex else { return nil }
    return PercentCoding.encoded(trimmed) { $0 > 0x20 && $0 < 0x7F && !"\"<>\\^`{|}".utf8.contains($0) }
  }
}
