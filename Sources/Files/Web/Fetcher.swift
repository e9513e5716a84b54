/// The program's only access to public addresses of the web. Tests replace it to give their own answers.
package protocol Fetcher: Sendable {
  /// Makes a request and waits for the whole answer. Call it on a thread that may block.
  ///
  /// - Throws: ``WebFailure`` if there is no complete answer. An answer with a status such as 404 is not a failure.
  func fetch(_ request: WebRequest) throws(WebFailure) -> WebAnswer
}

/// A request, with the limits of its answer.
package struct WebRequest: Equatable, Sendable {
  package var address: WebAddress
  /// Header fields in addition to those of every request.
  package var headers: [WebHeader]
  /// The largest number of bytes of the answer's content as it is sent.
  package var limit: Int
  /// The longest time for the whole answer, in seconds.
  package var seconds: Int

  package init(_ address: WebAddress, headers: [WebHeader] = [], limit: Int = 50_000_000, seconds: Int = 30) {
    (self.address, self.headers, self.limit, self.seconds) = (address, headers, limit, seconds)
  }
}

/// A header field of a request or an answer.
package struct WebHeader: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }
}

/// The answer of a server, after all redirections.
package struct WebAnswer: Equatable, Sendable {
  /// The HTTP status, 100…999.
  package var status: Int
  package var headers: [WebHeader]
  /// The content as it was sent; an answer to a ``WebRequest`` may be packed by gzip.
  package var body: [UInt8]

  package init(status: Int, headers: [WebHeader] = [], body: [UInt8] = []) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  /// The value of the last header field with a name, ignoring case; nil if there is none.
  package func header(_ name: String) -> String? {
    headers.last { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// The reason why there is no complete answer.
package enum WebFailure: Error, Equatable, Sendable {
  /// The program curl is not installed.
  case noCurl
  case unknownHost
  case notReached
  case tooLate(seconds: Int)
  /// No secure connection could be made, for a reason in the words of curl.
  case insecure(String)
  case brokenOff
  case tooLarge(limit: Int)
  case endlessRedirection
  /// The server redirects to an address outside the web.
  case redirectedElsewhere
  /// The answer is not HTTP.
  case notHTTP
  /// The request was not made, because an earlier request of its connection failed or was refused.
  case notAsked
  /// The content of the request cannot be sent.
  case unsendable
  /// Curl failed with a status, for a reason in its own words.
  case curl(Int32, String)
  /// Curl could not be run.
  case system(ErrorNumber)
}

extension WebFailure {
  /// Whether the same request may succeed at another time or in another network.
  package var isPassing: Bool {
    switch self {
    case .noCurl, .unknownHost, .notReached, .tooLate, .insecure, .brokenOff, .notHTTP, .notAsked, .curl, .system: true
    case .tooLarge, .endlessRedirection, .redirectedElsewhere, .unsendable: false
    }
  }
}

extension WebFailure: CustomStringConvertible {
  /// A phrase to follow the address.
  package var description: String {
    switch self {
    case .noCurl: "addresses are asked by curl, which is not installed"
    case .unknownHost: "its host is not known, or there is no network"
    case .notReached: "its host cannot be reached"
    case .tooLate(let seconds): "no whole answer within \(seconds) second\(seconds == 1 ? "" : "s")"
    case .insecure(let reason): "no secure connection\(reason.isEmpty ? "" : ": \(reason)")\(WebFailure.remedy(reason))"
    case .brokenOff: "the answer broke off"
    case .tooLarge(let limit): "the answer is larger than \(limit / 1_000_000) MB"
    case .endlessRedirection: "it leads on from address to address without an end"
    case .redirectedElsewhere: "it leads to an address that is neither https: nor http:"
    case .notHTTP: "the answer is not one of a web server"
    case .notAsked: "it was not asked, since the question before went wrong"
    case .unsendable: "what is to be sent is too large, or no text"
    case .curl(let status, let reason): "curl ended with \(status)\(reason.isEmpty ? "" : ": \(reason)")"
    case .system(let error): "curl cannot be run: \(error)"
    }
  }

  /// Advice about a certificate that no known authority has signed, recognised by curl's message. Depending on its
  /// library, curl says `self-signed certificate`, `unable to get local issuer certificate` or `certificate signer not
  /// trusted`.
  private static func remedy(_ reason: String) -> String {
    let words = reason.lowercased().split(separator: " ")
    guard words.contains("certificate"),
      words.contains(where: { ["self-signed", "self", "issuer", "signer"].contains($0) })
    else { return "" }
    return "; if you trust it, have this machine know its certificate, or name that in CURL_CA_BUNDLE"
  }
}
