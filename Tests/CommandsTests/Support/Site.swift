import Itinerary
import Store
import Synchronization
import TestSupport

final class Site: Sendable {
  typealias Answer = @Sendable (WebServer.Request) -> WebServer.Reply

  private final class Current: Sendable {
    let answer: Mutex<Answer>

    init(_ answer: @escaping Answer) { self.answer = Mutex(answer) }
  }

  private let current: Current
  let server: WebServer

  init(_ answer: @escaping Answer = { _ in .answer() }) throws {
    let current = Current(answer)
    self.current = current
    server = try WebServer { request in current.answer.withLock { $0 }(request) }
  }

  func reply(_ answer: @escaping Answer) { current.answer.withLock { $0 = answer } }

  /// Answers as servers do: with an ETag, and that nothing is new to who knows it.
  func publish(_ body: String) {
    let tag = "\"\(Fingerprint.text(of: Array(body.utf8)))\""
    reply { request in
      request.headers["if-none-match"] == tag
        ? .answer("304 Not Modified", ["ETag: \(tag)"]) : .answer("200 OK", ["ETag: \(tag)"], body)
    }
  }

  var paths: [String] { server.requests.map(\.path) }
}
