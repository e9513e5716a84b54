import Base
import Files
import TripCore

/// Requests to one server by one user.
///
/// After a password was refused, nothing more is sent, because servers slow down or lock out clients that keep trying.
struct DAVConnection {
  private let web: any Correspondent
  private(set) var login: WebLogin?
  /// Whether the server has required another authentication scheme than the first.
  private var hasChanged = false
  /// Whether the server has refused the password, or requires one and there is none.
  private(set) var isRefused = false
  /// The time at the server when it last answered; nil if it has not said it.
  private(set) var serverTime: Timestamp?

  init(_ web: any Correspondent, _ login: WebLogin?) { (self.web, self.login) = (web, login) }

  /// Makes requests until one of them shows that there is no point in going on.
  ///
  /// - Parameter connections: the largest number of connections at a time. With one connection, each request waits for
  ///   the previous answer.
  /// - Returns: for each request its answer, which may be a refusal, or the reason why there is none.
  mutating func ask(_ questions: [WebQuestion], connections: Int = 1) -> [Result<WebAnswer, StoreFailure>] {
    var results = [Result<WebAnswer, StoreFailure>?](repeating: nil, count: questions.count)
    var end: StoreFailure? = isRefused ? .password : nil
    var open = Array(questions.indices)
    while !open.isEmpty, end == nil {
      let before = (open.count, login)
      let terms = WebTerms(login: login, connections: connections)
      let answers = web.answers(to: open.map { questions[$0] }, on: terms)
      for (index, answer) in zip(open, answers) {
        let host = questions[index].address.host
        guard let result = take(answer, from: host, asked: before.1) else { continue }
        results[index] = result
        if case .failure(let failure) = result, failure.endsCorrespondence { end = end ?? failure }
      }
      open.removeAll { results[$0] != nil }
      if (open.count, login) == before { end = .offline("the server was not asked") }
    }
    let reason = end ?? .offline("the server was not asked")
    return results.map { result in result ?? .failure(reason) }
  }

  mutating func ask(_ question: WebQuestion) throws(StoreFailure) -> WebAnswer {
    try ask([question])[0].get()
  }

  /// - Returns: nil if the request has to be repeated.
  private mutating func take(
    _ answer: Result<WebAnswer, WebFailure>, from host: String, asked login: WebLogin?
  ) -> Result<WebAnswer, StoreFailure>? {
    switch answer {
    case .failure(.notAsked): return nil
    case .failure(let failure): return .failure(StoreFailure(failure, host: host))
    case .success(let answer):
      serverTime = answer.header("Date").flatMap(Timestamp.init(http:)) ?? serverTime
      if answer.status == 401 { return takeChallenge(answer, asked: login) }
      return StoreFailure(unableToAnswer: answer, host: host).map { .failure($0) } ?? .success(answer)
    }
  }

  /// Basic is tried first, because Digest costs an additional request each time. If the server accepts only the other
  /// scheme, switches to it once.
  private mutating func takeChallenge(
    _ answer: WebAnswer, asked: WebLogin?
  ) -> Result<WebAnswer, StoreFailure>? {
    let schemes = answer.headers.filter { $0.name.lowercased() == "www-authenticate" }.map { $0.value.lowercased() }
    let takes = { (scheme: WebLogin.Scheme) in schemes.contains { $0.hasPrefix(scheme.rawValue) } }
    if let asked, !hasChanged, !takes(asked.scheme), takes(asked.scheme.other) {
      login?.scheme = asked.scheme.other
      hasChanged = true
      return nil
    }
    // The request was sent before the scheme was changed for another one.
    if let asked, asked.scheme != login?.scheme { return nil }
    isRefused = true
    return .failure(.password)
  }
}

extension WebLogin.Scheme {
  fileprivate var other: WebLogin.Scheme { self == .basic ? .digest : .basic }
}
