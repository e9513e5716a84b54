/// What curl has brought: an answer, or the reason for none.
struct CurlAnswer {
  let answer: WebAnswer

  init(_ outcome: ChildOutcome, to request: WebRequest) throws(WebFailure) {
    switch outcome.end {
    case .tooMuch: throw .tooLarge(limit: request.limit)
    case .tooLate: throw .tooLate(seconds: request.seconds)
    case .signalled: throw .brokenOff
    case .exited(0): break
    case .exited(let status): throw CurlAnswer.failure(status, CurlAnswer.sentence(outcome.errors), request)
    }
    guard let answer = CurlAnswer.answer(in: outcome.output) else { throw .notHTTP }
    if answer.body.count > request.limit { throw .tooLarge(limit: request.limit) }
    self.answer = answer
  }

  /// The reason behind a status of curl. Source: its manual, "Exit codes".
  private static func failure(_ status: Int32, _ reason: String, _ request: WebRequest) -> WebFailure {
    switch status {
    case 1 where reason.hasPrefix("Received HTTP/0.9"): .notHTTP
    case 1: .redirectedElsewhere
    case 5, 6: .unknownHost
    case 7: .notReached
    case 8: .notHTTP
    case 18, 52, 55, 56, 92: .brokenOff
    case 28: .tooLate(seconds: request.seconds)
    case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: .insecure(reason)
    case 47: .endlessRedirection
    case 63: .tooLarge(limit: request.limit)
    default: .curl(status, reason)
    }
  }

  /// The first line of what curl says, without `curl: (6) ` before it.
  private static func sentence(_ errors: [UInt8]) -> String {
    let line = errors.prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix("curl: ("), let end = text.firstIndex(of: ")") else { return text }
    return String(text[text.index(after: end)...].drop { $0 == " " })
  }

  // MARK: Headers

  /// Takes the headers off the output. Before that of the answer come those of redirections that were followed, and of
  /// announcements (status 100 to 199).
  private static func answer(in output: [UInt8]) -> WebAnswer? {
    var rest = output[...]
    while true {
      guard let block = header(from: &rest), let status = status(of: block.first ?? []) else { return nil }
      let headers = block.dropFirst().compactMap(field)
      let isFollowed = (300...399).contains(status) && headers.contains { $0.name.lowercased() == "location" }
      if (100...199).contains(status) || isFollowed && rest.starts(with: "HTTP/".utf8) { continue }
      return WebAnswer(status: status, headers: headers, body: Array(rest))
    }
  }

  /// Takes the lines of a header off the beginning of a text; nil if no header with its empty line is there.
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

  private static func field(_ line: ArraySlice<UInt8>) -> WebHeader? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let value = line[(colon + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
    return WebHeader(String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self))
  }
}
