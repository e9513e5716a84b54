/// Paths as a trip file names them: text on a line of its own.
extension FilePath {
  /// The path as text that ``init(stored:)`` reads back as the same path. A path that is not UTF-8, contains a control
  /// character or looks like an address becomes a `file:` address, in which a byte is written as `%E9` (RFC 3986, RFC
  /// 8089). Any other path is unchanged. A relative path stays relative.
  package var stored: String {
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F } && !FilePath.isAddress(bytes)
    if isPlain, let text { return text }
    return FilePath.scheme
      + PercentCoding.encoded(bytes) { PercentCoding.isUnreserved($0) || $0 == UInt8(ascii: "/") }
  }

  /// The path in output for programs: ``stored`` if it is not UTF-8 or looks like an address, else unchanged.
  package var forPrograms: String { text.flatMap { FilePath.isAddress(bytes) ? nil : $0 } ?? stored }

  package init(stored: String) {
    let bytes = Array(stored.utf8)
    guard FilePath.begins(bytes, with: FilePath.scheme) else {
      self.init(bytes: bytes)
      return
    }
    self.init(bytes: PercentCoding.decoded(FilePath.withoutHost(bytes.dropFirst(FilePath.scheme.utf8.count))))
  }

  private static let scheme = "file:"

  /// The scheme of an address of the web in lower case: `https`; nil for any other text.
  package static func webScheme(of bytes: [UInt8]) -> String? {
    ["https", "http", "webcal"].first { begins(bytes, with: $0 + ":") }
  }

  private static func isAddress(_ bytes: [UInt8]) -> Bool {
    begins(bytes, with: scheme) || webScheme(of: bytes) != nil
  }

  private static func begins(_ bytes: [UInt8], with start: String) -> Bool {
    let letters = bytes.prefix(start.utf8.count).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return letters.elementsEqual(start.utf8)
  }

  private static func withoutHost(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for host in ["//localhost/", "///"] where bytes.starts(with: host.utf8) {
      return bytes.dropFirst(host.utf8.count - 1)
    }
    return bytes
  }
}
