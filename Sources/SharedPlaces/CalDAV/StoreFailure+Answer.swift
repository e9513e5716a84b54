import ItineraryCore
import Sharing
import Web

extension StoreFailure {
  /// What it means that there is no whole answer.
  init(_ failure: WebFailure, host: String) {
    switch failure {
    case .tooLarge, .unsendable: self = .refused("\(failure)")
    default: self = .offline("\(host): \(failure)")
    }
  }

  /// The failure of a server that could not deal with a question; nil for an answer to it.
  init?(unableToAnswer answer: WebAnswer, host: String) {
    switch answer.status {
    case 429, 503: self = .busy(seconds: answer.retryAfter)
    case 507: self = .full(answer.explanation)
    // A gateway or a proxy rather than the server. 500 is about this question alone: some answer so to one that they do
    // not understand.
    case 407, 408, 421, 425, 502, 504, 506, 508...: self = .inTrouble(answer, host: host)
    default: return nil
    }
  }

  /// The failure of a server to do what it is for.
  static func inTrouble(_ answer: WebAnswer, host: String) -> StoreFailure {
    answer.status >= 400
      ? .offline("\(host): the server is in trouble (\(answer.status))")
      : .offline("\(host): the answer is none of a calendar server (\(answer.status))")
  }

  /// Whether it is of no use to ask the server anything else now.
  var endsCorrespondence: Bool {
    switch self {
    case .password, .busy, .offline: true
    case .changed, .missing, .gone, .idTaken, .refused, .readOnly, .full: false
    }
  }
}

extension WebAnswer {
  /// The seconds for which the server wants to be left alone (RFC 9110, 10.2.3), at most a day; nil if it does not say.
  var retryAfter: Int? {
    guard let text = header("Retry-After") else { return nil }
    if let seconds = Int(text) { return seconds < 0 ? nil : min(seconds, Self.day) }
    guard let moment = Timestamp(http: text), let now = header("Date").flatMap(Timestamp.init(http:)) else {
      return nil
    }
    return max(0, min(Int((moment.microseconds - now.microseconds) / 1_000_000), Self.day))
  }

  private static let day = 86_400

  /// The reasons in an answer of WebDAV; none if it is another one.
  var conditions: [XMLName] { errorElement?.children.map(\.name) ?? [] }

  /// What the server says of a refusal, for people: `no room (507)`.
  var explanation: String {
    let said = errorElement?.first(.message)?.text ?? plainText
    let words = String((said ?? "").map { $0.isWhitespace ? " " : $0 }).printable.singleSpaced
    let short = words.count > Self.longest ? "\(words.prefix(Self.longest))…" : words
    return short.isEmpty ? "status \(status)" : "\(short) (\(status))"
  }

  private static let longest = 160

  private var errorElement: XMLElement? {
    guard let root = try? XMLReader.read(body), root.name == .error else { return nil }
    return root
  }

  /// The content if it is a text without markup.
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
