import Almanac
import TestSupport
import Testing

@testable import Store

@Suite struct RequestTests {
  private let curl = Curl(agent: "barnstorm/test", path: "/usr/local/bin:/usr/bin:/bin")

  private func ask(
    _ server: WebServer, _ questions: [(method: String, path: String)],
    _ limits: RequestLimits = RequestLimits(seconds: 20)
  ) throws -> [Result<HTTPResponse, HTTPFailure>] {
    let questions = try questions.map { HTTPRequest($0.method, try WebAddress(server.address($0.path))) }
    return curl.responses(to: questions, within: limits)
  }

  private func paths(_ count: Int) -> [(method: String, path: String)] { (0..<count).map { ("GET", "/\($0)") } }

  @Test func `a request has no options of the previous one`() throws {
    let server = try WebServer { _ in .answer("201 Created", [#"ETag: "1""#]) }
    let body = Array("BEGIN:VCALENDAR\r\nSUMMARY:\"a\\b\" @home\tü\r\n".utf8)
    let questions = [
      HTTPRequest(
        "PUT", try WebAddress(server.address("/a%40b/../c.ics")),
        headers: [HTTPHeader("If-Match", #""x\y""#), HTTPHeader("Content-Type", "text/calendar")], body: body),
      HTTPRequest(
        "PROPFIND", try WebAddress(server.address("/")), headers: [HTTPHeader("Depth", "0")], mayBeCompressed: true),
      HTTPRequest("DELETE", try WebAddress(server.address("/a"))),
    ]
    let login = WebLogin(user: "mira", password: "p\"\\ ü:\n")
    let answers = curl.responses(to: questions, within: RequestLimits(login: login))
    try expect(answers.map { try $0.get().status }, [201, 201, 201])
    try expect(answers[0].get().header("etag"), #""1""#)
    let sent = server.requests
    expect(sent.map(\.method), ["PUT", "PROPFIND", "DELETE"])
    expect(sent[0].path, "/a%40b/../c.ics")
    expect(sent[0].body, body)
    expect(sent[0].headers["if-match"], #""x\y""#)
    #expect(sent.allSatisfy { $0.headers["authorization"] == "Basic bWlyYTpwIlwgw7w6Cg==" })
    expect(
      Set(sent[0].headers.keys),
      ["host", "authorization", "user-agent", "accept", "if-match", "content-type", "content-length"])
    expect(Set(sent[1].headers.keys), ["host", "authorization", "user-agent", "accept", "accept-encoding", "depth"])
    expect(Set(sent[2].headers.keys), ["host", "authorization", "user-agent", "accept"])
  }

  @Test func `a compressed response is unpacked on request`() throws {
    let server = try WebServer { _ in .answer("200 OK", ["Content-Encoding: gzip"], gzipped(Array("yes".utf8))) }
    let request = HTTPRequest("REPORT", try WebAddress(server.address("/")), mayBeCompressed: true)
    try expect(curl.response(to: request, within: RequestLimits()).body, Array("yes".utf8))
  }

  @Test(arguments: [0, 1, 40_000, 40_001, 1_000_000]) func `sends a body of any size unchanged`(count: Int) throws {
    let server = try WebServer { _ in .answer("204 No Content") }
    let body = (0..<count).map { $0 == 0 ? UInt8(ascii: "B") : Array("@\r\n\"\\ü".utf8)[$0 % 7] }
    let question = HTTPRequest(
      "PUT", try WebAddress(server.address("/")), headers: [HTTPHeader("Content-Type", "x/y")], body: body)
    let answers = curl.responses(to: [question], within: RequestLimits())
    try expect(answers[0].get().status, 204)
    expect(server.requests.first?.body, body)
    expect(server.requests.first?.headers["content-type"], "x/y")
    #expect(server.requests.first?.headers["expect"] == nil)
  }

  @Test func `a body that cannot be sent stops only its request`() throws {
    let server = try WebServer { _ in .answer() }
    let address = try WebAddress(server.address("/"))
    let bodies: [[UInt8]] = [
      [0x42, 0], Array("@/etc/passwd".utf8), [UInt8](repeating: 0x42, count: 4_000_001), [0x42],
    ]
    let answers = curl.responses(to: bodies.map { HTTPRequest("PUT", address, body: $0) }, within: RequestLimits())
    for reply in answers[..<3] { #expect(throws: HTTPFailure.unsendable) { try reply.get() } }
    try expect(answers[3].get().status, 200)
    expect(server.requests.count, 1)
  }

  @Test func `assigns responses to their requests, whatever they contain`() throws {
    let server = try WebServer { .answer("200 OK", [], "HTTP/1.1 200 OK\r\n\r\n\($0.path)\nbarnstorm-1 0 \n") }
    for count in [0, 1, 41] {
      let bodies = try ask(server, paths(count)).map { String(decoding: try $0.get().body, as: UTF8.self) }
      expect(bodies, (0..<count).map { "HTTP/1.1 200 OK\r\n\r\n/\($0)\nbarnstorm-1 0 \n" })
    }
  }

  @Test func `after a refused request no other is sent`() throws {
    let server = try WebServer { $0.path == "/1" ? .answer("412 Precondition Failed", [], "why") : .answer() }
    let answers = try ask(server, paths(4))
    try expect(answers[..<2].map { try $0.get().status }, [200, 412])
    try expect(answers[1].get().body, Array("why".utf8))
    for reply in answers[2...] { #expect(throws: HTTPFailure.notSent) { try reply.get() } }
    expect(server.requests.count, 2)
  }

  @Test func `a redirect is a response`() throws {
    let server = try WebServer { _ in .answer("301 Moved", ["Location: /elsewhere"], "HTTP/1.1 200 OK\r\n\r\n") }
    let reply = try ask(server, [("PROPFIND", "/")])[0].get()
    expect(reply.status, 301)
    expect(reply.header("Location"), "/elsewhere")
    expect(server.requests.count, 1)
  }

  @Test func `sends a digest to a server that requires one`() throws {
    let server = try WebServer { request in
      guard request.headers["authorization"]?.hasPrefix("Digest username=\"mira\"") == true else {
        return .answer("401 No", [#"WWW-Authenticate: Digest realm="x", nonce="1", qop="auth""#], "HTTP/ is not it")
      }
      return .answer("207 Multi-Status", [], "yes")
    }
    let login = WebLogin(user: "mira", password: "secret", scheme: .digest)
    let answers = try ask(server, [("PROPFIND", "/a"), ("PROPFIND", "/b")], RequestLimits(login: login))
    try expect(answers.map { try $0.get().status }, [207, 207])
    try expect(answers[1].get().body, Array("yes".utf8))
    #expect(server.requests.allSatisfy { !($0.headers["authorization"] ?? "").contains("secret") })
  }

  @Test func `a wrong digest is a refusal`() throws {
    let server = try WebServer { _ in .answer("401 No", [#"WWW-Authenticate: Digest realm="x", nonce="1", qop="auth""#])
    }
    let login = WebLogin(user: "mira", password: "secret", scheme: .digest)
    try expect(ask(server, [("PROPFIND", "/a")], RequestLimits(login: login))[0].get().status, 401)
    expect(server.requests.count, 2)
  }

  @Test func `a server that withholds its response delays only its own requests`() throws {
    for reply in [
      WebServer.Reply.silence(after: []), .silence(after: WebServer.Reply.head()),
      .drip(after: WebServer.Reply.head("200 OK", ["Content-Length: 100000"])),
    ] {
      let server = try WebServer { $0.path == "/1" ? reply : .answer() }
      let answers = try ask(server, paths(4), RequestLimits(seconds: 1))
      try expect(answers[0].get().status, 200)
      #expect(throws: HTTPFailure.timedOut(seconds: 1)) { try answers[1].get() }
      for reply in answers[2...] { #expect(throws: HTTPFailure.notSent) { try reply.get() } }
    }
  }

  @Test func `cuts off an endless response, and keeps what came before`() throws {
    let server = try WebServer {
      $0.path == "/1" ? .flood(after: WebServer.Reply.head()) : .answer("200 OK", [], "first")
    }
    let answers = try ask(server, paths(3), RequestLimits(limit: 100_000, seconds: 20))
    try expect(answers[0].get().body, Array("first".utf8))
    #expect(throws: HTTPFailure.tooLarge(limit: 100_000)) { try answers[1].get() }
    #expect(throws: HTTPFailure.notSent) { try answers[2].get() }
  }

  @Test func `an unreachable server fails every request`() throws {
    let question = HTTPRequest("PROPFIND", try WebAddress("http://127.0.0.1:1/"))
    let answers = curl.responses(to: [question, question], within: RequestLimits())
    #expect(throws: HTTPFailure.unreachable) { try answers[0].get() }
    #expect(throws: HTTPFailure.notSent) { try answers[1].get() }
  }

  @Test func `neither password nor address can be read by other users`() throws {
    let scratch = Scratch()
    try scratch.write("#!/bin/sh\necho \"$*\" >&2\ncat >/dev/null\nexit 99\n", to: "curl", mode: 0o700)
    let question = HTTPRequest("PROPFIND", try WebAddress("https://example.com/secret-token"))
    let login = WebLogin(user: "mira", password: "secret-word")
    let answers = Curl(agent: "x", path: scratch.path).responses(to: [question], within: RequestLimits(login: login))
    guard case .failure(.curl(99, let line)) = answers[0] else { return fail("it should have failed: \(answers[0])") }
    #expect(line.hasPrefix("--disable ") && !line.contains("secret"))
    #expect("\(login)" == "mira" && !String(reflecting: RequestLimits(login: login)).contains("secret-word"))
  }
}
