import Itinerary
import Store
import XML

extension StoreFailure {
  /// The meaning of a missing or incomplete response.
  init(_ failure: HTTPFailure, host: String) {
    switch failure {
    case .tooLarge, .unsendable: self = .refused("\(failure)")
    default: self = .offline("\(host): \(failure)")
    }
  }

  /// The failure of a server that could not process a request; nil for a real response.
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

  /// A failure of the server as a whole.
  static func serverError(_ response: HTTPResponse, host: String) -> StoreFailure {
    response.status >= 400
      ? .offline("\(host): server error (\(response.status))")
      : .offline("\(host): not a CalDAV response (\(response.status))")
  }

  /// Whether all further requests to the server would fail.
  var endsRequests: Bool {
    switch self {
    case .password, .busy, .offline: true
    case .changed, .missing, .gone, .idTaken, .refused, .readOnly, .full: false
    }
  }
}

extension HTTPResponse {
  /// The seconds to wait before the next request, at most a day, if the server names them.
  var retryAfter: Int? { retryAfter(atMost: Self.day, now: nil) }

  private static let day = 86_400

  /// The error conditions in a WebDAV response; empty for any other response.
  var conditions: [DAVName] { errorElement?.children.compactMap(\.davName) ?? [] }

  /// The server's explanation of a refusal, for people: `no room (507)`.
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

  /// The content, if it is text without markup.
  private var plainText: String? {
    let start = String(decoding: body.prefix(1000), as: UTF8.self)
    return start.contains("<") || start.contains("{") ? nil : start
  }
}

extension String {
  /// The text without control characters.
  var printable: String {
    var text = ""
    text.unicodeScalars += unicodeScalars.filter { $0.properties.generalCategory != .control }
    return text
  }
}
