import Glibc

/// The results of curl over one connection: for each request an answer, or the reason why there is none.
///
/// Each answer is followed by a line with the seal, curl's status for the request, and its error message.
struct CurlReports {
  private(set) var results: [Result<WebAnswer, WebFailure>] = []

  /// - Parameters:
  ///   - count: the number of requests.
  ///   - seal: the word that ends each answer.
  init(_ outcome: Result<ChildOutcome, ErrorNumber>, of count: Int, seal: String, on terms: WebTerms) {
    switch outcome {
    case .failure(let error): results.append(.failure(.system(error)))
    case .success(let outcome):
      read(outcome.output[...], Array("\n\(seal) ".utf8), on: terms)
      if results.count < count, let failure = Self.interruption(outcome, hasAnswers: !results.isEmpty, on: terms) {
        results.append(.failure(failure))
      }
    }
    while results.count < count { results.append(.failure(.notAsked)) }
  }

  /// The reason why the last answer is incomplete, if curl itself has not given one.
  private static func interruption(_ outcome: ChildOutcome, hasAnswers: Bool, on terms: WebTerms) -> WebFailure? {
    switch outcome.end {
    case .tooMuch: .tooLarge(limit: terms.limit)
    case .tooLate: .tooLate(seconds: terms.seconds)
    case .signalled: .brokenOff
    case .exited(let status): hasAnswers ? nil : .curl(status, CurlAnswer.sentence(outcome.errors))
    }
  }

  private mutating func read(_ output: ArraySlice<UInt8>, _ seal: [UInt8], on terms: WebTerms) {
    var rest = output
    while let place = rest.offset(of: seal) {
      let answer = rest[..<place]
      rest = rest[(place + seal.count)...]
      let line = rest.prefix { $0 != 0x0A }
      rest = rest.dropFirst(line.count + 1)
      let words = line.split(separator: 0x20, maxSplits: 1)
      let status = words.first.flatMap { Int32(String(decoding: $0, as: UTF8.self)) } ?? 2
      let reason = words.count > 1 ? String(decoding: words[1], as: UTF8.self) : ""
      results.append(Self.result(answer, status, reason, on: terms))
    }
  }

  private static func result(
    _ answer: ArraySlice<UInt8>, _ status: Int32, _ reason: String, on terms: WebTerms
  ) -> Result<WebAnswer, WebFailure> {
    guard status == 0 || status == refusal else {
      return .failure(WebFailure(status, reason, limit: terms.limit, seconds: terms.seconds))
    }
    let passed = terms.login?.scheme == .digest ? WebAnswer.Passed.challenges : .none
    guard let answer = WebAnswer(written: answer, passes: passed) else { return .failure(.notHTTP) }
    return .success(answer)
  }

  /// The status of curl for answers of 400 and above.
  private static let refusal: Int32 = 22
}

extension ArraySlice<UInt8> {
  /// The index of the first occurrence of some bytes; nil if there is none.
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
