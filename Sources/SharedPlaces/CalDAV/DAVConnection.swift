import ItineraryCore
import Sharing
import Web

/// Questions to one server as one user.
///
/// A password that was refused is not sent again, nor anything else: servers slow down those who try, or shut them out.
struct DAVConnection {
  private let web: any Correspondent
  private(set) var login: WebLogin?
  /// Whether the server has asked for another scheme than the first.
  private var hasChanged = false
  /// Whether the server has refused the password, or wants one where there is none.
  private(set) var isRefused = false
  /// The clock of the server at its last answer; nil if it has not said it.
  private(set) var serverTime: Timestamp?

  init(_ web: any Correspondent, _ login: WebLogin?) { (self.web, self.login) = (web, login) }

  /// Asks questions, and stops when there is no use in going on.
  ///
  /// - Parameter connections: the most at a time; over one, each question waits for the answer to that before it.
  /// - Returns: for each question an answer, which can be a refusal of this one question, or why there is none.
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

  /// - Returns: nil if the question has to be asked again.
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

  /// Basic comes first, since Digest costs a question more for each one; a server that takes only the other scheme is told
  /// so, once.
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
    // A question that was under way when another one was told so.
    if let asked, asked.scheme != login?.scheme { return nil }
    isRefused = true
    return .failure(.password)
  }
}

extension WebLogin.Scheme {
  fileprivate var other: WebLogin.Scheme { self == .basic ? .digest : .basic }
}
