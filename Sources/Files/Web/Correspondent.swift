/// Access to servers that hold data of a user: requests of any method, many at a time, without following redirections.
/// Tests replace it to give their own answers.
package protocol Correspondent: Sendable {
  /// Makes requests over several connections and waits for the answers. The requests of one connection are made one
  /// after the other. Call it on a thread that may block.
  ///
  /// A connection ends with the first failure or status of 400 and above. Its remaining requests fail with
  /// ``WebFailure/notAsked``.
  ///
  /// - Returns: an answer or a failure for each request, in the same order.
  func answers(to questions: [WebQuestion], on terms: WebTerms) -> [Result<WebAnswer, WebFailure>]
}

/// A request of any method.
package struct WebQuestion: Equatable, Sendable {
  /// The method in capitals: `PROPFIND`.
  package var method: String
  package var address: WebAddress
  /// Header fields in addition to those of every request.
  package var headers: [WebHeader]
  /// The content; nil for none. It has at most ``mostBody`` bytes, none of them zero, and does not begin with `@`.
  package var body: [UInt8]?
  /// Whether the answer may be compressed. Some servers give a compressed answer another tag than the resource has.
  package var mayBePacked: Bool

  package init(
    _ method: String, _ address: WebAddress, headers: [WebHeader] = [], body: [UInt8]? = nil, mayBePacked: Bool = false
  ) {
    (self.method, self.address, self.headers, self.body) = (method, address, headers, body)
    self.mayBePacked = mayBePacked
  }

  /// The largest number of bytes of a content.
  package static let mostBody = 4_000_000

  var canBeSent: Bool {
    guard let body else { return true }
    return body.count <= Self.mostBody && body.first != UInt8(ascii: "@") && !body.contains(0)
  }
}

/// The conditions for making requests.
package struct WebTerms: Equatable, Sendable {
  package var login: WebLogin?
  /// The largest number of connections at a time, 1…8.
  package var connections: Int
  /// The largest number of bytes of all answers over one connection.
  package var limit: Int
  /// The longest time for a whole answer, in seconds.
  package var seconds: Int

  package init(login: WebLogin? = nil, connections: Int = 1, limit: Int = 32_000_000, seconds: Int = 30) {
    (self.login, self.connections, self.limit, self.seconds) = (login, connections, limit, seconds)
  }
}

/// The name of a user on a server with the password, which is sent with every request.
package struct WebLogin: Equatable, Sendable {
  /// The authentication scheme for the password (RFC 7617, RFC 7616).
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
  /// The user without the password, so that the password is never printed by accident.
  package var description: String { user }
  package var debugDescription: String { user }
}
