import Disk

/// The one way from the program to the web. Tests replace it by answers of their own.
package protocol Fetcher: Sendable {
  /// Asks a server and waits for the whole answer. Called on a thread where waiting is no harm.
  ///
  /// - Throws: ``WebFailure`` if there is no whole answer. An answer with a status such as 404 is an answer.
  func fetch(_ request: WebRequest) throws(WebFailure) -> WebAnswer
}

/// A question to a server, with the bounds of its answer.
package struct WebRequest: Equatable, Sendable {
  package var address: WebAddress
  /// Header fields beside those that every request has.
  package var headers: [WebHeader]
  /// The most bytes that the content of the answer may have, unpacked.
  package var limit: Int
  /// The longest time until the whole answer is there.
  package var seconds: Int

  package init(_ address: WebAddress, headers: [WebHeader] = [], limit: Int = 50_000_000, seconds: Int = 30) {
    (self.address, self.headers, self.limit, self.seconds) = (address, headers, limit, seconds)
  }
}

/// A field of the header of a question or an answer.
package struct WebHeader: Equatable, Sendable {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    (self.name, self.value) = (name, value)
  }
}

/// The answer of a server, after all redirections.
package struct WebAnswer: Equatable, Sendable {
  /// The status of HTTP, 100…999.
  package var status: Int
  package var headers: [WebHeader]
  package var body: [UInt8]

  package init(status: Int, headers: [WebHeader] = [], body: [UInt8] = []) {
    (self.status, self.headers, self.body) = (status, headers, body)
  }

  /// The value of the last field of a name, whose case does not matter; nil if there is none.
  package func header(_ name: String) -> String? {
    headers.last { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// The reason why there is no whole answer.
package enum WebFailure: Error, Equatable, Sendable {
  /// The program that asks is not on this machine.
  case noCurl
  case unknownHost
  case notReached
  case tooLate(seconds: Int)
  /// No secure connection could be made, for a reason in the words of curl.
  case insecure(String)
  case brokenOff
  case tooLarge(limit: Int)
  case endlessRedirection
  /// The server leads to an address that is not of the web.
  case redirectedElsewhere
  /// The answer is not one of HTTP.
  case notHTTP
  /// A question of its connection before it was not answered, or with a refusal.
  case notAsked
  /// The question has a content that cannot be sent.
  case unsendable
  /// Curl failed with a status for a reason in its own words.
  case curl(Int32, String)
  /// The system did not run curl.
  case system(ErrorNumber)
}

extension WebFailure {
  /// Whether the same question may be answered at another time or in another network.
  package var isPassing: Bool {
    switch self {
    case .noCurl, .unknownHost, .notReached, .tooLate, .insecure, .brokenOff, .notHTTP, .notAsked, .curl, .system: true
    case .tooLarge, .endlessRedirection, .redirectedElsewhere, .unsendable: false
    }
  }
}

extension WebFailure: CustomStringConvertible {
  /// A phrase that follows the address.
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

  /// What to do about a certificate that nobody known has signed, by what curl says of it: the libraries that it can be built
  /// with say `self-signed certificate`, `unable to get local issuer certificate` or `certificate signer not trusted`.
  private static func remedy(_ reason: String) -> String {
    let words = reason.lowercased().split(separator: " ")
    guard words.contains("certificate"),
      words.contains(where: { ["self-signed", "self", "issuer", "signer"].contains($0) })
    else { return "" }
    return "; if you trust it, have this machine know its certificate, or name that in CURL_CA_BUNDLE"
  }
}
