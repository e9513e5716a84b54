/// The way to servers that hold something for a user: questions of any method, many at a time, and no redirection is
/// followed. Tests replace it by answers of their own.
package protocol Correspondent: Sendable {
  /// Asks questions over several connections, those of one connection one after the other, and waits for the answers.
  /// Called on a thread where waiting is no harm.
  ///
  /// A connection ends with the first status of 400 or more and with the first failure: what would have come after it
  /// has failed with ``WebFailure/notAsked``.
  ///
  /// - Returns: an answer or a failure for each question, in their order.
  func answers(to questions: [WebQuestion], on terms: WebTerms) -> [Result<WebAnswer, WebFailure>]
}

/// A question of any method.
package struct WebQuestion: Equatable, Sendable {
  /// `PROPFIND`, in capitals.
  package var method: String
  package var address: WebAddress
  /// Header fields beside those that every request has.
  package var headers: [WebHeader]
  /// The content; none is sent if it is nil. At most ``mostBody`` bytes without a zero among them, the first no `@`.
  package var body: [UInt8]?
  /// Whether the answer may be packed on its way. Some servers give a packed answer another tag than the resource has.
  package var mayBePacked: Bool

  package init(
    _ method: String, _ address: WebAddress, headers: [WebHeader] = [], body: [UInt8]? = nil, mayBePacked: Bool = false
  ) {
    (self.method, self.address, self.headers, self.body) = (method, address, headers, body)
    self.mayBePacked = mayBePacked
  }

  /// The most bytes of a content.
  package static let mostBody = 4_000_000

  var canBeSent: Bool {
    guard let body else { return true }
    return body.count <= Self.mostBody && body.first != UInt8(ascii: "@") && !body.contains(0)
  }
}

/// The conditions of a correspondence.
package struct WebTerms: Equatable, Sendable {
  package var login: WebLogin?
  /// The most connections at a time, 1…8.
  package var connections: Int
  /// The most bytes of all answers over one connection.
  package var limit: Int
  /// The longest time until a whole answer is there.
  package var seconds: Int

  package init(login: WebLogin? = nil, connections: Int = 1, limit: Int = 32_000_000, seconds: Int = 30) {
    (self.login, self.connections, self.limit, self.seconds) = (login, connections, limit, seconds)
  }
}

/// The name of a user on a server, and the password. It is sent with every question.
package struct WebLogin: Equatable, Sendable {
  /// How a password is told (RFC 7617, RFC 7616).
  package enum Scheme: String, Sendable {
    case basic, digest
  }

  package var user: String
  package var password: String
  package var scheme: Scheme

  package init(user: String, password: String, scheme: Scheme = .basic) {
    (self.user, self.password, self.scheme) = (user, password, scheme)
  }
}

extension WebLogin: CustomStringConvertible, CustomDebugStringConvertible {
  /// The user without the password, which nothing prints by accident.
  package var description: String { user }
  package var debugDescription: String { user }
}
