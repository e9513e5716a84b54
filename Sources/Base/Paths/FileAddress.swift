/// Paths as a trip file names them: text on a line of its own.
extension FilePath {
  /// The path as text that ``init(stored:)`` reads back as the same path. A path that is not UTF-8, contains a control
  /// character or looks like an address becomes a `file:` address, in which a byte is written as `%E9` (RFC 3986, RFC
  /// 8089). Any other path is unchanged. A relative path stays relative.
  package var stored: String {
    let isPlain = bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F } && !FilePath.isAddress(bytes)
    if isPlain, let text { return text }
    return FilePath.scheme + bytes.map(FilePath.escaped).joined()
  }

  /// The path in answers for programs, which are JSON and so hold only text. A path that is not UTF-8 or looks like an
  /// address is given as ``stored``; any other path is unchanged.
  package var forPrograms: String { text.flatMap { FilePath.isAddress(bytes) ? nil : $0 } ?? stored }

  package init(stored: String) {
    let bytes = Array(stored.utf8)
    guard FilePath.begins(bytes, with: FilePath.scheme) else {
      self.init(bytes: bytes)
      return
    }
    self.init(bytes: FilePath.unescaped(FilePath.withoutHost(bytes.dropFirst(FilePath.scheme.utf8.count))))
  }

  private static let scheme = "file:"

  /// The scheme of an address of the web in lower case: `https`; nil for any other text.
  package static func webScheme(of bytes: [UInt8]) -> String? {
    ["https", "http", "webcal"].first { begins(bytes, with: $0 + ":") }
  }

  private static func isAddress(_ bytes: [UInt8]) -> Bool {
    begins(bytes, with: scheme) || webScheme(of: bytes) != nil
  }

  /// Whether a text begins with these lower-case letters, ignoring case.
  private static func begins(_ bytes: [UInt8], with start: String) -> Bool {
    let letters = bytes.prefix(start.utf8.count).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return letters.elementsEqual(start.utf8)
  }

  /// Removes the host from `//localhost/path` and `///path`, and returns the path. Anything else is unchanged.
  private static func withoutHost(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for host in ["//localhost/", "///"] where bytes.starts(with: host.utf8) {
      return bytes.dropFirst(host.utf8.count - 1)
    }
    return bytes
  }

  private static func escaped(_ byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "/"):
      String(Unicode.Scalar(byte))
    default: "%" + hexadecimal(byte, digits: 2)
    }
  }

  /// A `%` that no two digits follow means itself.
  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, digits.first != "+", let value = UInt8(digits, radix: 16) {
        result.append(value)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
