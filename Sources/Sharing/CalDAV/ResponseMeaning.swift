import Itinerary
import Store
import XML

extension StoreFailure {
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

  static func serverError(_ response: HTTPResponse, host: String) -> StoreFailure {
    response.status >= 400
      ? .offline("\(host): server error (\(response.status))")
      : .offline("\(host): not a CalDAV response (\(response.status))")
  }

  var endsRequests: Bool {
    switch self {
    case .password, .busy, .offline: true
    case .changed, .missing, .gone, .idTaken, .refused, .readOnly, .full: false
    }
  }
}

extension HTTPResponse {
  /// At most a day.
  var retryAfter: Int? { retryAfter(atMost: Self.day, now: nil) }

  private static let day = 86_400

  var conditions: [DAVName] { errorElement?.children.compactMap(\.davName) ?? [] }

  /// For people: `no room (507)`.
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

  /// Nil for markup.
  private var plainText: String? {
    let start = String(decoding: body.prefix(1000), as: UTF8.self)
    return start.contains("<") || start.contains("{") ? nil : start
  }
}

extension String {
  var printable: String {
    var text = ""
    text.unicodeScalars += unicodeScalars.filter { $0.properties.generalCategory != .control }
    return text
  }
}
