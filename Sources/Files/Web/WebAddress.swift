import Base

/// An address of the web: `https://…`, `http://…`, or `webcal://…`, which calendars use for `https:`.
package struct WebAddress: Hashable, Sendable {
  /// The address as it was given, without the fragment.
  package let text: String

  /// The reasons why a text is not an address for requests.
  package enum Refusal: Error, Equatable, Sendable {
    case controlCharacter, noHost, noPort, hasPassword, tooLong
  }

  /// - Parameter text: a text that ``isMeant(by:)``.
  package init(_ text: String) throws(Refusal) {
    if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { throw .controlCharacter }
    if text.utf8.count > WebAddress.longest { throw .tooLong }
    self.text = String(text.prefix { $0 != "#" })
    let host = authority
    if host.contains("@") { throw .hasPassword }
    if host.isEmpty || host.hasPrefix(":") || host.contains(" ") || host.contains("\\") { throw .noHost }
    if !hasPossiblePort { throw .noPort }
  }

  /// Whether a text begins as an address does.
  package static func isMeant(by text: String) -> Bool {
    FilePath.webScheme(of: Array(text.utf8)) != nil
  }

  /// The largest number of bytes of an address.
  private static let longest = 8000

  /// The part between the scheme and the path. Missing or doubled slashes are accepted, as in browsers.
  var authority: Substring {
    afterScheme.prefix { !["/", "?", "\\"].contains($0) }
  }

  var afterScheme: Substring {
    guard let colon = text.firstIndex(of: ":") else { return "" }
    return text[text.index(after: colon)...].drop { $0 == "/" }
  }

  /// The address for requests, in ASCII except for the name of the host.
  package var url: String {
    let scheme = FilePath.webScheme(of: Array(text.utf8)) == "http" ? "http" : "https"
    let host = authority
    let rest = afterScheme.dropFirst(host.count)
    return "\(scheme)://\(host)" + rest.utf8.map(WebAddress.escaped).joined()
  }

  private static func escaped(_ byte: UInt8) -> String {
    if (0x21...0x7E).contains(byte) { return String(Unicode.Scalar(byte)) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
  }
}

extension WebAddress: CustomStringConvertible {
  package var description: String { text }
}

extension WebAddress.Refusal: CustomStringConvertible {
  /// A phrase to follow the address.
  package var description: String {
    switch self {
    case .controlCharacter: "the address contains control characters"
    case .noHost: "the address has no host; use, for example, https://example.com/team.ics"
    case .noPort: "the port must be a number from 1 to 65535"
    case .hasPassword: "remove the user name and password from the address: they would be saved in the trip file"
    case .tooLong: "the address is longer than 8,000 bytes"
    }
  }
}

extension WebAddress {
  /// Whether requests use a secure connection.
  package var isSecure: Bool { url.hasPrefix("https:") }

  /// The host in lower case without a port: `cloud.example.com`, `[::1]`.
  package var host: String {
    let authority = authority.lowercased()
    if authority.hasPrefix("["), let end = authority.firstIndex(of: "]") { return String(authority[...end]) }
    return String(authority.prefix { $0 != ":" })
  }

  /// Whether what follows the host is nothing, or a port that there may be.
  var hasPossiblePort: Bool {
    let port = authority.dropFirst(host.count)
    if port.isEmpty || port == ":" { return true }
    return port.hasPrefix(":") && Int(port.dropFirst()).map { (1...65_535).contains($0) } ?? false
  }

  /// Whether the host is this machine.
  package var isThisMachine: Bool {
    let host = host
    if host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }

  /// The percent-encoded path without a query, at least `/`.
  package var path: String {
    let path = afterScheme.dropFirst(authority.count).prefix { $0 != "?" }
    return path.hasPrefix("/") ? String(path) : "/\(path)"
  }

  /// Returns the address of another path on this host.
  ///
  /// - Parameter path: a percent-encoded path that begins with `/`.
  package func at(_ path: String) throws(Refusal) -> WebAddress {
    let escaped = path.map { $0 == "#" ? "%23" : $0 == "?" ? "%3F" : String($0) }.joined()
    return try WebAddress("\(isSecure ? "https" : "http")://\(authority)\(escaped)")
  }

  /// The address that a reference found at this address leads to (RFC 3986, 5.2). The reference is an address or a
  /// path.
  package func resolving(_ reference: String) throws(Refusal) -> WebAddress {
    if WebAddress.isMeant(by: reference) { return try WebAddress(reference) }
    let scheme = isSecure ? "https" : "http"
    if reference.hasPrefix("//") { return try WebAddress("\(scheme):\(reference)") }
    if reference.hasPrefix("/") { return try WebAddress("\(scheme)://\(authority)\(reference)") }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return try WebAddress("\(scheme)://\(authority)\(folder)/\(reference)")
  }
}
