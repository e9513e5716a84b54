import Almanac
import Platform

/// An address of the web: `https://…`, `http://…`, or `webcal://…`, which calendars use for `https:`.
///
/// The only reader of addresses: host, port and scheme are decided here, and requests get ``url``, which is written
/// from these parts. So no other program reads what a user, a trip or a server has written.
package struct WebAddress: Hashable, Sendable {
  package let text: String
  package let isSecure: Bool
  private let name: HostName
  /// Nil for the usual port of the scheme.
  private let port: Int?
  /// Path and query in ASCII; empty if both are missing.
  private let target: String

  /// - Parameter text: a text that ``isAddress(by:)``.
  package init(_ text: String) throws(Failure) {
    try WebAddress.check(text)
    self.text = String(text.prefix { $0 != "#" })
    isSecure = FilePath.webScheme(of: Array(text.utf8)) != "http"
    let rest = self.text.drop { $0 != ":" }
    guard rest.hasPrefix("://") else { throw .noHost }
    let authority = rest.dropFirst(3).prefix { $0 != "/" && $0 != "?" }
    if authority.contains("@") { throw .hasPassword }
    let written = authority.hasPrefix("[") ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    if written.isEmpty { throw .noHost }
    name = try HostName(written[...])
    port = try WebAddress.port(in: authority.dropFirst(written.count), usual: isSecure ? 443 : 80)
    let target = rest.dropFirst(3 + authority.count)
    self.target = WebAddress.escaped(target.hasPrefix("?") ? "/\(target)" : String(target))
  }

  private init(_ target: String, on other: WebAddress) throws(Failure) {
    (isSecure, name, port, self.target) = (other.isSecure, other.name, other.port, WebAddress.escaped(target))
    text = other.origin + self.target
    if text.utf8.count > WebAddress.longest { throw .tooLong }
  }

  /// Refuses what readers of addresses treat in different ways, wherever it is.
  private static func check(_ text: String) throws(Failure) {
    if text.utf8.count > longest { throw .tooLong }
    for scalar in text.unicodeScalars {
      if scalar == "\\" { throw .backslash }
      let kind = scalar.properties.generalCategory
      if kind == .control || kind == .format { throw .controlCharacter }
      if scalar.properties.isWhitespace { throw .blank }
    }
  }

  private static func port(in text: Substring, usual: Int) throws(Failure) -> Int? {
    if text.isEmpty || text == ":" { return nil }
    let digits = text.dropFirst().utf8
    guard text.hasPrefix(":"), digits.count <= 5, digits.allSatisfy({ (0x30...0x39).contains($0) }),
      let port = Int(text.dropFirst()), (1...65_535).contains(port)
    else { throw .noPort }
    return port == usual ? nil : port
  }

  /// A refused address for messages, with asterisks in place of the user and password.
  package static func withoutPassword(_ text: String) -> String {
    guard let at = text.lastIndex(of: "@"), let start = text.firstIndex(of: ":") else { return text }
    return at > start ? "\(text[...start])//***\(text[at...])" : text
  }

  package static func isAddress(by text: String) -> Bool {
    FilePath.webScheme(of: Array(text.utf8)) != nil
  }

  private static let longest = 8000

  private static func escaped(_ text: String) -> String {
    PercentCoding.encoded(text.utf8) { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
  }
}

extension WebAddress {
  package var url: String { origin + target }

  /// Scheme, host and port: `https://example.com`. A password for one origin is not for another.
  package var origin: String {
    "\(isSecure ? "https" : "http")://\(name.text)" + (port.map { ":\($0)" } ?? "")
  }

  /// The host in lower case without a port: `cloud.example.com`, `[::1]`.
  package var host: String { name.text }

  package var isThisMachine: Bool {
    if host == "localhost" || host.hasSuffix(".localhost") || host == "[::1]" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
    return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
  }

  /// The percent-encoded path without a query, at least `/`.
  package var path: String {
    let path = target.prefix { $0 != "?" }
    return path.isEmpty ? "/" : String(path)
  }

  /// - Parameter path: percent-encoded, beginning with `/`.
  package func at(_ path: String) throws(Failure) -> WebAddress {
    try WebAddress(path.map { $0 == "#" ? "%23" : $0 == "?" ? "%3F" : String($0) }.joined(), on: self)
  }

  /// The address that a reference found at this address leads to (RFC 3986, 5.2).
  package func resolving(_ reference: String) throws(Failure) -> WebAddress {
    if WebAddress.isAddress(by: reference) { return try WebAddress(reference) }
    if reference.hasPrefix("//") { return try WebAddress("\(isSecure ? "https" : "http"):\(reference)") }
    try WebAddress.check(reference)
    let target = String(reference.prefix { $0 != "#" })
    if target.hasPrefix("/") { return try WebAddress(target, on: self) }
    let folder = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
    return try WebAddress("\(folder)/\(target)", on: self)
  }
}

extension WebAddress: CustomStringConvertible {
  package var description: String { text }
}

extension Failure {
  static let controlCharacter = Failure("the address contains control characters")
  static let blank = Failure("the address contains a blank; use %20 instead")
  static let backslash = Failure("the address contains a backslash; use / or %5C instead")
  static let noHost = Failure("the address has no host; use, for example, https://example.com/team.ics")
  static let ambiguousHost = Failure("the host is ambiguous; use a plain name, or an IP address in its usual form")
  static let noPort = Failure("the port must be a number from 1 to 65535")
  static let hasPassword = Failure(
    "remove the user name and password from the address: they would be saved in the trip file")
  static let tooLong = Failure("the address is longer than 8,000 bytes")
}

/// The host of an address, in the only form in which requests name it: lower-case ASCII.
///
/// Refused is what another reader of addresses could take for another host: blanks and escapes, numbers that only some
/// take for an IPv4 address (`127.1`, `0x7f.0.0.1`), empty labels, and letters beyond ASCII, which browsers copy in
/// another form (`xn--bcher-kva.example`) and some readers replace by others (`ﬁ`, `．`).
struct HostName: Hashable, Sendable {
  let text: String

  init(_ written: Substring) throws(Failure) {
    if written.hasPrefix("[") {
      text = try HostName.bracketed(written)
      return
    }
    text = written.lowercased()
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = labels.allSatisfy { (1...63).contains($0.utf8.count) && $0.utf8.allSatisfy(HostName.isPlain) }
    let isNumber = labels.last.map { $0.utf8.allSatisfy(HostName.isDigit) || $0.hasPrefix("0x") } ?? true
    if !isPlain || text.utf8.count > 253 || isNumber && !HostName.isFourNumbers(labels) { throw .ambiguousHost }
  }

  /// An IPv6 address in its canonical form, with its brackets. Zones of links are refused.
  private static func bracketed(_ written: Substring) throws(Failure) -> String {
    var bytes = in6_addr()
    var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    guard written.hasSuffix("]"), inet_pton(AF_INET6, String(written.dropFirst().dropLast()), &bytes) == 1,
      inet_ntop(AF_INET6, &bytes, &text, socklen_t(text.count)) != nil
    else { throw .ambiguousHost }
    return "[" + String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) + "]"
  }

  private static func isFourNumbers(_ labels: [Substring]) -> Bool {
    labels.count == 4 && labels.allSatisfy { label in UInt8(label).map { "\($0)" == label } ?? false }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isPlain(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
  }
}
