package enum HTTPFailure: Error, Equatable, Sendable {
  case noCurl
  case unknownHost
  case unreachable
  case timedOut(seconds: Int)
  case insecure(String)
  case truncated
  case tooLarge(limit: Int)
  case tooManyRedirects
  case redirectedOutsideWeb
  /// The server redirects from `https:` to this origin, which is not secure.
  case redirectedInsecurely(String)
  case unreadableRedirect
  case notHTTP
  /// An earlier request failed or was refused.
  case notSent
  case unsendable
  /// Curl failed with a status, for a reason in its own words.
  case curl(Int32, String)
  case system(ErrorNumber)
}

extension HTTPFailure {
  /// Whether the same request may succeed at another time or in another network.
  package var isPassing: Bool {
    switch self {
    case .noCurl, .unknownHost, .unreachable, .timedOut, .insecure, .truncated, .notHTTP, .notSent, .curl, .system: true
    case .tooLarge, .tooManyRedirects, .redirectedOutsideWeb, .redirectedInsecurely, .unreadableRedirect, .unsendable:
      false
    }
  }

  /// The meaning of an exit status of curl. Source: its manual, "Exit codes".
  init(curl status: Int32, _ reason: String, within limits: RequestLimits) {
    self =
      switch status {
      // `Received HTTP/0.9 when not allowed`, `Unsupported HTTP version in response`.
      case 1 where reason.split(separator: " ").contains { $0.hasPrefix("HTTP") }: .notHTTP
      case 5, 6: .unknownHost
      case 7: .unreachable
      case 8: .notHTTP
      case 18, 52, 55, 56, 61, 92: .truncated
      case 28: .timedOut(seconds: limits.seconds)
      case 35, 51, 53, 54, 58, 59, 60, 64, 66, 77, 80, 82, 83, 90, 91, 98: .insecure(reason)
      case 63: .tooLarge(limit: limits.limit)
      default: .curl(status, reason)
      }
  }
}

extension HTTPFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noCurl: "curl is not installed (needed to fetch addresses)"
    case .unknownHost: "unknown host, or no network"
    case .unreachable: "can't reach the host"
    case .timedOut(let seconds): "timed out after \(seconds) second\(seconds == 1 ? "" : "s")"
    case .insecure(let reason):
      "no secure connection\(reason.isEmpty ? "" : ": \(reason)")\(HTTPFailure.remedy(reason))"
    case .truncated: "the response was truncated"
    case .tooLarge(let limit): "the response is larger than \(limit / 1_000_000) MB"
    case .tooManyRedirects: "too many redirects"
    case .redirectedOutsideWeb: "redirects to an address that is not http or https"
    case .redirectedInsecurely(let origin): "redirects from https to \(origin); if you trust it, use that address"
    case .unreadableRedirect: "redirects to an invalid address"
    case .notHTTP: "invalid HTTP response"
    case .notSent: "not requested because an earlier request failed"
    case .unsendable: "the content to send is too large, or not text"
    case .curl(let status, let reason): "curl ended with status \(status)\(reason.isEmpty ? "" : ": \(reason)")"
    case .system(let error): "can't run curl: \(error)"
    }
  }

  /// Advice about a certificate that no known authority has signed. Depending on its library, curl says `self-signed
  /// certificate`, `unable to get local issuer certificate` or `certificate signer not trusted`.
  private static func remedy(_ reason: String) -> String {
    let words = reason.lowercased().split(separator: " ")
    guard words.contains("certificate"),
      words.contains(where: { ["self-signed", "self", "issuer", "signer"].contains($0) })
    else { return "" }
    return "; if you trust it, add its certificate to the system store or set CURL_CA_BUNDLE"
  }
}
