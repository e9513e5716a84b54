import Almanac
import Glibc
import TestSupport
import Testing

@testable import Store

@Suite struct CurlTests {
  private let curl = Curl(agent: "barnstorm/test", path: "/usr/local/bin:/usr/bin:/bin")

  private func ask(
    _ server: WebServer, _ path: String = "/games.ics", _ headers: [HTTPHeader] = [], limit: Int = 1_000_000,
    seconds: Int = 20
  ) throws -> HTTPResponse {
    let address = try WebAddress(server.address(path))
    return try curl.response(
      following: HTTPRequest("GET", address, headers: headers), within: RequestLimits(limit: limit, seconds: seconds))
  }

  @Test func `a response has its headers and its body`() throws {
    let server = try WebServer { _ in
      .answer("200 OK", [#"ETag: "v1""#, "Last-Modified: Sun, 22 Nov 2026 10:00:00 GMT"], "BEGIN:VCALENDAR")
    }
    let reply = try ask(server)
    expect(reply.status, 200)
    expect(reply.header("etag"), #""v1""#)
    expect(reply.header("Last-Modified"), "Sun, 22 Nov 2026 10:00:00 GMT")
    #expect(reply.header("Retry-After") == nil)
    expect(String(decoding: reply.body, as: UTF8.self), "BEGIN:VCALENDAR")
  }

  @Test func `a request has only a user agent and the ETag`() throws {
    let server = try WebServer { _ in .answer("304 Not Modified", [#"ETag: "v1""#]) }
    let tag = #"W/"a\b""#
    let reply = try ask(
      server, "/a?b=1&c=%22", [HTTPHeader("Accept-Encoding", "gzip"), HTTPHeader("If-None-Match", tag)])
    expect(reply.status, 304)
    #expect(reply.body.isEmpty)
    let request = try #require(server.requests.first)
    expect(request.path, "/a?b=1&c=%22")
    expect(request.headers["if-none-match"], tag)
    expect(request.headers["user-agent"], "barnstorm/test")
    expect(Set(request.headers.keys), ["host", "accept", "accept-encoding", "if-none-match", "user-agent"])
  }

  @Test func `sends brackets and braces in an address unchanged`() throws {
    let server = try WebServer { _ in .answer() }
    _ = try ask(server, "/{a,b}[1-3]\"x")
    expect(server.requests.map(\.path), ["/{a,b}[1-3]\"x"])
  }

  @Test(arguments: ["404 Not Found", "410 Gone", "500 Internal Server Error", "403 Forbidden"])
  func `an error status is a response`(status: String) throws {
    let server = try WebServer { _ in .answer(status, [], "<html>") }
    try expect(ask(server).status, Int(status.prefix(3)))
  }

  @Test func `a compressed response stays compressed`() throws {
    let content = gzipped(Array(String(repeating: "BEGIN:VCALENDAR\r\n", count: 100).utf8))
    for body in [content, Array(content.dropLast(9)), Array("BEGIN:VCALENDAR".utf8)] {
      let server = try WebServer { request in
        expect(request.headers["accept-encoding"], "gzip")
        return .answer("200 OK", ["Content-Encoding: gzip"], body)
      }
      try expect(ask(server, "/games.ics", [HTTPHeader("Accept-Encoding", "gzip")]).body, body)
    }
  }

  @Test func `a redirect is followed and its header is dropped`() throws {
    let server = try WebServer { request in
      switch request.path {
      case "/old":
        .answer("301 Moved Permanently", ["Location: /newer", #"ETag: "old""#], "HTTP/1.1 200 Wrong\r\n\r\nx")
      case "/newer": .answer("302 Found", ["Location: /new"])
      default: .answer("200 OK", [], "HTTP/ is what this text begins with\n\n")
      }
    }
    let reply = try ask(server, "/old")
    expect(reply.status, 200)
    #expect(reply.header("ETag") == nil)
    expect(String(decoding: reply.body, as: UTF8.self), "HTTP/ is what this text begins with\n\n")
    expect(server.requests.map(\.path), ["/old", "/newer", "/new"])
  }

  @Test(arguments: ["file:///etc/passwd", "ftp://127.0.0.1/a", "dict://127.0.0.1/a"])
  func `does not follow a redirect to another scheme`(target: String) throws {
    let server = try WebServer { _ in .answer("301 Moved Permanently", ["Location: \(target)"]) }
    #expect(throws: HTTPFailure.redirectedOutsideWeb) { try ask(server) }
  }

  @Test func `reads redirects itself instead of curl`() throws {
    let server = try WebServer { _ in .answer("302 Found", ["Location: http://127.0.0.1\\@127.0.0.2/"]) }
    #expect(throws: HTTPFailure.unreadableRedirect) { try ask(server) }
    expect(server.requests.count, 1)
  }

  @Test func `a redirect from https to http is not followed`() throws {
    struct Redirecting: HTTPClient {
      func responses(to requests: [HTTPRequest], within _: RequestLimits) -> [Result<HTTPResponse, HTTPFailure>] {
        requests.map { _ in .success(HTTPResponse(status: 301, headers: [HTTPHeader("Location", "http://a.example/b")]))
        }
      }
    }
    let request = HTTPRequest("GET", try WebAddress("https://a.example/"))
    #expect(throws: HTTPFailure.redirectedInsecurely("http://a.example")) {
      try Redirecting().response(following: request, within: RequestLimits())
    }
  }

  @Test func `a circle of redirects ends`() throws {
    let server = try WebServer { _ in .answer("302 Found", ["Location: /games.ics"]) }
    #expect(throws: HTTPFailure.tooManyRedirects) { try ask(server) }
    expect(server.requests.count, 6)
  }

  @Test func `rejects a response over the size limit`() throws {
    let announced = try WebServer { _ in .flood(after: WebServer.Reply.head("200 OK", ["Content-Length: 2000000"])) }
    #expect(throws: HTTPFailure.tooLarge(limit: 1_000_000)) { try ask(announced) }
    let endless = try WebServer { _ in .flood(after: WebServer.Reply.head()) }
    #expect(throws: HTTPFailure.tooLarge(limit: 1_000_000)) { try ask(endless) }
    let exact = try WebServer { _ in .answer("200 OK", [], [UInt8](repeating: 0x41, count: 1000)) }
    try expect(ask(exact, limit: 1000).body.count, 1000)
    #expect(throws: HTTPFailure.tooLarge(limit: 999)) { try ask(exact, limit: 999) }
  }

  @Test func `rejects a truncated response`() throws {
    let half = try WebServer { _ in
      .bytes(WebServer.Reply.head("200 OK", ["Content-Length: 100"]) + Array("BEGIN".utf8))
    }
    #expect(throws: HTTPFailure.truncated) { try ask(half) }
    let chunked = try WebServer { _ in
      .bytes(WebServer.Reply.head("200 OK", ["Transfer-Encoding: chunked"]) + Array("5\r\nBEGIN\r\n".utf8))
    }
    #expect(throws: HTTPFailure.truncated) { try ask(chunked) }
    let nothing = try WebServer { _ in .bytes([]) }
    #expect(throws: HTTPFailure.truncated) { try ask(nothing) }
  }

  @Test func `each failure names its cause`() throws {
    let server = try WebServer { _ in .bytes(Array("SSH-2.0-OpenSSH\r\n".utf8)) }
    let isInsecure = if case .insecure = try failure(curl, "https://127.0.0.1:\(server.port)/") { true } else { false }
    #expect(isInsecure)
    #expect(try failure(curl, "http://127.0.0.1:1/") == .unreachable)
    #expect(try failure(curl, "http://nowhere.invalid/") == .unknownHost)
    #expect(try failure(curl, "http://127.0.0.1:\(server.port)/") == .notHTTP)
    let odd = try WebServer { _ in .bytes(Array("HTTP/1.1 ABC OK\r\n\r\n".utf8)) }
    #expect(try failure(curl, "http://127.0.0.1:\(odd.port)/") == .notHTTP)
  }

  @Test func `reports that curl is missing`() throws {
    let scratch = Scratch()
    let address = try WebAddress("https://example.com/")
    for path in [nil, "", scratch.path, "relative"] as [FilePath?] {
      #expect(throws: HTTPFailure.noCurl) {
        try Curl(agent: "x", path: path).response(to: HTTPRequest("GET", address), within: RequestLimits())
      }
    }
    try scratch.write("#!/nowhere/interpreter\n", to: "curl", mode: 0o700)
    #expect(throws: HTTPFailure.curl(127, "")) {
      try Curl(agent: "x", path: scratch.path).response(to: HTTPRequest("GET", address), within: RequestLimits())
    }
  }

  private func failure(_ curl: Curl, _ text: String) throws -> HTTPFailure? {
    let request = HTTPRequest("GET", try WebAddress(text))
    let result = Result { () throws(HTTPFailure) in try curl.response(to: request, within: RequestLimits()) }
    return if case .failure(let failure) = result { failure } else { nil }
  }
}
