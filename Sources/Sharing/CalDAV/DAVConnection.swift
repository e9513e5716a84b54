import Itinerary
import Store
import XML

/// Requests to one server by one user, none after a refused password: servers lock out clients that keep trying.
struct DAVConnection {
  private let web: any HTTPClient
  private(set) var login: WebLogin?
  private var hasChanged = false
  private(set) var isRefused = false
  private(set) var serverTime: Timestamp?

  init(_ web: any HTTPClient, _ login: WebLogin?) { (self.web, self.login) = (web, login) }

  /// Makes requests one after the other until one of them shows that all others would fail.
  mutating func send(_ requests: [HTTPRequest]) -> [Result<HTTPResponse, RemoteFailure>] {
    var results = [Result<HTTPResponse, RemoteFailure>?](repeating: nil, count: requests.count)
    var end: RemoteFailure? = isRefused ? .password : nil
    var open = Array(requests.indices)
    while !open.isEmpty, end == nil {
      let before = (open.count, login)
      let responses = web.responses(to: open.map { requests[$0] }, within: RequestLimits(login: login))
      for (index, response) in zip(open, responses) {
        let host = requests[index].address.host
        guard let result = result(of: response, from: host, with: before.1) else { continue }
        results[index] = result
        if case .failure(let failure) = result, failure.endsRequests { end = end ?? failure }
      }
      open.removeAll { results[$0] != nil }
      if (open.count, login) == before { end = .offline("no request was sent") }
    }
    let reason = end ?? .offline("no request was sent")
    return results.map { result in result ?? .failure(reason) }
  }

  mutating func send(_ request: HTTPRequest) throws(RemoteFailure) -> HTTPResponse {
    try send([request])[0].get()
  }

  /// Nil if the request has to be repeated.
  private mutating func result(
    of response: Result<HTTPResponse, HTTPFailure>, from host: String, with login: WebLogin?
  ) -> Result<HTTPResponse, RemoteFailure>? {
    switch response {
    case .failure(.notSent): return nil
    case .failure(let failure): return .failure(RemoteFailure(failure, host: host))
    case .success(let response):
      serverTime = response.header("Date").flatMap(Timestamp.init(http:)) ?? serverTime
      if response.status == 401 { return handleChallenge(response, with: login) }
      return RemoteFailure(serverProblem: response, host: host).map { .failure($0) } ?? .success(response)
    }
  }

  /// Basic is tried first, because Digest costs an additional request each time.
  private mutating func handleChallenge(
    _ response: HTTPResponse, with used: WebLogin?
  ) -> Result<HTTPResponse, RemoteFailure>? {
    let schemes = response.headers.filter { $0.name.lowercased() == "www-authenticate" }.map { $0.value.lowercased() }
    let takes = { (scheme: WebLogin.Scheme) in schemes.contains { $0.hasPrefix(scheme.rawValue) } }
    if let used, !hasChanged, !takes(used.scheme), takes(used.scheme.other) {
      login?.scheme = used.scheme.other
      hasChanged = true
      return nil
    }
    isRefused = true
    return .failure(.password)
  }
}

extension WebLogin.Scheme {
  fileprivate var other: WebLogin.Scheme { self == .basic ? .digest : .basic }
}

extension RemoteFailure {
  init(_ failure: HTTPFailure, host: String) {
    switch failure {
    case .tooLarge, .unsendable: self = .refused("\(failure)")
    default: self = .offline("\(host): \(failure)")
    }
  }

  /// Nil for a real response.
  init?(serverProblem response: HTTPResponse, host: String) {
    switch response.status {
    case 429, 503: self = .busy(seconds: response.retryAfter)
    case 507: self = .full(response.explanation)
    // The response of a gateway or proxy rather than of the server. A 500 concerns only this request: some servers give
    // it for requests that they do not support.
    case 407, 408, 421, 425, 502, 504, 506, 508...: self = .serverError(response, host: host)
    default: return nil
    }
  }

  static func serverError(_ response: HTTPResponse, host: String) -> RemoteFailure {
    response.status >= 400
      ? .offline("\(host): server error (\(response.status))")
      : .offline("\(host): not a CalDAV response (\(response.status))")
  }

  var endsRequests: Bool {
    switch self {
    case .password, .busy, .offline: true
    case .changed, .missing, .deleted, .idTaken, .refused, .readOnly, .full: false
    }
  }
}

extension HTTPResponse {
  var retryAfter: Int? { retryAfter(atMost: Self.day, now: nil) }

  private static let day = 86_400

  var conditions: [DAVName] { errorElement?.children.compactMap(\.davName) ?? [] }

  /// Explains a refusal to people: `no room (507)`.
  var explanation: String {
    let message = errorElement?.first(.message)?.text ?? plainText
    let words = String((message ?? "").map { $0.isWhitespace ? " " : $0 }).printable.singleSpaced
    let short = words.count > Self.longest ? "\(words.prefix(Self.longest))…" : words
    return short.isEmpty ? "status \(status)" : "\(short) (\(status))"
  }

  private static let longest = 160

  private var errorElement: XMLElement? {
    guard let root = try? XMLReader.dav.read(body), root.davName == .error else { return nil }
    return root
  }

  private var plainText: String? {
    let start = String(decoding: body.prefix(1000), as: UTF8.self)
    return start.contains("<") || start.contains("{") ? nil : start
  }
}
