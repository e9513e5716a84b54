/// The result of a run of curl: an answer, or the reason why there is none.
struct CurlAnswer {
  let answer: WebAnswer

  init(_ outcome: ChildOutcome, to request: WebRequest) throws(WebFailure) {
    switch outcome.end {
    case .tooMuch: throw .tooLarge(limit: request.limit)
    case .tooLate: throw .tooLate(seconds: request.seconds)
    case .signalled: throw .brokenOff
    case .exited(0): break
    case .exited(let status):
      throw WebFailure(
        status, CurlAnswer.sentence(outcome.errors), limit: request.limit, seconds: request.seconds)
    }
    guard let answer = WebAnswer(written: outcome.output[...], passes: .redirections) else { throw .notHTTP }
    if answer.body.count > request.limit { throw .tooLarge(limit: request.limit) }
    self.answer = answer
  }

  /// The first line of curl's error message, without the leading `curl: (6) `.
  static func sentence(_ errors: [UInt8]) -> String {
    let line = errors.prefix { $0 != 0x0A && $0 != 0x0D }
    let text = String(decoding: line, as: UTF8.self)
    guard text.hasPrefix("curl: ("), let end = text.firstIndex(of: ")") else { return text }
    return String(text[text.index(after: end)...].drop { $0 == " " })
  }
}

extension WebFailure {
  /// The meaning of an exit status of curl. Source: its manual, "Exit codes".
  ///
  /// - Parameters:
  ///   - reason: curl's error message.
  ///   - limit: the largest number of bytes allowed.
  ///   - seconds: the longest time allowed.
  init(_ status: Int32, _ reason: String, limit: Int, seconds: Int) {
    self =
      switch status {
      // `Received HTTP/0.9 when not allowed`, `Unsupported HTTP version in response`.
      case 1 where reason.split(separator: " ").contains { $0.hasPrefix("HTTP") }: .notHTTP
      case 1: .redirectedElsewhere
      case 5, 6: .unknownHost
      case 7: .notReached
      case 8: .notHTTP
      case 18, 52, 55, 56, 61, 92: .brokenOff
      case 28: .tooLate(seconds: seconds)
      case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: .insecure(reason)
      case 47: .endlessRedirection
      case 63: .tooLarge(limit: limit)
      default: .curl(status, reason)
      }
  }
}
