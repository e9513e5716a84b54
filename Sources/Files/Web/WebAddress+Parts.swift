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
