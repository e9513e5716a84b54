import Almanac
import Platform

/// Makes requests with the program curl, 7.88 or later. Addresses, header fields and passwords are passed on standard
/// input, because other users of the machine can see arguments.
package struct Curl: HTTPClient {
  private let agent: String
  private let path: FilePath?

  package init(agent: String, path: FilePath?) {
    (self.agent, self.path) = (agent, path)
  }

  package func responses(
    to requests: [HTTPRequest], within limits: RequestLimits
  ) -> [Result<HTTPResponse, HTTPFailure>] {
    guard let program = FilePath("curl").found(in: path) else { return requests.map { _ in .failure(.noCurl) } }
    let sent = requests.filter(\.canBeSent)
    // No server can guess it.
    let boundary = "barnstorm-\(UInt64.random(in: .min ... .max))-\(UInt64.random(in: .min ... .max))"
    let options = CurlOptions(sent, within: limits, agent: agent, boundary: boundary)
    let outcome = Result { () throws(ErrorNumber) in
      // A deadline of our own, in case curl does not meet its one.
      try ChildProcess.run(
        program, CurlOptions.arguments, input: options.bytes, limit: limits.limit + Self.maxHeaders,
        seconds: limits.seconds + 2 + Self.secondsPerRequest * sent.count)
    }
    var results = CurlOutput(outcome, count: sent.count, boundary: boundary, within: limits).results[...]
    return requests.map { $0.canBeSent ? results.removeFirst() : .failure(.unsendable) }
  }

  /// The bytes of the headers of all responses.
  private static let maxHeaders = 1 << 20

  /// The time for each request, in addition to the time for the longest.
  private static let secondsPerRequest = 5
}

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

  /// Options are not carried over to the next request.
  private mutating func add(_ request: HTTPRequest, within limits: RequestLimits, _ agent: String) {
    add("url", request.address.url)
    add("request", request.method)
    for switched in ["include", "globoff", "path-as-is", "fail-with-body"] { add(switched) }
    if request.mayBeCompressed { add("compressed") }
    add("proto", request.address.isSecure ? "=https" : "=http")
    add("max-filesize", "\(limits.limit)")
    add("connect-timeout", "\(min(limits.seconds, Self.maxToConnect))")
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

  private static let maxToConnect = 10

  /// A line of options has at most 100 KB, so a long content is split into several `json` options, which curl
  /// concatenates unchanged. A content that begins with `@` would name a file.
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

struct CurlOutput {
  private(set) var results: [Result<HTTPResponse, HTTPFailure>] = []
  private let limits: RequestLimits

  init(
    _ outcome: Result<ChildOutcome, ErrorNumber>, count: Int, boundary: String, within limits: RequestLimits
  ) {
    self.limits = limits
    switch outcome {
    case .failure(let error): results.append(.failure(.system(error)))
    case .success(let outcome):
      read(outcome.output[...], count: count, Array("\n\(boundary) ".utf8))
      if results.count < count, let failure = interruption(outcome) { results.append(.failure(failure)) }
    }
    while results.count < count { results.append(.failure(.notSent)) }
  }

  /// The reason why the last response is incomplete, if curl itself has not given one.
  private func interruption(_ outcome: ChildOutcome) -> HTTPFailure? {
    switch outcome.end {
    case .tooMuch: .tooLarge(limit: limits.limit)
    case .tooLate: .timedOut(seconds: limits.seconds)
    case .signalled: .truncated
    case .exited(let status): results.isEmpty ? .curl(status, Self.sentence(outcome.errors)) : nil
    }
  }

  /// The first line of curl's error message, without the leading `curl: (6) `.
  private static func sentence(_ errors: [UInt8]) -> String {
    let line = errors.prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix("curl: ("), let end = text.firstIndex(of: ")") else { return text }
    return String(text[text.index(after: end)...].drop { $0 == " " })
  }

  private mutating func read(_ output: ArraySlice<UInt8>, count: Int, _ boundary: [UInt8]) {
    var rest = output
    while results.count < count, let place = rest.offset(of: boundary) {
      let response = rest[..<place]
      rest = rest[(place + boundary.count)...]
      let line = rest.prefix { $0 != 0x0A }
      rest = rest.dropFirst(line.count + 1)
      let words = line.split(separator: 0x20, maxSplits: 1)
      let status = words.first.flatMap { Int32(String(decoding: $0, as: UTF8.self)) } ?? 2
      let reason = words.count > 1 ? String(decoding: words[1], as: UTF8.self) : ""
      results.append(result(response, status, reason))
    }
  }

  private func result(
    _ output: ArraySlice<UInt8>, _ status: Int32, _ reason: String
  ) -> Result<HTTPResponse, HTTPFailure> {
    guard status == 0 || status == Self.refusal else {
      return .failure(HTTPFailure(curl: status, reason, within: limits))
    }
    let response = HTTPResponse(written: output) { status in
      // A challenge told curl which authentication to use.
      limits.login?.scheme == .digest && status == 401
    }
    guard let response else { return .failure(.notHTTP) }
    return response.body.count > limits.limit ? .failure(.tooLarge(limit: limits.limit)) : .success(response)
  }

  private static let refusal: Int32 = 22
}

extension HTTPResponse {
  /// Skips informational responses (status 100 to 199), and those that pass if another one follows.
  fileprivate init?(written output: ArraySlice<UInt8>, isPassed: (Int) -> Bool) {
    var rest = output
    while true {
      guard let block = Self.header(from: &rest), let status = Self.status(of: block.first ?? []) else { return nil }
      if (100...199).contains(status) || rest.starts(with: "HTTP/".utf8) && isPassed(status) { continue }
      self.init(status: status, headers: block.dropFirst().compactMap(Self.field), body: Array(rest))
      return
    }
  }

  /// Removes the lines of a header from the beginning of a text; nil without one with its final empty line.
  private static func header(from rest: inout ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    guard rest.starts(with: "HTTP/".utf8) else { return nil }
    var lines: [ArraySlice<UInt8>] = []
    while let end = rest.firstIndex(of: 0x0A) {
      var line = rest[rest.startIndex..<end]
      rest = rest[(end + 1)...]
      if line.last == 0x0D { line.removeLast() }
      if line.isEmpty { return lines }
      lines.append(line)
    }
    return nil
  }

  /// The status in `HTTP/1.1 200 OK`.
  private static func status(of line: ArraySlice<UInt8>) -> Int? {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard words.count > 1, let status = Int(String(decoding: words[1], as: UTF8.self)) else { return nil }
    return (100...999).contains(status) ? status : nil
  }

  private static func field(_ line: ArraySlice<UInt8>) -> HTTPHeader? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    return HTTPHeader(String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self))
  }
}

extension ArraySlice<UInt8> {
  fileprivate func offset(of bytes: [UInt8]) -> Int? {
    indices.first { self[$0] == bytes[0] && self[$0...].starts(with: bytes) }
  }
}
