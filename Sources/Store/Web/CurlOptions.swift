/// The options of curl for consecutive requests over one connection.
///
/// They are passed on standard input, because other users of the machine can see arguments.
struct CurlOptions {
  private(set) var bytes: [UInt8] = []

  static let arguments = [
    // Must come first: ignores the user's settings of curl.
    "--disable",
    "--silent", "--suppress-connect-headers", "--fail-early", "--config", "-",
  ]

  /// - Parameter boundary: the word that marks the end of each response.
  init(_ requests: [HTTPRequest], within limits: RequestLimits, agent: String, boundary: String) {
    for (index, request) in requests.enumerated() {
      if index > 0 { add("next") }
      add(request, within: limits, agent)
      // Not quoted like other values, because curl itself interprets the escapes here.
      bytes += Array("write-out = \"\\n\(boundary) %{exitcode} %{errormsg}\\n\"\n".utf8)
    }
  }

  /// Adds all options of a request. Options are not carried over to the next one.
  private mutating func add(_ request: HTTPRequest, within limits: RequestLimits, _ agent: String) {
    add("url", request.address.url)
    add("request", request.method)
    for switched in ["include", "globoff", "path-as-is", "fail-with-body"] { add(switched) }
    if request.mayBeCompressed { add("compressed") }
    add("proto", request.address.isSecure ? "=https" : "=http")
    add("max-filesize", "\(limits.limit)")
    add("connect-timeout", "\(min(limits.seconds, Self.mostToConnect))")
    add("max-time", "\(limits.seconds)")
    add("user-agent", agent)
    if let login = limits.login {
      add("user", "\(login.user):\(login.password)")
      add(login.scheme.rawValue)
    }
    // A proxy could read everything that is sent to it without encryption.
    if !request.address.isSecure, limits.login != nil || request.address.isThisMachine { add("noproxy", "*") }
    // Overrides the values that curl uses for requests with a content.
    add("header", "Expect:")
    for header in [HTTPHeader("Accept", "*/*")] + request.headers {
      add("header", "\(header.name): \(header.value.printable)")
    }
    if let body = request.body { add(content: body[...]) }
  }

  /// The longest time for making a connection, in seconds.
  private static let mostToConnect = 10

  /// Adds a content. A line of options has at most 100 KB, so a long content is split into several `json` options,
  /// which curl concatenates unchanged. A content that begins with `@` would name a file.
  private mutating func add(content: ArraySlice<UInt8>) {
    if content.count <= Self.longestPart { return add("data-raw", content) }
    var rest = content
    while !rest.isEmpty {
      var part = rest.prefix(Self.longestPart)
      while part.count > 1, rest.dropFirst(part.count).first == UInt8(ascii: "@") { part = part.dropLast() }
      add("json", part)
      rest = rest.dropFirst(part.count)
    }
  }

  private static let longestPart = 40_000

  private mutating func add(_ option: String) { bytes += Array("\(option)\n".utf8) }

  private mutating func add(_ option: String, _ value: String) { add(option, Array(value.utf8)[...]) }

  private mutating func add(_ option: String, _ value: ArraySlice<UInt8>) {
    bytes += Array("\(option) = \"".utf8)
    for byte in value {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += Array("\\n".utf8)
      case 0x0D: bytes += Array("\\r".utf8)
      default: bytes.append(byte)
      }
    }
    bytes += Array("\"\n".utf8)
  }
}

extension String {
  /// The text without control characters, which header fields cannot contain.
  fileprivate var printable: String {
    var text = ""
    text.unicodeScalars += unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }
    return text
  }
}
