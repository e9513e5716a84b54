import Disk
import Glibc

/// What curl has brought over one connection: for each question an answer, or the reason for none.
///
/// Each answer ends with a line that holds the seal, the status with which curl ended it and what it says of that.
struct CurlReports {
  private(set) var results: [Result<WebAnswer, WebFailure>] = []

  /// - Parameters:
  ///   - count: how many questions there were.
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

  /// The reason why the last answer is not whole, if curl itself has not said it.
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

  /// The status of curl for an answer of 400 or more.
  private static let refusal: Int32 = 22
}

extension ArraySlice<UInt8> {
  /// The index at which bytes occur first; nil if they do not.
  ///
  /// - Parameter bytes: not empty.
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
