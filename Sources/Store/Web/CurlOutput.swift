import Platform

/// The results of curl over one connection: for each request a response, or the reason for its absence.
///
/// Each response is followed by a line with the boundary, curl's status for the request, and its error message.
struct CurlOutput {
  private(set) var results: [Result<HTTPResponse, HTTPFailure>] = []
  private let limits: RequestLimits

  /// - Parameter boundary: the word that ends each response.
  init(
    _ outcome: Result<ChildOutcome, ErrorNumber>, of requests: [HTTPRequest], boundary: String,
    within limits: RequestLimits
  ) {
    self.limits = limits
    switch outcome {
    case .failure(let error): results.append(.failure(.system(error)))
    case .success(let outcome):
      read(outcome.output[...], count: requests.count, Array("\n\(boundary) ".utf8))
      if results.count < requests.count, let failure = interruption(outcome) { results.append(.failure(failure)) }
    }
    while results.count < requests.count { results.append(.failure(.notSent)) }
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

  /// The status of curl for responses of 400 and above.
  private static let refusal: Int32 = 22
}

extension HTTPResponse {
  /// Splits a response that curl has written with its header. Informational responses (status 100 to 199) come before
  /// it and are skipped.
  ///
  /// - Parameter isPassed: whether a response with this status is skipped if another one follows.
  /// - Returns: nil without a header.
  fileprivate init?(written output: ArraySlice<UInt8>, isPassed: (Int) -> Bool) {
    var rest = output
    while true {
      guard let block = Self.header(from: &rest), let status = Self.status(of: block.first ?? []) else { return nil }
      if (100...199).contains(status) || rest.starts(with: "HTTP/".utf8) && isPassed(status) { continue }
      self.init(status: status, headers: block.dropFirst().compactMap(Self.field), body: Array(rest))
      return
    }
  }

  /// Removes the lines of a header from the beginning of a text. Returns nil without a header with its final empty
  /// line.
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
  /// The index of the first occurrence of some bytes, if any.
  ///
  /// - Parameter bytes: the bytes to find, at least one.
  fileprivate func offset(of bytes: [UInt8]) -> Int? {
    withUnsafeBytes { whole in
      guard let base = whole.baseAddress else { return nil }
      var start = 0
      while start + bytes.count <= whole.count,
        let found = memchr(base + start, Int32(bytes[0]), whole.count - bytes.count - start + 1)
      {
        start = UnsafeRawPointer(found) - base
        if memcmp(found, bytes, bytes.count) == 0 { return startIndex + start }
        start += 1
      }
      return nil
    }
  }
}
